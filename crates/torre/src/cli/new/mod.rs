//! `torre new`: a file to begin with, which passes the check.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use torre_base::clock::Clock;
use torre_base::time_zone::madrid;
use torre_content::source::Source;

use crate::cli::exit::fail;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Post,
    Page,
    Course,
}

#[derive(Args)]
pub(crate) struct NewCommand {
    /// What to begin.
    #[arg(value_enum)]
    kind: Kind,
    /// The name of its file or folder, which becomes the address: small letters, digits and hyphens.
    name: String,
    /// What it is called; without it, the name in words.
    #[arg(long)]
    title: Option<String>,
}

#[derive(Debug, thiserror::Error)]
enum NewError {
    #[error("TORRE_CONTENT is not set; expected the folder to write into, such as TORRE_CONTENT=content")]
    NoFolder,
    #[error(
        "\"{0}\" is no name for a file; expected small letters, digits and hyphens, such as \"un-dia-en-torre\""
    )]
    Name(String),
    #[error("{} is there already; choose another name, or change that file", .0.display())]
    IsThere(PathBuf),
    #[error("{} cannot be written: {error}", file.display())]
    Write { file: PathBuf, error: io::Error },
}

pub(crate) fn run(content: &Source, command: &NewCommand, clock: Clock) -> ExitCode {
    match write_files(content, command, clock) {
        Ok(files) => print(&files),
        Err(error) => fail(&error),
    }
}

#[expect(clippy::print_stdout, reason = "the names are the command's output")]
fn print(files: &[PathBuf]) -> ExitCode {
    for file in files {
        println!("{} is there; change it, then run `torre check`", file.display());
    }
    ExitCode::SUCCESS
}

fn write_files(content: &Source, command: &NewCommand, clock: Clock) -> Result<Vec<PathBuf>, NewError> {
    let folder = content.folder().ok_or(NewError::NoFolder)?;
    let name = command.name.as_str();
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.is_empty() || !name.bytes().all(is_plain) {
        return Err(NewError::Name(name.to_owned()));
    }
    let title = command.title.clone().unwrap_or_else(|| in_words(name));
    let today = clock.now().to_zoned(madrid()).date().to_string();
    let fill = |template: &str| {
        let quoted = title.replace('\\', "\\\\").replace('"', "\\\"");
        let template = template.replace("{title}", &quoted).replace("{name}", name);
        template.replace("{today}", &today).replace("{code}", &code(name))
    };
    let files = match command.kind {
        Kind::Post => vec![
            (format!("blog/{name}/post.es.md"), include_str!("post.es.md")),
            (format!("blog/{name}/post.en.md"), include_str!("post.en.md")),
        ],
        Kind::Page => vec![(format!("pages/{name}.toml"), include_str!("page.toml"))],
        Kind::Course => vec![(format!("courses/{name}.toml"), include_str!("course.toml"))],
    };
    files.into_iter().map(|(file, template)| write_new(&folder.join(file), &fill(template))).collect()
}

/// Nothing that is there is touched.
fn write_new(file: &Path, text: &str) -> Result<PathBuf, NewError> {
    let write = || {
        fs::create_dir_all(file.parent().unwrap_or(file))?;
        fs::File::create_new(file)?.write_all(text.as_bytes())
    };
    match write() {
        Ok(()) => Ok(file.to_owned()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(NewError::IsThere(file.to_owned())),
        Err(error) => Err(NewError::Write { file: file.to_owned(), error }),
    }
}

/// `un-dia-en-torre` → "Un dia en torre"
fn in_words(name: &str) -> String {
    let words = name.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The first letters of its words: `radar-refresher` → "RR".
fn code(name: &str) -> String {
    name.split('-').filter_map(|word| word.chars().next()).take(3).collect::<String>().to_uppercase()
}
