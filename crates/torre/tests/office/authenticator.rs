//! An authenticator made of software: one P-256 key, a counter, and whatever it is told to say wrongly.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

const USER_PRESENT: u8 = 0x01;
pub const USER_VERIFIED: u8 = 0x04;
const ATTESTED: u8 = 0x40;

pub struct Authenticator {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    handle: Vec<u8>,
    pub counter: u32,
    pub flags: u8,
    pub origin: String,
    pub relying_party: String,
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    pub fn new(origin: &str, relying_party: &str) -> Authenticator {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref(), &random).unwrap();
        let id = digest(&SHA256, key.public_key().as_ref()).as_ref().to_vec();
        Authenticator {
            key,
            id,
            handle: Vec::new(),
            counter: 0,
            flags: USER_PRESENT | USER_VERIFIED,
            origin: origin.to_owned(),
            relying_party: relying_party.to_owned(),
        }
    }

    /// `navigator.credentials.create`
    pub fn create(&mut self, options: &Value) -> Value {
        self.handle = URL_SAFE_NO_PAD.decode(options["user"]["id"].as_str().unwrap()).unwrap();
        let client_data = self.client_data("webauthn.create", options);
        let mut data = self.authenticator_data(ATTESTED);
        data.extend_from_slice(&[0; 16]);
        data.extend_from_slice(&(self.id.len() as u16).to_be_bytes());
        data.extend_from_slice(&self.id);
        data.extend_from_slice(&self.cose_key());
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(data.len() as u8);
        attestation.extend_from_slice(&data);
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": text(&client_data),
                "attestationObject": text(&attestation),
                "transports": ["internal"],
            },
        })
    }

    /// `navigator.credentials.get`
    pub fn get(&self, options: &Value) -> Value {
        let client_data = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(0);
        let mut signed = data.clone();
        signed.extend_from_slice(digest(&SHA256, &client_data).as_ref());
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": text(&client_data),
                "authenticatorData": text(&data),
                "signature": text(signature.as_ref()),
                "userHandle": text(&self.handle),
            },
        })
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn authenticator_data(&self, more: u8) -> Vec<u8> {
        let mut data = digest(&SHA256, self.relying_party.as_bytes()).as_ref().to_vec();
        data.push(self.flags | more);
        data.extend_from_slice(&self.counter.to_be_bytes());
        data
    }

    /// {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    fn cose_key(&self) -> Vec<u8> {
        let point = self.key.public_key().as_ref();
        let mut key = b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".to_vec();
        key.extend_from_slice(&point[1..33]);
        key.extend_from_slice(b"\x22\x58\x20");
        key.extend_from_slice(&point[33..65]);
        key
    }
}
