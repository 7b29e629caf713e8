//! Addresses of generated documents: programmes and the brochure (PDF), calendars (iCalendar).

use torre_base::language::Language;

/// The brochure stands beside the programmes under this name: no course may be called so.
pub const BROCHURE: &str = "brochure";

/// `/documents/block-1.es.pdf`
pub fn document_path(name: &str, language: Language) -> String {
    format!("/documents/{name}.{language}.pdf")
}

/// `/calendar/block-1.es.ics`
pub fn calendar_path(course: &str, language: Language) -> String {
    format!("/calendar/{course}.{language}.ics")
}
