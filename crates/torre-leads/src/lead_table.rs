//! Enquiries as a table: its columns, and the cells of one enquiry.

use crate::lead::Lead;

/// Excel takes a file for UTF-8 by this mark.
pub const EXCEL_MARK: &str = "\u{feff}";
/// In Spain Excel takes a semicolon for the end of a cell.
pub const EXCEL_SEPARATOR: &str = ";";

pub const COLUMNS: [&str; 16] = [
    "id",
    "received",
    "form",
    "language",
    "name",
    "email",
    "phone",
    "company",
    "interest",
    "page",
    "message",
    "consent",
    "policy_version",
    "suspicion",
    "done",
    "fields",
];

/// The same in the language of the school's spreadsheet.
pub const SPANISH_COLUMNS: [&str; 16] = [
    "identificador",
    "recibida (hora de Madrid)",
    "formulario",
    "idioma",
    "nombre",
    "correo",
    "teléfono",
    "organización",
    "interés",
    "página",
    "mensaje",
    "consentimiento (hora de Madrid)",
    "versión de la política",
    "sospecha",
    "atendida (hora de Madrid)",
    "otros campos",
];

/// `interest`: what it is about, in words; `moment`: how a moment is written.
pub fn cells(lead: &Lead, interest: &str, moment: impl Fn(&str) -> String) -> [String; 16] {
    let written = |text: &Option<String>| text.as_deref().map(&moment).unwrap_or_default();
    [
        lead.id.clone(),
        moment(&lead.received),
        lead.form.clone(),
        lead.language.clone(),
        lead.name.clone(),
        lead.email.clone(),
        lead.phone.clone(),
        lead.company.clone(),
        interest.to_owned(),
        lead.page.clone(),
        lead.message.clone(),
        written(&lead.consent),
        lead.policy_version.clone(),
        lead.suspicion.clone().unwrap_or_default(),
        written(&lead.done),
        lead.fields.as_ref().map(ToString::to_string).unwrap_or_default(),
    ]
}
