//! What the office may change of an enquiry, before and after a change.

use torre_leads::email;
use torre_leads::email::LeadEmail;
use torre_leads::fields::{Company, FieldError, Interest, Phone};
use torre_leads::request::field_errors::FieldErrors;

use crate::enquiries::status::EnquiryStatus;
use crate::enquiry::change::Change;

/// The office itself suspects it.
pub const SUSPECTED_BY_OFFICE: &str = "office";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub status: EnquiryStatus,
    /// Milliseconds since 1970; set exactly while the status is a done one.
    pub done_at: Option<i64>,
    pub owner: Option<String>,
    pub suspicion: Option<String>,
    pub name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    pub interest: String,
    pub language: String,
}

/// One field, as the history tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    pub field: &'static str,
    pub before: Option<String>,
    pub after: Option<String>,
}

impl State {
    /// Refused where nobody could be answered any more.
    pub fn changed(&self, change: &Change, now: i64) -> Result<State, FieldErrors> {
        let text =
            |new: Option<Option<&str>>, old: &str| new.map_or(old, Option::unwrap_or_default).to_owned();
        let mut after = State {
            status: change.status.unwrap_or(self.status),
            owner: change.owner.clone().unwrap_or_else(|| self.owner.clone()),
            suspicion: self.suspicion_after(change.suspected),
            name: change.name.as_ref().map_or(&*self.name, |name| name.as_str()).to_owned(),
            email: text(
                change.email.as_ref().map(|email| email.as_ref().map(LeadEmail::as_str)),
                &self.email,
            ),
            phone: text(change.phone.as_ref().map(|phone| phone.as_ref().map(Phone::as_str)), &self.phone),
            company: text(
                change.company.as_ref().map(|one| one.as_ref().map(Company::as_str)),
                &self.company,
            ),
            interest: text(
                change.interest.as_ref().map(|one| one.as_ref().map(Interest::as_str)),
                &self.interest,
            ),
            language: change.language.map_or(&*self.language, |language| language.code()).to_owned(),
            done_at: None,
        };
        let is_taken = change.owner.as_ref().is_some_and(Option::is_some);
        if is_taken && change.status.is_none() && self.status == EnquiryStatus::New {
            after.status = EnquiryStatus::InProgress;
        }
        after.done_at = after.status.is_done().then(|| self.done_at.unwrap_or(now));
        let cleared = (&after.email, &after.phone) != (&self.email, &self.phone);
        if cleared && after.email.is_empty() && after.phone.is_empty() {
            let mut errors = FieldErrors::default();
            errors.add(if self.email.is_empty() { "phone" } else { "email" }, FieldError::Missing);
            return Err(errors);
        }
        Ok(after)
    }

    /// What is suspected for a reason keeps it.
    fn suspicion_after(&self, suspected: Option<bool>) -> Option<String> {
        match suspected {
            None => self.suspicion.clone(),
            Some(true) => Some(self.suspicion.clone().unwrap_or_else(|| SUSPECTED_BY_OFFICE.to_owned())),
            Some(false) => None,
        }
    }

    pub fn email_key(&self) -> String {
        email::key(&self.email)
    }

    /// What differs, in the order of the fields.
    pub fn differences(&self, after: &State) -> Vec<FieldChange> {
        let (before, after) = (self.told(), after.told());
        let pairs = before.into_iter().zip(after);
        pairs
            .filter(|(before, after)| before != after)
            .map(|((field, before), (_, after))| FieldChange { field, before, after })
            .collect()
    }

    fn told(&self) -> [(&'static str, Option<String>); 9] {
        let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        [
            ("status", text(self.status.column())),
            ("owner", self.owner.clone()),
            ("suspicion", self.suspicion.clone()),
            ("name", text(&self.name)),
            ("email", text(&self.email)),
            ("phone", text(&self.phone)),
            ("company", text(&self.company)),
            ("interest", text(&self.interest)),
            ("language", text(&self.language)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> State {
        State {
            status: EnquiryStatus::New,
            done_at: None,
            owner: None,
            suspicion: None,
            name: "Ana".to_owned(),
            email: "ana@example.com".to_owned(),
            phone: String::new(),
            company: String::new(),
            interest: "block-1".to_owned(),
            language: "es".to_owned(),
        }
    }

    fn to(status: EnquiryStatus) -> Change {
        Change { status: Some(status), ..Change::default() }
    }

    #[test]
    fn every_status_leads_to_every_other_and_done_at_agrees() {
        for from in EnquiryStatus::ALL {
            let before = state().changed(&to(from), 1).unwrap();
            for status in EnquiryStatus::ALL {
                let after = before.changed(&to(status), 2).unwrap();
                assert_eq!((after.status, after.done_at.is_some()), (status, status.is_done()));
                assert_eq!(after.changed(&to(from), 3).unwrap().status, from);
            }
        }
    }

    #[test]
    fn an_enquiry_is_done_when_it_first_was() {
        let answered = state().changed(&to(EnquiryStatus::Answered), 1).unwrap();
        assert_eq!(answered.changed(&to(EnquiryStatus::Enrolled), 2).unwrap().done_at, Some(1));
    }

    #[test]
    fn who_takes_a_new_one_begins() {
        let take = Change { owner: Some(Some("eva".to_owned())), ..Change::default() };
        assert_eq!(state().changed(&take, 1).unwrap().status, EnquiryStatus::InProgress);
        let told = Change { status: Some(EnquiryStatus::New), ..take.clone() };
        assert_eq!(state().changed(&told, 1).unwrap().status, EnquiryStatus::New);
        let answered = state().changed(&to(EnquiryStatus::Answered), 1).unwrap();
        assert_eq!(answered.changed(&take, 2).unwrap().status, EnquiryStatus::Answered);
    }

    #[test]
    fn differences_name_what_changed_and_nothing_else() {
        let change = Change { suspected: Some(true), ..to(EnquiryStatus::InProgress) };
        let after = state().changed(&change, 1).unwrap();
        let told = state().differences(&after);
        let told: Vec<_> =
            told.iter().map(|one| (one.field, one.before.as_deref(), one.after.as_deref())).collect();
        assert_eq!(told, [("status", Some("new"), Some("in-progress")), ("suspicion", None, Some("office"))]);
        assert_eq!(after.differences(&after), []);
    }

    #[test]
    fn somebody_stays_reachable() {
        let cleared = Change { email: Some(None), ..Change::default() };
        assert!(state().changed(&cleared, 1).unwrap_err().0.contains_key("email"));
        let rung = State { phone: "+34 600 000 000".to_owned(), ..state() };
        assert_eq!(rung.changed(&cleared, 1).unwrap().email, "");
    }
}
