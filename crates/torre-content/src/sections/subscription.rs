//! Sections about subscriptions: the form, and what a mailed link leads to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The topics that are no course, as the form and the store write them; and what a course's id stands after.
pub const CALL: &str = "call";
pub const CANARIAS: &str = "canarias";
pub const COURSE_PREFIX: &str = "course:";

/// A form by which somebody asks to be told of something. Shown only where mail can be sent.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TellMe {
    pub title: String,
    pub text: String,
    /// One, or several to choose from: `"call"`, `"canarias"`, `"@courses/block-1"`.
    pub topics: Vec<TopicChoice>,
}

impl TellMe {
    /// Whoever can apply now need not wait to be told.
    pub fn is_needed(&self) -> bool {
        self.topics.iter().any(|topic| !topic.takes_applications)
    }
}

/// What the form can be about.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Value")]
pub struct TopicChoice {
    /// `call`, `canarias`, `course:block-1`.
    pub topic: String,
    /// A course's title; the other topics are named by `tellMe` in `text.toml`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub course: Option<String>,
    /// One can apply for it now: there is nothing to wait for.
    #[serde(skip)]
    #[ts(skip)]
    pub takes_applications: bool,
}

impl TryFrom<Value> for TopicChoice {
    type Error = &'static str;

    /// A course has been put in the place of its reference.
    fn try_from(value: Value) -> Result<TopicChoice, &'static str> {
        let text = |key: &str| value.get(key).and_then(Value::as_str);
        match (value.as_str(), text("id"), text("title")) {
            (Some(topic @ (CALL | CANARIAS)), _, _) => {
                Ok(TopicChoice { topic: topic.to_owned(), course: None, takes_applications: false })
            }
            (None, Some(id), Some(title)) => {
                let state = value.pointer("/dates/state").and_then(Value::as_str).unwrap_or_default();
                Ok(TopicChoice {
                    topic: format!("{COURSE_PREFIX}{id}"),
                    course: Some(title.to_owned()),
                    takes_applications: ["open", "last-places"].contains(&state),
                })
            }
            _ => Err("expected \"call\", \"canarias\" or a course such as \"@courses/block-1\""),
        }
    }
}

/// What a mailed link leads to; the server fills it in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SubscriptionNotice {
    pub title: String,
    pub text: String,
    /// What it is about.
    #[serde(default)]
    pub items: Vec<String>,
    /// Each does something; looking at the page does nothing.
    #[serde(default)]
    pub buttons: Vec<NoticeButton>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NoticeButton {
    pub label: String,
    /// The names and values that pressing it posts to the page's own address.
    pub fields: Vec<(String, String)>,
}
