//! Structs with many members whose names have one length and differ in one byte or two.

use fastjson_benches_derive::wide;

wide!(Wide100, 100);
wide!(Wide300, 300);
