//! What visitors notice while something under the program breaks, or somebody attacks it: pages answered and enquiries
//! taken before, while and after, for each fault, in one table. Ends with an error when a page was not answered, or when
//! an enquiry that was confirmed is not there; for an attack, when anybody noticed it or memory did not come back.
//!
//!     make faults
//!     make attacks

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

mod attack;
mod attack_scenes;
mod configuration;
mod content_scenes;
mod half_open;
mod matrix;
mod phase;
mod play;
mod proxy;
mod scenes;
mod sight;
mod visitors;
mod watch;

/// Plays a scene; true: all stayed well.
type Play = fn() -> bool;

const SCENES: [(&str, Play); 12] = [
    ("database", scenes::database),
    ("disk", scenes::disk),
    ("clock", scenes::clock),
    ("content", content_scenes::broken),
    ("engine", scenes::engine),
    ("mail", scenes::mail),
    ("unfinished", attack_scenes::unfinished),
    ("encodings", attack_scenes::encodings),
    ("webhook", attack_scenes::webhook),
    ("due-post", content_scenes::due_post),
    ("drawing", content_scenes::large_drawing),
    ("half-open", half_open::measure),
];

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_matrix = arguments.first().is_some_and(|first| first == "matrix");
    let is_well = if is_matrix { matrix::measure(&arguments.split_off(1)) } else { play_all(&arguments) };
    println!("{}", if is_well { "every page was answered, nothing confirmed was lost" } else { "NOT WELL" });
    std::process::exit(i32::from(!is_well));
}

fn play_all(chosen: &[String]) -> bool {
    println!(
        "{:26} {:7} {:>7} {:>7} {:>9} {:>9} {:>8} {:>7} {:>9} {:>6} {:>9}",
        "fault",
        "phase",
        "pages",
        "missed",
        "p99",
        "enquiries",
        "refused",
        "failed",
        "p99",
        "unwell",
        "memory MB"
    );
    let mut is_well = true;
    for (name, scene) in SCENES {
        let is_chosen = chosen.is_empty() || chosen.iter().any(|chosen| chosen == name);
        is_well &= !is_chosen || scene();
    }
    is_well
}
