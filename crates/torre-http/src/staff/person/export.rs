//! `POST /api/staff/person/export`: a file with everything of a person.

use std::collections::VecDeque;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Response, header};
use bytes::Bytes;
use futures_util::stream;
use jiff::Timestamp;
use serde_json::Value;
use torre_leads::store_access::Unavailable;
use torre_office::person::address::PersonAddress;
use torre_office::person::export;

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::person::find::WhoseAddress;

/// The address is not in the name: a list of downloads is read by others.
const FILE: &str = "attachment; filename=\"person.json\"";

#[utoipa::path(post, path = "/api/staff/person/export", tag = "administrators", request_body = WhoseAddress, responses((status = 200, description = "A file with everything", body = Object)))]
pub(in crate::staff) async fn export(
    State(app): State<App>,
    Administrator(who): Administrator,
    StaffBody(body): StaffBody<WhoseAddress>,
) -> Result<Response<Body>, StaffError> {
    let (address, now) = (body.parse()?, Timestamp::now());
    let (of, by) = (address.clone(), who.person.id);
    let begin = app
        .office
        .run(move |store| async move { export::begin(&store, &of, &by, now.as_millisecond()).await });
    let ids = begin.await?;
    let mut response = Response::new(file(app, address, ids, now));
    for (name, value) in [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, FILE)] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    Ok(response)
}

/// What is still to be sent.
enum Rest {
    Head(Vec<String>),
    Enquiries { ids: VecDeque<String>, separator: &'static str },
    Nothing,
}

/// Read as fast as it is taken: whoever was flooded has a large file, and the program none of it in memory. A store that
/// goes away breaks it off: half of it must not look whole.
fn file(app: App, address: PersonAddress, ids: Vec<String>, now: Timestamp) -> Body {
    let state = (app, address, Rest::Head(ids));
    Body::from_stream(stream::try_unfold(state, move |(app, address, rest)| async move {
        let (part, rest) = match rest {
            Rest::Nothing => return Ok(None),
            Rest::Head(ids) => {
                let email = Value::from(address.as_str());
                let head = format!("{{\"email\":{email},\"exported\":\"{now}\",\"enquiries\":[");
                (head, Rest::Enquiries { ids: ids.into(), separator: "\n" })
            }
            Rest::Enquiries { mut ids, separator } => match ids.pop_front() {
                Some(id) => match enquiry(&app, id).await? {
                    Some(whole) => (format!("{separator}{whole}"), Rest::Enquiries { ids, separator: ",\n" }),
                    None => (String::new(), Rest::Enquiries { ids, separator }),
                },
                None => (tail(&app, &address).await?, Rest::Nothing),
            },
        };
        Ok::<_, Unavailable>(Some((Bytes::from(part), (app, address, rest))))
    }))
}

async fn enquiry(app: &App, id: String) -> Result<Option<Value>, Unavailable> {
    app.office.run(move |store| async move { export::enquiry(&store, &id).await }).await
}

async fn tail(app: &App, address: &PersonAddress) -> Result<String, Unavailable> {
    let address = address.clone();
    let read = app.office.run(move |store| async move {
        Ok((export::subscribed(&store, &address).await?, export::confirmation(&store, &address).await?))
    });
    let (subscriptions, confirmation) = read.await?;
    Ok(format!("],\n\"subscriptions\":{subscriptions},\n\"confirmationMail\":{confirmation}}}\n"))
}
