//! One key, one text: another text under the same key is refused, and the first one stays.

use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};

use crate::program::{self, enquiry, enquiry_with};
use crate::support::http::Response;
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, free_port};

const KEY: [(&str, &str); 1] = [("Idempotency-Key", "one-key-one-text")];

fn post(torre: &Torre, key: &str, body: &Value) -> Response {
    torre.client().post_json("/api/leads", &[("Idempotency-Key", key)], body).unwrap()
}

fn another() -> Value {
    enquiry_with(&json!({ "message": "Otra pregunta, muy distinta", "lang": "en" }))
}

/// Each promise on each database.
fn on_both_databases(promise: fn(&Torre)) {
    promise(&program::start(&[]));
    promise(&program::start(&[("DATABASE_URL", &new_database())]));
}

#[test]
fn another_text_with_a_known_key_is_refused_and_a_retry_is_not() {
    on_both_databases(|torre| {
        let first = post(torre, "key-of-json", &enquiry());
        assert_eq!(first.status, 201);
        let refused = post(torre, "key-of-json", &another());
        assert_eq!(refused.status, 422, "{}", refused.text());
        let words = refused.json()["error"].as_str().unwrap().to_owned();
        assert!(words.contains("already used for another enquiry"), "{words}");
        // What a second attempt may say otherwise: when it began, what a robot filled in, where it stood.
        for change in [
            json!({ "started": 1 }),
            json!({ "website": "http://spam.example" }),
            json!({ "lang": "en", "origen_url": "/cursos" }),
        ] {
            let again = post(torre, "key-of-json", &enquiry_with(&change));
            assert_eq!((again.status, again.json()), (201, first.json()), "{change}");
        }
        let leads = torre.leads();
        assert_eq!(leads.len(), 1);
        assert_eq!(leads[0]["message"], enquiry()["message"]);
    });
}

#[test]
fn a_form_with_a_known_key_comes_back_with_its_text() {
    on_both_databases(|torre| {
        let send = |message: &str| {
            let fields = [
                ("form", "contact"),
                ("name", "Ana"),
                ("email", "ana@example.com"),
                ("message", message),
                ("lang", "es"),
                ("consent", "on"),
                ("origen_url", "/contacto"),
            ];
            torre.client().post_form("/api/leads", &KEY, &fields).unwrap()
        };
        assert_eq!(send("La primera pregunta").status, 303);
        assert_eq!(send("La primera pregunta").status, 303);
        let refused = send("La segunda pregunta");
        assert_eq!(refused.status, 422);
        let html = refused.text();
        assert!(
            html.contains("La segunda pregunta") && html.contains("ya se usó para otra consulta"),
            "{html}"
        );
        assert_eq!(torre.leads().len(), 1);
    });
}

#[test]
fn of_many_texts_at_once_with_one_key_one_is_stored() {
    on_both_databases(|torre| {
        let texts: Vec<Value> = (0..16)
            .map(|number| enquiry_with(&json!({ "message": format!("La pregunta número {number}") })))
            .collect();
        let answers: Vec<Response> = std::thread::scope(|scope| {
            let clients: Vec<_> =
                texts.iter().map(|text| scope.spawn(|| post(torre, "race-of-texts", text))).collect();
            clients.into_iter().map(|client| client.join().unwrap()).collect()
        });
        let leads = torre.leads();
        assert_eq!(leads.len(), 1);
        for (text, answer) in texts.iter().zip(&answers) {
            let expected = if text["message"] == leads[0]["message"] { 201 } else { 422 };
            assert_eq!(answer.status, expected, "{}", answer.text());
        }
    });
}

#[test]
fn a_key_that_another_server_stored_is_known() {
    let database = new_database();
    let [first, second] = [(); 2].map(|()| program::run(program::prepare_shared(&database, free_port())));
    let stored = post(&first, "two-servers", &enquiry());
    assert_eq!(stored.status, 201);
    assert_eq!(post(&second, "two-servers", &another()).status, 422);
    let again = post(&second, "two-servers", &enquiry());
    assert_eq!((again.status, again.json()), (201, stored.json()));
    assert_eq!(second.leads().len(), 1);
}

/// A version before this one stored no fingerprint: its rows are known by their key, as they were.
#[tokio::test]
async fn an_enquiry_of_an_older_version_is_known_by_its_key() {
    sqlx::any::install_default_drivers();
    let database = new_database();
    let sqlite = program::start(&[]);
    let file = format!("sqlite://{}", sqlite.data().join("torre.db").display());
    let shared = program::start(&[("DATABASE_URL", &database)]);
    for (torre, url) in [(&sqlite, file), (&shared, database)] {
        let stored = post(torre, "older-version", &enquiry());
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        connection.execute("UPDATE leads SET fingerprint = NULL").await.unwrap();
        let again = post(torre, "older-version", &another());
        assert_eq!((again.status, again.json()), (201, stored.json()));
    }
}
