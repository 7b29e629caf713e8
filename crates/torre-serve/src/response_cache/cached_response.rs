//! One cached response: as hyper wants it, and as it stands on the wire.

use axum::http::{HeaderMap, Response, StatusCode, header};
use bytes::Bytes;
use http_body_util::Full;

use crate::negotiate::{has_fresh_copy, names_tag};

pub(crate) struct CachedResponse {
    full: Head,
    not_modified: Head,
    etag: Option<Box<str>>,
    pub body: Bytes,
}

struct Head {
    headers: HeaderMap,
    /// From the status to where the date stands, which is the last line.
    wire: Bytes,
}

/// What is sent: a head without its date, and a body.
pub(crate) struct WireResponse {
    pub status: StatusCode,
    pub head: Bytes,
    pub body: Bytes,
}

impl CachedResponse {
    pub(crate) fn new(mut full: HeaderMap, body: Bytes) -> CachedResponse {
        let mut not_modified = full.clone();
        for name in [header::CONTENT_TYPE, header::CONTENT_ENCODING, header::CONTENT_LENGTH] {
            not_modified.remove(name);
        }
        full.insert(header::CONTENT_LENGTH, body.len().into());
        let etag = full.get(header::ETAG).and_then(|tag| tag.to_str().ok()).map(Box::from);
        CachedResponse {
            full: Head::new(StatusCode::OK, full),
            not_modified: Head::new(StatusCode::NOT_MODIFIED, not_modified),
            etag,
            body,
        }
    }

    pub(crate) fn to_response(&self, request: &HeaderMap) -> Response<Full<Bytes>> {
        let is_fresh = request.contains_key(header::IF_NONE_MATCH)
            && self.etag.as_deref().is_some_and(|etag| has_fresh_copy(request, etag));
        let (status, head, body) = self.choose(is_fresh);
        let mut response = Response::new(Full::new(body));
        *response.status_mut() = status;
        *response.headers_mut() = head.headers.clone();
        response
    }

    /// `if_none_match`: the line of that header.
    pub(crate) fn to_wire(&self, if_none_match: Option<&str>) -> WireResponse {
        let is_fresh =
            if_none_match.is_some_and(|line| self.etag.as_deref().is_some_and(|etag| names_tag(line, etag)));
        let (status, head, body) = self.choose(is_fresh);
        WireResponse { status, head: head.wire.clone(), body }
    }

    fn choose(&self, is_fresh: bool) -> (StatusCode, &Head, Bytes) {
        if is_fresh {
            (StatusCode::NOT_MODIFIED, &self.not_modified, Bytes::new())
        } else {
            (StatusCode::OK, &self.full, self.body.clone())
        }
    }
}

impl Head {
    fn new(status: StatusCode, headers: HeaderMap) -> Head {
        let mut wire =
            format!("HTTP/1.1 {} {}\r\n", status.as_str(), status.canonical_reason().unwrap_or_default())
                .into_bytes();
        for (name, value) in &headers {
            for piece in [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"] {
                wire.extend_from_slice(piece);
            }
        }
        wire.extend_from_slice(b"date: ");
        Head { headers, wire: wire.into() }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn cached() -> CachedResponse {
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static("text/html")),
            (header::ETAG, HeaderValue::from_static("W/\"1\"")),
        ];
        CachedResponse::new(headers.into_iter().collect(), Bytes::from_static(b"home"))
    }

    #[test]
    fn a_head_is_written_as_the_protocol_wants_it() {
        let WireResponse { status, head, body } = cached().to_wire(None);
        assert_eq!(status, StatusCode::OK);
        let lines =
            "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\netag: W/\"1\"\r\ncontent-length: 4\r\ndate: ";
        assert_eq!(head, lines);
        assert_eq!(body, "home");
    }

    #[test]
    fn whoever_has_a_fresh_copy_gets_a_head_alone() {
        let WireResponse { head, body, .. } = cached().to_wire(Some("\"0\", \"1\""));
        assert_eq!(head, "HTTP/1.1 304 Not Modified\r\netag: W/\"1\"\r\ndate: ");
        assert!(body.is_empty());
        assert_eq!(cached().to_wire(Some("\"2\"")).status, StatusCode::OK);
    }
}
