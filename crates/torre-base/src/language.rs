//! The two languages of the site, the countries that read Spanish, and the order
//! in which a visitor's signals decide between them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Name of the stored preference: a local storage key in the browser, mirrored in a cookie.
pub const PREFERENCE: &str = "language-preference";

/// Countries whose visitors read Spanish; everybody else reads English.
pub const SPANISH_COUNTRIES: [&str; 21] = [
    "ES", "MX", "AR", "CO", "PE", "VE", "CL", "EC", "GT", "CU", "BO", "DO", "HN", "PY", "SV", "NI", "CR",
    "PA", "UY", "PR", "GQ",
];

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    Es,
    En,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Es, Language::En];

    pub fn parse(text: &str) -> Option<Language> {
        match text {
            "es" => Some(Language::Es),
            "en" => Some(Language::En),
            _ => None,
        }
    }

    pub fn code(self) -> &'static str {
        match self {
            Language::Es => "es",
            Language::En => "en",
        }
    }

    /// The locale that social networks read.
    pub fn locale(self) -> &'static str {
        match self {
            Language::Es => "es_ES",
            Language::En => "en_US",
        }
    }

    pub fn other(self) -> Language {
        match self {
            Language::Es => Language::En,
            Language::En => Language::Es,
        }
    }

    /// The first signal that speaks decides: a forced `?lang=`, the stored preference,
    /// the address itself, then Spanish.
    pub fn decide(
        forced: Option<Language>,
        preference: Option<Language>,
        address: Option<Language>,
    ) -> Language {
        forced.or(preference).or(address).unwrap_or_default()
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// The preference in a line of cookies.
pub fn preference_in(line: &str) -> Option<Language> {
    line.split(';').find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        if name == PREFERENCE { Language::parse(value) } else { None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_language_beats_the_preference_and_the_address() {
        let decided = Language::decide(Some(Language::En), Some(Language::Es), Some(Language::Es));
        assert_eq!(decided, Language::En);
    }

    #[test]
    fn the_preference_beats_the_address() {
        let decided = Language::decide(None, Some(Language::Es), Some(Language::En));
        assert_eq!(decided, Language::Es);
    }

    #[test]
    fn without_any_signal_the_site_speaks_spanish() {
        assert_eq!(Language::decide(None, None, None), Language::Es);
    }
}
