//! `torre notify`: everybody who asked is told once, and whoever may have been told is listed, not told again.

use crate::delivery::readable;
use crate::program;
use crate::subscriber::{
    Subscribed, add_subscribers, header, link_in, post, prepare, request, sql, wait_for_mails,
};
use crate::support::mail::{MailServer, Manner};
use crate::support::{Torre, eventually, free_port};

const EDITION: [&str; 5] = ["notify", "--course", "block-1", "--edition", "2027-03"];

fn said(torre: &Torre, arguments: &[&str]) -> String {
    let output = torre.cli(arguments);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn tells_everybody_once(here: &Subscribed) {
    here.subscribe_and_confirm("ana@example.com", "course:block-1", "es");
    here.subscribe_and_confirm("eva@example.com", "course:block-1", "en");
    here.subscribe_and_confirm("leo@example.com", "course:block-2", "es");
    post(&here.torre, &request("unconfirmed@example.com", "course:block-1", "es"));
    wait_for_mails(&here.mail, 4);
    // Without a yes it only shows what it would do.
    let shown = here.torre.answer(&EDITION, "no\n");
    assert!(!shown.status.success());
    assert!(String::from_utf8_lossy(&shown.stderr).contains("nothing was sent; answer yes, or say --yes"));
    let words = String::from_utf8(shown.stdout).unwrap();
    assert!(words.contains("--- es: 1 subscribers") && words.contains("--- en: 1 subscribers"), "{words}");
    assert!(words.contains("Bloque 1: Básico y Torre: nueva edición en marzo de 2027"), "{words}");
    assert!(words.contains("Block 1: Basic and Tower: new edition in March 2027"), "{words}");
    assert!(words.contains("/bloque-1-torre") && words.contains("/block-1-tower"), "{words}");
    assert!(words.contains("Send it to 2?"), "{words}");
    let sent = here.torre.answer(&EDITION, "yes\n");
    assert!(String::from_utf8_lossy(&sent.stdout).contains("2 are in the outbox"));
    wait_for_mails(&here.mail, 6);
    let mut told: Vec<_> = here.mail.mails().split_off(4);
    told.sort_by_key(|mail| mail["to"][0].as_str().unwrap().to_owned());
    assert_eq!(
        (&told[0]["to"][0], &told[1]["to"][0]),
        (&"ana@example.com".into(), &"eva@example.com".into())
    );
    assert_eq!(told[1]["subject"], "Block 1: Basic and Tower: new edition in March 2027");
    let text = readable(&told[0]);
    assert!(text.contains("empieza en marzo de 2027") && text.contains("/bloque-1-torre"), "{text}");
    assert!(text.contains(&link_in(&told[0])), "the link that ends it stands in the text too: {text}");
    assert_eq!(header(&told[0], "List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    // However often it is run: nobody twice. Whoever came later is told, and another edition is another message.
    assert!(here.torre.cli_text(&EDITION).contains("Nobody is left to be told"));
    here.subscribe_and_confirm("new@example.com", "course:block-1", "es");
    let again = here.torre.cli_text(&[&EDITION[..], &["--yes"]].concat());
    assert!(again.contains("sent: 2 (not sent again)") && again.contains("1 are in the outbox"), "{again}");
    wait_for_mails(&here.mail, 8);
    assert_eq!(here.mail.mails()[7]["to"][0], "new@example.com");
    let next = here.torre.cli_text(&["notify", "--course", "block-1", "--edition", "2027-09", "--yes"]);
    assert!(next.contains("3 are in the outbox"), "{next}");
    wait_for_mails(&here.mail, 11);
}

#[test]
fn subscribers_of_a_course_are_told_of_an_edition_once() {
    tells_everybody_once(&Subscribed::on_sqlite());
    tells_everybody_once(&Subscribed::on_postgres());
}

#[test]
fn the_call_and_the_opening_reach_those_who_asked_for_them() {
    let here = Subscribed::on_sqlite();
    here.subscribe_and_confirm("ana@example.com", "call", "es");
    here.subscribe_and_confirm("eva@example.com", "canarias", "en");
    here.torre.cli_text(&["notify", "--call", "enaire-2027", "--yes"]);
    wait_for_mails(&here.mail, 3);
    here.torre.cli_text(&["notify", "--topic", "canarias", "--yes"]);
    wait_for_mails(&here.mail, 4);
    let mails = here.mail.mails();
    assert_eq!(mails[2]["subject"], "Nueva convocatoria de controladores");
    assert!(readable(&mails[2]).contains("/preparacion-convocatoria"));
    assert_eq!(mails[3]["subject"], "The Gran Canaria centre has an opening date");
    assert!(readable(&mails[3]).contains("/canary-islands"));
}

#[test]
fn what_cannot_be_announced_is_explained() {
    let here = Subscribed::on_sqlite();
    let torre = &here.torre;
    let edition =
        |course: &str, month: &str| said(torre, &["notify", "--course", course, "--edition", month]);
    assert!(edition("block-9", "2027-03").contains("there is no course \"block-9\""));
    assert!(edition("block-1", "March").contains("\"March\" is not a month; expected one such as 2027-03"));
    assert!(said(torre, &["notify", "--call", "ENAIRE 2027"]).contains("is no name of a call"));
    assert!(said(torre, &["notify", "--course", "block-1"]).contains("--edition"));
    assert!(said(torre, &["notify"]).contains("--uncertain"));
    assert!(said(torre, &["notify", "--topic", "madrid"]).contains("canarias"));
    let without = program::start(&[]);
    assert!(said(&without, &EDITION).contains("TORRE_SMTP_URL is not set"));
}

#[test]
fn a_mail_server_that_is_gone_leaves_nothing_uncertain() {
    let port = free_port();
    let torre = program::run(prepare(port, &[]));
    let database = format!("sqlite://{}", torre.data().join("torre.db").display());
    add_subscribers(&database, "course:block-1", 12);
    torre.cli_text(&[&EDITION[..], &["--yes"]].concat());
    torre.wait_for_log("notifications wait: the mail server cannot be reached");
    assert!(torre.cli_text(&["notify", "--uncertain"]).contains("0 uncertain"));
    let mail = MailServer::start(port, torre.folder(), Manner::Normal);
    wait_for_mails(&mail, 12);
}

#[test]
fn a_mail_server_that_refuses_is_asked_again_or_not_as_it_says() {
    let port = free_port();
    let torre = prepare(port, &[("TORRE_ADMIN_LISTEN", "127.0.0.1:0")]);
    let mail = MailServer::start(port, torre.folder(), Manner::Refuse);
    let torre = program::run(torre);
    let database = format!("sqlite://{}", torre.data().join("torre.db").display());
    add_subscribers(&database, "call", 1);
    torre.cli_text(&["notify", "--call", "one", "--yes"]);
    torre.wait_for_log("was not delivered, tried again: the mail server refused it (451)");
    drop(mail);
    let mail = MailServer::start(port, torre.folder(), Manner::Normal);
    wait_for_mails(&mail, 1);
    drop(mail);
    let _mail = MailServer::start(port, torre.folder(), Manner::RefuseForGood);
    torre.cli_text(&["notify", "--call", "two", "--yes"]);
    eventually("given up", || torre.metric("torre_subscription_mails{state=\"failed\"}") == 1.0);
    assert!(torre.cli_text(&["notify", "--uncertain"]).contains("0 uncertain"));
}

/// The one case nobody can decide: the server has the mail and dies before it says so.
#[test]
fn what_may_have_arrived_is_listed_and_sent_again_only_by_hand() {
    let port = free_port();
    let torre = prepare(port, &[("TORRE_ADMIN_LISTEN", "127.0.0.1:0")]);
    let mut mail = MailServer::start(port, torre.folder(), Manner::TakeAndDie);
    let torre = program::run(torre);
    let database = format!("sqlite://{}", torre.data().join("torre.db").display());
    add_subscribers(&database, "call", 1);
    torre.cli_text(&["notify", "--call", "one", "--yes"]);
    eventually("it is uncertain", || torre.metric("torre_subscription_mails{state=\"uncertain\"}") == 1.0);
    assert!(mail.has_died());
    let mail = MailServer::start(port, torre.folder(), Manner::Normal);
    // Others go out; this one waits for a decision.
    sql(
        &database,
        "INSERT INTO notifications SELECT subscription_id, 'canarias', 'waiting', 0, 0, 0, NULL, NULL FROM notifications",
    );
    wait_for_mails(&mail, 2);
    let listed = torre.cli_text(&["notify", "--uncertain"]);
    assert!(
        listed.contains("s00000") && listed.contains("call:one") && listed.contains("p0@example.com"),
        "{listed}"
    );
    assert!(torre.cli_text(&["notify", "--call", "one"]).contains("uncertain: 1 (not sent again)"));
    let asked = torre.answer(&["notify", "--uncertain", "--resend"], "no\n");
    assert!(!asked.status.success());
    let nobody = torre.cli(&["notify", "--uncertain", "--resend", "s99999"]);
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("nothing is uncertain of subscription s99999"));
    assert_eq!(mail.mails().len(), 2);
    torre.cli_text(&["notify", "--uncertain", "--resend", "--yes", "s00000"]);
    wait_for_mails(&mail, 3);
    eventually("settled", || torre.cli_text(&["notify", "--uncertain"]).contains("0 uncertain"));
}
