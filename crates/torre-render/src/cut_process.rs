//! The child process that cuts a photograph (`torre cut-picture`): this program again, with limits of its own on memory and
//! time, and nothing of our environment but the allocator's options.

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bytes::Bytes;
use torre_print::photograph::frames;

/// The name of the command, for both sides.
pub const COMMAND: &str = "cut-picture";
/// A photograph of 50 megapixels takes a slow machine a few seconds.
const TIMEOUT: Duration = Duration::from_secs(30);
/// All cuts of one photograph together.
const MOST_OUTPUT: u64 = 16 * 1024 * 1024;
const MOST_WORDS: u64 = 1024;

#[derive(Debug, thiserror::Error)]
pub enum CutProcessError {
    #[error("the program that cuts photographs cannot be started: {0}")]
    Start(#[from] io::Error),
    #[error("it took longer than {} s", TIMEOUT.as_secs())]
    TooSlow,
    #[error("it could not be cut: {0}")]
    Failed(String),
}

/// Blocks until it is done.
pub(crate) fn run(original: &Bytes, widths: &[u32]) -> Result<Vec<Vec<u8>>, CutProcessError> {
    let mut child = start(widths)?;
    let (result, answer) = mpsc::channel();
    let (input, output, words) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (original, count) = (original.clone(), widths.len());
    thread::Builder::new().name("picture input".into()).spawn(move || {
        // It may end before it has read everything.
        let _ = input.map(|mut input| input.write_all(&original));
    })?;
    thread::Builder::new().name("picture output".into()).spawn(move || {
        let cuts = output.map(|output| frames::read(count, &mut output.take(MOST_OUTPUT)));
        let mut said = String::new();
        let _ = words.map(|words| words.take(MOST_WORDS).read_to_string(&mut said));
        let _ = result.send((cuts, said));
    })?;
    let answer = answer.recv_timeout(TIMEOUT);
    // Done, or too slow: either way it is over.
    let _ = child.kill();
    let status = child.wait()?;
    match answer {
        Ok((Some(Ok(cuts)), _)) => Ok(cuts),
        Ok((_, said)) => Err(CutProcessError::Failed(format!("{} ({status})", said.trim()))),
        Err(_) => Err(CutProcessError::TooSlow),
    }
}

fn start(widths: &[u32]) -> io::Result<Child> {
    // The running file, also when another has taken its name since.
    let program = if cfg!(target_os = "linux") { "/proc/self/exe".into() } else { std::env::current_exe()? };
    let options = std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("MIMALLOC_"));
    Command::new(program)
        .arg(COMMAND)
        .args(widths.iter().map(ToString::to_string))
        .env_clear()
        .envs(options)
        .env("TORRE_ENV_FILE", "none")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
}
