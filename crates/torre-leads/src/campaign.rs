//! Where a visit began, as the address of its first page said: utm_source, utm_medium, utm_campaign.

use serde::Serialize;

const MAX_LENGTH: usize = 40;

/// Each is there only where it is a short plain word: what an address says, a stranger has written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Campaign {
    pub source: Option<String>,
    pub medium: Option<String>,
    pub name: Option<String>,
}

impl Campaign {
    /// `source/medium/name`. Nothing is wrong: what cannot be taken is left out.
    pub fn parse(text: &str) -> Campaign {
        let mut parts = text.splitn(3, '/').map(word);
        let mut next = || parts.next().flatten();
        Campaign { source: next(), medium: next(), name: next() }
    }

    /// None where nothing is known.
    pub fn known(self) -> Option<Campaign> {
        (self != Campaign::default()).then_some(self)
    }
}

/// As it was sent: `google/cpc/bloque-1`.
impl std::fmt::Display for Campaign {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parts = [&self.source, &self.medium, &self.name].map(|part| part.as_deref().unwrap_or_default());
        f.write_str(&parts.join("/"))
    }
}

fn word(text: &str) -> Option<String> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'_' | b'-');
    ((1..=MAX_LENGTH).contains(&text.len()) && text.bytes().all(plain)).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_words_are_a_campaign() {
        let campaign = Campaign::parse("google/cpc/bloque-1_2027");
        assert_eq!(campaign.source.as_deref(), Some("google"));
        assert_eq!(campaign.medium.as_deref(), Some("cpc"));
        assert_eq!(campaign.name.as_deref(), Some("bloque-1_2027"));
        assert_eq!(campaign.to_string(), "google/cpc/bloque-1_2027");
    }

    #[test]
    fn what_is_no_word_is_left_out_and_the_rest_stays() {
        let left = |text: &str| Campaign::parse(text).to_string();
        assert_eq!(left("google//spring"), "google//spring");
        assert_eq!(left("Google/cpc/<script>"), "/cpc/");
        assert_eq!(left(&format!("google/{}/x", "a".repeat(41))), "google//x");
        assert_eq!(left("google/cpc/a/b"), "google/cpc/");
        for nothing in ["", "/", "//", "=1+1", "\u{1b}[31m", "ana@example.com", "a\0b"] {
            assert_eq!(Campaign::parse(nothing).known(), None, "{nothing:?}");
        }
    }
}
