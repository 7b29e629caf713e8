//! The audit log.

use serde_json::json;

use crate::office_server::{OfficeServer, on_both_stores};
use crate::support::eventually;

#[test]
fn what_was_done_stands_in_the_log_by_whom_and_without_contents() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let cookie = Some(ana.cookie.as_str());
        office.post("/people", cookie, &json!({ "name": "Luis", "role": "office" }));
        office.sign_in(&ana.device);
        let own = office.get("/passkeys", cookie).json()[0]["id"].as_str().unwrap().to_owned();
        office.call("PATCH", &format!("/passkeys/{own}"), cookie, &json!({ "name": "Despacho" }));
        office.torre.cli_text(&["staff", "remove", "Luis"]);
        let page = office.get("/audit", cookie).json();
        let entries = page["entries"].as_array().unwrap();
        let said: Vec<_> = entries.iter().map(|entry| (&entry["action"], &entry["who"]["name"])).collect();
        let (ana, nobody) = (json!("Ana"), json!(null));
        let expected = [
            (json!("personRemoved"), &nobody),
            (json!("passkeyRenamed"), &ana),
            (json!("signedIn"), &ana),
            (json!("invited"), &ana),
            (json!("enrolled"), &ana),
            (json!("invited"), &nobody),
        ];
        let expected: Vec<_> = expected.iter().map(|(action, who)| (action, *who)).collect();
        assert_eq!(said, expected);
        assert!(!page.to_string().contains("Despacho") && !page.to_string().contains("Luis"), "{page}");
        assert_eq!(page["next"], json!(null));
    });
}

#[test]
fn a_long_log_comes_in_pages() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    for number in 0..120 {
        office.change(&format!(
            "INSERT INTO audit (id, at, action) VALUES ('000{number:03}', 1999999999999, 'signedIn')"
        ));
    }
    let (mut after, mut seen) = (String::new(), Vec::new());
    loop {
        let page = office.get(&format!("/audit{after}"), Some(&ana.cookie)).json();
        seen.extend(page["entries"].as_array().unwrap().iter().map(|entry| entry["id"].to_string()));
        let Some(next) = page["next"].as_str() else { break };
        after = format!("?after={next}");
    }
    let total = seen.len();
    seen.dedup();
    assert_eq!((total, seen.len()), (122, 122));
}

#[test]
fn entries_go_after_two_years_and_names_of_the_removed_with_them() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.colleague("Luis", "office");
        office.torre.cli_text(&["staff", "remove", "Luis"]);
        assert_eq!((office.count("audit"), office.count("staff")), (5, 2));
        let two_years = 25 * 31 * 24 * 60 * 60 * 1000_i64;
        office.change(&format!("UPDATE audit SET at = at - {two_years}"));
        office.change(&format!("UPDATE staff SET removed_at = removed_at - {two_years}"));
        office.torre.stop();
        office.torre.run();
        eventually("the old entries are gone", || office.count("audit") == 0);
        eventually("the removed person is gone", || office.count("staff") == 1);
        office.torre.wait_until_ready();
        assert_eq!(office.get("/me", Some(&ana.cookie)).status, 200, "sessions outlive a restart");
    });
}
