//! What is known about a subscriber is found, shown and erased with everything else about them, and goes by itself.

use std::fs;

use crate::program::{self, enquiry_with};
use crate::subscriber::{Subscribed, answer, link_in, post, request, wait_for_mails};
use crate::support::{copy_of, eventually};
use serde_json::json;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn is_erased_with_everything_else(here: &Subscribed) {
    let torre = &here.torre;
    torre
        .client()
        .post_json("/api/leads", &[], &enquiry_with(&json!({ "email": "ana@example.com" })))
        .unwrap();
    wait_for_mails(&here.mail, 1);
    here.subscribe_and_confirm("ana@example.com", "call", "es");
    post(torre, &request("ANA@example.com", "canarias", "es"));
    here.subscribe_and_confirm("eva@example.com", "call", "es");
    torre.cli_text(&["notify", "--call", "one", "--yes"]);
    wait_for_mails(&here.mail, 5);
    // Listed, filtered, shown and exported.
    let listed = torre.cli_text(&["leads", "list"]);
    assert!(
        listed.contains("confirmed") && listed.contains("pending") && listed.contains("contact"),
        "{listed}"
    );
    assert_eq!(torre.leads().len(), 4);
    assert_eq!(here.stored().len(), 3);
    assert!(!torre.cli_text(&["leads", "list", "--status", "new"]).contains("subscription"));
    let csv = torre.cli_text(&["leads", "export", "--format", "csv", "--text", "ana@"]);
    assert_eq!(csv.lines().filter(|line| line.contains("\"subscription\"")).count(), 2, "{csv}");
    let stored = here.stored();
    let shown = torre.cli_text(&["leads", "show", stored[0]["id"].as_str().unwrap()]);
    assert!(shown.contains("ana@example.com") && shown.contains("Acepto que la escuela"), "{shown}");
    let resent = torre.cli(&["leads", "resend", stored[0]["id"].as_str().unwrap()]);
    assert!(String::from_utf8_lossy(&resent.stderr).contains("there is no enquiry"));
    let links: Vec<String> = here.mail.mails().iter().skip(1).map(link_in).collect();
    let erased = torre.cli_text(&["leads", "erase", "--email", " Ana@Example.com ", "--yes"]);
    assert!(erased.contains("1 enquiry and 2 subscriptions of"), "{erased}");
    assert!(erased.contains("1 enquiry and 2 subscriptions erased"), "{erased}");
    assert_eq!(torre.leads().len(), 1);
    assert_eq!(here.stored()[0]["email"], "eva@example.com");
    let known = links.iter().filter(|link| torre.get(link).status == 200).count();
    assert_eq!(known, 2, "only Eva's links lead anywhere");
}

#[test]
fn a_subscriber_is_listed_and_erased_like_everybody_who_wrote() {
    let here = Subscribed::on_sqlite();
    is_erased_with_everything_else(&here);
    for file in ["torre.db", "torre.db-wal"] {
        let bytes = fs::read(here.torre.data().join(file)).unwrap_or_default();
        assert!(!bytes.windows(15).any(|part| part.eq_ignore_ascii_case(b"ana@example.com")), "{file}");
    }
    is_erased_with_everything_else(&Subscribed::on_postgres());
}

fn goes_by_itself(mut here: Subscribed) {
    here.subscribe_and_confirm("long@example.com", "call", "es");
    here.subscribe_and_confirm("ago@example.com", "canarias", "es");
    post(&here.torre, &request("never@example.com", "call", "es"));
    post(&here.torre, &request("today@example.com", "call", "es"));
    wait_for_mails(&here.mail, 4);
    here.torre.stop();
    let aged = |email: &str, days: i64| {
        let columns = ["requested_at", "consent_at", "confirmed_at"];
        let older: Vec<String> = columns.map(|name| format!("{name} = {name} - {}", days * DAY_MS)).to_vec();
        format!("UPDATE subscriptions SET {} WHERE email = '{email}';", older.join(", "))
    };
    here.sql(&aged("never@example.com", 7));
    here.sql(&aged("long@example.com", 95));
    here.sql(&aged("ago@example.com", 60));
    let content = copy_of("content");
    let file = content.path().join("school.toml");
    let school = fs::read_to_string(&file).unwrap();
    fs::write(&file, school.replace("subscriptionMonths = 24", "subscriptionMonths = 3")).unwrap();
    here.torre.set("TORRE_CONTENT", content.path().to_str().unwrap());
    here.torre = program::run(here.torre);
    let policy = here.torre.get("/api/pages?path=/politica-privacidad").body;
    assert!(policy.contains("a los 7 días") && policy.contains("3 meses después de confirmarla"), "{policy}");
    eventually("the old ones are deleted", || here.stored().len() == 2);
    let left: Vec<String> = here.stored().iter().map(|one| one["email"].to_string()).collect();
    assert_eq!(left, ["\"ago@example.com\"", "\"today@example.com\""]);
    here.torre.wait_for_log("deleted subscriptions that were not confirmed or are old: 2");
    assert_ne!(answer(&here.stored()[0], "confirmed"), "");
}

#[test]
fn unconfirmed_requests_go_after_seven_days_and_subscriptions_after_the_policys_time() {
    goes_by_itself(Subscribed::on_sqlite());
    goes_by_itself(Subscribed::on_postgres());
}
