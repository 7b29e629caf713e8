//! Answers that were given before, ready to be given again.
//!
//! A site of a hundred pages gives the same few hundred answers all day. Each serving thread keeps
//! those it has given, headers included, under all that the answer depends on: the address, the accepted
//! encodings, the stored language. The next visitor who asks the same gets it without routing,
//! negotiation or a lock. A new version of the site empties the memo.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::File;
use std::io::IoSlice;

use axum::http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, header};
use bytes::Bytes;
use http_body_util::Full;
use torre_base::language::{Language, preference_in};

use crate::arena::{Arena, WORTH_SENDING};
use crate::kept::Kept;

/// Addresses kept per thread. Invented queries can fill it; then it starts anew.
const MOST_ADDRESSES: usize = 1024;
/// Bytes kept per thread. Most are shared with the site's own; those that it has let go of must go here too.
const MOST_BYTES: usize = 16 * 1024 * 1024;
/// Ways to ask for one address: browsers send a handful of encodings in two languages.
const MOST_WAYS: usize = 8;

thread_local! {
    static MEMO: RefCell<Memo> = RefCell::default();
}

/// Put on a response by whoever knows that it depends only on its address and [`Way`]; holds its body.
#[derive(Clone)]
pub struct Repeatable(pub Bytes);

/// What an answer depends on besides its address.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Way {
    encodings: Option<HeaderValue>,
    preference: Option<Language>,
}

/// A request as far as a remembered answer depends on it.
pub struct Asked<'a> {
    pub address: &'a str,
    pub encodings: Option<&'a [u8]>,
    pub preference: Option<Language>,
}

/// A request that may be answered from memory, remembered until its answer is known.
#[derive(Debug)]
pub struct Question {
    version: u64,
    address: Box<str>,
    way: Way,
}

#[derive(Default)]
struct Memo {
    version: u64,
    bytes: usize,
    answers: HashMap<Box<str>, Vec<(Way, Kept)>>,
    files: Arena,
}

/// The answer, if this thread has given it since the site last changed.
pub fn find<B>(request: &Request<B>, version: u64) -> Option<Response<Full<Bytes>>> {
    if !is_plain(request) {
        return None;
    }
    let headers = request.headers();
    let asked = Asked {
        address: request.uri().path_and_query()?.as_str(),
        encodings: headers.get(header::ACCEPT_ENCODING).map(HeaderValue::as_bytes),
        preference: preference(headers),
    };
    with_answer(&asked, version, |kept| kept.answer(headers))
}

pub(super) fn with_answer<T>(asked: &Asked<'_>, version: u64, give: impl FnOnce(&Kept) -> T) -> Option<T> {
    MEMO.with_borrow(|memo| {
        let ways = memo.answers.get(asked.address).filter(|_| memo.version == version)?;
        ways.iter().find(|(way, _)| way.is_of(asked)).map(|(_, kept)| give(kept))
    })
}

/// The stored language preference, as its cookie tells it.
fn preference(headers: &HeaderMap) -> Option<Language> {
    let lines = headers.get_all(header::COOKIE).iter();
    lines.filter_map(|line| line.to_str().ok()).find_map(preference_in)
}

/// Encodings in two lines are legal and rare: not worth a longer key.
fn is_plain<B>(request: &Request<B>) -> bool {
    let second_line = || request.headers().get_all(header::ACCEPT_ENCODING).iter().nth(1);
    request.method() == Method::GET && second_line().is_none()
}

/// Taken before a request is handled: `keep` needs what it asked for.
pub fn question<B>(request: &Request<B>, version: u64) -> Option<Question> {
    let headers = request.headers();
    let address = request.uri().path_and_query().filter(|_| is_plain(request))?;
    let way =
        Way { encodings: headers.get(header::ACCEPT_ENCODING).cloned(), preference: preference(headers) };
    Some(Question { version, address: address.as_str().into(), way })
}

/// Keeps an answer, if it is one that may be given again.
pub fn keep<B>(question: Question, response: &mut Response<B>) {
    let Some(Repeatable(body)) = response.extensions_mut().remove::<Repeatable>() else { return };
    if response.status() != StatusCode::OK {
        return;
    }
    let kept = Kept::new(response.headers().clone(), body);
    MEMO.with_borrow_mut(|memo| memo.put(question, kept));
}

/// If one of these pieces is a body that is kept: what stands ahead of it, and where it is in a file.
pub(super) fn with_kept<T>(
    pieces: &[IoSlice<'_>],
    send: impl FnOnce(&[IoSlice<'_>], &File, u64, usize) -> T,
) -> Option<T> {
    let index = pieces.iter().position(|piece| piece.len() >= WORTH_SENDING)?;
    let (ahead, body) = (pieces.get(..index)?, pieces.get(index)?);
    MEMO.with_borrow(|memo| {
        let (file, offset) = memo.files.find(body)?;
        Some(send(ahead, file, offset, body.len()))
    })
}

impl Memo {
    fn put(&mut self, question: Question, kept: Kept) {
        if self.version > question.version {
            return;
        }
        let full = self.answers.len() >= MOST_ADDRESSES || self.bytes + kept.body.len() > MOST_BYTES;
        if self.version < question.version || full {
            *self = Memo { version: question.version, ..Memo::default() };
        }
        let ways = self.answers.entry(question.address).or_default();
        if ways.len() < MOST_WAYS && !ways.iter().any(|(way, _)| *way == question.way) {
            self.bytes += kept.body.len();
            self.files.add(&kept.body);
            ways.push((question.way, kept));
        }
    }
}

impl Way {
    fn is_of(&self, asked: &Asked<'_>) -> bool {
        let encodings = self.encodings.as_ref().map(HeaderValue::as_bytes);
        self.preference == asked.preference && encodings == asked.encodings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(address: &str, headers: &[(&str, &str)]) -> Request<()> {
        let builder = Request::builder().uri(address);
        headers.iter().fold(builder, |builder, (name, value)| builder.header(*name, *value)).body(()).unwrap()
    }

    fn answer(body: &'static str) -> Response<()> {
        let response = Response::builder().header("etag", "W/\"1\"").header("content-type", "text/html");
        response.extension(Repeatable(Bytes::from_static(body.as_bytes()))).body(()).unwrap()
    }

    fn give(request: &Request<()>, version: u64, body: &'static str) {
        keep(question(request, version).unwrap(), &mut answer(body));
    }

    #[test]
    fn the_same_question_gets_the_same_answer() {
        let asked = request("/cursos", &[("accept-encoding", "br")]);
        assert!(find(&asked, 1).is_none());
        give(&asked, 1, "courses");
        assert_eq!(find(&asked, 1).unwrap().headers()["content-type"], "text/html");
    }

    #[test]
    fn another_encoding_language_query_or_method_is_another_question() {
        give(&request("/cursos", &[("accept-encoding", "br")]), 1, "courses");
        assert!(find(&request("/cursos", &[("accept-encoding", "gzip")]), 1).is_none());
        assert!(find(&request("/cursos", &[]), 1).is_none());
        assert!(find(&request("/cursos?lang=en", &[("accept-encoding", "br")]), 1).is_none());
        let preferring =
            request("/cursos", &[("accept-encoding", "br"), ("cookie", "language-preference=en")]);
        assert!(find(&preferring, 1).is_none());
        let twice = request("/cursos", &[("accept-encoding", "br"), ("accept-encoding", "br;q=0")]);
        assert!(find(&twice, 1).is_none());
        let mut head = request("/cursos", &[("accept-encoding", "br")]);
        *head.method_mut() = Method::HEAD;
        assert!(find(&head, 1).is_none());
    }

    #[test]
    fn a_browser_with_a_fresh_copy_gets_no_body() {
        give(&request("/", &[]), 1, "home");
        let again = find(&request("/", &[("if-none-match", "\"1\"")]), 1).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert!(!again.headers().contains_key("content-type"));
        assert_eq!(find(&request("/", &[("if-none-match", "\"2\"")]), 1).unwrap().status(), StatusCode::OK);
    }

    #[test]
    fn a_new_version_of_the_site_empties_the_memo_and_an_old_answer_stays_out() {
        give(&request("/", &[]), 1, "before");
        assert!(find(&request("/", &[]), 2).is_none());
        give(&request("/cursos", &[]), 2, "after");
        give(&request("/", &[]), 1, "late");
        assert!(find(&request("/", &[]), 2).is_none());
    }

    #[test]
    fn invented_queries_do_not_fill_the_memory() {
        for n in 0..5_000 {
            give(&request(&format!("/?n={n}"), &[]), 1, "home");
        }
        MEMO.with_borrow(|memo| assert!(memo.answers.len() <= MOST_ADDRESSES));
    }

    #[test]
    fn large_answers_do_not_fill_the_memory_either() {
        for n in 0..100 {
            let body = Bytes::from(vec![0; 1024 * 1024]);
            let mut response = Response::builder().extension(Repeatable(body)).body(()).unwrap();
            keep(question(&request(&format!("/?n={n}"), &[]), 1).unwrap(), &mut response);
        }
        MEMO.with_borrow(|memo| assert!(memo.bytes <= MOST_BYTES && !memo.answers.is_empty()));
    }

    #[test]
    fn only_answers_that_say_so_are_kept() {
        let asked = request("/api/geo", &[]);
        keep(question(&asked, 1).unwrap(), &mut Response::new(()));
        assert!(find(&asked, 1).is_none());
    }
}
