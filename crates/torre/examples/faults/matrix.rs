//! Every attack on every way to run the program. One line for each.

use crate::attack::Attack;
use crate::configuration::{Configuration, Database, Surroundings};
use crate::play::Played;
use crate::sight::Sight;
use crate::support::certificate::Certificate;
use crate::support::postgres::Postgres;

/// `chosen`: names of attacks (in this order, as often as they are named) and of ways; none stands for all.
pub fn measure(chosen: &[String]) -> bool {
    let surroundings = Surroundings { postgres: Postgres::start(), certificate: Certificate::make() };
    let named = |name: &String| Attack::ALL.into_iter().find(|attack| attack.name() == name);
    let mut attacks: Vec<Attack> = chosen.iter().filter_map(named).collect();
    if attacks.is_empty() {
        attacks = Attack::ALL.to_vec();
    }
    let ways: Vec<&String> = chosen.iter().filter(|name| named(name).is_none()).collect();
    print_head();
    let mut is_well = true;
    for configuration in Configuration::all() {
        let way = configuration.way.name();
        if !ways.is_empty() && !ways.iter().any(|chosen| *chosen == way) {
            continue;
        }
        if !configuration.is_possible() {
            println!("{way} is not measured: it is not installed here");
            continue;
        }
        let running = configuration.start(&surroundings);
        for attack in &attacks {
            let (played, requests) = running.attacked_by(*attack);
            print(configuration, *attack, &played, requests);
            is_well &= played.is_unnoticed() && requests > 0;
        }
    }
    is_well
}

fn print(configuration: Configuration, attack: Attack, played: &Played, requests: usize) {
    let database = if configuration.database == Database::Sqlite { "SQLite" } else { "Postgres" };
    let counts = |phase: usize| {
        let (pages, enquiries) = (played.sights.pages[phase], played.sights.enquiries[phase]);
        format!(
            "{}/{}/{}",
            pages.good + enquiries.good,
            pages.refused + enquiries.refused,
            pages.failed + enquiries.failed
        )
    };
    let p99 = |sights: &[Sight]| {
        sights.iter().map(|sight| format!("{:>7.1}", sight.milliseconds())).collect::<String>()
    };
    let memory: String = played.watched.megabytes().iter().map(|mb| format!("{mb:>6.1}")).collect();
    println!(
        "{:10} {database:8} {:4} {:5} {:>9} {:>9} {:>9} {} {} {memory} {:>6} {requests:>8}  {}",
        attack.name(),
        configuration.fast_path,
        configuration.way.name(),
        counts(0),
        counts(1),
        counts(2),
        p99(&played.sights.pages),
        p99(&played.sights.enquiries),
        played.watched.unwell.iter().sum::<usize>(),
        if played.is_unnoticed() { "well" } else { "NOT WELL" }
    );
}

fn print_head() {
    println!(
        "good/refused/failed answers of visitors, their p99 in ms and memory in MB: before, during and after"
    );
    println!(
        "{:10} {:8} {:4} {:5} {:>9} {:>9} {:>9} {:>21} {:>21} {:>21} {:>6} {:>8}",
        "attack",
        "database",
        "fast",
        "way",
        "before",
        "during",
        "after",
        "p99 of pages",
        "p99 of enquiries",
        "memory",
        "unwell",
        "requests"
    );
}
