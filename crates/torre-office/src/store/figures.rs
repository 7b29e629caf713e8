//! The enquiries of some time, as far as figures need them.
//!
//! The database packs many of them into one text: row by row the driver would take several times as long for them as
//! everything else does together. An index holds all that is read, in the order of time (`0013_first_answers.sql`).

use std::ops::Range;

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::enquiries::status::EnquiryStatus;
use crate::figures::counted::Counted;

/// What looks like spam is nobody's enquiry.
const PACKED: &str = "SELECT string_agg(concat_ws($3, leads.received_at, COALESCE(answered_at, 0), \
    CASE WHEN done_at IS NULL THEN 0 ELSE 1 END, COALESCE(status, ''), form, language, interest, \
    COALESCE(campaign_source, '')), $4) \
    FROM leads LEFT JOIN first_answers ON first_answers.lead_id = leads.id \
        AND first_answers.received_at >= $1 AND first_answers.received_at < $2 \
    WHERE suspicion IS NULL AND leads.received_at >= $1 AND leads.received_at < $2";
/// Between the fields of one, and between two: no text that is stored has such a character.
const UNIT: char = '\u{1f}';
const RECORD: char = '\u{1e}';
/// So much at a time: what is in memory has a limit, and whoever else needs the store's thread gets it in between.
const PART_MS: i64 = 28 * 24 * 60 * 60 * 1000;

pub(crate) async fn for_each(
    store: &LeadStore,
    received: Range<i64>,
    mut count: impl FnMut(&Counted<'_>),
) -> Result<(), StoreError> {
    let mut from = received.start;
    while from < received.end {
        let until = received.end.min(from.saturating_add(PART_MS));
        let part = sqlx::query(PACKED).bind(from).bind(until).bind(UNIT.to_string()).bind(RECORD.to_string());
        let packed: Option<String> = part.fetch_one(store.reader()).await?.try_get(0)?;
        packed
            .iter()
            .flat_map(|packed| packed.split(RECORD))
            .filter_map(unpacked)
            .for_each(|one| count(&one));
        from = until;
    }
    Ok(())
}

fn unpacked(record: &str) -> Option<Counted<'_>> {
    let mut fields = record.split(UNIT);
    let (received_at, answered_at): (i64, i64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    let (is_done, status) = (fields.next()? == "1", fields.next()?);
    Some(Counted {
        received_at,
        first_answer: Some(answered_at).filter(|at| *at > 0),
        status: EnquiryStatus::of_row(Some(status), is_done),
        form: fields.next()?,
        language: fields.next()?,
        interest: fields.next()?,
        source: fields.next()?,
    })
}
