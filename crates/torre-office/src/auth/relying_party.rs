//! The relying party: the host that passkeys belong to, and the origin their ceremonies must come from.

use url::{Host, Url};
use webauthn_rp::request::{AsciiDomain, RpId};

/// Where a site is tried out: browsers take passkeys there without TLS, and an IP address is no relying party.
const LOCALHOST: &str = "localhost";

#[derive(Debug)]
pub struct RelyingParty {
    pub(crate) id: RpId,
    origin: String,
    is_local: bool,
}

#[derive(Debug, thiserror::Error)]
#[error("TORRE_SITE_URL names no host that passkeys can belong to")]
pub struct NoRelyingParty;

impl RelyingParty {
    /// Of the site's public address.
    pub fn of(site_url: &str) -> Result<RelyingParty, NoRelyingParty> {
        let mut url = Url::parse(site_url).map_err(|_| NoRelyingParty)?;
        let is_address = !matches!(url.host(), Some(Host::Domain(_)));
        if is_address {
            url.set_host(Some(LOCALHOST)).map_err(|_| NoRelyingParty)?;
        }
        let host = url.host_str().ok_or(NoRelyingParty)?.to_owned();
        let is_local = host == LOCALHOST;
        let origin = url.origin().ascii_serialization();
        let id = RpId::Domain(AsciiDomain::try_from(host).map_err(|_| NoRelyingParty)?);
        Ok(RelyingParty { id, origin, is_local })
    }

    /// `https://torre.example`
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether a page of the office has sent this. On the machine where the site is tried out any port will do, as long as
    /// it is the one that was asked.
    pub fn accepts(&self, origin: &str, host: &str) -> bool {
        if origin == self.origin {
            return true;
        }
        let authority = origin.strip_prefix("http://").filter(|_| self.is_local);
        authority.is_some_and(|authority| authority == host && name_of(host) == LOCALHOST)
    }

    /// Where a browser is sent that came by an address of numbers, which no passkey belongs to.
    pub fn origin_for(&self, host: &str) -> Option<String> {
        let is_number = Host::parse(name_of(host)).is_ok_and(|host| !matches!(host, Host::Domain(_)));
        if !is_number {
            return None;
        }
        if !self.is_local {
            return Some(self.origin.clone());
        }
        let port = &host[name_of(host).len()..];
        Some(format!("http://{LOCALHOST}{port}"))
    }
}

/// `[::1]:8080` → `[::1]`
fn name_of(host: &str) -> &str {
    let end = host.rfind(']').map_or(0, |bracket| bracket + 1);
    host[end..].rfind(':').map_or(host, |colon| &host[..end + colon])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_site_has_its_own_host_and_no_other_origin() {
        let party = RelyingParty::of("https://torre.example").unwrap();
        assert_eq!((party.id.as_ref(), party.origin()), ("torre.example", "https://torre.example"));
        assert!(party.accepts("https://torre.example", "127.0.0.1:8080"));
        for foreign in
            ["http://torre.example", "https://torre.example.evil.com", "http://localhost:1", "null"]
        {
            assert!(!party.accepts(foreign, "localhost:1"), "{foreign}");
        }
        assert_eq!(party.origin_for("192.0.2.1:8080").as_deref(), Some("https://torre.example"));
        assert_eq!(party.origin_for("torre.example"), None);
    }

    #[test]
    fn an_address_of_numbers_is_tried_out_at_localhost() {
        let party = RelyingParty::of("http://127.0.0.1:8080").unwrap();
        assert_eq!((party.id.as_ref(), party.origin()), ("localhost", "http://localhost:8080"));
        assert!(party.accepts("http://localhost:9000", "localhost:9000"));
        assert!(!party.accepts("http://localhost:9000", "localhost:8000"));
        assert!(!party.accepts("http://127.0.0.1:8080", "127.0.0.1:8080"));
        assert_eq!(party.origin_for("127.0.0.1:8080").as_deref(), Some("http://localhost:8080"));
        assert_eq!(party.origin_for("[::1]:8080").as_deref(), Some("http://localhost:8080"));
        assert_eq!(party.origin_for("localhost:8080"), None);
    }
}
