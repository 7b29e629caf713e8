//! What visitors notice while something under the program breaks: pages answered and enquiries taken before, while
//! and after, for each fault, in one table. Ends with an error when a page was not answered, or when an enquiry that
//! was confirmed is not there.
//!
//!     make faults

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

mod half_open;
mod load;
mod scenes;

use std::time::{Duration, Instant};

use crate::load::{Load, Sights, enquiry};
use crate::support::{Torre, eventually};

/// Several hundred pages in each phase.
const PHASE: Duration = Duration::from_secs(4);

/// One fault: how to break it, how to mend it, and what to look at when all is over.
pub struct Scene<'a> {
    pub name: &'static str,
    pub torre: &'a Torre,
    pub break_it: &'a mut dyn FnMut(),
    pub mend_it: &'a mut dyn FnMut(),
    pub afterwards: &'a dyn Fn() -> String,
}

/// Plays a scene; true: all stayed well.
type Play = fn() -> bool;

/// Whether all stayed well.
fn play(scene: &mut Scene<'_>) -> bool {
    let before = scene.torre.leads().len();
    let load = Load::start(scene.torre.address);
    std::thread::sleep(PHASE);
    load.enter(1);
    (scene.break_it)();
    std::thread::sleep(PHASE);
    load.enter(2);
    (scene.mend_it)();
    let mended = Instant::now();
    let mut own = 0;
    eventually("enquiries are taken again", || {
        let answer = scene.torre.client().post_json("/api/leads", &[], &enquiry(usize::MAX));
        let taken = answer.is_ok_and(|answer| answer.status == 201);
        own += usize::from(taken);
        taken
    });
    let recovered = mended.elapsed();
    std::thread::sleep(PHASE);
    let sights = load.end();
    let confirmed = own + sights.enquiries.iter().map(|sight| sight.good).sum::<usize>();
    let stored = scene.torre.leads().len() - before;
    print(scene.name, &sights);
    println!(
        "{:26} taken again after {:.1} s; confirmed {confirmed}, stored {stored}; {}",
        "",
        recovered.as_secs_f64(),
        (scene.afterwards)()
    );
    let unanswered: usize = sights.pages.iter().map(|sight| sight.failed + sight.refused).sum();
    // More can be stored than was confirmed: an answer may be lost on its way.
    unanswered == 0 && stored >= confirmed
}

fn print(name: &str, sights: &Sights) {
    for (phase, label) in ["before", "broken", "mended"].into_iter().enumerate() {
        let (pages, enquiries) = (sights.pages[phase], sights.enquiries[phase]);
        println!(
            "{:26} {label:7} {:>7} {:>7} {:>9.1?} {:>9} {:>8} {:>7} {:>9.1?}",
            if phase == 0 { name } else { "" },
            pages.good,
            pages.failed + pages.refused,
            pages.p99,
            enquiries.good,
            enquiries.refused,
            enquiries.failed,
            enquiries.p99,
        );
    }
}

fn main() {
    println!(
        "{:26} {:7} {:>7} {:>7} {:>9} {:>9} {:>8} {:>7} {:>9}",
        "fault", "phase", "pages", "missed", "p99", "enquiries", "refused", "failed", "p99"
    );
    let scenes: [(&str, Play); 6] = [
        ("database", scenes::database),
        ("disk", scenes::disk),
        ("clock", scenes::clock),
        ("content", scenes::content),
        ("engine", scenes::engine),
        ("mail", scenes::mail),
    ];
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    let is_chosen = |name: &str| chosen.is_empty() || chosen.iter().any(|chosen| chosen == name);
    let mut well = true;
    for (name, scene) in scenes {
        well &= !is_chosen(name) || scene();
    }
    well &= !is_chosen("half-open") || half_open::measure();
    println!("{}", if well { "every page was answered, nothing confirmed was lost" } else { "NOT WELL" });
    std::process::exit(i32::from(!well));
}
