//! The sums of visits on both databases: added once, folded when too many, deleted when old.

use jiff::Timestamp;
use jiff::civil::date;
use torre_base::language::Language;
use torre_base::period::Period;
use torre_config::secret::Secret;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_visits::dimension::{Dimension, OTHER};
use torre_visits::report::Report;
use torre_visits::request::{Arrival, Screen, View};
use torre_visits::store::read::{by_day, by_value};
use torre_visits::store::{fold, purge, write};
use torre_visits::sums::Sums;

use crate::support::shared_postgres::new_database;

const NOVEMBER: Period = Period { from: date(2026, 11, 1), to: date(2026, 11, 30) };

#[tokio::test]
async fn sqlite_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    suite(&StoreLocation::Folder(folder.path().to_owned())).await;
}

#[tokio::test]
async fn postgres_adds_up() {
    suite(&StoreLocation::Postgres(Secret::new(new_database()))).await;
}

async fn suite(place: &StoreLocation) {
    let store = LeadStore::open(place).await.unwrap();
    what_is_offered_twice_is_added_once(&store).await;
    days_are_those_of_madrid(&store).await;
    a_group_under_five_is_not_told(&store).await;
    invented_hosts_hide_the_real_ones_for_an_hour_only(&store).await;
    what_is_old_is_deleted(&store).await;
    store.close().await;
}

fn moment(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn visits(at: &str, page: &str, host: &str, count: usize) -> Sums {
    let mut sums = Sums::default();
    let arrival = Some(Arrival { referrer: host.to_owned(), campaign: None });
    let (page, language, screen) = (page.to_owned(), Language::Es, Screen::Large);
    let view = View { page, language, screen, country: None, arrival };
    (0..count).for_each(|_| sums.view(moment(at), &view));
    sums
}

async fn named(store: &LeadStore, dimension: Dimension, name: &str) -> i64 {
    let sums = by_value(store, dimension, NOVEMBER).await.unwrap();
    sums.iter().find(|named| named.name == name).map_or(0, |named| named.sum.visits)
}

async fn what_is_offered_twice_is_added_once(store: &LeadStore) {
    let sums = visits("2026-11-10T10:00:00Z", "/twice", "twice.example", 7);
    for batch in ["a", "a", "b"] {
        write::write(store, batch, &sums, 0).await.unwrap();
    }
    assert_eq!(named(store, Dimension::Page, "/twice").await, 14);
}

async fn days_are_those_of_madrid(store: &LeadStore) {
    for (batch, at) in [("summer", "2026-07-31T22:30:00Z"), ("winter", "2026-12-31T22:30:00Z")] {
        write::write(store, batch, &visits(at, "/day", "day.example", 1), 0).await.unwrap();
    }
    let day = |day| Period { from: day, to: day };
    assert_eq!(by_day(store, day(date(2026, 8, 1))).await.unwrap()[0].name, "2026-08-01");
    assert_eq!(by_day(store, day(date(2026, 12, 31))).await.unwrap()[0].name, "2026-12-31");
}

async fn a_group_under_five_is_not_told(store: &LeadStore) {
    let sums = visits("2026-11-11T10:00:00Z", "/seldom", "seldom.example", 3);
    write::write(store, "few", &sums, 0).await.unwrap();
    let report = Report::read(store, NOVEMBER).await.unwrap();
    let lines = report.tables.iter().flat_map(|table| &table.lines);
    let seldom: Vec<String> =
        lines.filter(|line| line.name.contains("seldom")).map(|line| line.visits.to_string()).collect();
    assert_eq!(seldom, ["<5", "<5"]);
}

async fn invented_hosts_hide_the_real_ones_for_an_hour_only(store: &LeadStore) {
    let at = "2026-11-12T10:00:00Z";
    for number in 0..300 {
        let sums = visits(at, "/", &format!("invented-{number}.example"), 1);
        write::write(store, &format!("flood {number}"), &sums, 0).await.unwrap();
    }
    let real = visits(at, "/", "real.example", 9);
    write::write(store, "hidden", &real, 0).await.unwrap();
    assert_eq!(named(store, Dimension::Referrer, "real.example").await, 0);
    let before = by_day(store, NOVEMBER).await.unwrap();
    fold::fold(store, moment(at)).await.unwrap();
    assert_eq!(by_day(store, NOVEMBER).await.unwrap(), before);
    write::write(store, "shown", &real, 0).await.unwrap();
    assert_eq!(named(store, Dimension::Referrer, "real.example").await, 9);
    assert_eq!(named(store, Dimension::Referrer, "twice.example").await, 14);
    let hosts = by_value(store, Dimension::Referrer, NOVEMBER).await.unwrap();
    assert_eq!(hosts.iter().map(|host| host.sum.visits).sum::<i64>(), 14 + 3 + 300 + 9 + 9);
    assert!(hosts.len() <= 102 && hosts.iter().any(|host| host.name == OTHER), "{}", hosts.len());
}

async fn what_is_old_is_deleted(store: &LeadStore) {
    let kept_from = moment("2026-11-12T00:00:00Z");
    purge::purge(store, kept_from, moment("2026-11-17T00:00:00Z")).await.unwrap();
    assert_eq!(named(store, Dimension::Page, "/twice").await, 0);
    assert!(named(store, Dimension::Page, "/").await > 0);
}
