//! The imprint: which edition a document is, and under which certification.

use torre_base::language::Language;
use torre_content::content::LocalContent;
use torre_content::dates::month_text;
use torre_content::text::interpolate;

/// "PFATC-19 · November 2026 edition"
pub fn imprint(local: &LocalContent, language: Language) -> String {
    let words = &local.documents;
    let edition = month_text(words.edition, language).text;
    format!(
        "{} · {}",
        local.school.certification,
        interpolate(&words.edition_label, &[("edition", &edition)])
    )
}

/// Year and month.
pub fn edition(local: &LocalContent) -> (i16, i8) {
    let month = local.documents.edition.0;
    (month.year(), month.month())
}
