//! Names that people type: of a person, and of the device a passkey is on.

const MAX_CHARACTERS: usize = 80;

/// One line of text that is shown in lists and on terminals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedName(String);

impl TypedName {
    /// None: empty, too long, or with characters that nobody can see.
    pub fn parse(text: &str) -> Option<TypedName> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = text.chars().count();
        let is_hidden = |char: char| {
            char.is_control()
                || matches!(char, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
        };
        ((1..=MAX_CHARACTERS).contains(&length) && !text.contains(is_hidden)).then_some(TypedName(text))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How the name is compared.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        let name = |text: &str| TypedName::parse(text).map(|name| name.0);
        assert_eq!(name("  Ana   Pérez\t").as_deref(), Some("Ana Pérez"));
        assert_eq!(
            TypedName::parse("ANA Pérez").unwrap().key(),
            TypedName::parse("Ana pérez").unwrap().key()
        );
        for wrong in ["", "   ", "a\u{1b}[31m", "a\u{202e}b", "\u{200b}", &"x".repeat(81)] {
            assert_eq!(name(wrong), None, "{wrong:?}");
        }
    }
}
