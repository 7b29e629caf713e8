//! What somebody wants changed of an enquiry, checked field by field.

use torre_base::language::Language;
use torre_leads::email::LeadEmail;
use torre_leads::fields::{Company, FieldError, Interest, LeadName, Phone};
use torre_leads::request::field_errors::FieldErrors;

use crate::enquiries::status::EnquiryStatus;
use crate::identifier::stored_form;

/// A field that was left out stays as it is; an empty text clears what may be empty.
#[derive(Clone, Debug, Default)]
pub struct WantedChange {
    pub status: Option<String>,
    /// A person's id; none takes it from whoever has it.
    pub owner: Option<Option<String>>,
    pub suspected: Option<bool>,
    pub name: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub company: Option<String>,
    pub interest: Option<String>,
    pub language: Option<String>,
}

/// The same, with values that have been checked.
#[derive(Clone, Debug, Default)]
pub struct Change {
    pub status: Option<EnquiryStatus>,
    pub owner: Option<Option<String>>,
    pub suspected: Option<bool>,
    pub name: Option<LeadName>,
    pub email: Option<Option<LeadEmail>>,
    pub phone: Option<Option<Phone>>,
    pub company: Option<Option<Company>>,
    pub interest: Option<Option<Interest>>,
    pub language: Option<Language>,
}

impl WantedChange {
    pub fn parse(self) -> Result<Change, FieldErrors> {
        let mut errors = FieldErrors::default();
        let status = |text: String| EnquiryStatus::parse(&text).ok_or(FieldError::Invalid);
        let language = |text: String| Language::parse(&text).ok_or(FieldError::Invalid);
        // What is no id of ours never reaches the store.
        let owner = self.owner.map(|owner| {
            let id = owner.map(|id| stored_form(&id).ok_or(FieldError::Unknown)).transpose();
            errors.collect("owner", id)
        });
        let change = Change {
            status: errors.collect("status", self.status.map(status).transpose()),
            owner,
            suspected: self.suspected,
            name: errors.collect("name", self.name.map(|text| LeadName::parse(&text)).transpose()),
            email: errors
                .collect("email", self.email.map(|text| optional(LeadEmail::parse(&text))).transpose()),
            phone: errors.collect("phone", self.phone.map(|text| Phone::parse(&text)).transpose()),
            company: errors
                .collect("company", self.company.map(|text| optional(Company::parse(&text))).transpose()),
            interest: errors
                .collect("interest", self.interest.map(|text| Interest::parse(&text)).transpose()),
            language: errors.collect("language", self.language.map(language).transpose()),
        };
        if errors.0.is_empty() { Ok(change) } else { Err(errors) }
    }
}

/// What is missing was left empty.
pub(super) fn optional<T>(parsed: Result<T, FieldError>) -> Result<Option<T>, FieldError> {
    match parsed {
        Err(FieldError::Missing) => Ok(None),
        parsed => parsed.map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wrong_field_is_named() {
        let text = |text: &str| Some(text.to_owned());
        let wanted = WantedChange {
            status: text("in-progress"),
            name: text("A"),
            email: text("ana"),
            phone: text("call me"),
            company: text("x"),
            interest: text("Block 1"),
            language: text("fr"),
            ..WantedChange::default()
        };
        let errors = wanted.parse().unwrap_err().0;
        let named: Vec<&str> = errors.keys().map(String::as_str).collect();
        assert_eq!(named, ["company", "email", "interest", "language", "name", "phone", "status"]);
    }

    #[test]
    fn an_empty_text_clears_what_may_be_empty() {
        let empty = || Some(String::new());
        let wanted = WantedChange {
            email: empty(),
            phone: empty(),
            company: empty(),
            interest: empty(),
            ..WantedChange::default()
        };
        let change = wanted.parse().unwrap();
        assert_eq!(
            (change.email, change.phone, change.company, change.interest),
            (Some(None), Some(None), Some(None), Some(None))
        );
        let nameless = WantedChange { name: empty(), ..WantedChange::default() }.parse().unwrap_err();
        assert_eq!(nameless.0.get("name"), Some(&FieldError::Missing));
    }
}
