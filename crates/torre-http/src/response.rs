//! Building responses: cache headers, entity tags, content encoding.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use torre_base::encoding::Encoding;
use torre_render::compress::{Effort, Variants};
use torre_render::compression_pool::CompressionPool;
use torre_serve::encoding_set::EncodingSet;
use torre_serve::negotiate;
use torre_serve::response_cache::repeatable::Repeatable;

/// How long a browser or a proxy may keep an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CachePolicy {
    /// The address contains a hash of the bytes: it never changes.
    Forever,
    /// Keep it, but ask each time whether it is still the same.
    Revalidate,
    /// Depends on who asks; shared caches must not keep it.
    Private,
    /// Nobody keeps it.
    Never,
}

impl CachePolicy {
    pub fn value(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            CachePolicy::Forever => "public, max-age=31536000, immutable",
            CachePolicy::Revalidate => "public, no-cache",
            CachePolicy::Private => "private, max-age=3600",
            CachePolicy::Never => "no-store",
        })
    }
}

/// What an answer depends on besides its address.
#[derive(Clone, Copy, Debug)]
pub enum Vary {
    Encoding,
    /// The stored language preference travels in a cookie.
    EncodingAndPreference,
}

/// A body in several encodings; the request decides which one is sent, or that none is.
pub struct NegotiatedResponse<'a> {
    pub status: StatusCode,
    pub content_type: &'static str,
    pub cache: CachePolicy,
    pub vary: Vary,
    pub body: &'a Variants,
}

impl NegotiatedResponse<'_> {
    pub fn to(&self, request: &HeaderMap) -> Response<Body> {
        let mut headers = HeaderMap::with_capacity(8);
        headers.insert(header::CACHE_CONTROL, self.cache.value());
        headers.insert(header::VARY, self.vary());
        if let Ok(etag) = HeaderValue::from_str(&format!("W/{}", self.body.etag)) {
            headers.insert(header::ETAG, etag);
        }
        if self.status == StatusCode::OK && negotiate::has_fresh_copy(request, &self.body.etag) {
            return assemble(StatusCode::NOT_MODIFIED, headers, Body::empty());
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type));
        let choices = negotiate::encodings(request);
        let chosen = choices.into_iter().find_map(|encoding| Some((encoding, self.body.get(encoding)?)));
        let (encoding, bytes) = chosen.unwrap_or((Encoding::Identity, &self.body.plain));
        if let Some(token) = encoding.token() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(token));
        }
        let mut response = assemble(self.status, headers, Body::from(bytes.clone()));
        let encodings = Encoding::ALL.into_iter().filter(|encoding| self.body.get(*encoding).is_some());
        let repeatable = Repeatable { body: bytes.clone(), encodings: encodings.collect() };
        response.extensions_mut().insert(repeatable);
        response
    }

    fn vary(&self) -> HeaderValue {
        HeaderValue::from_static(match self.vary {
            Vary::Encoding => "accept-encoding",
            Vary::EncodingAndPreference => "accept-encoding, cookie",
        })
    }
}

/// JSON. A body that is not compressed yet was put together for this request: it is compressed lightly, in the one
/// encoding it is sent in, and not at all for a browser that has it.
pub async fn json(body: &Variants, request: &HeaderMap, pool: &CompressionPool) -> Response<Body> {
    let mut body = body.clone();
    let is_compressed = body.gzip.is_some() || body.plain.len() < MIN_COMPRESSED;
    let is_compressed_now = !is_compressed && !negotiate::has_fresh_copy(request, &body.etag);
    if is_compressed_now {
        let best = negotiate::encodings(request).first().copied();
        body = compress_now(body, best.unwrap_or(Encoding::Identity), pool).await;
    }
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type: "application/json",
        cache: CachePolicy::Revalidate,
        vary: Vary::Encoding,
        body: &body,
    };
    let mut response = response.to(request);
    if let Some(repeatable) = response.extensions_mut().get_mut::<Repeatable>().filter(|_| is_compressed_now)
    {
        // It exists in whatever encoding is asked for.
        repeatable.encodings = EncodingSet::ALL;
    }
    response
}

/// A short body takes less time than handing it to another thread and back.
async fn compress_now(mut body: Variants, encoding: Encoding, pool: &CompressionPool) -> Variants {
    if body.plain.len() <= LARGE {
        body.compress_as(encoding, Effort::Quick);
        return body;
    }
    let mut compressed = body.clone();
    let compress = move || {
        compressed.compress_as(encoding, Effort::Quick);
        compressed
    };
    pool.run(compress).await.unwrap_or(body)
}

/// More would hold up the others that a serving thread has.
const LARGE: usize = 64 * 1024;

/// Fewer bytes than fit in a packet are sent as they are.
const MIN_COMPRESSED: usize = 1024;

fn assemble(status: StatusCode, headers: HeaderMap, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    *response.headers_mut() = headers;
    response
}
