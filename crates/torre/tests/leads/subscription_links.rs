//! The links in mails: looking changes nothing, a button does one thing, and a token is worth nothing when it is wrong,
//! used or old.

use crate::program;
use crate::subscriber::{Subscribed, is_confirmed, link_in, post, press, request, wait_for_mails};
use crate::support::http::Response;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// As a mail program does, from wherever it runs: no cookie, another origin.
fn one_click(here: &Subscribed, link: &str, headers: &[(&str, &str)]) -> Response {
    let mut all = vec![("Origin", "https://mail.example"), ("Sec-Fetch-Site", "cross-site")];
    all.extend_from_slice(headers);
    here.torre.client().post_form(link, &all, &[("List-Unsubscribe", "One-Click")]).unwrap()
}

fn only_the_button_confirms(here: &Subscribed) {
    post(&here.torre, &request("ana@example.com", "course:block-1", "es"));
    let link = here.link_after(1);
    // Scanners and prefetching browsers.
    for headers in [vec![], vec![("Sec-Purpose", "prefetch")], vec![("Purpose", "prefetch")]] {
        for method in ["GET", "HEAD"] {
            let shown = here.torre.request(method, &link, &headers);
            assert_eq!(shown.status, 200);
        }
    }
    assert_eq!(here.confirmed(), 0);
    let shown = here.torre.get(&link);
    assert_eq!(shown.header("cache-control"), "no-store");
    assert_eq!(shown.header("referrer-policy"), "no-referrer");
    assert_eq!(shown.header("x-robots-tag"), "noindex, nofollow");
    assert!(!shown.header("content-security-policy").contains("script-src"), "nothing may run");
    assert!(!shown.body.contains("<script") && shown.body.contains("noindex"), "{}", shown.body);
    assert!(shown.body.contains("Próxima edición: Bloque 1: Básico y Torre"), "{}", shown.body);
    assert!(shown.body.contains("[\"action\",\"confirm\"],[\"topic\",\"course:block-1\"]"), "{}", shown.body);
    // A press that says nothing, or something else than the page showed, confirms nothing.
    for wrong in [&[][..], &[("action", "confirm")], &[("action", "delete")], &[("topic", "course:block-1")]]
    {
        assert_eq!(press(&here.torre, &link, wrong).status, 400, "{wrong:?}");
    }
    assert_eq!(here.confirmed(), 0);
    let confirm = [("action", "confirm"), ("topic", "course:block-1")];
    let done = press(&here.torre, &link, &confirm);
    assert_eq!((done.status, done.header("cache-control")), (200, Some("no-store")));
    assert!(done.text().contains("\"title\":\"Confirmado\""), "{}", done.text());
    assert_eq!(here.confirmed(), 1);
    // Used: said kindly, and nothing new is confirmed with it.
    post(&here.torre, &request("ana@example.com", "call", "es"));
    for again in [
        press(&here.torre, &link, &confirm),
        press(&here.torre, &link, &[("action", "confirm"), ("topic", "call")]),
    ] {
        assert_eq!(again.status, 200);
        assert!(again.text().contains("Ya estaba confirmado"), "{}", again.text());
    }
    assert!(here.torre.get(&link).body.contains("Ya estaba confirmado"));
    assert_eq!((here.confirmed(), here.stored().len()), (1, 2));
}

#[test]
fn a_link_that_is_followed_confirms_nothing_and_its_button_does_once() {
    only_the_button_confirms(&Subscribed::on_sqlite());
    only_the_button_confirms(&Subscribed::on_postgres());
}

#[test]
fn the_other_language_is_behind_the_same_token() {
    let here = Subscribed::on_sqlite();
    post(&here.torre, &request("ana@example.com", "canarias", "en"));
    let link = here.link_after(1);
    assert!(link.starts_with("/subscription/"), "{link}");
    let english = here.torre.get(&link).body;
    assert!(english.contains("Shall we tell you?") && english.contains("<html lang=\"en\">"), "{english}");
    let spanish = here.torre.get(&link.replace("subscription", "suscripcion")).body;
    assert!(spanish.contains("¿Quieres que te avisemos?"), "{spanish}");
    let done = press(&here.torre, &link, &[("action", "confirm"), ("topic", "canarias")]);
    assert!(done.text().contains("\"title\":\"Confirmed\""), "{}", done.text());
}

#[test]
fn wrong_and_old_tokens_lead_to_a_page_that_says_so() {
    let here = Subscribed::on_sqlite();
    post(&here.torre, &request("ana@example.com", "call", "es"));
    let link = here.link_after(1);
    let token = link.rsplit('/').next().unwrap();
    let other = if token.starts_with('A') { "B" } else { "A" };
    let unknown = "B".repeat(42) + "A";
    for wrong in
        [&format!("{other}{}", &token[1..]), &token[..42], &format!("{token}A"), &unknown, "x", "%00", "%ff"]
    {
        let shown = here.torre.get(&format!("/suscripcion/{wrong}"));
        assert_eq!((shown.status, shown.header("cache-control")), (404, "no-store"), "{wrong}");
        assert_eq!(shown.header("referrer-policy"), "no-referrer");
        assert!(shown.body.contains("Este enlace ya no sirve"), "{}", shown.body);
        let confirm =
            press(&here.torre, &format!("/suscripcion/{wrong}"), &[("action", "confirm"), ("topic", "call")]);
        assert_eq!(confirm.status, 404, "{wrong}");
    }
    // Eight days later.
    here.sql(&format!("UPDATE subscription_tokens SET created_at = created_at - {}", 8 * DAY_MS));
    assert_eq!(here.torre.get(&link).status, 404);
    assert_eq!(press(&here.torre, &link, &[("action", "confirm"), ("topic", "call")]).status, 404);
    assert_eq!(here.confirmed(), 0);
    assert_eq!(here.torre.request("DELETE", &link, &[]).status, 405);
    let long = here.torre.client().post_form(&link, &[], &[("action", &"a".repeat(9000))]).unwrap();
    assert_eq!(long.status, 413);
}

#[test]
fn a_topic_that_somebody_adds_between_page_and_button_is_not_confirmed() {
    let here = Subscribed::on_sqlite();
    post(&here.torre, &request("ana@example.com", "call", "es"));
    let link = here.link_after(1);
    post(&here.torre, &request("ana@example.com", "canarias", "es"));
    assert_eq!(press(&here.torre, &link, &[("action", "confirm"), ("topic", "call")]).status, 200);
    let stored = here.stored();
    let confirmed: Vec<bool> = stored.iter().map(is_confirmed).collect();
    assert_eq!(confirmed, [true, false]);
    // It gets a mail of its own, a day after the first.
    assert_eq!(here.mail.mails().len(), 1);
    here.sql(&format!(
        "UPDATE confirmations SET next_at = next_at - {DAY_MS}, mailed_at = mailed_at - {DAY_MS}"
    ));
    let second = here.link_after(2);
    let shown = here.torre.get(&second).body;
    assert!(
        shown.contains("Apertura del centro de Gran Canaria")
            && !shown.contains("Convocatoria de controladores"),
        "{shown}"
    );
    assert_eq!(press(&here.torre, &second, &[("action", "confirm"), ("topic", "canarias")]).status, 200);
    assert_eq!(here.confirmed(), 2);
}

fn one_click_ends_it(here: &Subscribed) {
    here.subscribe_and_confirm("ana@example.com", "call", "es");
    here.subscribe_and_confirm("eva@example.com", "call", "es");
    here.torre.cli_text(&["notify", "--call", "enaire-2027", "--yes"]);
    wait_for_mails(&here.mail, 4);
    let notifications: Vec<_> = here.mail.mails().split_off(2);
    // A scanner follows every link of every mail, also the confirmations'.
    for mail in here.mail.mails() {
        for method in ["GET", "HEAD"] {
            assert_eq!(here.torre.request(method, &link_in(&mail), &[]).status, 200);
        }
    }
    assert_eq!(here.confirmed(), 2);
    // The page asks before it does anything.
    let link = link_in(&notifications[0]);
    let shown = here.torre.get(&link).body;
    assert!(shown.contains("Darse de baja") && shown.contains("[\"action\",\"unsubscribe\"]"), "{shown}");
    assert_eq!(press(&here.torre, &link, &[("action", "confirm"), ("topic", "canarias")]).status, 404);
    let done = one_click(here, &link, &[]);
    assert_eq!((done.status, done.header("cache-control")), (200, Some("no-store")));
    assert_eq!(here.stored().len(), 1);
    // Again, as careful mail programs do; the page says that nothing is left.
    assert_eq!(one_click(here, &link, &[]).status, 200);
    assert_eq!(here.torre.get(&link).status, 404);
    // The other one by multipart, which the standard prefers.
    let body =
        "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    let kind = [("Content-Type", "multipart/form-data; boundary=b"), ("Origin", "null")];
    let link = link_in(&notifications[1]);
    assert_eq!(here.torre.client().send("POST", &link, &kind, body.as_bytes()).unwrap().status, 200);
    assert!(here.stored().is_empty());
}

#[test]
fn a_scanner_ends_nothing_and_one_click_does() {
    one_click_ends_it(&Subscribed::on_sqlite());
    one_click_ends_it(&Subscribed::on_postgres());
}

#[test]
fn whoever_did_not_ask_deletes_the_address_and_keeps_what_they_have() {
    let here = Subscribed::on_sqlite();
    here.subscribe_and_confirm("ana@example.com", "call", "es");
    here.sql("DELETE FROM confirmations");
    // Somebody else types her address in.
    post(&here.torre, &request("ana@example.com", "canarias", "es"));
    let link = here.link_after(2);
    let left = press(&here.torre, &link, &[("action", "unsubscribe")]);
    assert_eq!(left.status, 200);
    assert!(
        left.text().contains("Te has dado de baja") && left.text().contains("Gran Canaria"),
        "{}",
        left.text()
    );
    let stored = here.stored();
    assert_eq!((stored.len(), &stored[0]["interest"]), (1, &"call".into()));
    assert_eq!(here.torre.get(&link).status, 404);
}

#[test]
fn the_store_knows_no_token_and_without_an_engine_the_buttons_still_work() {
    let mut here = Subscribed::on_sqlite();
    post(&here.torre, &request("ana@example.com", "call", "es"));
    let link = here.link_after(1);
    let token = link.rsplit('/').next().unwrap().to_owned();
    for file in ["torre.db", "torre.db-wal"] {
        let bytes = std::fs::read(here.torre.data().join(file)).unwrap();
        assert!(!bytes.windows(token.len()).any(|part| part == token.as_bytes()), "{file}");
    }
    assert!(!here.torre.log().contains(&token), "{}", here.torre.log());
    // A front end that fails: the plain page has the same button.
    let script = here.torre.folder().join("web/server/entry-server.js");
    let broken = "globalThis.torre = { render(json) { if (json.includes('subscription-notice')) throw new Error('no'); return '<main></main>'; } };";
    std::fs::write(script, broken).unwrap();
    here.torre.stop();
    here.torre = program::run(here.torre);
    let shown = here.torre.get(&link);
    assert_eq!((shown.status, shown.header("referrer-policy")), (200, "no-referrer"));
    assert!(shown.body.contains("<button>Sí, avísame</button>"), "{}", shown.body);
    assert!(shown.body.contains("name=\"topic\" value=\"call\""), "{}", shown.body);
    assert_eq!(press(&here.torre, &link, &[("action", "confirm"), ("topic", "call")]).status, 200);
    assert_eq!(here.confirmed(), 1);
}
