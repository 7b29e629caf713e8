//! The rules as a page carries them. A browser applies them to the answers; nothing is sent.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::course::Course;

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Eligibility {
    /// Who asks for something, in words.
    pub authorities: Authorities,
    /// By the name a rule gives as its source.
    pub sources: BTreeMap<String, RuleSource>,
    /// What is asked, in order.
    pub topics: Vec<EligibilityTopic>,
    /// Who asks for what, and how each answer stands with it.
    pub rules: Vec<EligibilityRule>,
    /// The first whose conditions all hold is the answer.
    pub outcomes: Vec<Outcome>,
}

/// Who asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Authority {
    School,
    Law,
    Provider,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Authorities {
    /// The school.
    pub school: AuthorityWords,
    /// European law.
    pub law: AuthorityWords,
    /// The national provider.
    pub provider: AuthorityWords,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AuthorityWords {
    /// What it is called.
    pub name: String,
    /// When it asks: "Para entrar en el curso".
    pub moment: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleSource {
    pub label: String,
    pub href: String,
}

/// What rules are about. With a question, the visitor's answer decides; without one, nobody knows beforehand.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EligibilityTopic {
    /// The name by which rules call it.
    pub id: String,
    pub label: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<String>,
    /// A sentence under the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<String>,
    /// The answers, in order.
    #[serde(default)]
    pub options: Vec<TopicOption>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TopicOption {
    /// The name by which rules call it.
    pub id: String,
    pub label: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EligibilityRule {
    /// The topic that it is about.
    pub topic: String,
    /// Who asks for it.
    pub by: Authority,
    /// What is asked for, in a few words.
    pub text: String,
    /// Where it was read, by its name in `sources`.
    pub source: String,
    /// "noviembre de 2026"
    #[schemars(skip)]
    pub reviewed_in: String,
    /// By option of the topic; `always` where it has no question.
    pub answers: BTreeMap<String, Finding>,
}

/// How somebody stands with a rule.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// Whether it is met.
    pub state: FindingState,
    /// How what is missing is got.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Where to read on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<RuleSource>,
    /// The post to read about it, which becomes the link.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub post: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum FindingState {
    Met,
    Missing,
    /// A test, an examination or a text to come decides.
    Pending,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Topic to the options with which this holds; several topics must all hold.
    pub when: BTreeMap<String, Vec<String>>,
    pub title: String,
    pub text: String,
    /// The one that fits first.
    pub courses: Vec<Course>,
    pub action: Action,
}
