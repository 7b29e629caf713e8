//! The list of the queue, a page at a time. First the ids of the page, then its rows: what is costly about a row is read of
//! those alone that are shown.

use sqlx::any::AnyRow;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::enquiries::filter::{Cursor, EnquiryFilter};
use crate::enquiries::row::{EnquiryRow, enquiry_columns, enquiry_tables};
use crate::enquiries::search_words::SearchWords;
use crate::enquiries::view::View;
use crate::reminders::due;
use crate::store::enquiry_filter::{push_conditions, push_order, push_words};
use crate::store::page_request::PageRequest;
use crate::store::statement::{Statement, Value};
use crate::store::{stretch_search, word_search};

/// PostgreSQL reads so many stretches of the queue, of a hundred and then twice as many each, before it asks how many have the
/// words: for a word that many have, the question takes longer than the page.
const STRETCHES_FIRST: usize = 3;

#[derive(Clone, Debug)]
pub struct EnquiryPage {
    pub rows: Vec<EnquiryRow>,
    /// Where the next page begins; none after the last.
    pub next: Option<Cursor>,
}

pub async fn list(
    store: &LeadStore,
    filter: &EnquiryFilter,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<EnquiryPage, StoreError> {
    let page = PageRequest { filter, after, limit: limit + 1 };
    let rows = read(store, enquiry_columns!(), &page).await?;
    let mut rows = rows.iter().map(EnquiryRow::read).collect::<Result<Vec<_>, _>>()?;
    let has_more = rows.len() > limit;
    rows.truncate(limit);
    let next = match rows.last().filter(|_| has_more) {
        Some(row) => Some(cursor(store, row, filter).await?),
        None => None,
    };
    Ok(EnquiryPage { rows, next })
}

/// `columns` of the enquiries of a page.
pub(super) async fn read(
    store: &LeadStore,
    columns: &str,
    page: &PageRequest<'_>,
) -> Result<Vec<AnyRow>, StoreError> {
    if let Some(words) = &page.filter.words {
        index_new(store).await;
        if let Some(ids) = ids_by_words(store, page, words).await? {
            return read_by_ids(store, columns, page.filter, ids).await;
        }
    }
    let mut statement = Statement::default();
    statement.push(&format!("SELECT {columns} FROM ("));
    push_ids(&mut statement, page);
    statement.push_bound(" LIMIT ", page.limit_value());
    statement.push(concat!(") AS page CROSS JOIN ", enquiry_tables!(), " WHERE leads.id = page.id"));
    push_order(&mut statement, page.filter);
    Ok(statement.query().fetch_all(store.reader()).await?)
}

/// Who has just written is found too. A store that can only be read is searched as far as it is indexed.
async fn index_new(store: &LeadStore) {
    if let Err(error) = store.index_new().await {
        tracing::warn!("the search does not have the latest enquiries: {error}");
    }
}

/// None: so many have the words that PostgreSQL had better read its queue in one go, and look at each for them.
async fn ids_by_words(
    store: &LeadStore,
    page: &PageRequest<'_>,
    words: &SearchWords,
) -> Result<Option<Vec<String>>, StoreError> {
    let looked_up = || word_search::ids(store, page, words);
    let stretches = |many| stretch_search::ids(store, page, words, many);
    match store.dialect() {
        Dialect::Sqlite => match looked_up().await? {
            Some(ids) => Ok(Some(ids)),
            None => stretches(usize::MAX).await,
        },
        Dialect::Postgres => match stretches(STRETCHES_FIRST).await? {
            Some(ids) => Ok(Some(ids)),
            None => looked_up().await,
        },
    }
}

async fn read_by_ids(
    store: &LeadStore,
    columns: &str,
    filter: &EnquiryFilter,
    ids: Vec<String>,
) -> Result<Vec<AnyRow>, StoreError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut statement = Statement::default();
    let names: Vec<String> = ids.into_iter().map(|id| statement.bind(Value::Text(id))).collect();
    let names = names.join(", ");
    statement.push(&format!("SELECT {columns} FROM {} WHERE leads.id IN ({names})", enquiry_tables!()));
    push_order(&mut statement, filter);
    Ok(statement.query().fetch_all(store.reader()).await?)
}

pub(super) async fn cursor(
    store: &LeadStore,
    row: &EnquiryRow,
    filter: &EnquiryFilter,
) -> Result<Cursor, StoreError> {
    let at = match filter.view {
        View::Done => row.done_at.unwrap_or_default(),
        // Done meanwhile: the list ends here, and whoever refreshes it sees the rest.
        View::Due => due::first(store, &row.id, &filter.reader, filter.now).await?.unwrap_or(filter.now),
        _ => row.received_at,
    };
    Ok(Cursor { at, id: row.id.clone() })
}

/// The ids of the page, in its order.
fn push_ids(statement: &mut Statement, page: &PageRequest<'_>) {
    statement.push("SELECT leads.id AS id FROM leads");
    push_conditions(statement, page.filter, page.after);
    if let Some(words) = &page.filter.words {
        // As a value, and not as a join: no planner turns it around.
        statement.push(" AND (SELECT ");
        push_words(statement, words, Dialect::Postgres);
        statement.push(" FROM lead_texts WHERE lead_texts.lead_id = leads.id)");
    }
    push_order(statement, page.filter);
}
