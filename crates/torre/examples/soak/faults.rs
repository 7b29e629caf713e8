//! Attacks and a broken edit, each once in a run, at seconds that are written down.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::MINUTE;
use crate::attack::{Attack, WEBHOOK};
use crate::figures::memory_with_files;
use crate::support::{Torre, copy_of};

/// Over before its minute is, when the figures are taken.
const WITHIN_MINUTE: Duration = Duration::from_secs(20);
const LENGTH: Duration = Duration::from_secs(10);
/// Within which memory has to come back to what it was, and by how much it may miss that.
const PATIENCE: Duration = Duration::from_secs(10);
const GROWTH: f64 = 1.2;

pub struct Faults {
    content: TempDir,
    /// While something is wrong.
    pub is_now: AtomicBool,
}

impl Faults {
    pub fn new() -> Faults {
        Faults { content: copy_of("content"), is_now: AtomicBool::new(false) }
    }

    pub fn settings(&self) -> [(&'static str, &str); 3] {
        let content = self.content.path().to_str().unwrap();
        [WEBHOOK, ("TORRE_CONTENT", content), ("TORRE_ADMIN_LISTEN", "127.0.0.1:0")]
    }

    /// Spreads them over a run of so many minutes; whether memory came back each time.
    pub fn throw(&self, torre: &Torre, minutes: u32) -> bool {
        let started = Instant::now();
        let attacks = Attack::ALL.map(|attack| (attack.name(), Some(attack)));
        let all = [attacks.as_slice(), &[("broken content", None)]].concat();
        let mut is_well = true;
        for (number, (name, attack)) in (1..).zip(&all) {
            let wanted = MINUTE * (minutes * number / (all.len() as u32 + 1)) + WITHIN_MINUTE;
            std::thread::sleep(wanted.saturating_sub(started.elapsed()));
            is_well &= self.throw_one(torre, started, name, *attack);
        }
        is_well
    }

    fn throw_one(&self, torre: &Torre, started: Instant, name: &str, attack: Option<Attack>) -> bool {
        let (began, before) = (started.elapsed().as_secs(), memory_with_files(torre));
        self.is_now.store(true, Relaxed);
        let during = match attack {
            Some(attack) => {
                let attackers = attack.begin(torre.endpoint());
                let during = most_memory(torre);
                attackers.end();
                during
            }
            None => {
                let edit = BrokenEdit::make(self.content.path());
                let during = most_memory(torre);
                edit.undo();
                during
            }
        };
        self.is_now.store(false, Relaxed);
        let ended = started.elapsed().as_secs();
        let limit = before * GROWTH;
        let patience = Instant::now() + PATIENCE;
        while memory_with_files(torre) > limit && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(100));
        }
        let after = memory_with_files(torre);
        println!("seconds {began} to {ended}: {name}; memory {before:.1}, {during:.1}, {after:.1} MB");
        after <= limit
    }
}

fn most_memory(torre: &Torre) -> f64 {
    let (end, mut most) = (Instant::now() + LENGTH, 0.0_f64);
    while Instant::now() < end {
        most = most.max(memory_with_files(torre));
        std::thread::sleep(Duration::from_millis(100));
    }
    most
}

/// Half a file, as an editor's that is saved too early.
struct BrokenEdit {
    file: PathBuf,
    whole: String,
}

impl BrokenEdit {
    fn make(content: &Path) -> BrokenEdit {
        let file = content.join("pages/courses.toml");
        let whole = fs::read_to_string(&file).unwrap();
        fs::write(&file, &whole[..whole.len() / 2]).unwrap();
        BrokenEdit { file, whole }
    }

    fn undo(self) {
        fs::write(self.file, self.whole).unwrap();
    }
}
