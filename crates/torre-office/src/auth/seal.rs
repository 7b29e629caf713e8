//! Sealed tokens (HMAC-SHA256): the state of a ceremony is kept by the browser, which can neither make nor change one.
//! Every instance that has the key of the store can open it; nothing is held here for whoever begins and never ends.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;

const TAG: usize = 32;
const TIME: usize = 8;

/// What a sealed state may be used for; one for another purpose does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    SignIn,
    Enrolment,
    Passkey,
}

impl Purpose {
    fn code(self) -> u8 {
        match self {
            Purpose::SignIn => 1,
            Purpose::Enrolment => 2,
            Purpose::Passkey => 3,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Seal(hmac::Key);

/// A state as it was sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub state: Vec<u8>,
    pub expires_at: i64,
}

impl Seal {
    pub const KEY_BYTES: usize = 32;

    pub fn new(key: &[u8]) -> Seal {
        Seal(hmac::Key::new(hmac::HMAC_SHA256, key))
    }

    /// `subject`: whose it is; it opens for nobody else.
    pub fn seal(&self, purpose: Purpose, subject: &str, state: &[u8], expires_at: i64) -> String {
        let mut sealed = expires_at.to_be_bytes().to_vec();
        sealed.extend_from_slice(state);
        let tag = hmac::sign(&self.0, &message(purpose, subject, &sealed));
        sealed.extend_from_slice(tag.as_ref());
        URL_SAFE_NO_PAD.encode(sealed)
    }

    /// None: not ours, for another purpose or person, or expired.
    pub fn open(&self, purpose: Purpose, subject: &str, text: &str, now: i64) -> Option<Opened> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (sealed, tag) = bytes.split_at_checked(bytes.len().checked_sub(TAG)?)?;
        hmac::verify(&self.0, &message(purpose, subject, sealed), tag).ok()?;
        let (time, state) = sealed.split_at_checked(TIME)?;
        let expires_at = i64::from_be_bytes(time.try_into().ok()?);
        (now < expires_at).then(|| Opened { state: state.to_vec(), expires_at })
    }
}

/// The length stands before the subject: no other pair gives the same bytes.
fn message(purpose: Purpose, subject: &str, sealed: &[u8]) -> Vec<u8> {
    let mut message = vec![purpose.code()];
    message.extend_from_slice(&(subject.len() as u64).to_be_bytes());
    message.extend_from_slice(subject.as_bytes());
    message.extend_from_slice(sealed);
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_opens_as_it_was_sealed_and_in_no_other_way() {
        let seal = Seal::new(&[7; Seal::KEY_BYTES]);
        let text = seal.seal(Purpose::Enrolment, "ana", b"state", 1000);
        let opened = Opened { state: b"state".to_vec(), expires_at: 1000 };
        assert_eq!(seal.open(Purpose::Enrolment, "ana", &text, 999), Some(opened));
        assert_eq!(seal.open(Purpose::Enrolment, "ana", &text, 1000), None, "expired");
        assert_eq!(seal.open(Purpose::Enrolment, "luis", &text, 0), None, "another person");
        assert_eq!(seal.open(Purpose::Passkey, "ana", &text, 0), None, "another purpose");
        assert_eq!(Seal::new(&[8; 32]).open(Purpose::Enrolment, "ana", &text, 0), None, "another key");
        for at in 0..text.len() {
            let other = if &text[at..=at] == "A" { "B" } else { "A" };
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert_eq!(seal.open(Purpose::Enrolment, "ana", &changed, 0), None, "{at}");
        }
        assert_eq!(seal.open(Purpose::Enrolment, "ana", "", 0), None);
    }
}
