//! The right to erasure.

use torre_leads::store::erase::{Erased, erase_person};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::person::address::PersonAddress;
use crate::store::audit;

/// That it was done stands in the audit log too, with the record's id and nothing of the person. `by`: none for the
/// command line.
pub async fn erase(
    store: &LeadStore,
    address: &PersonAddress,
    by: Option<&str>,
    now: i64,
) -> Result<Erased, StoreError> {
    let mut write = store.write().await?;
    let erased = erase_person(write.connection(), address.as_str(), by, now).await?;
    audit::record(write.connection(), now, by, Action::ErasedPerson, Some(&erased.id)).await?;
    write.commit().await?;
    store.truncate_log().await?;
    Ok(erased)
}
