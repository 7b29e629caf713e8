//! What stands above the text of a reply.

use schemars::JsonSchema;
use serde::Deserialize;

/// The front matter between the `+++` lines.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReplyFrontMatter {
    /// What the office chooses it by; nobody is sent it.
    pub title: String,
    /// Where it stands among the others: 1 first. Those without a number come last, by the names of their files.
    #[serde(default)]
    pub order: Option<u8>,
    /// The subject of the mail. Where a placeholder in it has no value, the mail has the subject of the thread.
    pub subject: String,
    /// The course's programme is attached, unless whoever replies takes it off.
    #[serde(default)]
    pub programme: bool,
}
