//! A statement that is put together from parts. Its text is the program's own; what people typed is bound.

use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;

#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
}

#[derive(Clone, Debug, Default)]
pub(super) struct Statement {
    sql: String,
    values: Vec<Value>,
}

impl Statement {
    pub(super) fn push(&mut self, sql: &str) {
        self.sql.push_str(sql);
    }

    /// Binds a value; how the statement calls it.
    pub(super) fn bind(&mut self, value: Value) -> String {
        self.values.push(value);
        format!("${}", self.values.len())
    }

    pub(super) fn push_bound(&mut self, sql: &str, value: Value) {
        let name = self.bind(value);
        self.sql.push_str(sql);
        self.sql.push_str(&name);
    }

    pub(super) fn query(self) -> Query<'static, Any, AnyArguments> {
        let mut query = sqlx::query(sqlx::AssertSqlSafe(self.sql));
        for value in self.values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
            };
        }
        query
    }
}
