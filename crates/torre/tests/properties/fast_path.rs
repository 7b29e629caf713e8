//! The fast path beside hyper: whatever it would answer by itself, hyper would have understood in the same way.

use std::convert::Infallible;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::http::{HeaderMap, Method, Request, Response};
use http_body_util::Empty;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncWriteExt, duplex};
use torre_base::language::preference_in;
use torre_serve::fast_path::parser::SimpleRequest;

/// As the program sets it.
const LARGEST_HEAD: usize = 32 * 1024;

struct Seen {
    method: Method,
    address: String,
    headers: HeaderMap,
}

/// Every request that hyper finds in these bytes.
fn as_hyper_reads(bytes: &[u8]) -> Vec<Seen> {
    let seen: Arc<Mutex<Vec<Seen>>> = Arc::default();
    let service = service_fn(|request: Request<Incoming>| {
        let (head, _) = request.into_parts();
        let address = head.uri.path_and_query().map(ToString::to_string).unwrap_or_default();
        let one = Seen { method: head.method, address, headers: head.headers };
        seen.lock().expect("nobody panics here").push(one);
        async { Ok::<_, Infallible>(Response::new(Empty::<Bytes>::new())) }
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let (mut client, server) = duplex(bytes.len().max(64) + 64 * 1024);
        client.write_all(bytes).await.expect("there is room for all");
        client.shutdown().await.expect("nothing waits");
        let mut protocol = hyper::server::conn::http1::Builder::new();
        protocol.half_close(true).max_buf_size(LARGEST_HEAD);
        // What is wrong further on ends the connection; what came before was seen.
        let _ = protocol.serve_connection(TokioIo::new(server), service).await;
    });
    std::mem::take(&mut seen.lock().expect("nobody panics here"))
}

pub fn understands_a_head_as_hyper_does(bytes: &[u8]) {
    let mut rest = bytes;
    let mut simple = Vec::new();
    while let Some(request) = SimpleRequest::parse(rest, preference_in) {
        rest = &rest[request.length..];
        simple.push(request);
    }
    if simple.is_empty() {
        return;
    }
    let seen = as_hyper_reads(bytes);
    assert!(seen.len() >= simple.len(), "hyper found {} requests in {bytes:?}", seen.len());
    for (simple, seen) in simple.iter().zip(&seen) {
        assert_eq!(seen.method, Method::GET, "{bytes:?}");
        assert_eq!(seen.address, simple.address, "{bytes:?}");
        let lines = |name: &str| -> Vec<String> {
            let values = seen.headers.get_all(name).iter();
            values.map(|value| value.to_str().unwrap_or_default().to_owned()).collect()
        };
        let own = |line: Option<&str>| line.map(|line| vec![line.trim().to_owned()]).unwrap_or_default();
        assert_eq!(lines("accept-encoding"), own(simple.accept_encoding), "{bytes:?}");
        assert_eq!(lines("if-none-match"), own(simple.if_none_match), "{bytes:?}");
        assert_eq!(lines("host").len(), 1, "{bytes:?}");
        let language = lines("cookie").iter().find_map(|line| preference_in(line));
        assert_eq!(language, simple.variant, "{bytes:?}");
    }
}
