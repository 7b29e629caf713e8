//! What the program takes: memory, descriptors, processor time; and whether it stays so.

use std::fs;

use crate::support::Torre;
use crate::support::many_posts::resident;
use crate::visitor::VISITORS;

/// Caches and pools are full after the first minutes; from then on memory may not grow by more than this.
const SETTLED: usize = 5;
const GROWTH: f64 = 1.10;

/// Megabytes that the kernel counts as the program's own.
pub fn memory(torre: &Torre) -> f64 {
    resident(torre.pid()) as f64 / 1e6
}

/// And its memory files; the program must have been started with `TORRE_ADMIN_LISTEN`.
pub fn memory_with_files(torre: &Torre) -> f64 {
    memory(torre) + torre.metric("torre_memory_file_bytes ") / 1e6
}

pub fn descriptors(pid: u32) -> usize {
    fs::read_dir(format!("/proc/{pid}/fd")).unwrap().count()
}

/// Seconds of processor time so far.
pub fn processor(pid: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    let ticks: u64 = [fields[11], fields[12]].iter().map(|field| field.parse::<u64>().unwrap()).sum();
    ticks as f64 / 100.0
}

/// The last third is no larger than the first minutes after settling. None: the run was too short to tell.
pub fn is_flat(figures: &[(f64, usize)]) -> Option<bool> {
    let settled = figures.get(SETTLED..).filter(|settled| settled.len() >= 3)?;
    let third = settled.len() / 3;
    let mean = |part: &[(f64, usize)]| part.iter().map(|(memory, _)| memory).sum::<f64>() / part.len() as f64;
    let most = |part: &[(f64, usize)]| part.iter().map(|(_, descriptors)| *descriptors).max().unwrap_or(0);
    let (first, last) = (&settled[..third], &settled[settled.len() - third..]);
    Some(mean(last) <= mean(first) * GROWTH && most(last) <= most(first) + VISITORS as usize)
}
