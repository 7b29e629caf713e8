//! Remembered answers are given at a desk in front of hyper: nobody may notice which of the two has answered.

use std::io::Write;

use crate::support::{Torre, wait_for};
use crate::wire::{connect, exchange, read_to_end, statuses};

const HOST: &str = "Host: torre.example\r\nAccept-Encoding: br\r\n";

fn get(path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\n{HOST}{more}\r\n")
}

/// The lines of the head, without those that differ from answer to answer.
fn lines(answer: &str) -> Vec<&str> {
    let own = ["date: ", "connection: ", "x-request-id: "];
    let head = answer.split("\r\n\r\n").next().unwrap_or_default();
    let mut lines: Vec<_> =
        head.split("\r\n").filter(|line| !own.iter().any(|own| line.starts_with(own))).collect();
    lines.sort_unstable();
    lines
}

/// Each serving thread remembers for itself: asks until one does, which gives no number to the request.
fn remembered(torre: &Torre, request: &str) -> String {
    wait_for("an answer from memory", || {
        let answer = exchange(torre.address, request);
        (!answer.contains("\r\nx-request-id: ")).then_some(answer)
    })
}

#[test]
fn a_remembered_answer_has_the_lines_of_the_first() {
    let torre = Torre::shared();
    for path in ["/cursos", "/contacto?lang=en", "/api/posts?lang=es", "/favicon.svg"] {
        let first = exchange(torre.address, &get(path, "Connection: close\r\n"));
        let again = remembered(torre, &get(path, ""));
        assert_eq!(lines(&first), lines(&again), "{path}");
        assert!(again.contains("\r\ndate: ") && again.contains("\r\ncontent-length: "), "{again}");
        assert_eq!(first.split("\r\n\r\n").nth(1), again.split("\r\n\r\n").nth(1), "{path}");
    }
}

#[test]
fn whoever_has_a_fresh_copy_gets_no_body_from_memory() {
    let torre = Torre::shared();
    let etag = torre.get_with("/servicios", &[("accept-encoding", "br")]).header("etag").to_owned();
    remembered(torre, &get("/servicios", ""));
    let answer = remembered(torre, &get("/servicios", &format!("If-None-Match: {etag}\r\n")));
    assert_eq!(statuses(&answer), [304]);
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}

#[test]
fn requests_in_a_row_are_answered_in_order_by_whoever_can() {
    let torre = Torre::shared();
    remembered(torre, &get("/madrid", ""));
    let row = [get("/madrid", ""), get("/madrid", ""), get("/nowhere", ""), get("/madrid", "")].concat();
    assert_eq!(statuses(&exchange(torre.address, &row)), [200, 200, 404, 200]);
}

#[test]
fn a_request_in_pieces_is_waited_for() {
    let torre = Torre::shared();
    remembered(torre, &get("/canarias", ""));
    let mut stream = connect(torre.address);
    let request = get("/canarias", "Connection: close\r\n");
    let (start, end) = request.split_at(20);
    stream.write_all(start.as_bytes()).unwrap();
    stream.flush().unwrap();
    stream.write_all(end.as_bytes()).unwrap();
    assert_eq!(statuses(&read_to_end(&mut stream)), [200]);
}
