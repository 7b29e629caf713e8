//! Two servers tell many subscribers and are killed again and again: nobody is told twice, and nobody is missing but
//! those who are listed. `make kills` has a thousand of them and twenty kills.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use crate::program;
use crate::subscriber::{add_subscribers, prepare};
use crate::support::mail::{MailServer, Manner};
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, eventually, free_port};

/// Of one server.
const MAX_IN_FLIGHT: usize = 4;

fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |number| number.parse().unwrap())
}

#[test]
fn nobody_is_told_twice_and_nobody_is_missing_but_the_uncertain() {
    let (subscribers, all_kills) = (setting("TORRE_KILLS_SUBSCRIBERS", 300), setting("TORRE_KILLS", 8));
    let (port, database) = (free_port(), new_database());
    let settings: [(&str, &str); 1] = [("DATABASE_URL", &database)];
    let mut servers = [(); 2].map(|()| program::run(prepare(port, &settings)));
    let mail = MailServer::start(port, servers[0].folder(), Manner::Slow);
    add_subscribers(&database, "course:block-1", subscribers);
    let command = ["notify", "--course", "block-1", "--edition", "2027-03", "--yes"];
    let enqueued = servers[0].cli_text(&command);
    assert!(enqueued.contains(&format!("{subscribers} are in the outbox")), "{enqueued}");
    let mut kills = 0;
    while kills < all_kills {
        let due = (kills + 1) * subscribers / (all_kills + 2);
        eventually("mails go out", || mail.count() >= due);
        let killed = &mut servers[kills % 2];
        killed.wait_until_up();
        killed.kill();
        killed.run();
        kills += 1;
        // Run again and again, also while it is under way.
        if kills.is_multiple_of(5) {
            assert!(servers[kills % 2].cli_text(&command).contains("Nobody is left to be told"));
        }
    }
    eventually("nothing waits", || {
        // Each question starts a program: not as often as others are asked.
        std::thread::sleep(Duration::from_millis(250));
        in_outbox(&servers[0], &["waiting", "sending"]) == 0
    });
    let uncertain = uncertain(&servers[0]);
    let mut arrived: HashMap<String, usize> = HashMap::new();
    for mail in mail.mails() {
        *arrived.entry(mail["to"][0].as_str().unwrap().to_owned()).or_default() += 1;
    }
    let twice: Vec<_> = arrived.iter().filter(|(_, times)| **times > 1).collect();
    assert!(twice.is_empty(), "told twice: {twice:?}");
    let missing: Vec<String> = (0..subscribers)
        .map(|number| format!("p{number}@example.com"))
        .filter(|email| !arrived.contains_key(email) && !uncertain.contains(email))
        .collect();
    assert!(missing.is_empty(), "neither told nor listed: {missing:?}");
    assert!(uncertain.len() <= kills * MAX_IN_FLIGHT, "{} uncertain", uncertain.len());
    let lost = uncertain.iter().filter(|email| !arrived.contains_key(*email)).count();
    eprintln!(
        "{subscribers} subscribers, {kills} kills: {} arrived, {} uncertain, of which {lost} did not arrive",
        arrived.len(),
        uncertain.len()
    );
    // Long after every lease: still nobody twice.
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(mail.mails().len(), arrived.len());
}

/// How many of the notice are in one of these states.
fn in_outbox(torre: &Torre, states: &[&str]) -> usize {
    let shown = torre.cli_text(&["notify", "--course", "block-1", "--edition", "2027-03"]);
    let count = |state: &&str| {
        let line = shown.lines().find_map(|line| line.strip_prefix(&format!("{state}: ")));
        line.map_or(0, |line| line.split(' ').next().unwrap().parse().unwrap())
    };
    states.iter().map(count).sum()
}

fn uncertain(torre: &Torre) -> HashSet<String> {
    let listed = torre.cli_text(&["notify", "--uncertain"]);
    let emails = listed.split_whitespace().filter(|word| word.contains("@example.com"));
    emails.map(str::to_owned).collect()
}
