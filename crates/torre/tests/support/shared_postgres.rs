//! One PostgreSQL cluster for all tests of a program, and a database for each. Whoever stops or pauses one starts their own.

use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::postgres::Postgres;

/// Nobody drops what all tests share: when the pipe closes, the tests have ended.
const LIFELINE: &str = r#"read word
kill -QUIT "$1"
for wait in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" || break; sleep 0.2; done
rm -rf "$2""#;

struct Cluster {
    postgres: Postgres,
    _lifeline: Child,
}

static CLUSTER: LazyLock<Cluster> = LazyLock::new(|| {
    let postgres = Postgres::start();
    let mut lifeline = Command::new("/bin/sh");
    lifeline.args(["-c", LIFELINE, "lifeline", &postgres.pid().to_string()]).arg(postgres.folder());
    lifeline.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    Cluster { _lifeline: lifeline.spawn().unwrap(), postgres }
});

/// The address of a database that nobody else has.
pub fn new_database() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    let name = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
    CLUSTER.postgres.create_database(&name)
}
