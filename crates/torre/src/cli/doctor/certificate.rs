//! How long the certificate still holds, read from its bytes: no library of ours says it.

use std::path::Path;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use torre_config::config::Config;
use torre_serve::tls::acceptor;

use crate::cli::doctor::days;
use crate::cli::doctor::report::Report;

/// Who renews a month ahead has renewed by then.
const SOON_DAYS: i64 = 21;

pub(super) fn check(report: &mut Report, config: &Config) {
    let Some(tls) = &config.tls else { return };
    if let Err(error) = acceptor(&tls.certificate, &tls.key) {
        return report.fault(&error.to_string());
    }
    let Some(end) = end_of_file(&tls.certificate) else {
        return report.warning("how long the certificate holds cannot be read");
    };
    let days = end.duration_since(Timestamp::now()).as_hours() / 24;
    let left = days::in_words(days);
    let text = format!("the certificate holds until {}", end.strftime("%F %R UTC"));
    if end < Timestamp::now() {
        report.fault(&format!("{text}: it has run out"));
    } else if days < SOON_DAYS {
        report.warning(&format!("{text}, {left}: see that it is renewed"));
    } else {
        report.good(&format!("{text}, {left}"));
    }
}

fn end_of_file(path: &Path) -> Option<Timestamp> {
    not_after(&CertificateDer::from_pem_file(path).ok()?)
}

/// Certificate, TBSCertificate, then: version, serial number, algorithm, issuer, validity (RFC 5280).
fn not_after(der: &[u8]) -> Option<Timestamp> {
    let (_, certificate, _) = element(der)?;
    let (_, mut rest, _) = element(certificate)?;
    const VERSION: u8 = 0xa0;
    if rest.first() == Some(&VERSION) {
        rest = element(rest)?.2;
    }
    for _ in ["serial number", "algorithm", "issuer"] {
        rest = element(rest)?.2;
    }
    let (_, validity, _) = element(rest)?;
    let (_, _, after) = element(validity)?;
    let (kind, text, _) = element(after)?;
    time(kind, std::str::from_utf8(text).ok()?)
}

/// Tag, contents and what follows.
fn element(der: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&tag, rest) = der.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (length, rest) = if first < 0x80 {
        (usize::from(first), rest)
    } else {
        let bytes = usize::from(first & 0x7f);
        if bytes > 4 || bytes > rest.len() {
            return None;
        }
        let (digits, rest) = rest.split_at(bytes);
        (digits.iter().fold(0, |length, digit| length << 8 | usize::from(*digit)), rest)
    };
    (length <= rest.len()).then(|| (tag, &rest[..length], &rest[length..]))
}

/// `270301120000Z`, with a year of two digits until 2049 and of four after it.
fn time(kind: u8, text: &str) -> Option<Timestamp> {
    const UTC_TIME: u8 = 0x17;
    let full = match kind {
        UTC_TIME => format!("{}{text}", if text.get(..2)? < "50" { "20" } else { "19" }),
        _ => text.to_owned(),
    };
    let civil = DateTime::strptime("%Y%m%d%H%M%SZ", &full).ok()?;
    civil.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_both_kinds_are_read() {
        let read = |kind, text| time(kind, text).map(|time| time.to_string());
        assert_eq!(read(0x17, "270301120000Z").as_deref(), Some("2027-03-01T12:00:00Z"));
        assert_eq!(read(0x17, "990301120000Z").as_deref(), Some("1999-03-01T12:00:00Z"));
        assert_eq!(read(0x18, "20500301120000Z").as_deref(), Some("2050-03-01T12:00:00Z"));
        assert_eq!(read(0x17, "é"), None);
    }

    #[test]
    fn bytes_that_are_no_certificate_are_refused() {
        for bytes in [&b""[..], &[0x30], &[0x30, 0x05, 0x30], &[0x30, 0x85, 1, 1, 1, 1, 1], &[0x30, 0x84]] {
            assert_eq!(not_after(bytes), None);
        }
    }
}
