//! Somebody who wants to be told of something: what they send, what they find in their mail, what they press.

use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};

use crate::program;
use crate::support::http::Response;
use crate::support::mail::{MailServer, Manner, url};
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, eventually, free_port, wait_for};

/// A server with its mail server, and the database they share with nobody.
pub struct Subscribed {
    pub torre: Torre,
    pub mail: MailServer,
    pub database: String,
}

impl Subscribed {
    pub fn on_sqlite() -> Subscribed {
        let port = free_port();
        let torre = prepare(port, &[]);
        let mail = MailServer::start(port, torre.folder(), Manner::Normal);
        let torre = program::run(torre);
        let database = format!("sqlite://{}", torre.data().join("torre.db").display());
        Subscribed { torre, mail, database }
    }

    pub fn on_postgres() -> Subscribed {
        let (port, database) = (free_port(), new_database());
        let torre = prepare(port, &[("DATABASE_URL", &database)]);
        let mail = MailServer::start(port, torre.folder(), Manner::Normal);
        Subscribed { torre: program::run(torre), mail, database }
    }

    /// The path of the link in the newest of so many mails.
    pub fn link_after(&self, mails: usize) -> String {
        let mails = wait_for("the mail", || Some(self.mail.mails()).filter(|all| all.len() >= mails));
        assert!(self.mail.mails().len() == mails.len(), "more mails than expected");
        link_in(mails.last().unwrap())
    }

    pub fn sql(&self, statement: &str) {
        sql(&self.database, statement);
    }

    /// What is stored about subscriptions, oldest first.
    pub fn stored(&self) -> Vec<Value> {
        let text = self.torre.cli_text(&["leads", "export", "--format", "json", "--form", "subscription"]);
        serde_json::from_str(&text).unwrap()
    }

    pub fn confirmed(&self) -> usize {
        self.stored().iter().filter(|one| is_confirmed(one)).count()
    }

    /// From the form to the button.
    pub fn subscribe_and_confirm(&self, email: &str, topic: &str, lang: &str) {
        let before = self.mail.mails().len();
        let sent = post(&self.torre, &request(email, topic, lang));
        assert_eq!(sent.status, 202, "{}", sent.text());
        let link = self.link_after(before + 1);
        assert_eq!(press(&self.torre, &link, &[("action", "confirm"), ("topic", topic)]).status, 200);
    }
}

pub fn prepare(port: u16, settings: &[(&str, &str)]) -> Torre {
    let mut torre = program::prepare(&[
        ("TORRE_MAIL_FROM", "Torre <web@torre.example>"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
    ]);
    torre.set("TORRE_SMTP_URL", &url(port));
    for (name, value) in settings {
        torre.set(name, value);
    }
    torre
}

pub fn request(email: &str, topic: &str, lang: &str) -> Value {
    json!({ "email": email, "topic": topic, "lang": lang, "consent": true, "origen_url": "/canarias?x=1" })
}

pub fn post(torre: &Torre, body: &Value) -> Response {
    torre.client().post_json("/api/subscriptions", &[], body).unwrap()
}

pub fn press(torre: &Torre, link: &str, fields: &[(&str, &str)]) -> Response {
    torre.client().post_form(link, &[], fields).unwrap()
}

pub fn header<'a>(mail: &'a Value, name: &str) -> &'a str {
    let data = mail["data"].as_str().unwrap();
    let (headers, _) = data.split_once("\r\n\r\n").unwrap();
    let line = headers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name}: {headers}"))
}

/// The path of a mail's link, as its header has it.
pub fn link_in(mail: &Value) -> String {
    let link = header(mail, "List-Unsubscribe").trim_start_matches('<').trim_end_matches('>');
    let (_, path) = link.split_once("://").unwrap().1.split_once('/').unwrap();
    format!("/{path}")
}

/// What an entry of the export says besides what every entry says.
pub fn answer<'a>(entry: &'a Value, label: &str) -> &'a str {
    let fields = entry["fields"].as_array().unwrap();
    fields.iter().find(|field| field["label"] == label).unwrap()["value"].as_str().unwrap()
}

pub fn is_confirmed(entry: &Value) -> bool {
    !answer(entry, "confirmed").is_empty()
}

pub fn sql(database: &str, statement: &str) {
    sqlx::any::install_default_drivers();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = AnyConnection::connect(database).await.unwrap();
        connection.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(statement.to_owned()))).await.unwrap();
        connection.close().await.unwrap();
    });
}

/// Confirmed subscribers `p0@example.com`, `p1@example.com`, …, every third of them in English.
pub fn add_subscribers(database: &str, topic: &str, count: usize) {
    use torre_leads::subscriptions::subscription::AddressHash;
    let row = |number: usize| {
        let email = format!("p{number}@example.com");
        let hash = format!("{:?}", AddressHash::of(&email));
        let hash = hash.split('"').nth(1).unwrap().to_owned();
        let language = if number.is_multiple_of(3) { "en" } else { "es" };
        let now = jiff::Timestamp::now().as_millisecond();
        format!(
            "('s{number:05}', '{hash}', '{email}', '{topic}', '{language}', '', {now}, {now}, {now}, 'x', '1', {now}, 'x')"
        )
    };
    let rows: Vec<String> = (0..count).map(row).collect();
    let columns = "id, address_hash, email, topic, language, page, requested_at, asked_at, consent_at, consent_text, \
        policy_version, confirmed_at, confirmed_with";
    sql(database, &format!("INSERT INTO subscriptions ({columns}) VALUES {}", rows.join(", ")));
}

pub fn wait_for_mails(mail: &MailServer, count: usize) {
    eventually(&format!("{count} mails"), || mail.mails().len() >= count);
    assert_eq!(mail.mails().len(), count);
}
