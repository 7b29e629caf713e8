//! Assertions that must sign nobody in: replayed, of another site, without a person, from a copied key.

use serde_json::{Value, json};

use crate::authenticator::{Authenticator, USER_VERIFIED};
use crate::office_server::{Colleague, HOST, OfficeServer, SITE, code, on_both_stores};

fn begin(office: &OfficeServer) -> Value {
    office.post("/sign-in/begin", None, &json!({})).json()
}

/// Status and code of a sign-in with this answer.
fn finish(office: &OfficeServer, ceremony: &Value, credential: &Value) -> (u16, String) {
    let answer =
        office.post("/sign-in/finish", None, &json!({ "ceremony": ceremony, "credential": credential }));
    let said = if answer.status == 204 { String::new() } else { answer.text() };
    (answer.status, said)
}

#[test]
fn no_credential_is_named_and_a_person_must_be_verified() {
    let office = OfficeServer::start();
    office.invite("Ana", "admin");
    let options = begin(&office)["options"].clone();
    assert_eq!(options["rpId"], HOST);
    assert_eq!(options["userVerification"], "required");
    assert_eq!(options["allowCredentials"], json!([]));
}

#[test]
fn an_assertion_opens_once() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let begun = begin(office);
        let credential = ana.device.get(&begun["options"]);
        assert_eq!(finish(office, &begun["ceremony"], &credential).0, 204);
        assert_eq!(finish(office, &begun["ceremony"], &credential).0, 401);
        // Nor with a ceremony it was not made for.
        assert_eq!(finish(office, &begin(office)["ceremony"], &credential).0, 401);
    });
}

#[test]
fn one_assertion_sent_twice_at_once_opens_once() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let begun = begin(office);
        let credential = ana.device.get(&begun["options"]);
        let mut statuses = std::thread::scope(|scope| {
            let (office, begun, credential) = (&*office, &begun, &credential);
            let finish = [(); 2].map(|()| scope.spawn(|| finish(office, &begun["ceremony"], credential).0));
            finish.map(|thread| thread.join().unwrap())
        });
        statuses.sort_unstable();
        assert_eq!(statuses, [204, 401]);
    });
}

#[test]
fn whatever_is_wrong_the_answer_is_the_same() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let try_with = |change: &dyn Fn(&mut Colleague)| {
        let mut ana = Colleague { device: copy(&office, &ana), cookie: String::new() };
        change(&mut ana);
        let begun = begin(&office);
        finish(&office, &begun["ceremony"], &ana.device.get(&begun["options"]))
    };
    let stranger = Authenticator::new(SITE, HOST);
    let begun = begin(&office);
    let unknown = finish(&office, &begun["ceremony"], &stranger.get(&begun["options"]));
    let wrong = [
        try_with(&|ana| ana.device.origin = "https://evil.example".to_owned()),
        try_with(&|ana| ana.device.origin = "https://torre.example.evil.example".to_owned()),
        try_with(&|ana| ana.device.relying_party = "evil.example".to_owned()),
        try_with(&|ana| ana.device.flags &= !USER_VERIFIED),
        finish(&office, &json!("sealed-by-nobody"), &ana.device.get(&begin(&office)["options"])),
        finish(&office, &begin(&office)["ceremony"], &json!({ "id": "x" })),
        finish(&office, &begin(&office)["ceremony"], &json!("x")),
        tampered(&office, &ana),
    ];
    assert_eq!(unknown.0, 401);
    for answer in wrong {
        assert_eq!(answer, unknown);
    }
    assert_eq!(office.sign_in(&ana.device).status, 204, "and nobody is locked out");
}

/// Another device of the same person.
fn copy(office: &OfficeServer, ana: &Colleague) -> Authenticator {
    let mut device = Authenticator::new(SITE, HOST);
    let begun = office.post("/passkeys/begin", Some(&ana.cookie), &json!({})).json();
    let credential = device.create(&begun["options"]);
    let body = json!({ "ceremony": begun["ceremony"], "credential": credential, "name": "Otro" });
    assert_eq!(office.post("/passkeys/finish", Some(&ana.cookie), &body).status, 201);
    device
}

fn tampered(office: &OfficeServer, ana: &Colleague) -> (u16, String) {
    let begun = begin(office);
    let mut credential = ana.device.get(&begun["options"]);
    let other = ana.device.get(&begin(office)["options"]);
    credential["response"]["signature"] = other["response"]["signature"].clone();
    finish(office, &begun["ceremony"], &credential)
}

#[test]
fn a_counter_that_falls_from_above_zero_is_refused_and_recorded() {
    on_both_stores(|office| {
        let mut ana = office.colleague("Ana", "admin");
        // Many authenticators count nothing.
        assert_eq!(office.sign_in(&ana.device).status, 204);
        ana.device.counter = 5;
        assert_eq!(office.sign_in(&ana.device).status, 204);
        for fallen in [5, 4, 0] {
            ana.device.counter = fallen;
            assert_eq!(office.sign_in(&ana.device).status, 401, "{fallen}");
        }
        ana.device.counter = 6;
        assert_eq!(office.sign_in(&ana.device).status, 204);
        let actions = office.actions(&ana);
        assert_eq!(actions.iter().filter(|action| *action == "counterFell").count(), 3, "{actions:?}");
    });
}

/// A ceremony belongs to what it was begun for, and to whom.
#[test]
fn a_ceremony_is_of_no_use_for_anything_else() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let (for_luis, for_eva) = (office.invite("Luis", "office"), office.invite("Eva", "office"));
    let begun = office.post("/enrolment/begin", None, &json!({ "token": for_luis })).json();
    let credential = Authenticator::new(SITE, HOST).create(&begun["options"]);
    let body = |token: &str| json!({ "token": token, "ceremony": begun["ceremony"], "credential": credential, "deviceName": "x" });
    let other = office.post("/enrolment/finish", None, &body(&for_eva));
    assert_eq!((other.status, code(&other)), (400, "passkey".to_owned()));
    let own = json!({ "ceremony": begun["ceremony"], "credential": credential, "name": "x" });
    assert_eq!(office.post("/passkeys/finish", Some(&ana.cookie), &own).status, 400);
    assert_eq!(finish(&office, &begun["ceremony"], &ana.device.get(&begun["options"])).0, 401);
    assert_eq!(office.post("/enrolment/finish", None, &body(&for_luis)).status, 204);
}

#[test]
fn a_passkey_made_for_another_site_is_not_taken() {
    let office = OfficeServer::start();
    let token = office.invite("Ana", "admin");
    let refused = |change: &dyn Fn(&mut Authenticator)| {
        let mut device = Authenticator::new(SITE, HOST);
        change(&mut device);
        let answer = office.try_to_enrol(&token, &mut device);
        assert_eq!((answer.status, code(&answer)), (400, "passkey".to_owned()));
    };
    refused(&|device| device.origin = "https://evil.example".to_owned());
    refused(&|device| device.relying_party = "evil.example".to_owned());
    refused(&|device| device.flags &= !USER_VERIFIED);
    // None of it has used the invitation up.
    office.enrol(&token);
}
