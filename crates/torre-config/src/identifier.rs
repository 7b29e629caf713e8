//! Third-party identifiers, validated so that none of them means anything in an address or a script.

use std::fmt;

/// A name that a third party gave: letters, digits and the marks of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identifier(String);

impl Identifier {
    pub(crate) fn parse(text: &str, kind: IdentifierKind) -> Option<Identifier> {
        let is_valid = match kind {
            IdentifierKind::Form => is_form(text),
            IdentifierKind::TagManager => is_tag_manager(text),
            IdentifierKind::Analytics => is_analytics(text),
            IdentifierKind::Conversion => is_conversion(text),
        };
        is_valid.then(|| Identifier(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[derive(Clone, Copy)]
pub(crate) enum IdentifierKind {
    Form,
    TagManager,
    Analytics,
    Conversion,
}

impl IdentifierKind {
    pub(crate) fn example(self) -> &'static str {
        match self {
            IdentifierKind::Form => "the form's id, such as mRoDv3",
            IdentifierKind::TagManager => "GTM-XXXXXXX",
            IdentifierKind::Analytics => "G-XXXXXXXXXX",
            IdentifierKind::Conversion => "AW-123456789/label",
        }
    }
}

fn is_form(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn is_tag_manager(text: &str) -> bool {
    text.strip_prefix("GTM-").is_some_and(is_code)
}

fn is_analytics(text: &str) -> bool {
    text.strip_prefix("G-").is_some_and(is_code)
}

fn is_code(text: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    (4..=14).contains(&text.len()) && text.bytes().all(known)
}

fn is_conversion(text: &str) -> bool {
    let Some((account, label)) = text.strip_prefix("AW-").and_then(|text| text.split_once('/')) else {
        return false;
    };
    let is_account = (6..=14).contains(&account.len()) && account.bytes().all(|byte| byte.is_ascii_digit());
    let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    is_account && (4..=60).contains(&label.len()) && label.bytes().all(known)
}
