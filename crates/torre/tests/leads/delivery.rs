//! From the store to the school's mailbox, whatever the mail server does.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;

use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use torre_leads::delivery::webhook::signature;

use crate::program::{self, enquiry, enquiry_with, run};
use crate::support::Torre;
use crate::support::mail::{MailServer, Manner, url};
use crate::support::{eventually, free_port};

fn with_mail(port: u16) -> Torre {
    let mut torre = program::prepare(&[
        ("TORRE_MAIL_FROM", "Torre <web@torre.example>"),
        ("TORRE_MAIL_TO", "hola@torre.example, Jefa <jefa@torre.example>"),
    ]);
    torre.set("TORRE_SMTP_URL", &url(port));
    torre
}

fn send(torre: &Torre, body: &Value) -> String {
    let answer = torre.client().post_json("/api/leads", &[], body).unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["id"].as_str().unwrap().to_owned()
}

/// Everything in a mail, decoded: headers as they are, bodies without their encoding.
pub fn readable(mail: &Value) -> String {
    let data = mail["data"].as_str().unwrap();
    let mut text = String::new();
    let joined = data.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after
            .get(..2)
            .and_then(|code| std::str::from_utf8(code).ok())
            .and_then(|code| u8::from_str_radix(code, 16).ok());
        match (first, code) {
            (b'=', Some(byte)) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    text.push_str(&String::from_utf8_lossy(&bytes));
    text
}

#[test]
fn the_school_receives_everything_and_can_answer() {
    let port = free_port();
    let torre = with_mail(port);
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    assert_eq!(server.url(), url(port));
    let torre = run(torre);
    let id = send(
        &torre,
        &enquiry_with(
            &json!({ "name": "<b>Ana</b>\r\nBcc: everyone@example.com", "company": "<i>ACME</i>", "message": "<script>alert('hola')</script>\nSegunda línea" }),
        ),
    );
    eventually("the mail arrives", || server.mails().len() == 1);
    let mail = &server.mails()[0];
    assert_eq!(mail["to"], json!(["hola@torre.example", "jefa@torre.example"]));
    let text = readable(mail);
    let (headers, _) = text.split_once("\r\n\r\n").unwrap();
    assert!(headers.contains("Reply-To: ") && headers.contains("<ana@example.com>"), "{headers}");
    assert!(!headers.lines().any(|line| line.to_lowercase().starts_with("bcc:")), "{headers}");
    assert!(headers.contains(&format!("Message-ID: <{id}.school@torre.example>")), "{headers}");
    assert_eq!(
        mail["subject"],
        "Solicitud de información · Bloque 1: Básico y Torre · /bloque-1-torre · <b>Ana</b> Bcc: everyone@example.com"
    );
    assert!(text.contains("text/plain") && text.contains("text/html"), "{text}");
    assert!(text.contains("&lt;script&gt;") && text.contains("Segunda línea"), "{text}");
    assert!(text.contains("+34 600 000 000") && text.contains(&id), "{text}");
    let html = text.split("text/html").nth(1).unwrap();
    assert!(html.contains("&lt;b&gt;Ana") && html.contains("&lt;i&gt;ACME"), "{html}");
    for markup in ["<script>", "<b>", "<i>"] {
        assert!(!html.contains(markup), "{html}");
    }
}

#[test]
fn the_subject_names_what_a_visitor_asked_about_and_one_word_is_enough() {
    let port = free_port();
    let torre = with_mail(port);
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    let torre = run(torre);
    let asked = [
        ("contact", "canarias", "Centro de Gran Canaria"),
        ("contact", "visit-madrid", "Visitar el centro de Madrid"),
        ("contact", "refresher", "Refresco ATC"),
        ("services", "regulatory-updates", "Actualizaciones normativas"),
    ];
    for (sent, (form, interest, name)) in asked.into_iter().enumerate() {
        let body = json!({ "form": form, "company": "ACME", "interest": interest, "message": "Precio?" });
        send(&torre, &enquiry_with(&body));
        eventually("the mail arrives", || server.mails().len() == sent + 1);
        let mail = &server.mails()[sent];
        assert!(mail["subject"].as_str().unwrap().contains(&format!(" · {name} · ")), "{}", mail["subject"]);
        assert!(readable(mail).contains("Precio?"), "{interest}");
    }
}

/// aiosmtpd, like many, takes addresses in ASCII only.
#[test]
fn a_visitor_whose_domain_is_not_ascii_is_answered_too() {
    let port = free_port();
    let mut torre = with_mail(port);
    torre.set("TORRE_MAIL_ACKNOWLEDGE", "yes");
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    let torre = run(torre);
    send(&torre, &enquiry_with(&json!({ "email": "ana@españa.es" })));
    eventually("both mails arrive", || server.mails().len() == 2);
    for mail in server.mails() {
        let data = mail["data"].as_str().unwrap();
        assert!(data.is_ascii(), "{data}");
        let acknowledgement = mail["to"] == json!(["ana@xn--espaa-rta.es"]);
        assert!(acknowledgement || data.contains("<ana@xn--espaa-rta.es>"), "{data}");
    }
    assert_eq!(torre.leads()[0]["email"], "ana@españa.es", "stored as it was written");
}

#[test]
fn the_visitor_is_answered_in_their_language_unless_it_looks_like_spam() {
    let port = free_port();
    let mut torre = with_mail(port);
    torre.set("TORRE_MAIL_ACKNOWLEDGE", "yes");
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    let torre = run(torre);
    send(&torre, &enquiry_with(&json!({ "lang": "en", "email": "visitor@example.com" })));
    send(&torre, &enquiry_with(&json!({ "email": "visitante@example.com" })));
    send(&torre, &enquiry_with(&json!({ "website": "spam", "email": "victim@example.com" })));
    eventually("five mails arrive", || server.mails().len() == 5);
    let to = |address: &str| {
        server.mails().into_iter().filter(|mail| mail["to"] == json!([address])).collect::<Vec<_>>()
    };
    let acknowledgements = to("visitor@example.com");
    assert_eq!(acknowledgements.len(), 1);
    let text = readable(&acknowledgements[0]);
    assert!(
        text.contains("We have received your enquiry") && text.contains("Auto-Submitted: auto-replied"),
        "{text}"
    );
    assert!(!text.contains("Cuándo empieza"), "nobody can write to others through us: {text}");
    assert_eq!(to("visitante@example.com")[0]["subject"], "Hemos recibido tu consulta");
    assert!(to("victim@example.com").is_empty());
}

#[test]
fn a_server_that_refuses_hangs_or_dies_delays_mails_and_loses_none() {
    let port = free_port();
    let torre = with_mail(port);
    let folder = torre.folder().to_owned();
    let refusing = MailServer::start(port, &folder, Manner::Refuse);
    let torre = run(torre);
    let attempts = |id: &str| {
        let shown = torre.cli_text(&["leads", "show", id]);
        shown
            .split("waiting after ")
            .nth(1)
            .and_then(|rest| rest.split(' ').next())
            .map_or(0, |count| count.parse().unwrap())
    };
    let mut ids = vec![send(&torre, &enquiry())];
    eventually("a refusal", || torre.cli_text(&["leads", "show", &ids[0]]).contains("try again later"));
    drop(refusing);
    let hanging = MailServer::start(port, &folder, Manner::Hang);
    ids.push(send(&torre, &enquiry()));
    let log = || torre.log();
    eventually("a delivery that takes too long", || {
        log().contains("did not answer in time") || log().contains("took too long")
    });
    drop(hanging);
    let mut dying = MailServer::start(port, &folder, Manner::Die);
    ids.push(send(&torre, &enquiry()));
    eventually("the server dies", || dying.has_died());
    ids.push(send(&torre, &enquiry()));
    eventually("a server that is gone", || attempts(&ids[3]) > 0);
    let server = MailServer::start(port, &folder, Manner::Normal);
    let delivered = |id: &String| {
        server.mails().iter().any(|mail| mail["data"].as_str().unwrap().contains(&format!("<{id}.school@")))
    };
    eventually("every mail arrives", || ids.iter().all(delivered));
    assert!(!torre.log().contains("ana@example.com"), "{}", torre.log());
}

#[test]
fn an_enquiry_that_is_refused_again_and_again_holds_up_no_other() {
    let port = free_port();
    let torre = with_mail(port);
    let server = MailServer::start(port, torre.folder(), Manner::RefuseSome);
    let torre = run(torre);
    // As many as are under way at once.
    let mut refused: Vec<String> = (0..8)
        .map(|_| send(&torre, &enquiry_with(&json!({ "message": "refuse me, and come again" }))))
        .collect();
    refused.sort();
    let listed = |status: &str| {
        let text = torre.cli_text(&["leads", "list", "--status", status, "--format", "json"]);
        let leads: Vec<Value> = serde_json::from_str(&text).unwrap();
        let mut ids: Vec<String> = leads.iter().map(|lead| lead["id"].as_str().unwrap().to_owned()).collect();
        ids.sort();
        ids
    };
    let shown = || torre.cli_text(&["leads", "show", &refused[0]]);
    eventually("the first refusal", || shown().contains("try again later"));
    for _ in 0..3 {
        send(&torre, &enquiry());
    }
    eventually("the others arrive", || server.mails().len() == 3);
    // The server has a mail before the program has noted that it is there.
    eventually("nobody else waits", || listed("waiting") == refused);
    assert!(listed("failed").is_empty());
}

#[test]
fn what_was_tried_for_two_days_is_given_up_visibly_and_can_be_sent_again() {
    let port = free_port();
    let mut torre = run(with_mail(port));
    let id = send(&torre, &enquiry());
    let shown = |torre: &Torre| torre.cli_text(&["leads", "show", &id]);
    eventually("a first attempt", || shown(&torre).contains("waiting after 1 attempts, last error"));
    torre.stop();
    almost_give_up(&torre);
    let torre = run(torre);
    eventually("it is given up", || shown(&torre).contains("school: failed after 21 attempts, last error"));
    torre.wait_for_log("given up: the mail server cannot be reached");
    assert!(torre.cli_text(&["leads", "stats"]).contains("0 waiting, 1 given up"));
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    torre.cli_text(&["leads", "resend", "--failed"]);
    eventually("it arrives", || server.mails().len() == 1);
    eventually("that is noted", || shown(&torre).contains("school: sent after 1 attempts"));
}

/// Two days later: one attempt is left, and it is due.
fn almost_give_up(torre: &Torre) {
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", torre.data().join("torre.db").display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = AnyConnection::connect(&file).await.unwrap();
        connection.execute("UPDATE outbox SET attempts = 20, next_at = 0").await.unwrap();
        connection.close().await.unwrap();
    });
}

#[test]
fn an_enquiry_accepted_before_a_restart_is_delivered_after_it() {
    let port = free_port();
    let mut torre = run(with_mail(port));
    let ids = [send(&torre, &enquiry()), send(&torre, &enquiry())];
    torre.stop();
    let id = {
        torre.run();
        torre.wait_until_ready();
        let id = send(&torre, &enquiry());
        torre.kill();
        id
    };
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    torre.run();
    let all = [ids[0].clone(), ids[1].clone(), id];
    let delivered =
        |id: &String| server.mails().iter().any(|mail| mail["data"].as_str().unwrap().contains(id.as_str()));
    eventually("all are delivered", || all.iter().all(delivered));
}

#[test]
fn an_address_that_does_not_exist_is_given_up_visibly_and_can_be_tried_again() {
    let port = free_port();
    let mut torre = with_mail(port);
    torre.set("TORRE_MAIL_ACKNOWLEDGE", "yes");
    let refusing = MailServer::start(port, torre.folder(), Manner::RefuseForGood);
    let torre = run(torre);
    let id = send(&torre, &enquiry());
    let failed =
        || torre.cli_text(&["leads", "list", "--status", "failed", "--format", "json"]).contains(&id);
    eventually("the confirmation is given up", failed);
    let shown = torre.cli_text(&["leads", "show", &id]);
    assert!(shown.contains("acknowledge: failed") && shown.contains("nobody here has that name"), "{shown}");
    assert!(!torre.log().contains("ana@example.com"), "{}", torre.log());
    drop(refusing);
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    torre.cli_text(&["leads", "resend", "--failed"]);
    eventually("both mails arrive", || server.mails().len() == 2);
    torre.cli_text(&["leads", "resend", &id]);
    eventually("the school's mail arrives again", || server.mails().len() == 3);
}

#[test]
fn a_crm_is_told_with_a_signature_it_can_check() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/hook", listener.local_addr().unwrap());
    let torre =
        program::start(&[("TORRE_LEAD_WEBHOOK_URL", &address), ("TORRE_LEAD_WEBHOOK_SECRET", "s3cret")]);
    let mut body = enquiry();
    body["campaign"] = "google/cpc/bloque-1".into();
    let id = send(&torre, &body);
    // The first call is refused, the second is taken.
    for answer in [
        "HTTP/1.1 500 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
        "HTTP/1.1 204 Yes\r\nConnection: close\r\n\r\n",
    ] {
        let (stream, _) = listener.accept().unwrap();
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            reader.read_line(&mut head).unwrap();
        }
        let header = |name: &str| {
            head.lines()
                .find_map(|line| line.strip_prefix(name))
                .map(|value| value.trim_start_matches(": ").to_owned())
        };
        let mut body = vec![0; header("content-length").unwrap().parse().unwrap()];
        reader.read_exact(&mut body).unwrap();
        assert_eq!(header("torre-signature").unwrap(), signature("s3cret", &body));
        assert_eq!(header("idempotency-key").unwrap(), id);
        let lead: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(lead["email"], "ana@example.com");
        assert_eq!((&lead["campaign"]["source"], &lead["status"]), (&"google".into(), &"new".into()));
        reader.get_mut().write_all(answer.as_bytes()).unwrap();
    }
    eventually("it is noted", || {
        torre.cli_text(&["leads", "show", &id]).contains("webhook: sent after 2 attempts")
    });
}
