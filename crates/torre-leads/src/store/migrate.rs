//! Schema migrations, run at start. A migration may only add: while servers are replaced one
//! by one, the version before still works on the new tables.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;

struct SchemaMigration {
    version: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

const MIGRATIONS: &[SchemaMigration] = &[
    SchemaMigration {
        version: 1,
        name: "leads",
        sqlite: include_str!("../../migrations/sqlite/0001_leads.sql"),
        postgres: include_str!("../../migrations/postgres/0001_leads.sql"),
    },
    SchemaMigration {
        version: 2,
        name: "fingerprint",
        sqlite: include_str!("../../migrations/sqlite/0002_fingerprint.sql"),
        postgres: include_str!("../../migrations/postgres/0002_fingerprint.sql"),
    },
    SchemaMigration {
        version: 3,
        name: "builds",
        sqlite: include_str!("../../migrations/sqlite/0003_builds.sql"),
        postgres: include_str!("../../migrations/postgres/0003_builds.sql"),
    },
    SchemaMigration {
        version: 4,
        name: "subscriptions",
        sqlite: include_str!("../../migrations/sqlite/0004_subscriptions.sql"),
        postgres: include_str!("../../migrations/postgres/0004_subscriptions.sql"),
    },
    SchemaMigration {
        version: 5,
        name: "staff",
        sqlite: include_str!("../../migrations/sqlite/0005_staff.sql"),
        postgres: include_str!("../../migrations/postgres/0005_staff.sql"),
    },
    SchemaMigration {
        version: 6,
        name: "office",
        sqlite: include_str!("../../migrations/sqlite/0006_office.sql"),
        postgres: include_str!("../../migrations/postgres/0006_office.sql"),
    },
    SchemaMigration {
        version: 7,
        name: "search",
        sqlite: include_str!("../../migrations/sqlite/0007_search.sql"),
        postgres: include_str!("../../migrations/postgres/0007_search.sql"),
    },
    SchemaMigration {
        version: 8,
        name: "visits",
        sqlite: include_str!("../../migrations/sqlite/0008_visits.sql"),
        postgres: include_str!("../../migrations/postgres/0008_visits.sql"),
    },
    SchemaMigration {
        version: 9,
        name: "replies",
        sqlite: include_str!("../../migrations/sqlite/0009_replies.sql"),
        postgres: include_str!("../../migrations/postgres/0009_replies.sql"),
    },
    SchemaMigration {
        version: 10,
        name: "reminders",
        sqlite: include_str!("../../migrations/sqlite/0010_reminders.sql"),
        postgres: include_str!("../../migrations/postgres/0010_reminders.sql"),
    },
    SchemaMigration {
        version: 11,
        name: "figures",
        sqlite: include_str!("../../migrations/sqlite/0011_figures.sql"),
        postgres: include_str!("../../migrations/postgres/0011_figures.sql"),
    },
    SchemaMigration {
        version: 12,
        name: "announcements",
        sqlite: include_str!("../../migrations/sqlite/0012_announcements.sql"),
        postgres: include_str!("../../migrations/postgres/0012_announcements.sql"),
    },
    SchemaMigration {
        version: 13,
        name: "first answers",
        sqlite: include_str!("../../migrations/sqlite/0013_first_answers.sql"),
        postgres: include_str!("../../migrations/postgres/0013_first_answers.sql"),
    },
    SchemaMigration {
        version: 14,
        name: "deferred indexing",
        sqlite: include_str!("../../migrations/sqlite/0014_deferred_indexing.sql"),
        postgres: include_str!("../../migrations/postgres/0014_deferred_indexing.sql"),
    },
    SchemaMigration {
        version: 15,
        name: "smaller search index",
        sqlite: include_str!("../../migrations/sqlite/0015_smaller_search_index.sql"),
        postgres: include_str!("../../migrations/postgres/0015_smaller_search_index.sql"),
    },
];

pub(super) async fn run(pool: &AnyPool, dialect: Dialect) -> Result<(), StoreError> {
    let migration = |step: &SchemaMigration| {
        let sql = match dialect {
            Dialect::Sqlite => step.sqlite,
            Dialect::Postgres => step.postgres,
        };
        Migration::new(
            step.version,
            Cow::Borrowed(step.name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    let mut migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    // A newer version has been here and may come back.
    migrator.set_ignore_missing(true);
    Ok(migrator.run(pool).await?)
}
