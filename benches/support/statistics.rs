//! Order statistics of a contender's batches.

/// Nanoseconds per run: the batches of one contender, put in order.
pub struct Summary(Vec<f64>);

impl Summary {
    /// Sorts the batches' times. There must be at least one.
    pub fn new(mut nanoseconds: Vec<f64>) -> Self {
        assert!(!nanoseconds.is_empty(), "nothing was measured");
        nanoseconds.sort_by(f64::total_cmp);
        Self(nanoseconds)
    }

    /// The fastest batch.
    pub fn min(&self) -> f64 {
        self.quantile(0.0)
    }

    /// The middle batch: what is compared.
    pub fn median(&self) -> f64 {
        self.quantile(0.5)
    }

    /// The batch at this share of the order, interpolated between its neighbours.
    pub fn quantile(&self, share: f64) -> f64 {
        let place = share * (self.0.len() - 1) as f64;
        let (below, above) = (place.floor() as usize, place.ceil() as usize);
        self.0[below] + (self.0[above] - self.0[below]) * place.fract()
    }
}

#[cfg(test)]
mod tests {
    use super::Summary;

    #[test]
    fn quantiles_of_five() {
        let summary = Summary::new(vec![5.0, 1.0, 4.0, 2.0, 3.0]);
        assert_eq!(summary.min(), 1.0);
        assert_eq!(summary.quantile(0.25), 2.0);
        assert_eq!(summary.median(), 3.0);
        assert_eq!(summary.quantile(0.625), 3.5);
    }
}
