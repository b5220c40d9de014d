struct Unit;
