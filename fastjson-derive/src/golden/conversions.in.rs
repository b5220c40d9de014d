#[fastjson(try_from = Vec<T>, into = Vec<T>)]
struct Pair<T>(T, T);
