//! One answer that is remembered: as hyper wants it, and as it stands on the line.

use axum::http::{HeaderMap, Response, StatusCode, header};
use bytes::Bytes;
use http_body_util::Full;

use crate::negotiate::{has_fresh_copy, names_tag};

pub(super) struct Kept {
    whole: Head,
    not_modified: Head,
    pub body: Bytes,
}

struct Head {
    headers: HeaderMap,
    /// From the status to where the date stands, which is the last line.
    written: Bytes,
}

/// What is sent: a head without its date, and a body.
pub(super) struct Written {
    pub status: StatusCode,
    pub head: Bytes,
    pub body: Bytes,
}

impl Kept {
    pub(super) fn new(mut whole: HeaderMap, body: Bytes) -> Kept {
        let mut not_modified = whole.clone();
        for name in [header::CONTENT_TYPE, header::CONTENT_ENCODING, header::CONTENT_LENGTH] {
            not_modified.remove(name);
        }
        whole.insert(header::CONTENT_LENGTH, body.len().into());
        Kept {
            whole: Head::new(StatusCode::OK, whole),
            not_modified: Head::new(StatusCode::NOT_MODIFIED, not_modified),
            body,
        }
    }

    pub(super) fn answer(&self, request: &HeaderMap) -> Response<Full<Bytes>> {
        let is_fresh = request.contains_key(header::IF_NONE_MATCH)
            && self.etag().is_some_and(|etag| has_fresh_copy(request, etag));
        let (status, head, body) = self.choose(is_fresh);
        let mut response = Response::new(Full::new(body));
        *response.status_mut() = status;
        *response.headers_mut() = head.headers.clone();
        response
    }

    /// `tags`: the line of `If-None-Match`.
    pub(super) fn written(&self, tags: Option<&str>) -> Written {
        let is_fresh = tags.zip(self.etag()).is_some_and(|(tags, etag)| names_tag(tags, etag));
        let (status, head, body) = self.choose(is_fresh);
        Written { status, head: head.written.clone(), body }
    }

    fn choose(&self, is_fresh: bool) -> (StatusCode, &Head, Bytes) {
        if is_fresh {
            (StatusCode::NOT_MODIFIED, &self.not_modified, Bytes::new())
        } else {
            (StatusCode::OK, &self.whole, self.body.clone())
        }
    }

    fn etag(&self) -> Option<&str> {
        self.whole.headers.get(header::ETAG)?.to_str().ok()
    }
}

impl Head {
    fn new(status: StatusCode, headers: HeaderMap) -> Head {
        let mut written =
            format!("HTTP/1.1 {} {}\r\n", status.as_str(), status.canonical_reason().unwrap_or_default())
                .into_bytes();
        for (name, value) in &headers {
            for piece in [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"] {
                written.extend_from_slice(piece);
            }
        }
        written.extend_from_slice(b"date: ");
        Head { headers, written: written.into() }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn kept() -> Kept {
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static("text/html")),
            (header::ETAG, HeaderValue::from_static("W/\"1\"")),
        ];
        Kept::new(headers.into_iter().collect(), Bytes::from_static(b"home"))
    }

    #[test]
    fn a_head_is_written_as_the_protocol_wants_it() {
        let Written { status, head, body } = kept().written(None);
        assert_eq!(status, StatusCode::OK);
        let lines =
            "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\netag: W/\"1\"\r\ncontent-length: 4\r\ndate: ";
        assert_eq!(head, lines);
        assert_eq!(body, "home");
    }

    #[test]
    fn whoever_has_a_fresh_copy_gets_a_head_alone() {
        let Written { head, body, .. } = kept().written(Some("\"0\", \"1\""));
        assert_eq!(head, "HTTP/1.1 304 Not Modified\r\netag: W/\"1\"\r\ndate: ");
        assert!(body.is_empty());
        assert_eq!(kept().written(Some("\"2\"")).status, StatusCode::OK);
    }
}
