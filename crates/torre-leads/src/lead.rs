//! An enquiry: before it is stored, and as the store gives it back.

use jiff::Timestamp;
use serde::Serialize;
use serde_json::Value;
use torre_base::language::Language;
use uuid::Uuid;

use crate::campaign::Campaign;
use crate::email::LeadEmail;
use crate::fields::{Company, Interest, LeadMessage, LeadName, OriginPage, Phone};
use crate::fingerprint::Fingerprint;
use crate::idempotency_key::IdempotencyKey;
use crate::spam::Suspicion;

/// Which form an enquiry came through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// The form in the admissions section.
    Message,
    /// The embedded form of visitors.
    Contact,
    /// The embedded form of organisations.
    Services,
    /// The form provider's webhook.
    Tally,
    /// Entered by the office: somebody rang, came by, or wrote a mail.
    Phone,
    InPerson,
    Mail,
    /// No enquiry: somebody wants to be told of something. Listed with everything else about a person.
    Subscription,
}

impl Form {
    /// What arrives from outside may say.
    pub fn parse(text: &str) -> Option<Form> {
        match text {
            "message" => Some(Form::Message),
            "contact" => Some(Form::Contact),
            "services" => Some(Form::Services),
            "tally" => Some(Form::Tally),
            _ => None,
        }
    }

    /// What the office enters by hand.
    pub fn by_hand(text: &str) -> Option<Form> {
        [Form::Phone, Form::InPerson, Form::Mail].into_iter().find(|form| form.code() == text)
    }

    pub fn code(self) -> &'static str {
        match self {
            Form::Message => "message",
            Form::Contact => "contact",
            Form::Services => "services",
            Form::Tally => "tally",
            Form::Phone => "phone",
            Form::InPerson => "in-person",
            Form::Mail => "mail",
            Form::Subscription => "subscription",
        }
    }
}

/// What has become of an enquiry, in the words of its column. An older version knows only whether it is done; what it has
/// marked as done is closed, whatever stood there.
pub fn status_code(stored: Option<&str>, is_done: bool) -> &'static str {
    match (stored, is_done) {
        (Some("answered"), true) => "answered",
        (Some("enrolled"), true) => "enrolled",
        (_, true) => "closed",
        (Some("in-progress"), false) => "in-progress",
        (_, false) => "new",
    }
}

/// Ids grow with time, so that the newest stands last in the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadId(Uuid);

impl LeadId {
    pub fn new() -> LeadId {
        LeadId(Uuid::now_v7())
    }

    /// Chosen by the page that an enquiry is entered with: a repeat has the same.
    pub fn of(id: Uuid) -> LeadId {
        LeadId(id)
    }
}

impl Default for LeadId {
    fn default() -> LeadId {
        LeadId::new()
    }
}

impl std::fmt::Display for LeadId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// An enquiry that may be stored. Our own forms always fill name, e-mail and message; what the
/// form provider sends is kept as it is in `fields`, and in the others where it fits.
#[derive(Clone, Debug)]
pub struct NewLead {
    pub id: LeadId,
    pub key: Option<IdempotencyKey>,
    /// None: the key alone recognises a repeat.
    pub fingerprint: Option<Fingerprint>,
    pub received: Timestamp,
    pub form: Form,
    pub language: Language,
    pub name: Option<LeadName>,
    pub email: Option<LeadEmail>,
    pub message: Option<LeadMessage>,
    pub phone: Option<Phone>,
    pub company: Option<Company>,
    pub interest: Option<Interest>,
    pub page: Option<OriginPage>,
    pub campaign: Campaign,
    /// When the visitor agreed, and to which version of the privacy policy.
    pub consent: Option<Timestamp>,
    pub policy_version: String,
    pub suspicion: Option<Suspicion>,
    /// All fields of the form provider, or the exercise sent along with one of our own forms, as JSON.
    pub fields: Option<String>,
}

/// An enquiry as it is stored, for people, mails and webhooks.
#[derive(Clone, Debug, Serialize)]
pub struct Lead {
    pub id: String,
    pub received: String,
    pub form: String,
    pub language: String,
    pub name: String,
    pub email: String,
    pub message: String,
    pub phone: String,
    pub company: String,
    pub interest: String,
    pub page: String,
    /// None where the address of the visit's first page named none.
    pub campaign: Option<Campaign>,
    pub consent: Option<String>,
    pub policy_version: String,
    pub suspicion: Option<String>,
    pub done: Option<String>,
    /// `new`, `in-progress`, `answered`, `enrolled` or `closed`.
    pub status: &'static str,
    /// The name of whoever has it.
    pub owner: Option<String>,
    pub fields: Option<Value>,
}

impl Lead {
    /// Every answer of a form provider's form, with its own question; of our own forms, the exercise sent along.
    pub fn answers(&self) -> impl Iterator<Item = (&str, String)> {
        let fields = self.fields.iter().filter_map(Value::as_array).flatten();
        fields.map(|field| {
            let value = match field.get("value") {
                Some(Value::String(text)) => text.clone(),
                Some(Value::Null) | None => String::new(),
                Some(other) => other.to_string(),
            };
            (field.get("label").and_then(Value::as_str).unwrap_or("?"), value)
        })
    }
}
