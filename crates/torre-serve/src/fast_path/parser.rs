//! The simple-request parser: requests that a cached response can answer without looking further, which are those of
//! almost every client.

use std::mem::MaybeUninit;

use httparse::{Header, Request, Status};

use crate::host;
use crate::negotiate::AcceptedEncodings;

/// Browsers send about fifteen.
const MOST_HEADERS: usize = 40;
/// Bytes of a head; what browsers send is smaller, and hyper has a limit above this one.
const LARGEST: usize = 4 * 1024;
/// What says that more follows than a head, or that the connection is to become another.
const NOT_SIMPLE: [&str; 5] = ["content-length", "transfer-encoding", "expect", "upgrade", "http2-settings"];

pub struct SimpleRequest<'a, V> {
    /// Path and query.
    pub address: &'a str,
    /// The line of `Accept-Encoding`, empty where it is no text.
    pub accept_encoding: Option<&'a str>,
    /// What the cookies ask for.
    pub variant: Option<V>,
    /// The line of `If-None-Match`.
    pub if_none_match: Option<&'a str>,
    /// Bytes of the head.
    pub length: usize,
}

/// Readers differ in what a CR or an LF alone means: hyper alone judges it. Every pair is looked at, also after one that is
/// wrong: without a way out of the loop it is compiled to vector instructions, a fifth of the time for what a browser sends.
fn has_only_whole_line_ends(head: &[u8]) -> bool {
    let pairs = head.iter().zip(head.get(1..).unwrap_or_default());
    let is_half = |(byte, next): (&u8, &u8)| (*byte == b'\r') != (*next == b'\n');
    head.first() != Some(&b'\n') && !pairs.fold(false, |found, pair| found | is_half(pair))
}

/// Not the whole address of a site, no fragment, nothing that is read in more than one way.
fn is_plain_address(path: &str) -> bool {
    path.starts_with('/') && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'#')
}

impl<'a, V> SimpleRequest<'a, V> {
    /// Nothing where the head is not whole, not HTTP/1.1, or says anything that only hyper should judge.
    /// `variant`: reads a line of cookies.
    pub fn parse(bytes: &'a [u8], variant: impl Fn(&str) -> Option<V>) -> Option<SimpleRequest<'a, V>> {
        // Not filled with empty ones first: a request has a few.
        let mut headers = [const { MaybeUninit::uninit() }; MOST_HEADERS];
        let mut request = Request::new(&mut []);
        let parsed = request.parse_with_uninit_headers(bytes, &mut headers);
        let Ok(Status::Complete(length)) = parsed else { return None };
        if request.method != Some("GET") || request.version != Some(1) || length > LARGEST {
            return None;
        }
        if !has_only_whole_line_ends(&bytes[..length]) {
            return None;
        }
        let address = request.path.filter(|path| is_plain_address(path))?;
        let mut simple =
            SimpleRequest { address, accept_encoding: None, variant: None, if_none_match: None, length };
        let mut hosts = 0;
        let is_simple = request.headers.iter().all(|header| {
            if header.name.eq_ignore_ascii_case("host") {
                hosts += 1;
                return host::is_valid_name(header.value);
            }
            simple.take(*header, &variant)
        });
        (is_simple && hosts == 1).then_some(simple)
    }

    pub(super) fn accepted(&self) -> AcceptedEncodings {
        AcceptedEncodings::in_lines(self.accept_encoding.into_iter())
    }

    /// False: the request is not simple.
    fn take(&mut self, Header { name, value }: Header<'a>, variant: &impl Fn(&str) -> Option<V>) -> bool {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        // As strict as a header map is with text.
        let text = || std::str::from_utf8(value).ok().filter(|text| text.is_ascii());
        if is("accept-encoding") {
            self.accept_encoding.replace(text().unwrap_or_default()).is_none()
        } else if is("if-none-match") {
            text().is_some_and(|text| self.if_none_match.replace(text).is_none())
        } else if is("cookie") {
            let Some(cookies) = text() else { return false };
            if self.variant.is_none() {
                self.variant = variant(cookies);
            }
            true
        } else if is("connection") {
            value.eq_ignore_ascii_case(b"keep-alive")
        } else {
            !NOT_SIMPLE.iter().any(|other| is(other))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(head: &str) -> Option<SimpleRequest<'_, usize>> {
        SimpleRequest::parse(head.as_bytes(), |cookies| cookies.find("theme="))
    }

    #[test]
    fn what_a_browser_asks_is_simple() {
        let head = "GET /cursos?lang=en HTTP/1.1\r\nHost: torre.example\r\nConnection: keep-alive\r\n\
            Accept-Encoding: gzip, br\r\nCookie: a=b; theme=dark\r\nIf-None-Match: \"1\"\r\n\r\n";
        let request = parse(head).unwrap();
        assert_eq!(request.address, "/cursos?lang=en");
        assert_eq!(request.accept_encoding, Some("gzip, br"));
        assert_eq!(request.variant, Some(5));
        assert_eq!(request.if_none_match, Some("\"1\""));
        assert_eq!(request.length, head.len());
    }

    #[test]
    fn the_first_line_of_cookies_that_asks_for_a_variant_decides() {
        let request =
            parse("GET / HTTP/1.1\r\nHost: a\r\nCookie: a\r\nCookie: b theme=\r\nCookie: theme=\r\n\r\n");
        assert_eq!(request.unwrap().variant, Some(2));
    }

    #[test]
    fn a_second_request_is_left_for_later() {
        assert_eq!(
            parse("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /cursos HTTP/1.1\r\n\r\n").unwrap().length,
            27
        );
    }

    #[test]
    fn everything_else_is_for_hyper() {
        assert!(parse("GET / HTTP/1.1\r\n\r\n").is_none());
        assert!(parse(&format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(LARGEST))).is_none());
        for head in [
            "GET / HTTP/1.1\r\nHost: a\r\n",
            "GET / HTTP/1.0\r\nHost: a\r\n\r\n",
            "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            "GET / HTTP/1.1\nHost: a\n\n",
            "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n\n",
        ] {
            assert!(parse(head).is_none(), "{head:?}");
        }
        let with = |line: &str| format!("GET / HTTP/1.1\r\nHost: a\r\n{line}\r\n\r\n");
        assert!(parse(&with("X-Plain: 1")).is_some());
        for line in [
            "Host: a",
            "Connection: close",
            "Content-Length: 0",
            "Transfer-Encoding: chunked",
            "Expect: 100-continue",
            "Upgrade: h2c",
            "Accept-Encoding: br\r\nAccept-Encoding: gzip",
            "If-None-Match: \"1\"\r\nIf-None-Match: \"2\"",
            "Cookie: ñ=1",
            "bad header",
            "X-Ended: by LF\nalone: 1",
        ] {
            assert!(parse(&with(line)).is_none(), "{line:?}");
        }
    }
}
