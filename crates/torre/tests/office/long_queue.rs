//! The small form of `make bench-office`: what is asked there is answered rightly.

use serde_json::Value;

use crate::full_queue::{enquiries, fill};
use crate::office_server::on_both_stores;
use crate::questions::QUESTIONS;

#[test]
fn every_question_of_the_bench_is_answered_rightly() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let enquiries = enquiries(2000, &office.id_of(&ana.cookie));
        fill(office, &enquiries);
        office.settle();
        for question in &QUESTIONS {
            let right = question.right_answer(&enquiries);
            assert!(!right.is_empty(), "{}", question.name);
            let answer = office.queue(&ana.cookie, question.query);
            let ids: Vec<&str> =
                answer["rows"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
            assert_eq!(ids, right, "{}", question.name);
            let more = enquiries.iter().filter(|enquiry| (question.is_right)(enquiry)).count() > 50;
            assert_eq!(answer["next"] != Value::Null, more, "{}", question.name);
        }
    });
}
