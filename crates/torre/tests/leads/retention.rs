//! Enquiries go when the privacy policy says so, from either database.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use torre_config::secret::Secret;
use torre_leads::channel::Channel;
use torre_leads::retention::purge_loop;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::new_record::NewRecord;

use crate::program::{self, new_lead, run};
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, copy_of, eventually};

fn months_ago(months: i32) -> Timestamp {
    Timestamp::now().to_zoned(TimeZone::UTC).checked_sub(months.months()).unwrap().timestamp()
}

async fn put(store: &LeadStore, email: &str, received: Timestamp) -> String {
    let record = NewRecord { lead: new_lead(email, None, received), channels: vec![Channel::School] };
    store.insert(&[record]).await.unwrap().remove(0).unwrap().id
}

/// One too old, one too old but answered lately, one young enough.
fn fill(place: &StoreLocation) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = LeadStore::open(place).await.unwrap();
        put(&store, "old@example.com", months_ago(4)).await;
        let answered = put(&store, "answered@example.com", months_ago(4)).await;
        store.mark_done(&answered, months_ago(1).as_millisecond()).await.unwrap();
        put(&store, "young@example.com", months_ago(2)).await;
        store.close().await;
    });
}

/// The content says three months; so does the policy.
fn three_months(content: &Path) {
    let file = content.join("school.toml");
    let school = fs::read_to_string(&file).unwrap();
    let changed = school.replace("enquiryMonths = 24", "enquiryMonths = 3");
    assert_ne!(school, changed);
    fs::write(&file, changed).unwrap();
}

fn keeps_what_the_policy_says(mut torre: Torre) {
    let content = copy_of("content");
    three_months(content.path());
    torre.set("TORRE_CONTENT", content.path().to_str().unwrap());
    let torre = run(torre);
    let policy = torre.get("/api/pages?path=/politica-privacidad").body;
    assert!(policy.contains("3 meses desde el último contacto"), "{policy}");
    eventually("the old one is erased", || torre.leads().len() == 2);
    let left = torre.leads();
    assert_eq!(
        (&left[0]["email"], &left[1]["email"]),
        (&"answered@example.com".into(), &"young@example.com".into())
    );
    torre.wait_for_log("erased enquiries older than 3 months: 1");
}

#[test]
fn a_server_erases_from_sqlite_what_is_older_than_the_policy_allows() {
    let torre = program::prepare(&[]);
    fill(&StoreLocation::Folder(torre.data()));
    keeps_what_the_policy_says(torre);
}

#[test]
fn a_server_erases_from_postgres_what_is_older_than_the_policy_allows() {
    let database = new_database();
    fill(&StoreLocation::Postgres(Secret::new(database.clone())));
    keeps_what_the_policy_says(program::prepare(&[("DATABASE_URL", &database)]));
}

/// What becomes too old while the server runs goes too.
async fn erases_again_and_again(place: &StoreLocation) {
    let store = Arc::new(LeadStore::open(place).await.unwrap());
    let erasing = {
        let store = Arc::clone(&store);
        tokio::spawn(purge_loop(move || Some(Arc::clone(&store)), || 24, Duration::from_millis(10)))
    };
    let young = put(&store, "young@example.com", months_ago(23)).await;
    for _ in 0..2 {
        let old = put(&store, "old@example.com", months_ago(25)).await;
        while store.lead(&old).await.unwrap().is_some() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(store.deliveries(&old).await.unwrap().is_empty());
    }
    assert!(store.lead(&young).await.unwrap().is_some());
    erasing.abort();
}

#[tokio::test]
async fn old_enquiries_are_looked_for_again_after_each_pause() {
    let folder = tempfile::tempdir().unwrap();
    for place in [
        StoreLocation::Folder(folder.path().to_owned()),
        StoreLocation::Postgres(Secret::new(new_database())),
    ] {
        let waiting = tokio::time::timeout(Duration::from_secs(60), erases_again_and_again(&place));
        waiting.await.unwrap_or_else(|_| panic!("an old enquiry stays in {place:?}"));
    }
}
