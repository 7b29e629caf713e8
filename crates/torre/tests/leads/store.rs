//! One suite for both databases: whatever holds for SQLite holds for PostgreSQL.

use futures_util::TryStreamExt;
use jiff::Timestamp;
use torre_config::secret::Secret;
use torre_leads::channel::Channel;
use torre_leads::lead::NewLead;
use torre_leads::store::insert::{Accepted, KeyReused};
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::new_record::NewRecord;
use torre_leads::store::outbox::{Claim, DeliveryOutcome};
use torre_leads::store::query::{Filter, Status};

use crate::program::new_lead;
use crate::support::shared_postgres::new_database;

const MAIL: [Channel; 2] = [Channel::School, Channel::Acknowledge];
const HOUR: i64 = 3_600_000;

#[tokio::test]
async fn sqlite_keeps_every_promise() {
    let folder = tempfile::tempdir().unwrap();
    suite(&StoreLocation::Folder(folder.path().to_owned())).await;
}

#[tokio::test]
async fn postgres_keeps_every_promise() {
    suite(&StoreLocation::Postgres(Secret::new(new_database()))).await;
}

async fn suite(place: &StoreLocation) {
    let store = LeadStore::open(place).await.unwrap();
    repeats_are_recognised(&store).await;
    each_of_a_large_group_learns_what_became_of_it(&store).await;
    a_key_belongs_to_one_text(&store).await;
    the_store_can_be_written(&store).await;
    what_is_stored_comes_back(&store).await;
    a_group_is_stored_whole_or_not_at_all(&store).await;
    deliveries_are_claimed_once_and_come_back_after_the_lease(&store).await;
    deliveries_settle(&store).await;
    one_person_is_erased_with_deliveries(&store).await;
    one_person_is_erased_by_an_answer(&store).await;
    old_ones_are_purged(&store).await;
    the_oldest_are_claimed_first(&store).await;
    enquiries_are_counted(&store).await;
    // A second opening, as after a restart, finds everything.
    let again = LeadStore::open(place).await.unwrap();
    assert_eq!(again.stats().await.unwrap().total, store.stats().await.unwrap().total);
}

fn record(email: &str, key: Option<&str>) -> NewRecord {
    NewRecord {
        lead: new_lead(email, key, Timestamp::now()),
        channels: vec![Channel::School, Channel::Webhook],
    }
}

/// Stores them; none of their keys may belong to another text.
async fn insert(store: &LeadStore, records: &[NewRecord]) -> Vec<Accepted> {
    store.insert(records).await.unwrap().into_iter().map(Result::unwrap).collect()
}

async fn all(store: &LeadStore, filter: &Filter) -> Vec<String> {
    store.leads(filter, false).map_ok(|lead| lead.id).try_collect().await.unwrap()
}

async fn repeats_are_recognised(store: &LeadStore) {
    let both = [record("a@example.com", Some("same-key-1")), record("a@example.com", Some("same-key-1"))];
    let accepted = insert(store, &both).await;
    assert!(!accepted[0].repeated && accepted[1].repeated);
    let later = insert(store, &[record("a@example.com", Some("same-key-1"))]).await;
    assert_eq!((later[0].id.as_str(), later[0].repeated), (accepted[0].id.as_str(), true));
    assert_eq!(store.deliveries(&accepted[0].id).await.unwrap().len(), 2);
    // Two at once: one is first, the other learns its id.
    let (one, two) =
        ([record("a@example.com", Some("same-key-2"))], [record("a@example.com", Some("same-key-2"))]);
    let (one, two) = tokio::join!(insert(store, &one), insert(store, &two));
    assert_eq!(one[0].id, two[0].id);
    assert_eq!(store.count_by_email("a@example.com").await.unwrap(), 2);
}

/// More than one statement takes, with repeats of what stands far before them.
async fn each_of_a_large_group_learns_what_became_of_it(store: &LeadStore) {
    let email = |number: usize| format!("group{}@example.com", number % 30);
    let records: Vec<_> = (0..39).map(|number| record(&email(number), Some(&email(number)))).collect();
    let accepted = insert(store, &records).await;
    for (number, one) in accepted.iter().enumerate() {
        assert_eq!((&one.id, one.repeated), (&accepted[number % 30].id, number >= 30));
    }
    for (number, one) in accepted.iter().enumerate().take(30) {
        assert_eq!(store.deliveries(&one.id).await.unwrap().len(), 2);
        assert_eq!(store.erase_by_email(&email(number), 0).await.unwrap().enquiries, 1);
    }
}

async fn a_key_belongs_to_one_text(store: &LeadStore) {
    let [one, other] =
        ["one@example.com", "other@example.com"].map(|email| record(email, Some("one-text-1")));
    // In one transaction, and in one after the other.
    let group = store.insert(&[one.clone(), other.clone()]).await.unwrap();
    let first = group[0].clone().unwrap();
    assert_eq!(group[1], Err(KeyReused));
    assert_eq!(store.insert(std::slice::from_ref(&other)).await.unwrap(), [Err(KeyReused)]);
    assert_eq!(insert(store, &[one]).await[0].id, first.id);
    // The form provider's events have no fingerprint: their number decides.
    let event = NewRecord { lead: NewLead { fingerprint: None, ..other.lead }, ..other };
    assert_eq!(insert(store, &[event]).await[0].id, first.id);
    assert_eq!(store.count_by_email("other@example.com").await.unwrap(), 0);
    assert_eq!(store.erase_by_email("one@example.com", 0).await.unwrap().enquiries, 1);
}

async fn the_store_can_be_written(store: &LeadStore) {
    for _ in 0..3 {
        store.check_write().await.unwrap();
    }
    let (one, two) = tokio::join!(store.check_write(), store.check_write());
    assert!(one.is_ok() && two.is_ok());
}

async fn what_is_stored_comes_back(store: &LeadStore) {
    let id = insert(store, &[record("Back@Example.com", None)]).await[0].id.clone();
    let lead = store.lead(&id).await.unwrap().unwrap();
    assert_eq!(lead.email, "Back@Example.com");
    assert_eq!(lead.message, "Con ñ, 'comillas' y 👩‍✈️ en el texto");
    assert_eq!(lead.consent.as_deref(), Some(lead.received.as_str()));
    assert!(lead.fields.is_none() && lead.done.is_none());
    let text = Filter { text: Some("BACK@".to_owned()), ..Filter::default() };
    assert_eq!(all(store, &text).await, [id.as_str()]);
    assert!(store.mark_done(&id, Timestamp::now().as_millisecond()).await.unwrap());
    assert!(!store.mark_done("nobody", 0).await.unwrap());
    let done = Filter { status: Some(Status::Done), ..Filter::default() };
    assert_eq!(all(store, &done).await, [id]);
}

async fn a_group_is_stored_whole_or_not_at_all(store: &LeadStore) {
    let first = record("group@example.com", None);
    let mut twin = record("group@example.com", None);
    // The same id cannot be stored twice, whatever the key.
    twin.lead.id = first.lead.id;
    let error = store.insert(&[first, twin]).await.unwrap_err();
    assert!(error.is_about_one_row(), "{error}");
    assert_eq!(store.count_by_email("group@example.com").await.unwrap(), 0);
}

async fn deliveries_are_claimed_once_and_come_back_after_the_lease(store: &LeadStore) {
    let now = Timestamp::now().as_millisecond();
    let (one, two) =
        tokio::join!(store.claim(MAIL, now, now + HOUR, 2), store.claim(MAIL, now, now + HOUR, 2));
    let (one, two) = (one.unwrap(), two.unwrap());
    let mut claimed: Vec<&Claim> = one.iter().chain(&two).collect();
    assert_eq!(claimed.len(), 3, "three enquiries so far");
    claimed.dedup_by_key(|claim| &claim.lead_id);
    assert_eq!(claimed.len(), 3, "nobody claims what another has");
    assert!(store.claim(MAIL, now, now + HOUR, 9).await.unwrap().is_empty());
    assert!(one.windows(2).all(|pair| pair[0].lead_id < pair[1].lead_id), "oldest first");
    let after = store.claim(MAIL, now + HOUR, now + HOUR, 9).await.unwrap();
    assert_eq!(after.len(), 3);
    assert!(after.iter().all(|claim| claim.attempts == 2));
    // A clock that was days ahead must not put deliveries off by days.
    let back = store.claim(MAIL, now - 100 * HOUR, now, 9).await.unwrap();
    assert_eq!(back.len(), 3);
}

async fn deliveries_settle(store: &LeadStore) {
    let now = Timestamp::now().as_millisecond() + HOUR;
    let claims = store.claim(MAIL, now, now + HOUR, 9).await.unwrap();
    let before = store.backlog().await.unwrap();
    store.settle(&claims[0], &DeliveryOutcome::Sent { at: now }).await.unwrap();
    store
        .settle(&claims[1], &DeliveryOutcome::Retry { at: now + 5, error: "not now".to_owned() })
        .await
        .unwrap();
    store.settle(&claims[2], &DeliveryOutcome::Failed { error: "never".to_owned() }).await.unwrap();
    let after = store.backlog().await.unwrap();
    assert_eq!((before.waiting - after.waiting, after.failed), (2, 1));
    assert!(after.oldest.is_some());
    let again = store.claim(MAIL, now + 5, now + HOUR, 9).await.unwrap();
    assert_eq!(again.iter().map(|claim| &claim.lead_id).collect::<Vec<_>>(), [&claims[1].lead_id]);
    let failed = Filter { status: Some(Status::Failed), ..Filter::default() };
    assert_eq!(all(store, &failed).await, [claims[2].lead_id.clone()]);
    assert_eq!(store.resend_failed(now).await.unwrap(), 1);
    assert_eq!(store.backlog().await.unwrap().failed, 0);
    store.resend(&claims[0].lead_id, &[Channel::School, Channel::Acknowledge], now).await.unwrap();
    let deliveries = store.deliveries(&claims[0].lead_id).await.unwrap();
    assert_eq!(deliveries.len(), 3);
    assert!(deliveries.iter().all(|(_, state, ..)| state == "waiting"), "{deliveries:?}");
}

async fn one_person_is_erased_with_deliveries(store: &LeadStore) {
    let id = insert(store, &[record("Erase@Example.com", None)]).await[0].id.clone();
    assert_eq!(store.erase_by_email(" erase@example.COM", 0).await.unwrap().enquiries, 1);
    assert!(store.lead(&id).await.unwrap().is_none());
    assert!(store.deliveries(&id).await.unwrap().is_empty());
}

/// As the form provider's webhook stores an address that nobody can answer to.
async fn one_person_is_erased_by_an_answer(store: &LeadStore) {
    let mut records = [record("x@example.com", None), record("x@example.com", None)];
    for (record, value) in records.iter_mut().zip(["ana @ example", "ana @ example.org"]) {
        record.lead.email = None;
        record.lead.fields = Some(serde_json::json!([{ "value": value }]).to_string());
    }
    insert(store, &records).await;
    assert_eq!(store.count_by_email("ANA @ example").await.unwrap(), 1);
    assert_eq!(store.erase_by_email("ANA @ example", 0).await.unwrap().enquiries, 1);
    assert_eq!(store.count_by_email("ana @ example.org").await.unwrap(), 1);
}

async fn old_ones_are_purged(store: &LeadStore) {
    let long_ago: Timestamp = "2001-01-01T00:00:00Z".parse().unwrap();
    let old =
        NewRecord { lead: new_lead("old@example.com", None, long_ago), channels: vec![Channel::School] };
    insert(store, &[old]).await;
    let before = store.stats().await.unwrap().total;
    assert_eq!(store.purge(long_ago.as_millisecond()).await.unwrap(), 0);
    assert_eq!(store.purge(long_ago.as_millisecond() + 1).await.unwrap(), 1);
    assert_eq!(store.stats().await.unwrap().total, before - 1);
}

/// Stored in another order than they came in, as by several servers.
async fn the_oldest_are_claimed_first(store: &LeadStore) {
    let mut ids = Vec::new();
    for received in ["2002-03-01T00:00:00Z", "2002-01-01T00:00:00Z", "2002-02-01T00:00:00Z"] {
        let lead = new_lead("age@example.com", None, received.parse().unwrap());
        let record = NewRecord { lead, channels: vec![Channel::Acknowledge] };
        ids.push(insert(store, &[record]).await[0].id.clone());
    }
    let now = Timestamp::now().as_millisecond();
    for expected in [&ids[1], &ids[2], &ids[0]] {
        let claims = store.claim([Channel::Acknowledge; 2], now, now + HOUR, 1).await.unwrap();
        assert_eq!(&claims[0].lead_id, expected);
    }
}

async fn enquiries_are_counted(store: &LeadStore) {
    let stats = store.stats().await.unwrap();
    assert_eq!(stats.by_form[0].name, "contact");
    assert_eq!(stats.by_form[0].count, stats.total);
    assert_eq!(stats.by_week.iter().map(|week| week.count).sum::<i64>(), stats.total);
}
