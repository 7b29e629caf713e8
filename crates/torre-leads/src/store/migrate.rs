//! Tables are brought up to date at start. A migration may only add: while servers are replaced one
//! by one, the version before still works on the new tables.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

use crate::store::{Kind, StoreError};

struct Step {
    version: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

const STEPS: [Step; 1] = [Step {
    version: 1,
    name: "leads",
    sqlite: include_str!("../../migrations/sqlite/0001_leads.sql"),
    postgres: include_str!("../../migrations/postgres/0001_leads.sql"),
}];

pub(super) async fn run(pool: &AnyPool, kind: Kind) -> Result<(), StoreError> {
    let migration = |step: &Step| {
        let sql = match kind {
            Kind::Sqlite => step.sqlite,
            Kind::Postgres => step.postgres,
        };
        Migration::new(
            step.version,
            Cow::Borrowed(step.name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    let mut migrator = Migrator::with_migrations(STEPS.iter().map(migration).collect());
    // A newer version has been here and may come back.
    migrator.set_ignore_missing(true);
    migrator.run(pool).await.map_err(|error| StoreError(sqlx::Error::from(error)))
}
