//! Requests so plain that a remembered answer can be given without looking further: those of almost every visitor.

use httparse::{EMPTY_HEADER, Header, Request, Status};
use torre_base::language::preference_in;

use crate::memo::Asked;

/// Browsers send about fifteen.
const MOST_LINES: usize = 40;
/// What says that more follows than a head, or that the connection is to become another.
const MORE: [&str; 5] = ["content-length", "transfer-encoding", "expect", "upgrade", "http2-settings"];

pub struct Plain<'a> {
    pub asked: Asked<'a>,
    /// The line of `If-None-Match`.
    pub tags: Option<&'a str>,
    /// Bytes of the head.
    pub length: usize,
}

impl<'a> Plain<'a> {
    /// Nothing where the head is not whole, not HTTP/1.1, or says anything that only hyper should judge.
    pub fn read(bytes: &'a [u8]) -> Option<Plain<'a>> {
        let mut lines = [EMPTY_HEADER; MOST_LINES];
        let mut request = Request::new(&mut lines);
        let Ok(Status::Complete(length)) = request.parse(bytes) else { return None };
        if request.method != Some("GET") || request.version != Some(1) {
            return None;
        }
        let asked = Asked { address: request.path?, encodings: None, preference: None };
        let mut plain = Plain { asked, tags: None, length };
        request.headers.iter().all(|line| plain.note(*line)).then_some(plain)
    }

    /// False: not so plain.
    fn note(&mut self, Header { name, value }: Header<'a>) -> bool {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        // As strict as a header map is with text.
        let text = || std::str::from_utf8(value).ok().filter(|text| text.is_ascii());
        if is("accept-encoding") {
            self.asked.encodings.replace(value).is_none()
        } else if is("if-none-match") {
            text().is_some_and(|text| self.tags.replace(text).is_none())
        } else if is("cookie") {
            let preference = text().map(preference_in);
            self.asked.preference = self.asked.preference.or(preference.flatten());
            preference.is_some()
        } else if is("connection") {
            value.eq_ignore_ascii_case(b"keep-alive")
        } else {
            !MORE.iter().any(|more| is(more))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use torre_base::language::Language;

    fn read(head: &str) -> Option<Plain<'_>> {
        Plain::read(head.as_bytes())
    }

    #[test]
    fn what_a_browser_asks_is_plain() {
        let head = "GET /cursos?lang=en HTTP/1.1\r\nHost: torre.example\r\nConnection: keep-alive\r\n\
            Accept-Encoding: gzip, br\r\nCookie: a=b; language-preference=en\r\nIf-None-Match: \"1\"\r\n\r\n";
        let plain = read(head).unwrap();
        assert_eq!(plain.asked.address, "/cursos?lang=en");
        assert_eq!(plain.asked.encodings, Some(&b"gzip, br"[..]));
        assert_eq!(plain.asked.preference, Some(Language::En));
        assert_eq!(plain.tags, Some("\"1\""));
        assert_eq!(plain.length, head.len());
    }

    #[test]
    fn a_second_request_is_left_for_later() {
        assert_eq!(read("GET / HTTP/1.1\r\n\r\nGET /cursos HTTP/1.1\r\n\r\n").unwrap().length, 18);
    }

    #[test]
    fn everything_else_is_for_hyper() {
        for head in [
            "GET / HTTP/1.1\r\nHost: a\r\n",
            "GET / HTTP/1.0\r\n\r\n",
            "HEAD / HTTP/1.1\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n",
            "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "GET / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n",
            "GET / HTTP/1.1\r\nUpgrade: h2c\r\n\r\n",
            "GET / HTTP/1.1\r\nAccept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n",
            "GET / HTTP/1.1\r\nIf-None-Match: \"1\"\r\nIf-None-Match: \"2\"\r\n\r\n",
            "GET / HTTP/1.1\r\nCookie: ñ=1\r\n\r\n",
            "GET / HTTP/1.1\r\nbad header\r\n\r\n",
        ] {
            assert!(read(head).is_none(), "{head:?}");
        }
    }
}
