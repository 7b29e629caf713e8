//! One fault from beginning to end: visitors come before, while and after, and somebody watches.

use std::time::{Duration, Instant};

use crate::phase::Phase;
use crate::support::endpoint::Endpoint;
use crate::support::{Torre, eventually};
use crate::visitors::{Sights, Visitors, enquiry};
use crate::watch::{Watch, Watched};

/// Several hundred pages in each phase.
const PHASE: Duration = Duration::from_secs(4);

/// How to break it, how to mend it, and what to look at when all is over: an error is a fault of the program.
pub struct Scene<'a> {
    pub name: &'static str,
    pub torre: &'a Torre,
    pub break_it: &'a mut dyn FnMut(),
    pub mend_it: &'a mut dyn FnMut(),
    pub afterwards: &'a mut dyn FnMut() -> Result<String, String>,
    /// Somebody's attack, and no fault of a part: nobody may notice, health checks included, and memory comes back.
    pub is_attack: bool,
}

pub struct Played {
    pub sights: Sights,
    pub watched: Watched,
    pub recovered: Duration,
    pub confirmed: usize,
    pub stored: usize,
}

impl Played {
    /// Every page was answered, and what was confirmed is there. More can be stored than was confirmed: an answer may be
    /// lost on its way.
    fn is_well(&self) -> bool {
        self.sights.pages.iter().all(|sight| sight.missed() == 0) && self.stored >= self.confirmed
    }

    pub fn is_unnoticed(&self) -> bool {
        let taken = self.sights.enquiries.iter().all(|sight| sight.missed() == 0);
        let is_healthy = self.watched.unwell.iter().all(|unwell| *unwell == 0);
        self.is_well() && taken && is_healthy && self.watched.is_memory_back()
    }
}

/// `endpoint`: where visitors go, which may be a proxy.
pub fn act(
    torre: &Torre,
    endpoint: Endpoint,
    length: Duration,
    break_it: &mut dyn FnMut(),
    mend_it: &mut dyn FnMut(),
) -> Played {
    let before = torre.leads().len();
    let phase = Phase::default();
    let (visitors, watch) = (Visitors::start(endpoint, &phase), Watch::start(torre, &phase));
    std::thread::sleep(length);
    phase.enter(1);
    break_it();
    std::thread::sleep(length);
    mend_it();
    phase.enter(2);
    let mended = Instant::now();
    let mut own = 0;
    eventually("enquiries are taken again", || {
        let answer = torre.client().post_json("/api/leads", &[], &enquiry(usize::MAX));
        let taken = answer.is_ok_and(|answer| answer.status == 201);
        own += usize::from(taken);
        taken
    });
    let recovered = mended.elapsed();
    std::thread::sleep(length);
    let (watched, sights) = (watch.end(), visitors.end());
    let confirmed = own + sights.enquiries.iter().map(|sight| sight.good).sum::<usize>();
    Played { sights, watched, recovered, confirmed, stored: torre.leads().len() - before }
}

/// Prints it; whether all stayed well.
pub fn play(scene: &mut Scene<'_>) -> bool {
    let endpoint = scene.torre.endpoint();
    let played = act(scene.torre, endpoint, PHASE, scene.break_it, scene.mend_it);
    let afterwards = (scene.afterwards)();
    print(scene.name, &played);
    let (Ok(said) | Err(said)) = &afterwards;
    println!("{:26} {said}", "");
    let is_well = if scene.is_attack { played.is_unnoticed() } else { played.is_well() };
    is_well && afterwards.is_ok()
}

fn print(name: &str, played: &Played) {
    let megabytes = played.watched.megabytes();
    for (phase, label) in ["before", "broken", "mended"].into_iter().enumerate() {
        let (pages, enquiries) = (played.sights.pages[phase], played.sights.enquiries[phase]);
        println!(
            "{:26} {label:7} {:>7} {:>7} {:>9.1?} {:>9} {:>8} {:>7} {:>9.1?} {:>6} {:>9.1}",
            if phase == 0 { name } else { "" },
            pages.good,
            pages.missed(),
            pages.p99,
            enquiries.good,
            enquiries.refused,
            enquiries.failed,
            enquiries.p99,
            played.watched.unwell[phase],
            megabytes[phase],
        );
    }
    println!(
        "{:26} taken again after {:.1} s; confirmed {}, stored {}",
        "",
        played.recovered.as_secs_f64(),
        played.confirmed,
        played.stored
    );
}
