//! A queue of any length as a school has it after two years: invented, and always the same.

use std::fmt::Write;

use crate::office_server::OfficeServer;

const MINUTE: i64 = 60_000;
/// The first was received on 2024-11-18; the last one of any number two years later.
const FIRST: i64 = 1_731_920_400_000;
const TWO_YEARS: i64 = 2 * 365 * 24 * 60 * MINUTE;
const INTERESTS: [&str; 6] = ["block-1", "block-2", "initial-course", "refresher", "visit", ""];
const FORMS: [&str; 4] = ["contact", "message", "services", "tally"];
const SYLLABLES: [&str; 16] =
    ["ma", "ro", "ti", "con", "ve", "lu", "pre", "sa", "di", "mo", "gra", "ne", "bo", "fi", "cu", "tra"];
/// Rows in one statement.
const BATCH: usize = 500;

pub struct Enquiry {
    pub id: String,
    pub received_at: i64,
    pub done_at: Option<i64>,
    pub form: &'static str,
    pub language: &'static str,
    pub interest: &'static str,
    pub source: Option<String>,
    pub suspected: bool,
    pub owner: Option<String>,
    pub message: String,
    pub note: Option<String>,
    number: usize,
}

/// Numbers that look like chance.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn word(&mut self) -> String {
        (0..2 + self.below(2)).map(|_| SYLLABLES[self.below(16)]).collect()
    }

    fn words(&mut self, count: usize) -> String {
        (0..count).map(|_| self.word()).collect::<Vec<_>>().join(" ")
    }
}

/// `me` has some of those that are open.
pub fn enquiries(count: usize, me: &str) -> Vec<Enquiry> {
    let mut chance = Chance(7);
    (0..count).map(|number| enquiry(number, count, me, &mut chance)).collect()
}

fn enquiry(number: usize, count: usize, me: &str, chance: &mut Chance) -> Enquiry {
    let share = |of: usize| i64::try_from(of).unwrap();
    let received_at = FIRST + TWO_YEARS / share(count) * share(number);
    let is_done = chance.below(100) < 92;
    let common = if chance.below(10) < 6 { "curso " } else { "" };
    let rare = if number % (count / 5) == 3 { "xilofonista " } else { "" };
    Enquiry {
        id: format!("0190a1b2-0000-7000-8000-{number:012}"),
        received_at,
        done_at: is_done.then(|| received_at + share(chance.below(10_000)) * MINUTE),
        form: if number % (count / 10) == 5 { "in-person" } else { FORMS[chance.below(4)] },
        language: if chance.below(5) == 0 { "en" } else { "es" },
        interest: INTERESTS[chance.below(6)],
        source: (chance.below(3) == 0).then(|| format!("campaña-{:02}", chance.below(30))),
        suspected: chance.below(40) == 0,
        owner: (chance.below(20) == 0).then(|| me.to_owned()),
        message: format!("{common}{rare}{}", chance.words(40)),
        note: (chance.below(2) == 0).then(|| chance.words(15)),
        number,
    }
}

/// Writes them as the tests do, past the program, which need not know.
pub fn fill(office: &OfficeServer, enquiries: &[Enquiry]) {
    for batch in enquiries.chunks(BATCH) {
        // The program writes beside us now and then: SQLite must know from the first word that this will write.
        let mut script = if office.is_postgres() { "BEGIN;\n" } else { "BEGIN IMMEDIATE;\n" }.to_owned();
        insert(&mut script, LEADS, batch.iter().map(lead));
        insert(&mut script, NOTES, batch.iter().filter_map(note));
        insert(&mut script, OUTBOX, batch.iter().flat_map(deliveries));
        insert(&mut script, CHANGES, batch.iter().flat_map(changes));
        script.push_str("COMMIT");
        office.on_database(async |connection| {
            sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(connection).await.unwrap();
        });
    }
}

const LEADS: &str = "leads (id, received_at, form, language, name, email, email_key, message, phone, company, interest, \
    page, policy_version, campaign_source, suspicion, owner_id, status, done_at)";
const OUTBOX: &str = "outbox (lead_id, channel, state, attempts, next_at, created_at)";
const NOTES: &str = "lead_notes (id, lead_id, staff_id, written_at, text)";
const CHANGES: &str = "lead_changes (id, lead_id, staff_id, changed_at, field, before, after)";

fn insert(script: &mut String, table: &str, rows: impl Iterator<Item = String>) {
    let rows: Vec<String> = rows.collect();
    if !rows.is_empty() {
        writeln!(script, "INSERT INTO {table} VALUES {};", rows.join(", ")).unwrap();
    }
}

fn text(value: Option<&str>) -> String {
    value.map_or("NULL".to_owned(), |value| format!("'{value}'"))
}

fn lead(enquiry: &Enquiry) -> String {
    let Enquiry { id, received_at, form, language, interest, message, number, .. } = enquiry;
    // One in five has written before.
    let person = number - number % 5 / 4;
    let status = match (enquiry.done_at, &enquiry.owner) {
        (Some(_), _) => Some("answered"),
        (None, Some(_)) => Some("in-progress"),
        (None, None) => None,
    };
    let done_at = enquiry.done_at.map_or("NULL".to_owned(), |at| at.to_string());
    format!(
        "('{id}', {received_at}, '{form}', '{language}', 'Persona {person}', 'p{person}@example.com', \
         'p{person}@example.com', '{message}', '+34 6{person:08}', '', '{interest}', '/', '1', {}, {}, {}, {}, {done_at})",
        text(enquiry.source.as_deref()),
        text(enquiry.suspected.then_some("links")),
        text(enquiry.owner.as_deref()),
        text(status),
    )
}

fn deliveries(enquiry: &Enquiry) -> [String; 2] {
    let state = if enquiry.number.is_multiple_of(500) { "failed" } else { "sent" };
    ["school", "acknowledge"].map(|channel| format!("('{}', '{channel}', '{state}', 1, 0, 0)", enquiry.id))
}

fn note(enquiry: &Enquiry) -> Option<String> {
    let (id, at) = (&enquiry.id, enquiry.received_at + MINUTE);
    Some(format!("('n{id}', '{id}', 'somebody', {at}, '{}')", enquiry.note.as_ref()?))
}

/// Taken, and answered where it is done.
fn changes(enquiry: &Enquiry) -> Vec<String> {
    let id = &enquiry.id;
    let change = |step: usize, at: i64, before: &str, after: &str| {
        format!("('{step}{id}', '{id}', 'somebody', {at}, 'status', '{before}', '{after}')")
    };
    let taken = change(0, enquiry.received_at + MINUTE, "new", "in-progress");
    let answered = enquiry.done_at.map(|at| change(1, at, "in-progress", "answered"));
    std::iter::once(taken).chain(answered).collect()
}
