//! The process is killed again and again while visitors write: whoever was told "sent" is in the store.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::program::{self, enquiry_with};
use crate::search_index::assert_each_is_found_once;
use crate::support::http::Client;

const ENQUIRIES: usize = 2000;
const CLIENTS: usize = 16;
const KILLS: usize = 22;

#[test]
fn no_enquiry_that_was_confirmed_is_lost_or_doubled_by_crashes() {
    let mut torre = program::start(&[]);
    let address = torre.address;
    let (next, confirmed, attempts) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let answers: Mutex<HashMap<String, String>> = Mutex::default();
    let mut kills = 0;
    std::thread::scope(|scope| {
        for _ in 0..CLIENTS {
            scope.spawn(|| {
                let mut client = Client::new(address);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= ENQUIRIES {
                        break;
                    }
                    let id = send_until_confirmed(&mut client, number, &attempts);
                    answers.lock().unwrap().insert(format!("Consulta número {number} de la prueba"), id);
                    confirmed.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        while confirmed.load(Ordering::Relaxed) < ENQUIRIES {
            let so_far = confirmed.load(Ordering::Relaxed);
            if kills < KILLS && so_far >= (kills + 1) * ENQUIRIES / (KILLS + 2) {
                torre.kill();
                torre.run();
                kills += 1;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    });
    let answers = answers.into_inner().unwrap();
    let stored = torre.leads();
    assert_eq!(kills, KILLS);
    assert_eq!(stored.len(), ENQUIRIES, "each enquiry once");
    for lead in &stored {
        assert_eq!(
            Some(lead["id"].as_str().unwrap()),
            answers.get(lead["message"].as_str().unwrap()).map(String::as_str)
        );
    }
    assert_each_is_found_once(&torre, "consulta", &answers.into_values().collect());
    eprintln!("{ENQUIRIES} enquiries, {kills} kills, {} attempts", attempts.into_inner());
}

/// As a careful client does: the same key until there is an answer.
fn send_until_confirmed(client: &mut Client, number: usize, attempts: &AtomicUsize) -> String {
    let body = enquiry_with(&json!({ "message": format!("Consulta número {number} de la prueba") }));
    let key = format!("enquiry-{number}");
    loop {
        attempts.fetch_add(1, Ordering::Relaxed);
        match client.post_json("/api/leads", &[("Idempotency-Key", &key)], &body) {
            Ok(answer) if answer.status == 201 => {
                let Value::String(id) = answer.json()["id"].clone() else {
                    panic!("no id: {}", answer.text())
                };
                return id;
            }
            Ok(answer) => assert_eq!(answer.status, 503, "{}", answer.text()),
            // The client connects anew by itself.
            Err(_) => {}
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}
