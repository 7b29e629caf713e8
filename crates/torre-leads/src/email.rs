//! E-mail addresses as visitors write them.

use crate::fields::FieldError;

const MAX_LENGTH: usize = 254;
const MAX_LOCAL: usize = 64;
const MAX_LABEL: usize = 63;

/// An address that can be replied to: `local@domain`, without quotes, comments or literals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadEmail(String);

impl LeadEmail {
    pub fn parse(text: &str) -> Result<LeadEmail, FieldError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(FieldError::Missing);
        }
        let plausible = text.len() <= MAX_LENGTH
            && text.rsplit_once('@').is_some_and(|(local, domain)| is_local(local) && is_domain(domain));
        // What the mail library cannot write must not be accepted either.
        if plausible && text.parse::<lettre::Address>().is_ok() {
            Ok(LeadEmail(text.to_owned()))
        } else {
            Err(FieldError::Invalid)
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
    local.len() <= MAX_LOCAL && local.split('.').all(is_atom)
}

/// At least two labels; letters of any script, digits and inner hyphens.
fn is_domain(domain: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && label.len() <= MAX_LABEL
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

    /// From the lists that libraries test against: RFC 3696 and its errata, RFC 5321 and 6531, isemail,
    /// the HTML standard, Wikipedia.
    #[test]
    fn addresses_people_have_are_accepted() {
        let longest_local = format!("{}@example.com", "a".repeat(64));
        let longest_label = format!("ana@{}.com", "a".repeat(63));
        let longest =
            format!("ana@{}.com", ["a".repeat(63), "b".repeat(63), "c".repeat(63), "d".repeat(54)].join("."));
        assert_eq!(longest.len(), MAX_LENGTH);
        for address in [
            "ana@example.com",
            "simple@example.com",
            "very.common@example.com",
            "ana.garcia@example.com",
            "x@example.com",
            "ana+torre@example.co.uk",
            "user+mailbox@example.com",
            "customer/department=shipping@example.com",
            "$A12345@example.com",
            "!def!xyz%abc@example.com",
            "_somename@example.com",
            "long.email-address-with-hyphens@and.subdomains.example.com",
            "name/surname@example.com",
            "mailhost!username@example.org",
            "user-@example.org",
            "a@b.es",
            "1234567890@example.com",
            "_______@example.com",
            "ana@sub.domain.example.com",
            "ana@123.com",
            "ana@1and1.example",
            "ana-garcia@exam-ple.com",
            "o'brien@example.ie",
            "user%example.com@example.org",
            "!#$%&'*+-/=?^_`{|}~@example.org",
            "ANA@EXAMPLE.COM",
            "x@example.museum",
            "  ana@example.com ",
            // Domains of other scripts, as people write them and as machines do.
            "ana@xn--espaa-rta.es",
            "ana@españa.es",
            "ana@bücher.example",
            "ana@例え.jp",
            "ana@пример.рф",
            "ana@xn--80akhbyknj4f.xn--p1ai",
            &longest_local,
            &longest_label,
            &longest,
        ] {
            assert!(LeadEmail::parse(address).is_ok(), "{address}");
        }
    }

    /// Nobody reads these to the school's staff over the phone: the standard allows them, people do not
    /// have them, and in a header they are how addresses are smuggled.
    #[test]
    fn addresses_only_a_standard_could_love_are_refused() {
        for address in [
            "\"ana\"@example.com",
            "\"ana garcia\"@example.com",
            "\"ana@work\"@example.com",
            "\"very.(),:;<>[]\\\".VERY.\\\"very@\\\\ \\\"very\\\".unusual\"@strange.example.com",
            "\" \"@example.org",
            "\"\"@example.org",
            "\"john..doe\"@example.org",
            "Fred\\ Bloggs@example.com",
            "Abc\\@def@example.com",
            "ana(comment)@example.com",
            "(comment)ana@example.com",
            "ana@example.com(comment)",
            "ana@(comment)example.com",
            "ana@[127.0.0.1]",
            "ana@[IPv6:2001:db8::1]",
            "postmaster@[IPv6:2001:0db8:85a3:0000:0000:8a2e:0370:7334]",
            "ana@[x:tag]",
            "ana @example.com",
            "ana@ example.com",
            "ana\r\n @example.com",
            // RFC 6531: few servers take a local part that is not ASCII, and an answer would be lost.
            "josé@example.com",
            "用户@例子.广告",
            "admin@mailserver1",
        ] {
            assert!(LeadEmail::parse(address).is_err(), "{address:?}");
        }
    }

    #[test]
    fn addresses_nobody_has_are_refused() {
        let long_local = format!("{}@example.com", "a".repeat(65));
        let long_label = format!("ana@{}.com", "a".repeat(64));
        let long = format!("ana@{}com", "abcdefghi.".repeat(26));
        let one_too_long =
            format!("ana@{}.com", ["a".repeat(63), "b".repeat(63), "c".repeat(63), "d".repeat(55)].join("."));
        assert_eq!(one_too_long.len(), MAX_LENGTH + 1);
        for address in [
            "",
            " ",
            "plain",
            "abc.example.com",
            "@",
            "@@",
            "@example.com",
            "ana@",
            "ana@example",
            "ana@localhost",
            "ana@.com",
            "ana@com.",
            "ana@example..com",
            "ana@..com",
            "ana@-example.com",
            "ana@example-.com",
            "ana@example.com.",
            "ana@example.com-",
            ".ana@example.com",
            "ana.@example.com",
            "a..na@example.com",
            "..@example.com",
            "ana garcia@example.com",
            "ana@exam ple.com",
            "a\"b(c)d,e:f;g<h>i[j\\k]l@example.com",
            "just\"not\"right@example.com",
            "this is\"not\\allowed@example.com",
            "a@b@c@example.com",
            "ana@@example.com",
            "ana@b@example.com",
            "ana@example.com\r\nBcc: b@example.com",
            "ana@example.com\nCc: b@example.com",
            "ana@example.com\0",
            "ana\t@example.com",
            "ana@example.com, b@example.com",
            "ana@example.com; b@example.com",
            "ana@example.com b@example.com",
            "Ana <ana@example.com>",
            "<ana@example.com>",
            "mailto:ana@example.com",
            "ana@127.0.0.1",
            "ana@1.2.3",
            "ana@exa_mple.com",
            "ana@exa!mple.com",
            "ana@example.com/../x",
            "ana@example.com:25",
            "ana\u{202e}@example.com",
            "ana@exam\u{200b}ple.com",
            "<script>@example.com",
            "ana@example.com<script>",
            "ana@example.com?subject=x",
            &long_local,
            &long_label,
            &long,
            &one_too_long,
        ] {
            assert!(LeadEmail::parse(address).is_err(), "{address:?}");
        }
    }

    #[test]
    fn capitals_do_not_make_another_person() {
        assert_eq!(LeadEmail::parse("Ana@Example.com").unwrap().key(), "ana@example.com");
    }
}
