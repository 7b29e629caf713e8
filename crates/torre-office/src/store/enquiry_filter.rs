//! The conditions of a filter, in SQL. Only those that are asked for: an index serves a condition that stands by itself.

use torre_leads::store::dialect::Dialect;

use crate::enquiries::filter::{Cursor, EnquiryFilter};
use crate::enquiries::search_words::SearchWords;
use crate::enquiries::view::View;
use crate::store::statement::{Statement, Value};

/// Whoever was removed has nothing.
pub(super) const NOBODY_HAS_IT: &str = "(leads.owner_id IS NULL OR NOT EXISTS \
    (SELECT 1 FROM staff WHERE staff.id = leads.owner_id AND staff.removed_at IS NULL))";

/// What a view is sorted by; of two at one moment the id decides.
pub(super) fn sort_column(statement: &mut Statement, filter: &EnquiryFilter) -> String {
    match filter.view {
        View::Done => "leads.done_at".to_owned(),
        View::Due => due(statement, filter, "MIN(reminders.due_at)"),
        _ => "leads.received_at".to_owned(),
    }
}

/// Of the reminders of an enquiry that are the reader's and due.
fn due(statement: &mut Statement, filter: &EnquiryFilter, column: &str) -> String {
    let reader = statement.bind(Value::Text(filter.reader.clone()));
    let now = statement.bind(Value::Number(filter.now));
    format!(
        "(SELECT {column} FROM reminders WHERE reminders.lead_id = leads.id AND reminders.for_id = {reader} \
         AND reminders.done_at IS NULL AND reminders.due_at <= {now})"
    )
}

pub(super) fn push_order(statement: &mut Statement, filter: &EnquiryFilter) {
    let direction = if filter.view.is_newest_first() { " DESC" } else { "" };
    let column = sort_column(statement, filter);
    statement.push(&format!(" ORDER BY {column}{direction}, leads.id{direction}"));
}

/// ` WHERE …`, of a statement that reads `leads`.
pub(super) fn push_conditions(statement: &mut Statement, filter: &EnquiryFilter, after: Option<&Cursor>) {
    statement.push(" WHERE ");
    push_view(statement, filter);
    let texts = [
        ("interest", &filter.course),
        ("form", &filter.form),
        ("language", &filter.language),
        ("campaign_source", &filter.source),
    ];
    for (column, value) in texts {
        if let Some(value) = value {
            statement.push_bound(&format!(" AND leads.{column} = "), Value::Text(value.clone()));
        }
    }
    for (comparison, value) in [(">=", filter.from), ("<", filter.until)] {
        if let Some(value) = value {
            statement.push_bound(&format!(" AND leads.received_at {comparison} "), Value::Number(value));
        }
    }
    if let Some(Cursor { at, id }) = after {
        let comparison = if filter.view.is_newest_first() { "<" } else { ">" };
        let (at, id) = (statement.bind(Value::Number(*at)), statement.bind(Value::Text(id.clone())));
        let column = sort_column(statement, filter);
        statement.push(&format!(" AND ({column}, leads.id) {comparison} ({at}, {id})"));
    }
}

fn push_view(statement: &mut Statement, filter: &EnquiryFilter) {
    match filter.view {
        View::New => {
            statement.push("leads.done_at IS NULL AND leads.suspicion IS NULL AND ");
            statement.push("COALESCE(leads.status, '') <> 'in-progress' AND ");
            statement.push(NOBODY_HAS_IT);
        }
        View::Mine => {
            let reader = Value::Text(filter.reader.clone());
            statement.push_bound("leads.done_at IS NULL AND leads.owner_id = ", reader);
        }
        View::Due => {
            // From the few that are due to their enquiries.
            let reader = statement.bind(Value::Text(filter.reader.clone()));
            let now = statement.bind(Value::Number(filter.now));
            statement.push(&format!(
                "leads.id IN (SELECT reminders.lead_id FROM reminders WHERE reminders.for_id = {reader} \
                 AND reminders.done_at IS NULL AND reminders.due_at <= {now})"
            ));
        }
        View::Waiting => statement.push("leads.done_at IS NULL AND leads.suspicion IS NULL"),
        View::Done => statement.push("leads.done_at IS NOT NULL"),
        View::Suspected => statement.push("leads.done_at IS NULL AND leads.suspicion IS NOT NULL"),
        View::All => statement.push("1 = 1"),
    }
}

/// Rows of the table of words that have all of these.
pub(super) fn push_words(statement: &mut Statement, words: &SearchWords, dialect: Dialect) {
    match dialect {
        Dialect::Sqlite => statement.push_bound("lead_words MATCH ", Value::Text(words.fts5())),
        Dialect::Postgres => {
            let query = words.tsquery(|word| {
                let word = statement.bind(Value::Text(word.to_owned()));
                format!("to_tsquery('simple', '''' || torre_fold({word}) || ''':*')")
            });
            statement.push(&format!("lead_texts.words @@ ({query})"));
        }
    }
}
