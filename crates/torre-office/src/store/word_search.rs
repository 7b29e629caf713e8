//! The way to a page of words that few have: they are looked up, and what has them is filtered and sorted.

use sqlx::Row;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::enquiries::search_words::SearchWords;
use crate::store::enquiry_filter::{push_conditions, push_order, push_words};
use crate::store::page_request::PageRequest;
use crate::store::statement::{Statement, Value};

/// More are not sorted: the queue is read in its order instead, until a page is full.
const FEW: i64 = 4000;

/// The ids of a page; none if many have the words. Counted and read in one statement, since PostgreSQL takes as long for the one
/// as for the other.
pub(super) async fn ids(
    store: &LeadStore,
    page: &PageRequest<'_>,
    words: &SearchWords,
) -> Result<Option<Vec<String>>, StoreError> {
    let statement = statement(store.dialect(), page, words);
    let rows = statement.query().fetch_all(store.reader()).await?;
    let mut ids = Vec::with_capacity(rows.len());
    for row in &rows {
        if row.try_get::<i64, _>(0)? > FEW {
            return Ok(None);
        }
        ids.extend(row.try_get::<Option<String>, _>(1)?);
    }
    Ok(Some(ids))
}

/// A row for each enquiry of the page, and one for none: each says how many have the words.
fn statement(dialect: Dialect, page: &PageRequest<'_>, words: &SearchWords) -> Statement {
    let mut statement = Statement::default();
    let (found, read, joined) = match dialect {
        Dialect::Sqlite => (
            "SELECT lead_words.rowid AS row FROM lead_words WHERE ",
            // In this order: SQLite reads what stands first first.
            "found CROSS JOIN lead_texts CROSS JOIN leads",
            "lead_texts.row = found.row AND leads.id = lead_texts.lead_id",
        ),
        Dialect::Postgres => (
            "SELECT lead_texts.lead_id FROM lead_texts WHERE ",
            "found CROSS JOIN leads",
            "leads.id = found.lead_id",
        ),
    };
    statement.push("WITH found AS MATERIALIZED (");
    statement.push(found);
    push_words(&mut statement, words, dialect);
    statement.push_bound(" LIMIT ", Value::Number(FEW + 1));
    statement.push("), counted AS MATERIALIZED (SELECT COUNT(*) AS number FROM found) ");
    statement.push("SELECT counted.number, page.id FROM counted LEFT JOIN (SELECT leads.id AS id FROM ");
    statement.push(read);
    push_conditions(&mut statement, page.filter, page.after);
    statement.push_bound(" AND (SELECT number FROM counted) <= ", Value::Number(FEW));
    statement.push(&format!(" AND {joined}"));
    push_order(&mut statement, page.filter);
    statement.push_bound(" LIMIT ", page.limit_value());
    statement.push(") AS page ON TRUE");
    statement
}
