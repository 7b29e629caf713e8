//! Addresses as mail servers take them.

use lettre::Address;

/// Headers are ASCII, and few servers take anything else: a domain of another script is written as machines do.
pub(crate) fn address(email: &str) -> Option<Address> {
    let (local, domain) = email.rsplit_once('@')?;
    let domain = url::Host::parse(domain).ok()?.to_string();
    Address::new(local, domain).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_in_ascii() {
        let written = |email| address(email).map(|address| address.to_string());
        assert_eq!(written("Ana+x@example.com").as_deref(), Some("Ana+x@example.com"));
        assert_eq!(written("ana@españa.es").as_deref(), Some("ana@xn--espaa-rta.es"));
        assert_eq!(written("ana"), None);
    }
}
