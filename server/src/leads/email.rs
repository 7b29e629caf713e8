//! E-mail addresses as visitors write them.

use crate::leads::fields::Refusal;

const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;
const LONGEST_LABEL: usize = 63;

/// An address that can be replied to: `local@domain`, without quotes, comments or literals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadEmail(String);

impl LeadEmail {
    pub fn parse(text: &str) -> Result<LeadEmail, Refusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::Missing);
        }
        let plausible = text.len() <= LONGEST
            && text.rsplit_once('@').is_some_and(|(local, domain)| is_local(local) && is_domain(domain));
        // What the mail library cannot write must not be accepted either.
        if plausible && text.parse::<lettre::Address>().is_ok() {
            Ok(LeadEmail(text.to_owned()))
        } else {
            Err(Refusal::Invalid)
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How one person's enquiries are found again, whatever the capitals.
    pub fn key(&self) -> String {
        key(&self.0)
    }
}

pub fn key(address: &str) -> String {
    address.trim().to_lowercase()
}

/// Dot-separated atoms of RFC 5322.
fn is_local(local: &str) -> bool {
    let is_atom = |atom: &str| {
        !atom.is_empty()
            && atom.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte))
    };
    local.len() <= LONGEST_LOCAL && local.split('.').all(is_atom)
}

/// At least two labels; letters of any script, digits and inner hyphens.
fn is_domain(domain: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && label.len() <= LONGEST_LABEL
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|char| char.is_alphanumeric() || char == '-')
    };
    let last_is_name =
        domain.rsplit('.').next().is_some_and(|last| !last.bytes().all(|byte| byte.is_ascii_digit()));
    domain.contains('.') && last_is_name && domain.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the lists that libraries test against (RFC 3696 examples, isemail, the HTML standard).
    #[test]
    fn addresses_people_have_are_accepted() {
        for address in [
            "ana@example.com",
            "ana.garcia@example.com",
            "ana+torre@example.co.uk",
            "a@b.es",
            "1234567890@example.com",
            "_______@example.com",
            "ana@sub.domain.example.com",
            "ana@123.com",
            "ana-garcia@exam-ple.com",
            "o'brien@example.ie",
            "user%example.com@example.org",
            "!#$%&'*+-/=?^_`{|}~@example.org",
            "ANA@EXAMPLE.COM",
            "ana@xn--espaa-rta.es",
            "ana@españa.es",
            "ana@例え.jp",
            "x@example.museum",
            "  ana@example.com ",
        ] {
            assert!(LeadEmail::parse(address).is_ok(), "{address}");
        }
    }

    #[test]
    fn addresses_nobody_has_are_refused() {
        let long_local = format!("{}@example.com", "a".repeat(65));
        let long_label = format!("ana@{}.com", "a".repeat(64));
        let long = format!("ana@{}com", "abcdefghi.".repeat(26));
        for address in [
            "",
            "plain",
            "@example.com",
            "ana@",
            "ana@example",
            "ana@localhost",
            "ana@.com",
            "ana@example..com",
            "ana@-example.com",
            "ana@example-.com",
            "ana@example.com.",
            ".ana@example.com",
            "ana.@example.com",
            "a..na@example.com",
            "ana garcia@example.com",
            "ana@exam ple.com",
            "ana@example.com\r\nBcc: b@example.com",
            "ana@example.com\0",
            "ana@example.com, b@example.com",
            "Ana <ana@example.com>",
            "\"ana\"@example.com",
            "ana(comment)@example.com",
            "ana@[127.0.0.1]",
            "ana@127.0.0.1",
            "ana@@example.com",
            "ana@b@example.com",
            "josé@example.com",
            "ana@exa_mple.com",
            "ana\u{202e}@example.com",
            "<script>@example.com",
            "ana@example.com<script>",
            &long_local,
            &long_label,
            &long,
        ] {
            assert!(LeadEmail::parse(address).is_err(), "{address:?}");
        }
    }

    #[test]
    fn capitals_do_not_make_another_person() {
        assert_eq!(LeadEmail::parse("Ana@Example.com").unwrap().key(), "ana@example.com");
    }
}
