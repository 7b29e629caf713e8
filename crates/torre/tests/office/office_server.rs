//! The program with an office, and people who work in it.

use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};

use crate::authenticator::Authenticator;
use crate::support::http::Response;
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, eventually};

pub const SITE: &str = "https://torre.example";
pub const HOST: &str = "torre.example";

/// Starts at once: these tests look at no page. The office has a script and a style of some kind.
const FRONT_END: &str = "globalThis.torre = { render: () => '<main></main>' };";
const OFFICE: &str = r#"{"script":"assets/office-1.js","style":"assets/office-1.css"}"#;

pub struct OfficeServer {
    pub torre: Torre,
    /// The address of its PostgreSQL.
    postgres: Option<String>,
}

/// Somebody with a passkey and a session.
pub struct Colleague {
    pub device: Authenticator,
    pub cookie: String,
}

/// The same on SQLite and on PostgreSQL.
pub fn on_both_stores(test: impl Fn(&mut OfficeServer)) {
    on_both_stores_with(&[], test);
}

pub fn on_both_stores_with(settings: &[(&str, &str)], test: impl Fn(&mut OfficeServer)) {
    test(&mut OfficeServer::started(prepare(settings)));
    let postgres = new_database();
    let settings: Vec<_> = settings.iter().copied().chain([("DATABASE_URL", postgres.as_str())]).collect();
    test(&mut OfficeServer::started(prepare(&settings)).on(&postgres));
}

pub fn prepare(settings: &[(&str, &str)]) -> Torre {
    let mut torre = Torre::new(&[
        ("TORRE_SITE_URL", SITE),
        ("TORRE_LEADS_PER_MINUTE", "1000000"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "1000000"),
    ]);
    torre.use_front_end(
        FRONT_END,
        &[
            ("client/office.json", OFFICE),
            ("client/assets/office-1.js", "export {};"),
            ("client/assets/office-1.css", "body {}"),
        ],
    );
    for (name, value) in settings {
        torre.set(name, value);
    }
    torre
}

impl OfficeServer {
    pub fn start() -> OfficeServer {
        OfficeServer::started(prepare(&[]))
    }

    /// One whose store is not looked into.
    pub fn of(torre: Torre) -> OfficeServer {
        OfficeServer { torre, postgres: None }
    }

    /// The same, where its store is this PostgreSQL.
    pub fn on(self, postgres: &str) -> OfficeServer {
        OfficeServer { postgres: Some(postgres.to_owned()), ..self }
    }

    pub fn started(mut torre: Torre) -> OfficeServer {
        torre.run();
        torre.wait_until_ready();
        OfficeServer::of(torre)
    }

    /// `torre staff invite`: the token of the link.
    pub fn invite(&self, name: &str, role: &str) -> String {
        token_of(&self.torre.cli_text(&["staff", "invite", name, "--role", role]))
    }

    /// Invited, enrolled and signed in.
    pub fn colleague(&self, name: &str, role: &str) -> Colleague {
        self.enrol(&self.invite(name, role))
    }

    pub fn enrol(&self, token: &str) -> Colleague {
        let mut device = Authenticator::new(SITE, HOST);
        let answer = self.try_to_enrol(token, &mut device);
        assert_eq!(answer.status, 204, "{}", answer.text());
        Colleague { device, cookie: cookie_of(&answer) }
    }

    pub fn try_to_enrol(&self, token: &str, device: &mut Authenticator) -> Response {
        let begun = self.post("/enrolment/begin", None, &json!({ "token": token }));
        if begun.status != 200 {
            return begun;
        }
        let begun = begun.json();
        let credential = device.create(&begun["options"]);
        let body = json!({ "token": token, "ceremony": begun["ceremony"], "credential": credential,
            "deviceName": "Portátil" });
        self.post("/enrolment/finish", None, &body)
    }

    pub fn sign_in(&self, device: &Authenticator) -> Response {
        let begun = self.post("/sign-in/begin", None, &json!({})).json();
        let credential = device.get(&begun["options"]);
        let body = json!({ "ceremony": begun["ceremony"], "credential": credential });
        self.post("/sign-in/finish", None, &body)
    }

    pub fn get(&self, path: &str, cookie: Option<&str>) -> Response {
        self.call("GET", path, cookie, &Value::Null)
    }

    pub fn post(&self, path: &str, cookie: Option<&str>, body: &Value) -> Response {
        self.call("POST", path, cookie, body)
    }

    /// As the office's own script calls.
    pub fn call(&self, method: &str, path: &str, cookie: Option<&str>, body: &Value) -> Response {
        let headers = [("Origin", SITE), ("X-Torre-Staff", "1")];
        self.call_with(method, path, cookie, &headers, body)
    }

    pub fn call_with(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> Response {
        let mut all = vec![("Content-Type", "application/json")];
        all.extend_from_slice(headers);
        all.extend(cookie.map(|cookie| ("Cookie", cookie)));
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let path = format!("/api/staff{path}");
        self.torre.client().send(method, &path, &all, body.as_bytes()).unwrap()
    }

    /// The actions of the audit log, newest first.
    pub fn actions(&self, administrator: &Colleague) -> Vec<String> {
        let page = self.get("/audit", Some(&administrator.cookie)).json();
        let entries = page["entries"].as_array().unwrap();
        entries.iter().map(|entry| entry["action"].as_str().unwrap().to_owned()).collect()
    }

    /// The same of one person, for whom nobody has to be an administrator.
    pub fn actions_of(&self, name: &str) -> Vec<String> {
        self.texts(&format!(
            "SELECT audit.action FROM audit JOIN staff ON staff.id = audit.staff_id WHERE staff.name = '{name}' ORDER BY audit.id DESC"
        ))
    }

    /// The first column of what is asked for.
    pub fn texts(&self, statement: &str) -> Vec<String> {
        self.on_database(async |connection| {
            let statement = sqlx::AssertSqlSafe(statement.to_owned());
            let rows = sqlx::query(statement).fetch_all(connection).await.unwrap();
            rows.iter().map(|row| row.get(0)).collect()
        })
    }

    fn database(&self) -> String {
        match &self.postgres {
            Some(postgres) => postgres.clone(),
            None => format!("sqlite://{}", self.torre.data().join("torre.db").display()),
        }
    }

    /// Time passes in the store: nobody waits for half an hour.
    pub fn change(&self, statement: &str) {
        self.on_database(async |connection| {
            sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(connection).await.unwrap();
        });
    }

    /// What a database does by itself sooner or later, done now.
    pub fn settle(&self) {
        if self.is_postgres() {
            self.change("VACUUM ANALYZE");
        } else {
            eventually("all enquiries are indexed", || self.count("unindexed_leads") == 0);
        }
    }

    pub fn is_postgres(&self) -> bool {
        self.postgres.is_some()
    }

    pub fn count(&self, table: &str) -> i64 {
        let statement = format!("SELECT COUNT(*) FROM {table}");
        self.on_database(async |connection| {
            let row = sqlx::query(sqlx::AssertSqlSafe(statement)).fetch_one(connection).await.unwrap();
            row.get(0)
        })
    }

    pub fn on_database<T>(&self, work: impl AsyncFnOnce(&mut AnyConnection) -> T) -> T {
        sqlx::any::install_default_drivers();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut connection = AnyConnection::connect(&self.database()).await.unwrap();
            let result = work(&mut connection).await;
            connection.close().await.unwrap();
            result
        })
    }
}

/// `__Host-staff=…`
pub fn cookie_of(answer: &Response) -> String {
    answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

pub fn token_of(text: &str) -> String {
    let link = text.lines().find(|line| line.starts_with(SITE)).unwrap();
    link.split_once("/staff/invitation#").unwrap().1.to_owned()
}

pub fn code(answer: &Response) -> String {
    answer.json()["code"].as_str().unwrap().to_owned()
}
