//! Cached responses are given before hyper sees the request: nobody may notice which of the two has answered, nor whether
//! there is a fast path at all.

use std::io::Write;

use crate::both_paths;
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

fn is_cached(answer: &str) -> bool {
    !answer.contains("\r\nx-request-id: ")
}

/// Each serving thread has its own cache: asks until one has the response, which has no request's id.
fn cached(torre: &Torre, request: &str) -> String {
    wait_for("a cached response", || {
        let answer = exchange(torre.address, request);
        is_cached(&answer).then_some(answer)
    })
}

/// The answer to a request that was asked before: from the cache, or again from the router where there is none.
fn repeated(torre: &Torre, request: &str) -> String {
    if torre.address == both_paths::without_fast_path().address {
        exchange(torre.address, request);
        let answer = exchange(torre.address, request);
        assert!(!is_cached(&answer), "{answer:.300}");
        return answer;
    }
    cached(torre, request)
}

#[test]
fn an_answer_is_the_same_from_the_router_from_the_cache_and_without_the_fast_path() {
    for path in ["/cursos", "/contacto?lang=en", "/api/posts?lang=es", "/favicon.svg"] {
        let first = exchange(Torre::shared().address, &get(path, "Connection: close\r\n"));
        for torre in both_paths::shared() {
            let again = repeated(torre, &get(path, ""));
            assert_eq!(lines(&first), lines(&again), "{path}");
            assert!(again.contains("\r\ndate: ") && again.contains("\r\ncontent-length: "), "{again}");
            assert_eq!(first.split("\r\n\r\n").nth(1), again.split("\r\n\r\n").nth(1), "{path}");
        }
    }
}

#[test]
fn whoever_has_a_fresh_copy_gets_no_body() {
    for torre in both_paths::shared() {
        let etag = torre.get_with("/servicios", &[("accept-encoding", "br")]).header("etag").to_owned();
        repeated(torre, &get("/servicios", ""));
        let answer = repeated(torre, &get("/servicios", &format!("If-None-Match: {etag}\r\n")));
        assert_eq!(statuses(&answer), [304]);
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
    }
}

#[test]
fn requests_in_a_row_are_answered_in_order_by_whoever_can() {
    for torre in both_paths::shared() {
        repeated(torre, &get("/madrid", ""));
        let row = [get("/madrid", ""), get("/madrid", ""), get("/nowhere", ""), get("/madrid", "")].concat();
        assert_eq!(statuses(&exchange(torre.address, &row)), [200, 200, 404, 200]);
    }
}

#[test]
fn a_request_in_pieces_is_waited_for() {
    for torre in both_paths::shared() {
        repeated(torre, &get("/canarias", ""));
        let mut stream = connect(torre.address);
        let request = get("/canarias", "Connection: close\r\n");
        let (start, end) = request.split_at(20);
        stream.write_all(start.as_bytes()).unwrap();
        stream.flush().unwrap();
        stream.write_all(end.as_bytes()).unwrap();
        assert_eq!(statuses(&read_to_end(&mut stream)), [200]);
    }
}

/// However a client words what it accepts, there is one cached response for each encoding.
#[test]
fn odd_words_for_an_encoding_do_not_push_out_an_ordinary_browsers_answer() {
    let torre = Torre::shared();
    let ordinary = "GET /blog HTTP/1.1\r\nHost: torre\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n";
    // One connection stays with one thread, whose cache it fills and asks.
    let odd = |n: usize| {
        format!("GET /blog HTTP/1.1\r\nHost: torre\r\nAccept-Encoding: x-{n}, br, gzip;q=0.{n:03}\r\n\r\n")
    };
    cached(torre, ordinary);
    let row: String = (0..200).map(odd).chain([ordinary.to_owned()]).collect();
    wait_for("the thread that has it", || {
        let answers = exchange(torre.address, &row);
        let ids = answers.matches("\r\nx-request-id: ").count();
        assert_eq!(statuses(&answers).len(), 201);
        // The other thread may route the first request; nobody routes a second.
        assert!(ids <= 1, "{ids} of 201 were routed");
        (ids == 0).then_some(())
    });
}
