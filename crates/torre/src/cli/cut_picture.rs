//! `torre cut-picture WIDTH…`: a photograph comes in, its cuts go out. The server starts it for each photograph: what a
//! decoder may do wrong with somebody else's file stays in here, under limits.

use std::io::{self, Read};
use std::process::ExitCode;

use rustix::process::{Resource, Rlimit, nice, setrlimit};
use torre_content::check::pictures::MOST_PIXELS;
use torre_print::photograph::{PhotographError, cut, frames};

use crate::cli::exit::fail;

/// Enough for 50 megapixels as most cameras write them, and inside the unit's and the container's limit beside the server.
const MOST_MEMORY: u64 = 320 * 1024 * 1024;
const MOST_SECONDS: u64 = 20;
/// Content files are not larger.
const MOST_INPUT: u64 = 16 * 1024 * 1024;
/// Visitors come first.
const NICENESS: i32 = 10;

#[derive(Debug, thiserror::Error)]
enum CutPictureError {
    #[error(transparent)]
    Photograph(#[from] PhotographError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub(crate) fn run(widths: &[u32]) -> ExitCode {
    match limit_ourselves().and_then(|()| cut_input(widths)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn limit_ourselves() -> Result<(), CutPictureError> {
    let at_most = |limit| Rlimit { current: Some(limit), maximum: Some(limit) };
    setrlimit(Resource::Data, at_most(MOST_MEMORY)).map_err(io::Error::from)?;
    setrlimit(Resource::Cpu, at_most(MOST_SECONDS)).map_err(io::Error::from)?;
    // A crash leaves no copy of a photograph behind, and nothing is written to disk.
    setrlimit(Resource::Core, at_most(0)).map_err(io::Error::from)?;
    setrlimit(Resource::Fsize, at_most(0)).map_err(io::Error::from)?;
    // Where it is forbidden it is not needed either.
    let _ = nice(NICENESS);
    Ok(())
}

fn cut_input(widths: &[u32]) -> Result<(), CutPictureError> {
    let mut jpeg = Vec::new();
    io::stdin().take(MOST_INPUT).read_to_end(&mut jpeg)?;
    let cuts = cut(&jpeg, widths, MOST_PIXELS)?;
    frames::write(&cuts, &mut io::stdout().lock())?;
    Ok(())
}
