//! WebAuthn ceremonies: adding a passkey, and signing in with one. The verifier is a library's; what it must remember
//! between the two halves is sealed and kept by the browser.

use serde_json::Value;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::PublicKeyCredentialDescriptor;
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle64,
    Username,
};
use webauthn_rp::response::auth::error::AuthCeremonyErr;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication64, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use crate::auth::ceremony_error::CeremonyError;
use crate::auth::passkey::{Handle, Passkey, credential_bytes, credential_text};
use crate::auth::relying_party::RelyingParty;

/// A person has this long between the two halves; the verifier gives five minutes too.
pub const CEREMONY_MS: i64 = 5 * 60 * 1000;

/// What the browser is told, and what must come back with its answer.
#[derive(Debug)]
pub struct Begun {
    pub options: Value,
    pub state: Vec<u8>,
}

/// A person to whom a passkey will belong.
#[derive(Debug)]
pub struct Owner<'a> {
    pub handle: Handle,
    pub name: &'a str,
    /// Credentials that the person has: no authenticator makes a second one.
    pub credentials: Vec<String>,
}

type StoredKey = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

pub fn begin_registration(party: &RelyingParty, owner: &Owner) -> Result<Begun, CeremonyError> {
    let handle = decode_handle(owner.handle);
    let user = PublicKeyCredentialUserEntity {
        name: user_name(owner.name),
        id: &handle,
        display_name: Nickname::try_from(owner.name).ok(),
    };
    let mut options =
        PublicKeyCredentialCreationOptions::passkey(&party.id, user, descriptors(&owner.credentials));
    // Enforced, it shuts out authenticators without the extension, and the largest have none. Verification is required
    // all the same, and checked at every sign-in.
    options.extensions.cred_protect = CredProtect::None;
    let (server, client) = options.start_ceremony().map_err(refused)?;
    begun(serde_json::to_value(&client), server.encode())
}

/// The answer to [`begin_registration`]. The relying party, the origin, the challenge, the flags and the key are checked.
pub fn finish_registration(
    party: &RelyingParty,
    origin: &str,
    state: &[u8],
    credential: &Value,
) -> Result<Passkey, CeremonyError> {
    let state = RegistrationServerState::<64>::decode(state).map_err(|_| CeremonyError::Ceremony)?;
    let json = credential.to_string();
    let registration =
        Registration::from_json_relaxed(json.as_bytes()).map_err(|_| CeremonyError::Unreadable)?;
    let options = RegistrationVerificationOptions::<&str, &str> {
        allowed_origins: &[origin],
        // Password managers send extensions that nobody asked for.
        error_on_unsolicited_extensions: false,
        ..RegistrationVerificationOptions::default()
    };
    let registered = state.verify(&party.id, &registration, &options).map_err(refused)?;
    let static_state = registered.static_state().encode().map_err(|_| CeremonyError::Unreadable)?;
    let dynamic_state = registered.dynamic_state().encode().map_err(|_| CeremonyError::Unreadable)?;
    Ok(Passkey {
        credential: credential_text(registered.id().as_ref()),
        static_state,
        dynamic_state: dynamic_state.to_vec(),
    })
}

/// No credential is named: the authenticator shows those it has.
pub fn begin_sign_in(party: &RelyingParty) -> Result<Begun, CeremonyError> {
    let options = DiscoverableCredentialRequestOptions::passkey(&party.id);
    let (server, client) = options.start_ceremony().map_err(refused)?;
    begun(serde_json::to_value(&client), server.encode())
}

/// The browser's answer to [`begin_sign_in`], read but not checked.
pub struct Assertion(DiscoverableAuthentication64);

impl Assertion {
    pub fn read(credential: &Value) -> Result<Assertion, CeremonyError> {
        let json = credential.to_string();
        let read = DiscoverableAuthentication64::from_json_relaxed(json.as_bytes());
        read.map(Assertion).map_err(|_| CeremonyError::Unreadable)
    }

    /// Under which its passkey is stored.
    pub fn credential(&self) -> String {
        credential_text(self.0.raw_id().as_ref())
    }

    /// What the passkey must remember from now on. Relying party, origin, challenge, user verification, signature and
    /// counter are checked.
    pub fn verify(
        &self,
        party: &RelyingParty,
        origin: &str,
        state: &[u8],
        passkey: &Passkey,
        owner: &Handle,
    ) -> Result<Vec<u8>, CeremonyError> {
        let state =
            DiscoverableAuthenticationServerState::decode(state).map_err(|_| CeremonyError::Ceremony)?;
        let id = credential_bytes(&passkey.credential).ok_or(CeremonyError::Stored)?;
        let id = CredentialId::<&[u8]>::decode(&id).map_err(|_| CeremonyError::Stored)?;
        let handle = decode_handle(*owner);
        let key =
            StaticState::<StoredKey>::decode(&passkey.static_state).map_err(|_| CeremonyError::Stored)?;
        let mut known =
            AuthenticatedCredential::new(id, &handle, key, dynamic_state(&passkey.dynamic_state)?)
                .map_err(|_| CeremonyError::Stored)?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[origin],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state.verify(&party.id, &self.0, &mut known, &options).map_err(|error| match error {
            AuthCeremonyErr::SignatureCounter => CeremonyError::CounterFell,
            other => refused(other),
        })?;
        known.dynamic_state().encode().map(|state| state.to_vec()).map_err(|_| CeremonyError::Stored)
    }
}

fn begun<E>(
    options: Result<Value, serde_json::Error>,
    state: Result<Vec<u8>, E>,
) -> Result<Begun, CeremonyError> {
    match (options, state) {
        (Ok(options), Ok(state)) => Ok(Begun { options, state }),
        _ => Err(CeremonyError::Ceremony),
    }
}

fn refused(error: impl std::fmt::Display) -> CeremonyError {
    CeremonyError::Refused(error.to_string())
}

fn decode_handle(handle: Handle) -> UserHandle64 {
    match UserHandle64::decode(handle) {
        Ok(handle) => handle,
        Err(never) => match never {},
    }
}

fn dynamic_state(bytes: &[u8]) -> Result<DynamicState, CeremonyError> {
    let bytes = bytes.try_into().map_err(|_| CeremonyError::Stored)?;
    DynamicState::decode(bytes).map_err(|_| CeremonyError::Stored)
}

/// Account names have no spaces (RFC 8265); the name as it is written stands beside it.
fn user_name(name: &str) -> Username<'static> {
    let joined = name.split_whitespace().collect::<Vec<_>>().join(".");
    let fallback = || PublicKeyCredentialUserEntity::from(&UserHandle64::new()).name.into_owned();
    Username::try_from(joined).unwrap_or_else(|_| fallback())
}

fn descriptors(credentials: &[String]) -> Vec<PublicKeyCredentialDescriptor<Vec<u8>>> {
    let descriptor = |text: &String| {
        let id = CredentialId::<Vec<u8>>::decode(credential_bytes(text)?).ok()?;
        // Nothing is said about where the authenticator may be.
        let transports = AuthTransports::decode(0).ok()?;
        Some(PublicKeyCredentialDescriptor { id, transports })
    };
    credentials.iter().filter_map(descriptor).collect()
}
