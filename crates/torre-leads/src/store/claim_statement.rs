//! Claiming with a lease: what is due in an outbox belongs to one process until its lease ends.

use crate::store::dialect::Dialect;

/// Nothing is ever put off longer than this: a later time comes from a clock that was wrong.
pub const MAX_DELAY_MS: i64 = 6 * 60 * 60 * 1000;

/// One statement for both databases. On PostgreSQL rows that another process is just claiming are skipped, not waited for.
#[derive(Clone, Copy, Debug)]
pub struct ClaimStatement {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

impl ClaimStatement {
    pub fn sql(&self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }
}

/// `$1` is when the lease ends, `$2` now, `$3` the latest time that can be meant, `$4` how many rows; what else is due by
/// binds from `$5` on.
#[macro_export]
macro_rules! claim_statement {
    ($table:literal, key $key:literal, set $set:literal, due $due:literal, order $order:literal, returning $returning:literal) => {
        $crate::store::claim_statement::ClaimStatement {
            sqlite: $crate::claim_statement!(@ $table, $key, $set, $due, $order, $returning, ""),
            postgres: $crate::claim_statement!(@ $table, $key, $set, $due, $order, $returning, " FOR UPDATE SKIP LOCKED"),
        }
    };
    (@ $table:literal, $key:literal, $set:literal, $due:literal, $order:literal, $returning:literal, $lock:literal) => {
        concat!(
            "WITH due AS MATERIALIZED (SELECT ", $key, " FROM ", $table,
            " WHERE ", $due, " AND (next_at <= $2 OR next_at > $3) ORDER BY ", $order, " LIMIT $4", $lock, ") ",
            "UPDATE ", $table, " SET next_at = $1, attempts = attempts + 1", $set,
            " WHERE (", $key, ") IN (SELECT ", $key, " FROM due) RETURNING ", $returning
        )
    };
}
