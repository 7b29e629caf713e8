//! Entering an enquiry by hand: somebody rang, came by, or wrote a mail.

use jiff::Timestamp;
use sqlx::Row;
use torre_base::language::Language;
use torre_leads::campaign::Campaign;
use torre_leads::channel::Channel;
use torre_leads::email::LeadEmail;
use torre_leads::fields::{Company, FieldError, Interest, LeadMessage, LeadName, OriginPage, Phone};
use torre_leads::idempotency_key::IdempotencyKey;
use torre_leads::lead::{Form, LeadId, NewLead};
use torre_leads::request::field_errors::FieldErrors;
use torre_leads::request::parse::fingerprint;
use torre_leads::store::error::StoreError;
use torre_leads::store::insert::insert_records;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::new_record::NewRecord;
use uuid::Uuid;

use crate::audit_entry::Action;
use crate::enquiry::change::optional;
use crate::enquiry::change_store::tell;
use crate::enquiry::state::FieldChange;
use crate::store::audit;

/// Who entered it: kept with the changes, and shown as whose enquiry's beginning it is.
pub const ENTERED: &str = "entered";
const KEY_OF: &str = "SELECT repeat_key FROM leads WHERE id = $1";

/// As the page sends it.
#[derive(Clone, Debug, Default)]
pub struct TypedEntry {
    pub id: String,
    pub form: String,
    pub name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    pub interest: String,
    pub language: String,
    pub message: String,
    pub page: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    New,
    Repeated,
    /// Another enquiry has this id.
    Taken,
}

impl TypedEntry {
    /// By address or by telephone: somebody who can be answered by neither is nobody.
    pub fn parse(&self, now: Timestamp) -> Result<NewLead, FieldErrors> {
        let mut errors = FieldErrors::default();
        let id = errors.collect("id", parse_id(&self.id).map(Some).ok_or(FieldError::Invalid));
        let form = errors.collect("form", Form::by_hand(&self.form).map(Some).ok_or(FieldError::Invalid));
        let language = Language::parse(&self.language).map(Some).ok_or(FieldError::Invalid);
        let language = errors.collect("language", language);
        let name = errors.collect("name", LeadName::parse(&self.name).map(Some));
        let email = errors.collect("email", optional(LeadEmail::parse(&self.email)));
        let phone = errors.collect("phone", Phone::parse(&self.phone));
        let company = errors.collect("company", optional(Company::parse(&self.company)));
        let interest = errors.collect("interest", Interest::parse(&self.interest));
        let message = errors.collect("message", LeadMessage::parse(&self.message).map(Some));
        let page = errors.collect("page", OriginPage::parse(&self.page));
        if self.email.trim().is_empty() && self.phone.trim().is_empty() {
            errors.add("email", FieldError::Missing);
        }
        let (Some(id), Some(form), Some(language), true) = (id, form, language, errors.0.is_empty()) else {
            return Err(errors);
        };
        let mut lead = NewLead {
            id: LeadId::of(id),
            key: Some(IdempotencyKey::of_entry(&id.to_string())),
            fingerprint: None,
            received: now,
            form,
            language,
            name,
            email,
            message,
            phone,
            company,
            interest,
            page,
            campaign: Campaign::default(),
            // Nobody ticked a box.
            consent: None,
            policy_version: String::new(),
            suspicion: None,
            fields: None,
        };
        lead.fingerprint = Some(fingerprint(&lead));
        Ok(lead)
    }
}

/// Those that pages make.
pub fn parse_id(text: &str) -> Option<Uuid> {
    let id = Uuid::parse_str(text).ok()?;
    matches!(id.get_version_num(), 4 | 7).then_some(id)
}

/// No mail leaves: the office knows of it, and the person did not write here. The webhook gets it.
pub async fn enter(
    store: &LeadStore,
    lead: NewLead,
    webhook: bool,
    by: &str,
    now: i64,
) -> Result<Entered, StoreError> {
    let (id, key) = (lead.id.to_string(), lead.key.clone());
    let channels = if webhook { vec![Channel::Webhook] } else { Vec::new() };
    let mut write = store.write().await?;
    let connection = write.connection();
    if let Some(row) = sqlx::query(KEY_OF).bind(id.clone()).fetch_optional(&mut *connection).await? {
        let known: Option<String> = row.try_get(0)?;
        if known.as_deref() != key.as_ref().map(IdempotencyKey::as_str) {
            return Ok(Entered::Taken);
        }
    }
    match insert_records(connection, &[NewRecord { lead, channels }]).await?.pop() {
        Some(Err(_)) => return Ok(Entered::Taken),
        Some(Ok(accepted)) if accepted.repeated => return Ok(Entered::Repeated),
        Some(Ok(_)) | None => {}
    }
    let entered = FieldChange { field: ENTERED, before: None, after: None };
    tell(connection, &id, &[entered], by, now).await?;
    audit::record(connection, now, Some(by), Action::EnquiryEntered, Some(&id)).await?;
    write.commit().await?;
    Ok(Entered::New)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> TypedEntry {
        let text = str::to_owned;
        TypedEntry {
            id: text("0190a1b2-0000-7000-8000-000000000000"),
            form: text("in-person"),
            name: text("Ana"),
            phone: text("+34 600 000 000"),
            language: text("es"),
            message: text("Vino a la escuela"),
            ..TypedEntry::default()
        }
    }

    #[test]
    fn somebody_who_came_by_is_an_enquiry() {
        let lead = entry().parse(Timestamp::now()).unwrap();
        assert_eq!((lead.form, lead.consent), (Form::InPerson, None));
        assert_eq!(lead.id.to_string(), entry().id);
    }

    #[test]
    fn a_form_of_the_site_cannot_be_entered_and_nobody_is_unreachable() {
        let refused =
            |entry: TypedEntry| entry.parse(Timestamp::now()).unwrap_err().0.into_keys().collect::<Vec<_>>();
        for form in ["contact", "tally", "subscription", ""] {
            assert_eq!(refused(TypedEntry { form: form.to_owned(), ..entry() }), ["form"]);
        }
        assert_eq!(refused(TypedEntry { phone: " ".to_owned(), ..entry() }), ["email"]);
        assert_eq!(refused(TypedEntry { id: "../1".to_owned(), ..entry() }), ["id"]);
        assert_eq!(refused(TypedEntry::default()), ["email", "form", "id", "language", "message", "name"]);
    }
}
