//! What somebody of the office replies, and the program with its mail server.

use serde_json::{Value, json};

use crate::enquirer::shown;
use crate::office_server::{Colleague, OfficeServer, prepare};
use crate::support::Torre;
use crate::support::http::Response;
use crate::support::mail::url;

/// Impatient with the mail server at this port; not started yet.
pub fn with_mail(port: u16, settings: &[(&str, &str)]) -> Torre {
    let mut torre = prepare(&[
        ("TORRE_MAIL_FROM", "Torre <web@torre.example>"),
        ("TORRE_MAIL_TO", "Oficina <hola@torre.example>"),
        ("TORRE_DELIVERY_TIMEOUT_SECONDS", "2"),
        ("TORRE_DELIVERY_RETRY_SECONDS", "1"),
    ]);
    torre.set("TORRE_SMTP_URL", &url(port));
    for (name, value) in settings {
        torre.set(name, value);
    }
    torre
}

/// `0190a1b2-0000-7000-8000-0000000a0007`
pub fn reply_id(number: usize) -> String {
    format!("0190a1b2-0000-7000-8000-0000000a{number:04}")
}

/// A right reply to an enquiry that nobody has touched.
pub fn letter(number: usize) -> Value {
    json!({ "id": reply_id(number), "version": 0, "subject": "Fechas del curso", "text": "Hola:\n\nEmpieza en mayo.",
        "programme": false })
}

pub fn letter_with(number: usize, changes: &Value) -> Value {
    let mut letter = letter(number);
    for (name, value) in changes.as_object().unwrap() {
        letter[name] = value.clone();
    }
    letter
}

pub fn reply(office: &OfficeServer, who: &Colleague, enquiry: &str, letter: &Value) -> Response {
    office.post(&format!("/enquiries/{enquiry}/replies"), Some(&who.cookie), letter)
}

pub fn reply_again(office: &OfficeServer, who: &Colleague, enquiry: &str, reply: &str) -> Response {
    office.post(&format!("/enquiries/{enquiry}/replies/{reply}/again"), Some(&who.cookie), &Value::Null)
}

/// How the only reply of an enquiry stands.
pub fn state(office: &OfficeServer, who: &Colleague, enquiry: &str) -> Value {
    shown(office, who, enquiry)["replies"][0]["state"].clone()
}

/// One header of a mail, unfolded.
pub fn header(mail: &Value, name: &str) -> String {
    let data = mail["data"].as_str().unwrap().replace("\r\n", "\n");
    let (headers, _) = data.split_once("\n\n").unwrap();
    let headers = headers.replace("\n ", " ");
    let line = headers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name}: {headers}")).to_owned()
}
