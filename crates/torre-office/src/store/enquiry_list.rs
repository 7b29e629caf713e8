//! The list of the queue, a page at a time. First the ids of the page, then its rows: what is costly about a row is read of
//! those alone that are shown.

use sqlx::Row;
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
use crate::store::statement::{Statement, Value};
use crate::store::stretch_search;

/// Up to so many that have the words, those are sorted; of more, the queue is read in its order and each is asked for the
/// words, until a page is full.
const FEW: i64 = 4000;

/// PostgreSQL reads so many stretches of the queue, of a hundred and then twice as many each, before it asks how many have the
/// words: for a word that many have, the question takes longer than the page.
const STRETCHES_FIRST: usize = 3;

#[derive(Clone, Debug)]
pub struct EnquiryPage {
    pub rows: Vec<EnquiryRow>,
    /// Where the next page begins; none after the last.
    pub next: Option<Cursor>,
}

/// How the words are looked for.
#[derive(Clone, Copy)]
enum Search<'a> {
    None,
    /// From the words to the enquiries.
    Few(&'a SearchWords),
    /// From the enquiries to the words; SQLite does it in stretches.
    Many(&'a SearchWords),
}

pub async fn list(
    store: &LeadStore,
    filter: &EnquiryFilter,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<EnquiryPage, StoreError> {
    let rows = read(store, enquiry_columns!(), filter, after, limit + 1).await?;
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
    filter: &EnquiryFilter,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<AnyRow>, StoreError> {
    let stretches = |words, many| stretch_search::ids(store, filter, words, after, limit, many);
    let search = match (&filter.words, store.dialect()) {
        (None, _) => Search::None,
        (Some(words), Dialect::Sqlite) => {
            if !is_few(store, words).await?
                && let Some(ids) = stretches(words, usize::MAX).await?
            {
                return read_by_ids(store, columns, filter, ids).await;
            }
            Search::Few(words)
        }
        (Some(words), Dialect::Postgres) => {
            if let Some(ids) = stretches(words, STRETCHES_FIRST).await? {
                return read_by_ids(store, columns, filter, ids).await;
            }
            if is_few(store, words).await? { Search::Few(words) } else { Search::Many(words) }
        }
    };
    let mut statement = Statement::default();
    if let Search::Few(words) = search {
        push_found(&mut statement, words, store.dialect());
    }
    statement.push(&format!("SELECT {columns} FROM ("));
    push_ids(&mut statement, filter, after, search);
    statement.push_bound(" LIMIT ", Value::Number(i64::try_from(limit).unwrap_or(i64::MAX)));
    statement.push(concat!(") AS page CROSS JOIN ", enquiry_tables!(), " WHERE leads.id = page.id"));
    push_order(&mut statement, filter);
    Ok(statement.query().fetch_all(store.reader()).await?)
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

async fn is_few(store: &LeadStore, words: &SearchWords) -> Result<bool, StoreError> {
    let mut statement = Statement::default();
    statement.push(match store.dialect() {
        Dialect::Sqlite => "SELECT COUNT(*) FROM (SELECT rowid FROM lead_words WHERE ",
        Dialect::Postgres => "SELECT COUNT(*) FROM (SELECT 1 FROM lead_texts WHERE ",
    });
    push_words(&mut statement, words, store.dialect());
    statement.push_bound(" LIMIT ", Value::Number(FEW + 1));
    statement.push(") AS found");
    let count: i64 = statement.query().fetch_one(store.reader()).await?.try_get(0)?;
    Ok(count <= FEW)
}

/// The ids of the page, in its order.
fn push_ids(statement: &mut Statement, filter: &EnquiryFilter, after: Option<&Cursor>, search: Search<'_>) {
    statement.push(match search {
        // In this order: SQLite reads what stands first first.
        Search::Few(_) => "SELECT leads.id AS id FROM found CROSS JOIN leads",
        Search::None | Search::Many(_) => "SELECT leads.id AS id FROM leads",
    });
    push_conditions(statement, filter, after);
    match search {
        Search::None => {}
        Search::Few(_) => statement.push(" AND leads.id = found.lead_id"),
        Search::Many(words) => {
            // As a value, and not as a join: no planner turns it around.
            statement.push(" AND (SELECT ");
            push_words(statement, words, Dialect::Postgres);
            statement.push(" FROM lead_texts WHERE lead_texts.lead_id = leads.id)");
        }
    }
    push_order(statement, filter);
}

/// `WITH found …`: the ids of all that have the words.
fn push_found(statement: &mut Statement, words: &SearchWords, dialect: Dialect) {
    statement.push("WITH found AS MATERIALIZED (SELECT lead_texts.lead_id FROM ");
    statement.push(match dialect {
        Dialect::Sqlite => "lead_words CROSS JOIN lead_texts ON lead_texts.row = lead_words.rowid WHERE ",
        Dialect::Postgres => "lead_texts WHERE ",
    });
    push_words(statement, words, dialect);
    statement.push(") ");
}
