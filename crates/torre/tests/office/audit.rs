//! The audit log.

use serde_json::json;

use crate::desk::{Desk, on_both_stores};
use crate::support::eventually;

#[test]
fn what_was_done_stands_in_the_log_by_whom_and_without_contents() {
    on_both_stores(|desk| {
        let ana = desk.colleague("Ana", "admin");
        let cookie = Some(ana.cookie.as_str());
        desk.post("/people", cookie, &json!({ "name": "Luis", "role": "office" }));
        desk.sign_in(&ana.device);
        let own = desk.get("/passkeys", cookie).json()[0]["id"].as_str().unwrap().to_owned();
        desk.call("PATCH", &format!("/passkeys/{own}"), cookie, &json!({ "name": "Despacho" }));
        desk.torre.cli_text(&["staff", "remove", "Luis"]);
        let page = desk.get("/audit", cookie).json();
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
    let desk = Desk::start();
    let ana = desk.colleague("Ana", "admin");
    for number in 0..120 {
        desk.change(&format!(
            "INSERT INTO audit (id, at, action) VALUES ('000{number:03}', 1999999999999, 'signedIn')"
        ));
    }
    let (mut after, mut seen) = (String::new(), Vec::new());
    loop {
        let page = desk.get(&format!("/audit{after}"), Some(&ana.cookie)).json();
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
    on_both_stores(|desk| {
        let ana = desk.colleague("Ana", "admin");
        desk.colleague("Luis", "office");
        desk.torre.cli_text(&["staff", "remove", "Luis"]);
        assert_eq!((desk.count("audit"), desk.count("staff")), (5, 2));
        let two_years = 25 * 31 * 24 * 60 * 60 * 1000_i64;
        desk.change(&format!("UPDATE audit SET at = at - {two_years}"));
        desk.change(&format!("UPDATE staff SET removed_at = removed_at - {two_years}"));
        desk.torre.stop();
        desk.torre.run();
        eventually("the old entries are gone", || desk.count("audit") == 0);
        eventually("the removed person is gone", || desk.count("staff") == 1);
        desk.torre.wait_until_ready();
        assert_eq!(desk.get("/me", Some(&ana.cookie)).status, 200, "sessions outlive a restart");
    });
}
