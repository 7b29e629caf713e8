//! The items of a history on the wire.

use serde::Serialize;
use torre_content::content::LocalContent;
use torre_leads::subscriptions::topic::Topic;
use torre_office::enquiry::history_item::{self, Event};
use utoipa::ToSchema;

use crate::staff::moment::moment;
use crate::staff::person_ref::PersonRef;

#[derive(Serialize, ToSchema)]
#[schema(as = HistoryItem)]
pub(in crate::staff) struct Item {
    at: String,
    /// Who of the office; none for the visitor, the program and the command line.
    who: Option<PersonRef>,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum What {
    /// This one, or another of the same address.
    Enquiry {
        id: String,
        form: String,
        excerpt: String,
        status: &'static str,
        current: bool,
    },
    Note {
        id: String,
        text: String,
    },
    Change {
        field: String,
        before: Option<String>,
        after: Option<String>,
    },
    Reply {
        id: String,
        subject: String,
        /// `waiting`, `sent`, `failed` or `uncertain`.
        state: &'static str,
    },
    Delivery {
        channel: String,
        state: String,
    },
    Subscription {
        topic: String,
        topic_title: String,
        confirmed: bool,
    },
    Notification {
        topic: String,
        notice: String,
        state: String,
    },
}

impl Item {
    pub(super) fn of(item: history_item::Item, local: &LocalContent) -> Item {
        Item { at: moment(item.at), who: item.who.map(PersonRef::from), what: What::of(item.what, local) }
    }

    pub(super) fn note(at: i64, who: PersonRef, id: String, text: String) -> Item {
        Item { at: moment(at), who: Some(who), what: What::Note { id, text } }
    }
}

impl What {
    fn of(event: Event, local: &LocalContent) -> What {
        match event {
            Event::Enquiry { id, form, excerpt, status, is_current } => {
                What::Enquiry { id, form, excerpt, status: status.code(), current: is_current }
            }
            Event::Note { id, text } => What::Note { id, text },
            Event::Change { field, before, after } => What::Change { field, before, after },
            Event::Reply { id, subject, state } => What::Reply { id, subject, state: state.code() },
            Event::Delivery { channel, state } => What::Delivery { channel, state },
            Event::Subscription { topic, is_confirmed } => {
                What::Subscription { topic_title: topic_title(&topic, local), topic, confirmed: is_confirmed }
            }
            Event::Notification { topic, notice, state } => What::Notification { topic, notice, state },
        }
    }
}

/// Of a topic that nobody knows any more, its code.
pub(in crate::staff) fn topic_title(topic: &str, local: &LocalContent) -> String {
    Topic::parse(topic).map_or_else(|| topic.to_owned(), |topic| topic.label(local))
}
