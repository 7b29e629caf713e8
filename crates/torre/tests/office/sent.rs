//! Enquiries that stand in the store, of any age.

use jiff::Timestamp;
use serde_json::{Value, json};

use crate::office_server::OfficeServer;
use crate::support::http::Response;

/// What somebody sent, by its columns.
pub struct Sent(Value);

/// `0190a1b2-0000-7000-8000-000000000007`
pub fn id(number: usize) -> String {
    format!("0190a1b2-0000-7000-8000-{number:012}")
}

pub fn now() -> i64 {
    Timestamp::now().as_millisecond()
}

/// Nothing special; the higher the number, the later it arrived.
pub fn sent(number: usize) -> Sent {
    Sent(json!({
        "id": id(number), "received_at": 1_790_000_000_000_i64 + i64::try_from(number).unwrap() * 60_000, "form": "contact",
        "language": "es", "name": format!("Persona {number}"), "email": format!("p{number}@example.com"),
        "email_key": format!("p{number}@example.com"), "message": "Quisiera saber más", "phone": "", "company": "",
        "interest": "", "page": "/", "policy_version": "1",
    }))
}

impl Sent {
    /// With another value in a column.
    pub fn with(mut self, column: &str, value: impl Into<Value>) -> Sent {
        self.0[column] = value.into();
        self
    }

    fn insertion(&self) -> String {
        let columns = self.0.as_object().unwrap();
        let literal = |value: &Value| match value {
            Value::Null => "NULL".to_owned(),
            Value::String(text) => format!("'{}'", text.replace('\'', "''")),
            other => other.to_string(),
        };
        let names: Vec<&str> = columns.keys().map(String::as_str).collect();
        let values: Vec<String> = columns.values().map(literal).collect();
        format!("INSERT INTO leads ({}) VALUES ({})", names.join(", "), values.join(", "))
    }
}

impl OfficeServer {
    pub fn store(&self, enquiries: impl IntoIterator<Item = Sent>) {
        let insertions: Vec<String> = enquiries.into_iter().map(|sent| sent.insertion()).collect();
        self.on_database(async |connection| {
            let script = sqlx::raw_sql(sqlx::AssertSqlSafe(insertions.join(";\n")));
            script.execute(connection).await.unwrap();
        });
    }

    pub fn note(&self, lead: &str, text: &str) {
        let id = torre_leads::lead::LeadId::new();
        let now = now();
        self.change(&format!(
            "INSERT INTO lead_notes VALUES ('{id}', '{lead}', 'somebody', {now}, '{text}')"
        ));
    }

    /// `GET enquiries` with this query.
    pub fn queue(&self, cookie: &str, query: &str) -> Value {
        let answer = self.try_queue(cookie, query);
        assert_eq!(answer.status, 200, "{query}: {}", answer.text());
        answer.json()
    }

    pub fn try_queue(&self, cookie: &str, query: &str) -> Response {
        self.get(&format!("/enquiries?{query}"), Some(cookie))
    }

    /// The numbers of the enquiries that are listed, in their order.
    pub fn listed(&self, cookie: &str, query: &str) -> Vec<usize> {
        numbers(&self.queue(cookie, query))
    }

    pub fn id_of(&self, cookie: &str) -> String {
        self.get("/me", Some(cookie)).json()["id"].as_str().unwrap().to_owned()
    }
}

pub fn numbers(list: &Value) -> Vec<usize> {
    let number = |row: &Value| row["id"].as_str().unwrap()[24..].parse().unwrap();
    list["rows"].as_array().unwrap().iter().map(number).collect()
}
