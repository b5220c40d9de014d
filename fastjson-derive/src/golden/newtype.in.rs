struct UserId<T>(T);
