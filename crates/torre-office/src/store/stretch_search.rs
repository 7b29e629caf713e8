//! The way to a page of a word that many have: the queue is read in its order, a stretch at a time, and of each stretch those
//! are taken that have the word. SQLite asks its index for a whole stretch: its rows are numbered as enquiries arrive, so that
//! those of a stretch are neighbours there too, and to ask for one costs nearly as much as for all of them. PostgreSQL looks
//! at each enquiry's own words: its index would first find all that have the word.

use sqlx::Row;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::enquiries::filter::{Cursor, EnquiryFilter};
use crate::enquiries::search_words::SearchWords;
use crate::store::enquiry_filter::{push_conditions, push_order, push_words, sort_column};
use crate::store::page_request::PageRequest;
use crate::store::statement::Statement;

/// Two pages: of a word that most have, one stretch is enough. Each further one is twice as long.
const SHORTEST: usize = 100;
const LONGEST: usize = 6400;

/// The ids of a page, in its order; none if it is not full after so many stretches.
pub(super) async fn ids(
    store: &LeadStore,
    page: &PageRequest<'_>,
    words: &SearchWords,
    stretches: usize,
) -> Result<Option<Vec<String>>, StoreError> {
    let (mut ids, mut after, mut length) = (Vec::new(), page.after.cloned(), SHORTEST);
    for _ in 0..stretches {
        let stretch = PageRequest { after: after.as_ref(), limit: length, ..*page };
        let stretch = match store.dialect() {
            Dialect::Sqlite => sqlite_stretch(&stretch, words),
            Dialect::Postgres => postgres_stretch(&stretch, words),
        };
        let rows = stretch.query().fetch_all(store.reader()).await?;
        for row in &rows {
            let has_words: i64 = row.try_get(2)?;
            if has_words != 0 && ids.len() < page.limit {
                ids.push(row.try_get(0)?);
            }
        }
        let last = rows.last().filter(|_| rows.len() == length && ids.len() < page.limit);
        let Some(last) = last else { return Ok(Some(ids)) };
        after = Some(Cursor { at: last.try_get(1)?, id: last.try_get(0)? });
        length = (2 * length).min(LONGEST);
    }
    Ok(None)
}

fn postgres_stretch(stretch: &PageRequest<'_>, words: &SearchWords) -> Statement {
    let mut statement = Statement::default();
    push_stretch(&mut statement, stretch, ["", "", ""]);
    statement.push(" SELECT id, at, COALESCE((SELECT CASE WHEN ");
    push_words(&mut statement, words, Dialect::Postgres);
    statement
        .push(" THEN 1::bigint END FROM lead_texts WHERE lead_texts.lead_id = stretch.id), 0) FROM stretch");
    statement.push(order(stretch.filter));
    statement
}

fn sqlite_stretch(stretch: &PageRequest<'_>, words: &SearchWords) -> Statement {
    let mut statement = Statement::default();
    let numbered =
        [", lead_texts.row AS row", " CROSS JOIN lead_texts", " AND lead_texts.lead_id = leads.id"];
    push_stretch(&mut statement, stretch, numbered);
    statement.push(", found AS MATERIALIZED (SELECT lead_words.rowid AS row FROM lead_words WHERE ");
    push_words(&mut statement, words, Dialect::Sqlite);
    statement.push(" AND lead_words.rowid >= (SELECT MIN(row) FROM stretch)");
    statement.push(" AND lead_words.rowid <= (SELECT MAX(row) FROM stretch)) ");
    statement.push("SELECT id, at, row IN (SELECT row FROM found) FROM stretch");
    statement.push(order(stretch.filter));
    statement
}

/// `WITH stretch …`: the next enquiries of the queue. The last are columns, tables and conditions beside those of the queue.
fn push_stretch(
    statement: &mut Statement,
    stretch: &PageRequest<'_>,
    [columns, tables, conditions]: [&str; 3],
) {
    statement.push("WITH stretch AS MATERIALIZED (SELECT leads.id AS id, ");
    let column = sort_column(statement, stretch.filter);
    statement.push(&format!("{column} AS at{columns} FROM leads{tables}"));
    push_conditions(statement, stretch.filter, stretch.after);
    statement.push(conditions);
    push_order(statement, stretch.filter);
    statement.push_bound(" LIMIT ", stretch.limit_value());
    statement.push(")");
}

fn order(filter: &EnquiryFilter) -> &'static str {
    if filter.view.is_newest_first() { " ORDER BY at DESC, id DESC" } else { " ORDER BY at, id" }
}
