//! `GET /api/staff/events`: a stream that tells the page what has changed. It has no turn and no request's time limit: both
//! end with the head of the answer, and its body has limits of its own (`torre_office::live`).

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, Response, header};
use bytes::Bytes;
use futures_util::stream;
use serde_json::{Value, json};
use torre_office::live::snapshot::Viewers;
use torre_office::live::stream_limit::NoStream;
use torre_office::live::watcher::{News, Watcher};

use crate::app::App;
use crate::staff::authorise::Watching;
use crate::staff::error::StaffError;
use crate::staff::person_ref::PersonRef;

/// After how many milliseconds the browser comes back.
const RETRY: &str = "retry: 1000\n\n";
/// Said when there is nothing to say: whoever has left without a word is noticed, and the place is free again.
const STILL_THERE: &str = ":\n\n";

#[utoipa::path(get, path = "/api/staff/events", tag = "enquiries", responses((status = 200, description = "`queue`, `viewers`, `signedOut`; closed after 60 seconds", body = String, content_type = "text/event-stream"), (status = 429, description = "Five are open", body = crate::staff::error::StaffErrorBody)))]
pub(super) async fn events(
    State(app): State<App>,
    Watching(who): Watching,
) -> Result<Response<Body>, StaffError> {
    let watcher = app.office.live().watch(&who.person.id, &who.session).map_err(|limit| match limit {
        NoStream::OfThisPerson => StaffError::TooMany,
        NoStream::OfAll => StaffError::Unavailable,
    })?;
    let mut response = Response::new(body(watcher));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // Proxies would keep it until there is more.
    headers.insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}

fn body(watcher: Watcher) -> Body {
    let first = stream::once(async { Ok::<_, Infallible>(Bytes::from_static(RETRY.as_bytes())) });
    let news = stream::unfold(watcher, |mut watcher| async {
        let news = watcher.next().await?;
        Some((Ok(Bytes::from(text(news))), watcher))
    });
    Body::from_stream(stream::StreamExt::chain(first, news))
}

fn text(News { stamp, viewers, signed_out }: News) -> String {
    let mut text = String::new();
    if let Some(stamp) = stamp {
        text.push_str(&event("queue", &json!({ "stamp": stamp })));
    }
    if let Some(viewers) = viewers {
        text.push_str(&event("viewers", &shown(viewers)));
    }
    if signed_out {
        text.push_str(&event("signedOut", &json!({})));
    }
    if text.is_empty() { STILL_THERE.to_owned() } else { text }
}

/// JSON has no line ends: the data is one line.
fn event(name: &str, data: &Value) -> String {
    format!("event: {name}\ndata: {data}\n\n")
}

fn shown(viewers: Viewers) -> Value {
    let named = viewers.into_iter().map(|(enquiry, people)| {
        (enquiry, people.into_iter().map(PersonRef::from).collect::<Vec<PersonRef>>())
    });
    json!(named.collect::<BTreeMap<_, _>>())
}
