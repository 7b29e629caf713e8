//! Validated field types of an enquiry: a value that exists has been checked.

use crate::sanitize;

/// Why a field was refused; each has a sentence in `content/text.toml` under `lead.errors`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    #[error("missing")]
    Missing,
    #[error("too short")]
    TooShort,
    #[error("too long")]
    TooLong,
    #[error("invalid")]
    Invalid,
    /// The body has a field that no form has.
    #[error("unknown")]
    Unknown,
}

impl FieldError {
    /// For the office's page, which has the words.
    pub fn code(self) -> &'static str {
        match self {
            FieldError::Missing => "missing",
            FieldError::TooShort => "tooShort",
            FieldError::TooLong => "tooLong",
            FieldError::Invalid => "invalid",
            FieldError::Unknown => "unknown",
        }
    }
}

macro_rules! text_field {
    ($(#[$about:meta])* $name:ident, $clean:path, $shortest:literal..=$longest:literal, $raw:literal as sent) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name(String);

        impl $name {
            pub fn parse(text: &str) -> Result<$name, FieldError> {
                // Blanks do not count, but a field of nothing else is not a long one either.
                if text.chars().count() > $raw {
                    return Err(FieldError::TooLong);
                }
                let text = $clean(text);
                match text.chars().count() {
                    0 => Err(FieldError::Missing),
                    length if length < $shortest => Err(FieldError::TooShort),
                    length if length > $longest => Err(FieldError::TooLong),
                    _ => Ok($name(text)),
                }
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
    };
}

text_field! {
    /// The visitor's name, on one line.
    LeadName, sanitize::one_line, 2..=100, 100 as sent
}
text_field! {
    /// The organisation that asks for services.
    Company, sanitize::one_line, 2..=120, 120 as sent
}
text_field! {
    /// What the visitor wrote, with its lines. One word is enough: "Precio?"
    LeadMessage, sanitize::multi_line, 2..=5000, 10_000 as sent
}

text_field! {
    /// What somebody of the office writes down about an enquiry.
    NoteText, sanitize::multi_line, 1..=5000, 10_000 as sent
}

text_field! {
    /// What stands above a reply of the office.
    ReplySubject, sanitize::one_line, 1..=200, 400 as sent
}

text_field! {
    /// What the office replies, with its lines.
    ReplyText, sanitize::multi_line, 1..=10_000, 20_000 as sent
}

text_field! {
    /// How an exercise of the site went, as the visitor asked for it to be sent along.
    ExerciseResult, sanitize::one_line, 1..=200, 200 as sent
}

/// A telephone number as people write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone(String);

impl Phone {
    /// `Ok(None)`: the visitor left it empty.
    pub fn parse(text: &str) -> Result<Option<Phone>, FieldError> {
        let text = text.trim();
        let known = |char: char| char.is_ascii_digit() || matches!(char, ' ' | '+' | '-' | '(' | ')');
        match text.chars().count() {
            0 => Ok(None),
            _ if !text.chars().all(known) || !text.contains(|char: char| char.is_ascii_digit()) => {
                Err(FieldError::Invalid)
            }
            length if length < 6 => Err(FieldError::TooShort),
            length if length > 20 => Err(FieldError::TooLong),
            _ => Ok(Some(Phone(text.to_owned()))),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What the visitor is interested in: a course's or a service's id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interest(String);

impl Interest {
    pub fn parse(text: &str) -> Result<Option<Interest>, FieldError> {
        let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        match text.len() {
            0 => Ok(None),
            length if length > 60 => Err(FieldError::TooLong),
            _ if !text.bytes().all(known) => Err(FieldError::Invalid),
            _ => Ok(Some(Interest(text.to_owned()))),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The page an enquiry was sent from: the path of `origen_url`, which may be a whole address.
/// Queries are left out: they can carry what advertisers add about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginPage(String);

impl OriginPage {
    pub fn parse(text: &str) -> Result<Option<OriginPage>, FieldError> {
        if text.chars().count() > 2000 {
            return Err(FieldError::TooLong);
        }
        let text = text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        // A path may hold the address of another page in its query.
        let whole_address = (!text.starts_with('/')).then(|| text.split_once("://")).flatten();
        let after_host = whole_address.map(|(_, rest)| rest.find('/').map_or("/", |slash| &rest[slash..]));
        let path = after_host.unwrap_or(text).split(['?', '#']).next().unwrap_or_default();
        let printable = path.bytes().all(|byte| byte.is_ascii_graphic());
        if !path.starts_with('/') || path.len() > 200 || !printable {
            return Err(FieldError::Invalid);
        }
        Ok(Some(OriginPage(path.to_owned())))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_counted_in_characters() {
        assert!(LeadName::parse("Ñá").is_ok());
        assert_eq!(LeadName::parse("A"), Err(FieldError::TooShort));
        assert_eq!(LeadName::parse(" \0\u{7} "), Err(FieldError::Missing));
        assert!(LeadName::parse(&"ñ".repeat(100)).is_ok());
        assert_eq!(LeadName::parse(&"ñ".repeat(101)), Err(FieldError::TooLong));
    }

    #[test]
    fn a_megabyte_is_too_long() {
        assert_eq!(LeadMessage::parse(&"a".repeat(1_000_000)), Err(FieldError::TooLong));
    }

    #[test]
    fn a_message_of_one_word_is_enough() {
        assert_eq!(LeadMessage::parse(" Precio? ").unwrap().as_str(), "Precio?");
        assert_eq!(LeadMessage::parse("?"), Err(FieldError::TooShort));
        assert_eq!(LeadMessage::parse(" \n "), Err(FieldError::Missing));
    }

    #[test]
    fn markup_is_text() {
        let name = LeadName::parse("<script>alert(1)</script>").unwrap();
        assert_eq!(name.as_str(), "<script>alert(1)</script>");
    }

    #[test]
    fn phones_are_digits_and_what_people_put_between_them() {
        assert_eq!(Phone::parse("+34 (910) 000-000").unwrap().unwrap().as_str(), "+34 (910) 000-000");
        assert_eq!(Phone::parse(" "), Ok(None));
        assert_eq!(Phone::parse("12345"), Err(FieldError::TooShort));
        assert_eq!(Phone::parse("call me"), Err(FieldError::Invalid));
        assert_eq!(Phone::parse("=1+1+1+1"), Err(FieldError::Invalid));
        assert_eq!(Phone::parse("------"), Err(FieldError::Invalid));
    }

    #[test]
    fn an_interest_is_an_id() {
        assert!(Interest::parse("block-1").unwrap().is_some());
        assert_eq!(Interest::parse("Block 1"), Err(FieldError::Invalid));
        assert_eq!(Interest::parse(&"a".repeat(61)), Err(FieldError::TooLong));
    }

    #[test]
    fn the_page_is_a_path_without_its_query() {
        let path = |text| OriginPage::parse(text).unwrap().unwrap().as_str().to_owned();
        assert_eq!(path("https://torre.example/cursos?gclid=1#x"), "/cursos");
        assert_eq!(path("/?lang=en"), "/");
        assert_eq!(path("https://torre.example"), "/");
        assert_eq!(path("/cursos?next=https://torre.example/blog"), "/cursos");
        assert_eq!(OriginPage::parse("javascript:alert(1)"), Err(FieldError::Invalid));
        assert_eq!(OriginPage::parse("/a\r\nb"), Err(FieldError::Invalid));
    }
}
