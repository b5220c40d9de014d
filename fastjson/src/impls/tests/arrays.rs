//! Arrays and tuples.

use alloc::string::String;
use alloc::vec::Vec;

use super::{agree, check, check_text, error, place};
use crate::ErrorKind::{DepthLimit, Eof, Length, OutOfRange, Syntax, WrongType};
use crate::{Parser, from_str, from_str_into, to_string};

#[test]
fn arrays_of_any_length() {
    check([1.5, -2.5], "[1.5,-2.5]");
    check([String::from("a")], "[\"a\"]");
    check([[1, 2], [3, 4]], "[[1,2],[3,4]]");
    check([0_u8; 0], "[]");
    let numbers: Vec<usize> = (0..1000).collect();
    let text = to_string(&numbers);
    let array: [usize; 1000] = from_str(&text).unwrap();
    assert_eq!(to_string(&array), text);
    assert_eq!(numbers, array);
}

#[test]
fn arrays_of_the_wrong_length() {
    let short = (Length, 4, "expected an array of 2 elements, found 1".into());
    assert_eq!(error::<[u8; 2]>(" [1 ]"), short);
    let long = (Length, 5, "expected an array of 2 elements, found more".into());
    assert_eq!(error::<[u8; 2]>("[1,2 ,3]").0, long.0);
    assert_eq!(error::<[u8; 2]>("[1,2,3]"), long);
    assert_eq!(place::<[u8; 2]>("[]"), (Length, 1));
    assert_eq!(place::<[u8; 0]>("[ 1]"), (Length, 2));
    assert_eq!(place::<(u8, u8)>("[1 ]"), (Length, 3));
    assert_eq!(place::<(u8,)>("[1, 2]"), (Length, 4));
    assert_eq!(place::<(u8,)>("[ ]"), (Length, 2));
    for text in ["[]", "[1]", "[1,2]", "[1,2,3]", "[1,2,]", "[1,2", "{}", "1", "null", "[1,\"2\"]"]
    {
        agree::<[u8; 2]>(text);
        agree::<(u8, u8)>(text);
        agree::<[u8; 0]>(text);
    }
}

#[test]
fn faults_inside() {
    assert_eq!(place::<[u8; 2]>("[1, 256]"), (OutOfRange, 4));
    assert_eq!(place::<(u8, bool)>("[1, 2]"), (WrongType, 4));
    assert_eq!(place::<[u8; 2]>("[1,"), (Eof, 3));
    assert_eq!(place::<(u8, u8)>("[1 2]"), (Syntax, 3));
}

#[test]
fn tuples_of_any_length() {
    check((1,), "[1]");
    check((1, true, 'a', String::new()), "[1,true,\"a\",\"\"]");
    check((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), "[1,2,3,4,5,6,7,8,9,10,11,12]");
    let sixteen = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 'p');
    let text = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,\"p\"]";
    check_text::<(u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, char)>(text);
    assert_eq!(to_string(&sixteen), text);
}

#[test]
fn values_are_filled_in_place_with_the_same_checks() {
    let mut array = [String::with_capacity(64), String::new()];
    from_str_into(&mut array, "[\"a\",\"b\"]").unwrap();
    assert_eq!((array.each_ref().map(String::as_str), array[0].capacity()), (["a", "b"], 64));
    let mut tuple = (String::with_capacity(64), 0);
    from_str_into(&mut tuple, "[\"a\",1]").unwrap();
    assert_eq!((tuple.0.as_str(), tuple.0.capacity(), tuple.1), ("a", 64, 1));
    for text in ["[]", "[\"a\"]", "[\"a\",1,2]", "[\"a\",\"b\",\"c\"]", "{}", "[\"a\",}"] {
        let fresh = from_str::<[String; 2]>(text).unwrap_err();
        let reused = from_str_into(&mut array, text).unwrap_err();
        assert_eq!((fresh.kind(), fresh.offset()), (reused.kind(), reused.offset()), "{text}");
        let fresh = from_str::<(String, u8)>(text).unwrap_err();
        let reused = from_str_into(&mut tuple, text).unwrap_err();
        assert_eq!((fresh.kind(), fresh.offset()), (reused.kind(), reused.offset()), "{text}");
    }
}

#[test]
fn each_array_and_tuple_counts_one_level() {
    let parse = |limit| Parser::new("[[1],[2]]").with_depth_limit(limit);
    assert!(parse(2).parse_document::<[(u8,); 2]>().is_ok());
    let error = parse(1).parse_document::<[(u8,); 2]>().unwrap_err();
    assert_eq!((error.kind(), error.offset()), (DepthLimit, 1));
}
