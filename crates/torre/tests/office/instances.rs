//! Several servers on one PostgreSQL: what one has begun another ends, and nothing opens twice.

use serde_json::json;

use crate::authenticator::Authenticator;
use crate::office_server::{HOST, OfficeServer, SITE, cookie_of, prepare};
use crate::support::shared_postgres::new_database;

#[test]
fn instances_agree_on_ceremonies_sessions_and_people() {
    let postgres = new_database();
    let [first, second] = [(); 2].map(|()| OfficeServer::started(prepare(&[("DATABASE_URL", &postgres)])));

    let token = first.invite("Ana", "admin");
    let mut device = Authenticator::new(SITE, HOST);
    let begun = first.post("/enrolment/begin", None, &json!({ "token": token })).json();
    let credential = device.create(&begun["options"]);
    let body =
        json!({ "token": token, "ceremony": begun["ceremony"], "credential": credential, "deviceName": "x" });
    assert_eq!(second.post("/enrolment/finish", None, &body).status, 204);
    assert_eq!(first.post("/enrolment/finish", None, &body).status, 410);

    let begun = second.post("/sign-in/begin", None, &json!({})).json();
    let body = json!({ "ceremony": begun["ceremony"], "credential": device.get(&begun["options"]) });
    let mut statuses = std::thread::scope(|scope| {
        let (body, offices) = (&body, [&first, &second]);
        offices
            .map(|office| scope.spawn(move || office.post("/sign-in/finish", None, body).status))
            .map(|thread| thread.join().unwrap())
    });
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 401], "one assertion, two servers, one session");

    let cookie = cookie_of(&first.sign_in(&device));
    assert_eq!(second.get("/me", Some(&cookie)).json()["name"], "Ana");
    second.torre.cli_text(&["staff", "remove", "Ana"]);
    assert_eq!(first.get("/me", Some(&cookie)).status, 401);
    assert_eq!(first.sign_in(&device).status, 401);
}
