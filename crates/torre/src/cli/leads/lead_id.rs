//! The id of an enquiry by its first letters, where no other begins like that.

use torre_leads::store::lead_store::LeadStore;

use crate::cli::leads::error::CommandError;

pub(super) async fn whole_id(store: &LeadStore, letters: &str) -> Result<String, CommandError> {
    let letters = letters.trim().to_lowercase();
    let mut found = match letters.as_str() {
        "" => Vec::new(),
        letters => store.ids_beginning_with(letters).await?,
    };
    match found.len() {
        0 => Err(CommandError::NoSuchLead(letters)),
        1 => Ok(found.remove(0)),
        _ => Err(CommandError::SeveralLeads(letters, found)),
    }
}
