struct Point(f64, f64, #[fastjson(default)] f64, #[fastjson(skip)] Cache);
