//! Replacing servers one by one: the version before works on with the tables of the version after.

use sqlx::{AnyConnection, Connection, Executor};

use crate::migration_statements::faults;
use crate::program::{enquiry, prepare_shared, run};
use crate::support::mail::{MailServer, Manner};
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, eventually, free_port, root};

/// What a migration may do, all at once, and the note that it was done.
const NEXT_VERSION: &str = "
    ALTER TABLE leads ADD COLUMN weather TEXT;
    ALTER TABLE leads ADD COLUMN priority BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE outbox ADD COLUMN worker TEXT;
    CREATE TABLE remarks (lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE, note TEXT NOT NULL);
    CREATE INDEX leads_priority ON leads (priority, received_at);
    INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time)
    VALUES (1000, 'the next version', now(), TRUE, '\\x00', 0);
";

async fn migrate(database: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(database).await.unwrap();
    connection.execute(sqlx::raw_sql(NEXT_VERSION)).await.unwrap();
}

#[tokio::test]
async fn servers_of_the_version_before_work_on_with_newer_tables() {
    let database = new_database();
    let port = free_port();
    let running = run(prepare_shared(&database, port));
    let post = |torre: &Torre| torre.client().post_json("/api/leads", &[], &enquiry()).unwrap().status;
    assert_eq!(post(&running), 201);
    migrate(&database).await;
    // One that was running all along, and one that is started again, as after a crash in the middle of an upgrade.
    let restarted = run(prepare_shared(&database, port));
    assert_eq!((post(&running), post(&restarted)), (201, 201));
    let mail = MailServer::start(port, running.folder(), Manner::Normal);
    eventually("all mails", || mail.mails().len() == 3);
    eventually("all are noted", || running.cli_text(&["leads", "stats"]).contains("0 waiting, 0 given up"));
    let leads = running.leads();
    assert_eq!((leads.len(), restarted.leads()), (3, leads.clone()));
    running.cli_text(&["leads", "done", leads[0]["id"].as_str().unwrap()]);
    let erased = restarted.answer(&["leads", "erase", "--email", "ana@example.com"], "yes\n");
    assert!(erased.status.success(), "{}", String::from_utf8_lossy(&erased.stderr));
    assert!(running.leads().is_empty());
}

/// The rule of docs/operations.md, read from the files: after the first, a migration only adds.
#[test]
fn migrations_only_add() {
    for database in ["sqlite", "postgres"] {
        let folder = root().join("crates/torre-leads/migrations").join(database);
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let faults = faults(&std::fs::read_to_string(&path).unwrap());
            assert!(faults.is_empty(), "{}: {faults:#?}", path.display());
        }
    }
}
