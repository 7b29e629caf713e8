//! Figures worked out by hand: first answers, what is overdue and what became of enquiries, over a weekend, a closed day, a
//! change of the clock and in both time zones; on SQLite and on PostgreSQL.

use std::collections::BTreeMap;

use jiff::Timestamp;
use torre_base::period::Period;
use torre_base::time_zone::parse_timestamp;
use torre_config::secret::Secret;
use torre_content::office_hours::{CentreTimeZone, ClosedDays, Hours, OpeningHours};
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::stats::Count;
use torre_office::enquiries::waiting_time::WaitingTime;
use torre_office::figures::first_answer::FirstAnswers;
use torre_office::figures::report::FiguresReport;

use crate::support::shared_postgres::new_database;

/// A Thursday.
const NOW: &str = "2026-12-10T12:00";

/// Days and hours of Madrid, or moments in UTC.
#[derive(Clone, Copy)]
struct Known {
    received: &'static str,
    /// Status by status, and when it was set.
    changes: &'static [(&'static str, &'static str)],
    /// Form, language, course, campaign.
    kind: [&'static str; 4],
    is_spam: bool,
}

const USUAL: [&str; 4] = ["contact", "es", "block-1", ""];

const fn known(received: &'static str, changes: &'static [(&'static str, &'static str)]) -> Known {
    Known { received, changes, kind: USUAL, is_spam: false }
}

const fn of(kind: [&'static str; 4], known: Known) -> Known {
    Known { kind, ..known }
}

/// The office opens from 9 to 18. The office minutes until the first answer stand behind each.
const ENQUIRIES: [Known; 15] = [
    // 45: a Tuesday.
    of(["contact", "es", "block-1", "feria"], known("2026-10-20T10:00", &[("answered", "2026-10-20T10:45")])),
    // 30 on Friday and 30 on Monday: 60. On Sunday the clock went back.
    of(["contact", "es", "block-1", "feria"], known("2026-10-23T17:30", &[("answered", "2026-10-26T09:30")])),
    // 60 on Monday, none on the closed Tuesday, 60 on Wednesday: 120.
    known("2026-12-07T17:00", &[("answered", "2026-12-09T10:00")]),
    // From half past eight on, but in the Canaries the office opens at nine: 60.
    of(
        ["contact", "es", "tower-canarias", ""],
        known("2026-11-18T08:30:00Z", &[("answered", "2026-11-18T10:00:00Z")]),
    ),
    // The same moments in Madrid: half past nine to eleven, 90.
    of(
        ["contact", "en", "block-1", ""],
        known("2026-11-18T08:30:00Z", &[("answered", "2026-11-18T10:00:00Z")]),
    ),
    // On Saturday, and on Sunday somebody was there after all: 0.
    of(["phone", "es", "", ""], known("2026-11-21T12:00", &[("answered", "2026-11-22T12:00")])),
    // 120 on Thursday and 60 on Friday: 180. Opened again since, and nobody has it: overdue.
    known("2026-10-22T16:00", &[("answered", "2026-10-23T10:00"), ("in-progress", "2026-10-27T10:00")]),
    // Enrolled at once, six days of nine hours later: 3240. A second answer changes nothing.
    known(
        "2026-11-02T09:00",
        &[
            ("enrolled", "2026-11-10T09:00"),
            ("answered", "2026-11-11T09:00"),
            ("enrolled", "2026-11-12T09:00"),
        ],
    ),
    // Closed without an answer.
    known("2026-11-04T11:00", &[("closed", "2026-11-05T11:00")]),
    // 540 minutes until now, a whole office day: overdue.
    known("2026-12-09T12:00", &[]),
    // 539: not yet.
    known("2026-12-09T12:01", &[("in-progress", "2026-12-09T13:00")]),
    // In the Canaries it is eleven now: 415 and 120, not yet.
    of(["contact", "es", "tower-canarias", ""], known("2026-12-09T11:05:00Z", &[])),
    // Nobody's enquiry.
    Known { is_spam: true, ..known("2026-11-04T11:00", &[("answered", "2026-11-04T12:00")]) },
    // The last second of the time before, and the first of the period.
    known("2026-10-18T21:59:59Z", &[]),
    known("2026-10-18T22:00:00Z", &[("closed", "2026-10-19T12:00")]),
];

fn milliseconds(moment: &str) -> i64 {
    parse_timestamp(moment).unwrap().as_millisecond()
}

fn statements() -> String {
    let mut script = String::new();
    for (number, Known { received, changes, kind: [form, language, interest, source], is_spam }) in
        ENQUIRIES.iter().enumerate()
    {
        let done = ["answered", "enrolled", "closed"];
        let status = changes.last().map_or("NULL".to_owned(), |(status, _)| format!("'{status}'"));
        let done_at = changes.last().filter(|(status, _)| done.contains(status));
        let done_at = done_at.map_or("NULL".to_owned(), |(_, at)| milliseconds(at).to_string());
        let (suspicion, source) = (
            if *is_spam { "'links'" } else { "NULL" },
            if source.is_empty() { "NULL".to_owned() } else { format!("'{source}'") },
        );
        let received = milliseconds(received);
        script += &format!(
            "INSERT INTO leads (id, received_at, form, language, name, email, email_key, message, phone, company, interest, \
             page, policy_version, suspicion, campaign_source, status, done_at) VALUES ('{number}', {received}, '{form}', \
             '{language}', 'x', '', '', 'x', '', '', '{interest}', '', '1', {suspicion}, {source}, {status}, {done_at});\n"
        );
        for (step, (status, at)) in changes.iter().enumerate() {
            let at = milliseconds(at);
            script += &format!(
                "INSERT INTO lead_changes VALUES ('{number}-{step}', '{number}', 'eva', {at}, 'status', 'new', '{status}');\n"
            );
        }
    }
    script
}

fn hours() -> WaitingTime {
    let hours = Hours {
        weekdays: String::new(),
        weekdays_hours: OpeningHours::try_from("9:00-18:00".to_owned()).unwrap(),
        weekend: String::new(),
        weekend_hours: String::new(),
        closed: ClosedDays::try_from(vec!["2026-12-08".to_owned()]).unwrap(),
    };
    let canary = BTreeMap::from([("tower-canarias".to_owned(), CentreTimeZone::Canary)]);
    WaitingTime::new(&hours, canary)
}

async fn report(location: &StoreLocation) -> FiguresReport {
    let store = LeadStore::open(location).await.unwrap();
    let script = sqlx::raw_sql(sqlx::AssertSqlSafe(statements()));
    script.execute(store.reader()).await.unwrap();
    let period = Period::parse("2026-10-19", "2026-12-13", 60).unwrap();
    let now: Timestamp = parse_timestamp(NOW).unwrap();
    let report = FiguresReport::read(&store, period, &hours(), now).await.unwrap();
    store.close().await;
    report
}

fn counts(counts: &[Count]) -> Vec<(&str, i64)> {
    counts.iter().map(|count| (count.name.as_str(), count.count)).collect()
}

fn check(report: &FiguresReport) {
    let FiguresReport { office_day_minutes, period, before } = report;
    assert_eq!(*office_day_minutes, 540);
    assert_eq!((&*before.from, &*before.to), ("2026-08-24", "2026-10-18"));
    // 0, 45, 60, 60, 90, 120, 180, 3240.
    let answers = FirstAnswers { count: 8, median: Some(75), slowest_tenth: Some(3240) };
    assert_eq!(period.first_answer, answers);
    assert_eq!(
        [period.enquiries, period.answered, period.enrolled, period.closed, period.open, period.overdue],
        [13, 6, 1, 2, 4, 2]
    );
    assert_eq!(before.first_answer, FirstAnswers::default());
    assert_eq!([before.enquiries, before.open, before.overdue], [1, 1, 1]);
    assert_eq!(
        counts(&period.by_week),
        [
            ("2026-10-19", 4),
            ("2026-10-26", 0),
            ("2026-11-02", 2),
            ("2026-11-09", 0),
            ("2026-11-16", 3),
            ("2026-11-23", 0),
            ("2026-11-30", 0),
            ("2026-12-07", 4)
        ]
    );
    assert_eq!(counts(&period.by_course), [("block-1", 10), ("tower-canarias", 2), ("", 1)]);
    assert_eq!(counts(&period.by_form), [("contact", 12), ("phone", 1)]);
    assert_eq!(counts(&period.by_language), [("es", 12), ("en", 1)]);
    assert_eq!(counts(&period.by_source), [("", 11), ("feria", 2)]);
}

#[tokio::test]
async fn on_sqlite_figures_are_those_worked_out_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    check(&report(&StoreLocation::Folder(folder.path().to_owned())).await);
}

#[tokio::test]
async fn on_postgres_figures_are_those_worked_out_by_hand() {
    check(&report(&StoreLocation::Postgres(Secret::new(new_database()))).await);
}
