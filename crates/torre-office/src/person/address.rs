//! The address that a person is known by, as an administrator types it.

/// An address can be no longer; what a form provider took for one may be.
const MAX_CHARACTERS: usize = 320;

/// Not checked as one that can be answered to: a form provider may have taken any text for an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonAddress(String);

impl PersonAddress {
    /// None: empty, which would mean everybody who left no address, or nothing that can have been stored.
    pub fn parse(text: &str) -> Option<PersonAddress> {
        let text = text.trim();
        let is_storable = !text.contains(char::is_control) && text.chars().count() <= MAX_CHARACTERS;
        (!text.is_empty() && is_storable).then(|| PersonAddress(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_no_person() {
        assert_eq!(PersonAddress::parse(" Ana@Example.com ").unwrap().as_str(), "Ana@Example.com");
        for nobody in ["", "  ", "a\0b", "a\nb", &"a".repeat(321)] {
            assert_eq!(PersonAddress::parse(nobody), None, "{nobody:?}");
        }
    }
}
