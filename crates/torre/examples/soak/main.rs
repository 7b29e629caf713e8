//! Mixed load at a fixed, modest rate for a long time: errors, memory and descriptors every minute, and a verdict.
//!
//!     make soak MINUTES=30 RATE=300 [FAULTS=1]
//!
//! With faults, each attack and a broken edit happen once: visitors must not notice outside their seconds, and memory,
//! memory files included, must come back after each.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a measurement stops at the first surprise and prints"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[expect(dead_code, reason = "what the tests need too")]
#[path = "../../tests/support/mod.rs"]
mod support;

#[path = "../faults/attack.rs"]
mod attack;
mod faults;
mod figures;
mod visitor;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use clap::Parser;

use crate::faults::Faults;
use crate::support::{PRERENDERED, Torre};
use crate::visitor::{Counts, VISITORS, visit};

const MINUTE: Duration = Duration::from_secs(60);

#[derive(Parser)]
struct Arguments {
    #[arg(default_value_t = 30)]
    minutes: u32,
    /// Requests a second.
    #[arg(default_value_t = 300)]
    rate: u32,
    /// Attacks and a broken edit in between.
    #[arg(long)]
    faults: bool,
}

fn main() {
    let Arguments { minutes, rate, faults } = Arguments::parse();
    let faults = faults.then(Faults::new);
    let torre = start(faults.as_ref());
    let (counts, stop, never) = (Counts::default(), AtomicBool::new(false), AtomicBool::new(false));
    let in_fault = faults.as_ref().map_or(&never, |faults| &faults.is_now);
    println!("{rate} requests a second for {minutes} minutes, {VISITORS} connections");
    println!("minute  requests  errors  enquiries  slowest ms  memory MB  descriptors  processor %");
    let (figures, memory_came_back) = std::thread::scope(|scope| {
        let (torre, counts, stop) = (&torre, &counts, &stop);
        for number in 0..VISITORS {
            scope.spawn(move || visit(torre.client(), number, rate, counts, in_fault, stop));
        }
        let thrown = faults.as_ref().map(|faults| scope.spawn(move || faults.throw(torre, minutes)));
        let memory = if faults.is_some() { figures::memory_with_files } else { figures::memory };
        let figures: Vec<_> = (1..=minutes).map(|minute| watch(minute, torre, memory, counts)).collect();
        let memory_came_back = thrown.is_none_or(|thrown| thrown.join().unwrap());
        stop.store(true, Relaxed);
        (figures, memory_came_back)
    });
    let (errors, sent) = (counts.errors.load(Relaxed), counts.enquiries.load(Relaxed));
    let stored = torre.leads().len() as u64;
    let is_flat = figures::is_flat(&figures);
    let found = [
        (errors > 0, format!("{errors} requests were not answered as they should be")),
        (stored != sent, format!("{sent} enquiries confirmed, {stored} stored")),
        (is_flat == Some(false), "memory or descriptors grew".to_owned()),
        (!memory_came_back, "memory did not come back after a fault".to_owned()),
    ];
    for (_, fault) in found.iter().filter(|(is_so, _)| *is_so) {
        println!("NOT WELL: {fault}");
    }
    if faults.is_some() {
        println!("in the seconds of the faults: {} errors", counts.errors_in_faults.load(Relaxed));
    }
    if found.iter().any(|(is_so, _)| *is_so) {
        std::process::exit(1);
    }
    println!(
        "well: {} requests, no error, {stored} enquiries stored, {}",
        counts.requests.load(Relaxed),
        is_flat.map_or("too short to say whether memory is flat", |_| "memory and descriptors flat")
    );
}

fn start(faults: Option<&Faults>) -> Torre {
    let many = "100000000";
    let mut torre = Torre::new(&[
        PRERENDERED,
        ("TORRE_LEADS_PER_MINUTE", many),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", many),
        ("TORRE_LOG", "warn,torre::cli=info"),
    ]);
    for (name, value) in faults.iter().flat_map(|faults| faults.settings()) {
        torre.set(name, value);
    }
    torre.run();
    torre.wait_until_ready();
    torre
}

/// A minute of it: memory and descriptors at its end.
fn watch(minute: u32, torre: &Torre, memory: fn(&Torre) -> f64, counts: &Counts) -> (f64, usize) {
    let used = figures::processor(torre.pid());
    std::thread::sleep(MINUTE);
    let share = (figures::processor(torre.pid()) - used) / MINUTE.as_secs_f64() * 100.0;
    let figure = (memory(torre), figures::descriptors(torre.pid()));
    println!(
        "{minute:>6} {:>9} {:>7} {:>10} {:>11} {:>10.1} {:>12} {share:>12.1}",
        counts.requests.load(Relaxed),
        counts.errors.load(Relaxed),
        counts.enquiries.load(Relaxed),
        counts.slowest.swap(0, Relaxed),
        figure.0,
        figure.1
    );
    figure
}
