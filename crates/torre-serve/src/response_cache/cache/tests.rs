//! The cache as the request service uses it: a request, the response of its handler, the next request.

use std::net::IpAddr;

use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Request};
use bytes::Bytes;
use http_body_util::Full;
use torre_base::client_key::ClientKey;

use super::*;
use crate::application::Application;

#[derive(Clone)]
struct Site;

impl Application for Site {
    type Variant = char;

    fn variant(cookies: &str) -> Option<char> {
        cookies.strip_prefix("theme=")?.chars().next()
    }

    fn version(&self) -> u64 {
        1
    }

    fn client(&self, peer: IpAddr, _: &HeaderMap) -> ClientKey {
        ClientKey::of(peer)
    }

    fn body_limit(&self, _: &Parts) -> Option<usize> {
        None
    }

    fn is_health_check(&self, _: &str) -> bool {
        false
    }

    fn secure(&self, _: &mut HeaderMap) {}
}

type Cache = ResponseCache<char>;

fn cache() -> Cache {
    ResponseCache::new(SharedBodies::default(), true)
}

fn request(address: &str, headers: &[(&str, &str)]) -> Request<()> {
    let builder = Request::builder().uri(address);
    headers.iter().fold(builder, |builder, (name, value)| builder.header(*name, *value)).body(()).unwrap()
}

fn accepting(address: &str, encodings: &str) -> Request<()> {
    request(address, &[("accept-encoding", encodings)])
}

/// A body that exists as it is, in brotli and in gzip.
fn response(body: impl Into<Bytes>) -> Response<()> {
    let encodings = [Encoding::Brotli, Encoding::Gzip].into_iter().collect();
    let response = Response::builder().header("etag", "W/\"1\"").header("content-type", "text/html");
    response.extension(Repeatable { body: body.into(), encodings }).body(()).unwrap()
}

fn find(cache: &mut Cache, request: &Request<()>, version: u64) -> Option<Response<Full<Bytes>>> {
    let key = CacheKey::of::<Site, _>(request)?;
    cache.get(&key, version, |cached| cached.to_response(request.headers()))
}

fn keep(cache: &mut Cache, request: &Request<()>, version: u64, response: &mut Response<()>) {
    let key = CacheKey::of::<Site, _>(request).unwrap().pending(version);
    cache.insert(key, response);
}

fn give(cache: &mut Cache, request: &Request<()>, version: u64, body: &'static str) {
    keep(cache, request, version, &mut response(body));
}

fn bytes(cache: &Cache) -> usize {
    lock(&cache.bodies).bytes()
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut cache = cache();
    let asked = accepting("/cursos", "br");
    assert!(find(&mut cache, &asked, 1).is_none());
    give(&mut cache, &asked, 1, "courses");
    assert_eq!(find(&mut cache, &asked, 1).unwrap().headers()["content-type"], "text/html");
}

#[test]
fn another_encoding_variant_query_or_method_is_another_question() {
    let mut cache = cache();
    give(&mut cache, &accepting("/cursos", "br"), 1, "courses");
    let others = [
        accepting("/cursos", "gzip"),
        request("/cursos", &[]),
        accepting("/cursos?lang=en", "br"),
        request("/cursos", &[("accept-encoding", "br"), ("cookie", "theme=dark")]),
        request("/cursos", &[("accept-encoding", "br;q=0"), ("accept-encoding", "br")]),
    ];
    for other in &others {
        assert!(find(&mut cache, other, 1).is_none(), "{other:?}");
    }
    let mut head = accepting("/cursos", "br");
    *head.method_mut() = Method::HEAD;
    assert!(find(&mut cache, &head, 1).is_none());
}

#[test]
fn the_encoding_that_is_chosen_counts_and_not_the_words() {
    let mut cache = cache();
    give(&mut cache, &accepting("/", "gzip, deflate, br, zstd"), 1, "brotli");
    for words in ["br", "BR;q=0.9, gzip;q=0.1", "zstd, br", "*", "compress, br;q=1, identity;q=0.5"] {
        assert!(find(&mut cache, &accepting("/", words), 1).is_some(), "{words}");
    }
    for words in ["gzip", "br;q=0.5, gzip", "identity", "zstd", ""] {
        assert!(find(&mut cache, &accepting("/", words), 1).is_none(), "{words}");
    }
}

#[test]
fn two_hundred_odd_ways_to_accept_an_encoding_leave_an_ordinary_browser_its_answer() {
    let mut cache = cache();
    let browser = accepting("/", "gzip, deflate, br, zstd");
    for n in 0..200 {
        let odd = accepting("/", &format!("br;q=0.{n:03}, x-odd-{n}, gzip;q=0.{:03}", 999 - n));
        if find(&mut cache, &odd, 1).is_none() {
            give(&mut cache, &odd, 1, "gzip");
        }
    }
    assert!(find(&mut cache, &browser, 1).is_none());
    give(&mut cache, &browser, 1, "brotli");
    for n in 0..200 {
        let odd = accepting("/", &format!("x-odd-{n}, identity;q=0.{n:03}"));
        if find(&mut cache, &odd, 1).is_none() {
            give(&mut cache, &odd, 1, "plain");
        }
    }
    assert!(find(&mut cache, &browser, 1).is_some());
    // Asked for in 401 ways, cached in three.
    assert_eq!(cache.entries.peek("/").unwrap().len(), 3);
}

#[test]
fn a_body_that_gains_an_encoding_is_cached_anew() {
    let mut cache = cache();
    let asked = accepting("/", "br, gzip");
    let mut plain = response("plain");
    plain.extensions_mut().insert(Repeatable {
        body: Bytes::from_static(b"plain"),
        encodings: [Encoding::Identity].into_iter().collect(),
    });
    keep(&mut cache, &asked, 1, &mut plain);
    assert!(find(&mut cache, &asked, 1).is_some());
    give(&mut cache, &accepting("/", "gzip"), 1, "gzip");
    assert!(find(&mut cache, &asked, 1).is_none());
}

#[test]
fn a_browser_with_a_fresh_copy_gets_no_body() {
    let mut cache = cache();
    give(&mut cache, &request("/", &[]), 1, "home");
    let again = find(&mut cache, &request("/", &[("if-none-match", "\"1\"")]), 1).unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert!(!again.headers().contains_key("content-type"));
    let other = find(&mut cache, &request("/", &[("if-none-match", "\"2\"")]), 1);
    assert_eq!(other.unwrap().status(), StatusCode::OK);
}

#[test]
fn a_new_version_of_the_site_empties_the_cache_and_an_old_answer_stays_out() {
    let mut cache = cache();
    give(&mut cache, &request("/", &[]), 1, "before");
    assert!(find(&mut cache, &request("/", &[]), 2).is_none());
    assert_eq!(bytes(&cache), 0);
    give(&mut cache, &request("/cursos", &[]), 2, "after");
    give(&mut cache, &request("/", &[]), 1, "late");
    assert!(find(&mut cache, &request("/", &[]), 2).is_none());
    assert!(find(&mut cache, &request("/cursos", &[]), 2).is_some());
}

#[test]
fn invented_queries_do_not_push_out_a_page_that_is_visited() {
    let mut cache = cache();
    let home = request("/", &[]);
    give(&mut cache, &home, 1, "home");
    for n in 0..5_000 {
        give(&mut cache, &request(&format!("/?n={n}"), &[]), 1, "home");
        if n % 100 == 0 {
            assert!(find(&mut cache, &home, 1).is_some(), "after {n} queries");
        }
    }
    assert_eq!(cache.entries.len(), MOST_ADDRESSES.get());
    assert_eq!(bytes(&cache), "home".len(), "one body of many addresses is counted once");
}

#[test]
fn large_answers_are_bounded_by_their_bytes_and_those_longest_unused_go() {
    let mut cache = cache();
    let home = request("/", &[]);
    keep(&mut cache, &home, 1, &mut response(vec![1; 20_000]));
    for n in 0..100 {
        let page = request(&format!("/?n={n}"), &[]);
        keep(&mut cache, &page, 1, &mut response(vec![0; 1024 * 1024]));
        // Twice: in memory and in a file.
        assert!(find(&mut cache, &page, 1).is_some() && find(&mut cache, &home, 1).is_some(), "{n}");
        assert!(bytes(&cache) <= MOST_BYTES);
    }
    assert!(find(&mut cache, &request("/?n=0", &[]), 1).is_none());
    assert!(lock(&cache.bodies).files() <= 9, "files go with their bodies");
}

#[test]
fn only_answers_that_say_so_are_cached() {
    let mut cache = cache();
    let asked = request("/api/geo", &[]);
    keep(&mut cache, &asked, 1, &mut Response::new(()));
    assert!(find(&mut cache, &asked, 1).is_none());
    let mut failed = response("failed");
    *failed.status_mut() = StatusCode::NOT_FOUND;
    keep(&mut cache, &asked, 1, &mut failed);
    assert!(find(&mut cache, &asked, 1).is_none());
}
