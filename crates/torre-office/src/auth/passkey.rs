//! A passkey as it is stored: the credential's id, its public key, and what changes with each sign-in.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// `static_state` and `dynamic_state` are written and read by the verifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// base64url.
    pub credential: String,
    pub static_state: Vec<u8>,
    pub dynamic_state: Vec<u8>,
}

/// What authenticators know a person by.
pub type Handle = [u8; 64];

pub(crate) fn credential_text(id: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(id)
}

pub(crate) fn credential_bytes(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}
