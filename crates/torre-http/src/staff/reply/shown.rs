//! A reply of an enquiry on the wire.

use serde::Serialize;
use torre_base::language::Language;
use torre_content::content::Content;
use torre_office::reply::list::Reply;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::moment::moment;
use crate::staff::person_ref::PersonRef;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct ShownReply {
    id: String,
    at: String,
    who: Option<PersonRef>,
    subject: String,
    text: String,
    /// The course whose programme goes with it.
    programme: Option<String>,
    /// `waiting`, `sent`, `failed` or `uncertain`: perhaps it arrived.
    state: &'static str,
    last_error: Option<String>,
    sent_at: Option<String>,
}

impl ShownReply {
    pub(in crate::staff) fn of(reply: Reply, app: &App) -> ShownReply {
        // Of a document that is no longer there, its address.
        let programme =
            reply.programme.map(|path| title(&app.publisher.site().content, &path).unwrap_or(path));
        ShownReply {
            id: reply.id,
            at: moment(reply.at),
            who: reply.who.map(PersonRef::from),
            subject: reply.subject,
            text: reply.text,
            programme,
            state: reply.state.code(),
            last_error: reply.last_error,
            sent_at: reply.sent_at.map(moment),
        }
    }
}

fn title(content: &Content, programme: &str) -> Option<String> {
    let mut courses = Language::ALL.into_iter().flat_map(|language| content.local(language).courses.values());
    Some(courses.find(|course| course.programme == programme)?.title.clone())
}
