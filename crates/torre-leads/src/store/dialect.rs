//! The SQL dialect of the open database, where the two differ.

use sqlx::AnyConnection;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    pub(super) fn of(connection: &AnyConnection) -> Dialect {
        match connection.backend_name() {
            "PostgreSQL" => Dialect::Postgres,
            _ => Dialect::Sqlite,
        }
    }

    /// For the values of a statement that has many, in their order: what stands for one of them. SQLite would look up a
    /// value with a number by its name, in a list of all of them.
    pub(super) fn push_placeholder(self, sql: &mut String, number: usize) {
        match self {
            Dialect::Sqlite => sql.push('?'),
            Dialect::Postgres => sql.push_str(&format!("${number}")),
        }
    }
}
