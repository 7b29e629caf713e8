//! Replies: what they begin with, how the mail looks before it is sent, and who may send what when.

use std::fs;

use serde_json::{Value, json};

use crate::enquirer::{change, history, own_id, shown, write};
use crate::letter::{letter, letter_with, reply, reply_again, reply_id, with_mail};
use crate::office_server::{OfficeServer, SITE, code, on_both_stores};
use crate::support::shared_postgres::new_database;
use crate::support::{copy_of, free_port};

/// A mail server that nobody runs: what is sent waits.
fn offices() -> [OfficeServer; 2] {
    let postgres = new_database();
    let waiting = |settings: &[(&str, &str)]| OfficeServer::started(with_mail(free_port(), settings));
    [waiting(&[]), waiting(&[("DATABASE_URL", &postgres)]).on(&postgres)]
}

fn draft(office: &OfficeServer, cookie: &str, id: &str) -> Value {
    let answer = office.get(&format!("/enquiries/{id}/reply"), Some(cookie));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn template<'a>(draft: &'a Value, id: &str) -> &'a Value {
    let templates = draft["templates"].as_array().unwrap();
    templates.iter().find(|template| template["id"] == id).unwrap()
}

#[test]
fn a_reply_begins_with_a_template_filled_in_for_the_person() {
    let [office, _] = offices();
    let ana = office.colleague("Ana Pérez", "office");
    let id = write(&office, &json!({}));
    let reply = draft(&office, &ana.cookie, &id);
    assert_eq!(
        (&reply["to"], &reply["from"], &reply["replyTo"], &reply["canSend"]),
        (
            &json!("Marta Ruiz <marta@example.com>"),
            &json!("Torre <web@torre.example>"),
            &json!("Oficina <hola@torre.example>"),
            &json!(true)
        )
    );
    assert_eq!(reply["subject"], "Re: Hemos recibido tu consulta");
    assert_eq!(reply["programme"]["file"], "torre-programa-block-1.pdf");
    assert!(reply["templates"].as_array().unwrap().len() >= 6);
    let ids = |reply: &Value| -> Vec<String> {
        let templates = reply["templates"].as_array().unwrap().iter();
        templates.map(|template| template["id"].as_str().unwrap().to_owned()).collect()
    };
    // No edition is announced: what is about one stands last, and the others where their files say.
    assert_eq!(ids(&reply)[0], "first-answer");
    assert_eq!(ids(&reply).last().unwrap(), "next-edition");
    let first = template(&reply, "first-answer");
    let text = first["text"].as_str().unwrap();
    assert!(text.starts_with("Hola, Marta Ruiz:\n\n"), "{text}");
    assert!(text.contains("Bloque 1: Básico y Torre\nPróxima edición: por anunciar"), "{text}");
    assert!(text.contains(&format!("{SITE}/bloque-1-torre")) && text.contains("Ana Pérez\nTorre"), "{text}");
    assert_eq!(
        (&first["programme"], &first["subject"]),
        (&json!(true), &json!("Bloque 1: Básico y Torre: fechas y cómo seguir"))
    );
    for template in reply["templates"].as_array().unwrap() {
        let (text, subject) = (template["text"].as_str().unwrap(), template["subject"].as_str().unwrap());
        assert!(!format!("{text}{subject}").contains(['{', '}']), "{text}");
    }

    let english = write(&office, &json!({ "lang": "en", "interest": "visit" }));
    let reply = draft(&office, &ana.cookie, &english);
    assert_eq!((&reply["language"], &reply["programme"]), (&json!("en"), &json!(null)));
    assert_eq!(ids(&reply)[0], "requirements", "no course was chosen");
    let first = template(&reply, "first-answer");
    let text = first["text"].as_str().unwrap();
    assert!(
        text.starts_with("Hello Marta Ruiz,\n\nThank you for writing to us.\n\nFor the next step"),
        "{text}"
    );
    assert_eq!(
        (&first["subject"], &first["programme"]),
        (&json!("Re: We have received your enquiry"), &json!(false))
    );
    // What one chooses by is in the language of the office's page.
    assert_eq!(first["title"], "Primera respuesta: el curso y sus fechas");
    assert!(template(&reply, "costs")["text"].as_str().unwrap().contains(&format!("{SITE}/costs\n")));
}

#[test]
fn every_placeholder_is_filled_in_in_both_languages() {
    let content = copy_of("content");
    let names = [
        "name",
        "course",
        "edition",
        "dates",
        "duration",
        "hours",
        "seats",
        "mode",
        "price",
        "link",
        "centre",
        "phone",
        "school",
        "signature",
        "/cursos",
        "school.groupSize",
    ];
    let lines: Vec<String> = names.iter().map(|name| format!("{name}={{{name}}}")).collect();
    let text =
        format!("+++\ntitle = \"Todo\"\nsubject = \"{{name}} {{course}}\"\n+++\n\n{}\n", lines.join("\n\n"));
    for language in ["es", "en"] {
        fs::write(content.path().join(format!("replies/all.{language}.md")), format!("{text}\nx\n")).unwrap();
    }
    let course = content.path().join("courses/block-1.toml");
    let facts = fs::read_to_string(&course).unwrap();
    let facts = facts.replace("seats = 16", "seats = 16\nprice = { es = \"9.800 €\", en = \"€9,800\" }");
    fs::write(&course, facts.replace("start = \"2025-05\"", "start = \"2099-05\"")).unwrap();
    let content = content.path().to_str().unwrap();
    let office = OfficeServer::started(with_mail(
        free_port(),
        &[("TORRE_CONTENT", content), ("TORRE_SAMPLES", "show")],
    ));
    let ana = office.colleague("Ana", "office");
    for (language, said) in [
        (
            "es",
            [
                "edition=mayo de 2099",
                "price=9.800 €",
                "duration=6 meses",
                "centre=Centro de Madrid",
                "/cursos=https://torre.example/cursos",
            ],
        ),
        (
            "en",
            [
                "edition=May 2099",
                "price=€9,800",
                "duration=6 months",
                "centre=Madrid centre",
                "/cursos=https://torre.example/courses",
            ],
        ),
    ] {
        let id = write(&office, &json!({ "lang": language }));
        let filled = draft(&office, &ana.cookie, &id);
        let all = template(&filled, "all");
        let text = all["text"].as_str().unwrap();
        assert_eq!(text.split("\n\n").count(), names.len() + 1, "{text}");
        for words in said.into_iter().chain([
            "name=Marta Ruiz",
            "seats=16",
            "school=Torre",
            "phone=+34",
            "signature=Ana\nTorre\n+34",
        ]) {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(
            !text.contains(['{', '}']) && all["subject"].as_str().unwrap().starts_with("Marta Ruiz B"),
            "{all}"
        );
    }
}

#[test]
fn what_people_call_themselves_is_text() {
    let [office, _] = offices();
    let ana = office.colleague("Ana", "office");
    for name in [
        "{link} {signature}",
        "<img src=x onerror=alert(1)>",
        "=?utf-8?q?Bcc=3A?=",
        "Ana\"; \\",
        "{/cursos} {",
        "🛬 Ñandú",
    ] {
        let id = write(&office, &json!({ "name": name }));
        let filled = draft(&office, &ana.cookie, &id);
        let first = template(&filled, "first-answer");
        let text = first["text"].as_str().unwrap();
        assert!(text.starts_with(&format!("Hola, {name}:\n\n")), "{text}");
        let body = json!({ "subject": format!("Para {name}"), "text": text, "programme": true });
        let preview = office.post(&format!("/enquiries/{id}/reply/preview"), Some(&ana.cookie), &body);
        assert_eq!(preview.status, 200, "{}", preview.text());
        let preview = preview.json();
        assert_eq!(preview["text"], format!("{text}\n"));
        assert_eq!(preview["attachments"], json!(["torre-programa-block-1.pdf"]));
        let html = preview["html"].as_str().unwrap();
        assert!(!html.contains("<img") && !html.contains("<script"), "{html}");
        assert!(html.contains(&format!("<a href=\"{SITE}/bloque-1-torre\">")), "{html}");
    }
}

#[test]
fn sending_answers_the_enquiry_and_takes_it_once() {
    for office in &offices() {
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "office"));
        let id = write(office, &json!({}));
        let sent = reply(office, &eva, &id, &letter(1));
        assert_eq!(sent.status, 201, "{}", sent.text());
        let one = sent.json();
        assert_eq!((&one["status"], &one["version"]), (&json!("answered"), &json!(1)), "{one}");
        assert_eq!(one["owner"]["id"], own_id(office, &eva));
        let said = &one["replies"][0];
        assert_eq!(
            (&said["id"], &said["subject"], &said["text"], &said["programme"], &said["sentAt"]),
            (
                &json!(reply_id(1)),
                &json!("Fechas del curso"),
                &json!("Hola:\n\nEmpieza en mayo."),
                &json!(null),
                &json!(null)
            )
        );
        assert_eq!((&said["who"]["name"], &said["state"]), (&json!("Eva"), &json!("waiting")));
        let told = history(&one, "reply");
        assert_eq!(
            (told.len(), &told[0]["subject"], &told[0]["who"]["name"]),
            (1, &json!("Fechas del curso"), &json!("Eva"))
        );
        assert_eq!(office.count("lead_changes WHERE field = 'status' AND after = 'answered'"), 1);

        // The answer was lost, and the page asks again.
        assert_eq!(reply(office, &eva, &id, &letter(1)).status, 200);
        let another = letter_with(1, &json!({ "text": "Otro texto" }));
        assert_eq!(reply(office, &eva, &id, &another).status, 409);
        assert_eq!(office.count("replies"), 1);
        assert_eq!(office.actions_of("Eva")[0], "replied");
        assert!(!office.get("/audit", Some(&ana.cookie)).text().contains("Fechas"));
        let waits = reply_again(office, &eva, &id, &reply_id(1));
        assert_eq!((waits.status, code(&waits)), (409, "conflict".to_owned()));

        // A second one, of somebody who is enrolled: they stay that, and it is not Ana's.
        change(office, &ana, &id, json!({ "status": "enrolled" }));
        let second = reply(office, &ana, &id, &letter_with(2, &json!({ "version": 2, "programme": true })));
        let second = second.json();
        assert_eq!(
            (&second["status"], &second["owner"]["name"]),
            (&json!("enrolled"), &json!("Eva")),
            "{second}"
        );
        assert_eq!(
            (&second["replies"][1]["programme"], &second["version"]),
            (&json!("Bloque 1: Básico y Torre"), &json!(3))
        );
    }
}

#[test]
fn of_two_who_reply_at_once_one_is_sent_and_the_other_is_told() {
    for office in &offices() {
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "office"));
        let id = write(office, &json!({}));
        let answers = std::thread::scope(|scope| {
            let (id, ana, eva) = (&id, &ana, &eva);
            [(1, ana), (2, eva), (3, ana), (4, eva)]
                .map(|(number, who)| scope.spawn(move || reply(office, who, id, &letter(number))))
                .map(|thread| thread.join().unwrap())
        });
        let statuses = answers.iter().map(|answer| answer.status);
        assert_eq!(statuses.clone().filter(|status| *status == 201).count(), 1);
        for lost in answers.iter().filter(|answer| answer.status != 201) {
            let body = lost.json();
            assert_eq!((lost.status, &body["code"]), (409, &json!("conflict")));
            assert_eq!(body["current"]["replies"].as_array().unwrap().len(), 1, "{body}");
        }
        assert_eq!((office.count("replies"), office.count("audit WHERE action = 'replied'")), (1, 1));
    }
}

#[test]
fn what_cannot_be_sent_is_refused_field_by_field() {
    let [office, _] = offices();
    let ana = office.colleague("Ana", "office");
    let id = write(&office, &json!({ "interest": "visit" }));
    for (wrong, field, reason) in [
        (json!({ "subject": " \n " }), "subject", "missing"),
        (json!({ "subject": "a".repeat(201) }), "subject", "tooLong"),
        (json!({ "text": "" }), "text", "missing"),
        (json!({ "text": "a".repeat(10_001) }), "text", "tooLong"),
        (json!({ "id": "1" }), "id", "invalid"),
        (json!({ "programme": true }), "programme", "invalid"),
    ] {
        let refused = reply(&office, &ana, &id, &letter_with(1, &wrong));
        assert_eq!((refused.status, &refused.json()["fields"][field]), (400, &json!(reason)), "{wrong}");
    }
    let rang = json!({ "id": reply_id(9), "form": "phone", "name": "Pedro", "phone": "600 111 222", "language": "es",
        "message": "Llamó" });
    assert_eq!(office.post("/enquiries", Some(&ana.cookie), &rang).status, 201);
    let unreachable = reply(&office, &ana, &reply_id(9), &letter(1));
    assert_eq!((unreachable.status, &unreachable.json()["fields"]["to"]), (400, &json!("missing")));
    let reply_of_nobody = draft(&office, &ana.cookie, &reply_id(9));
    assert_eq!((&reply_of_nobody["to"], &reply_of_nobody["canSend"]), (&json!(null), &json!(false)));
    for unknown in [reply_id(8), "x".to_owned()] {
        assert_eq!(reply(&office, &ana, &unknown, &letter(1)).status, 404);
        assert_eq!(reply_again(&office, &ana, &id, &unknown).status, 404);
    }
    assert_eq!(reply(&office, &ana, &id, &letter_with(1, &json!({ "version": 7 }))).status, 409);
    assert_eq!((office.count("replies"), &shown(&office, &ana, &id)["status"]), (0, &json!("new")));
    // The longest that is taken, of letters that take the most room.
    let longest = letter_with(1, &json!({ "subject": "ñ".repeat(200), "text": "ñ".repeat(10_000) }));
    assert_eq!(reply(&office, &ana, &id, &longest).status, 201);
}

#[test]
fn without_mail_nothing_can_be_sent_and_drafts_can_be_read() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let id = write(office, &json!({}));
        let reply_without = draft(office, &ana.cookie, &id);
        assert_eq!((&reply_without["canSend"], &reply_without["from"]), (&json!(false), &json!("")));
        let refused = reply(office, &ana, &id, &letter(1));
        assert_eq!((refused.status, &refused.json()["fields"]["from"]), (400, &json!("missing")));
    });
}
