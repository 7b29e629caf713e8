//! Mistakes an editor makes in the site's own files, and the whole message each of them causes.
//!
//! The messages stand in `tests/mistakes/`; `TORRE_WRITE_MESSAGES=1` writes them anew, to be read before they are committed.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use serde_json::Value;
use tempfile::TempDir;
use torre_config::samples::Samples;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::media::ImageVariants;
use torre_content::report::Report;
use torre_content::source::Source;

/// A terminal's.
const SCREEN: usize = 24;

enum Edit {
    /// In a file, the first of these words by others.
    Replace(&'static str, &'static str, &'static str),
    /// In a file, the first line that begins like this.
    DeleteLine(&'static str, &'static str),
    DeleteFile(&'static str),
    /// A file, saved as an old editor would.
    Latin1(&'static str),
    /// A file with nothing but this.
    Write(&'static str, &'static str),
}

use Edit::{DeleteFile, DeleteLine, Latin1, Replace, Write};

const COURSE: &str = "courses/block-1.toml";
const PAGE: &str = "pages/courses.toml";
const COSTS: &str = "pages/costs.toml";
const REPLY: &str = "replies/costs.es.md";
const POST: &str = "blog/requisitos-controlador-aereo/post.es.md";

const MISTAKES: [(&str, Edit); 35] = [
    ("number-in-letters", Replace(COURSE, "seats = 16", "seats = doce")),
    ("number-in-quotes", Replace(COURSE, "seats = 16", "seats = \"16\"")),
    ("number-missing", Replace(COURSE, "seats = 16", "seats =")),
    ("quote-not-closed", Replace(COURSE, "code = \"B1\"", "code = \"B1")),
    ("quotes-of-a-word-processor", Replace(COURSE, "months = \"6\"", "months = “6”")),
    ("quotes-inside-a-text", Replace(PAGE, "Elige por dónde entras", "Elige \"tu\" entrada")),
    ("field-mistyped", Replace(COURSE, "seats = 16", "seat = 16")),
    ("field-with-an-accent", Replace(COURSE, "mode = {", "módulo = {")),
    ("field-deleted", DeleteLine(COURSE, "mode = ")),
    ("field-twice", Replace(COURSE, "seats = 16", "seats = 16\nseats = 18")),
    ("equals-sign-missing", Replace(COURSE, "seats = 16", "seats 16")),
    ("brace-missing", Replace(PAGE, "en = \"Courses\" }", "en = \"Courses\"")),
    ("comma-missing", Replace(PAGE, "es = \"Cursos\", en", "es = \"Cursos\" en")),
    ("word-that-is-none-of-the-list", Replace(COURSE, "\"initial\"", "\"inicial\"")),
    ("month-that-does-not-exist", Replace(COURSE, "start = \"2025-05\"", "start = \"2025-13\"")),
    ("month-without-quotes", Replace(COURSE, "start = \"2025-05\"", "start = 2025-05")),
    ("language-deleted", Replace(PAGE, "{ es = \"Cursos\", en = \"Courses\" }", "{ es = \"Cursos\" }")),
    (
        "text-in-one-language",
        Replace(
            PAGE,
            "title = { es = \"Elige por dónde entras\", en = \"Choose where you start\" }",
            "title = \"Elige por dónde entras\"",
        ),
    ),
    ("section-mistyped", Replace(PAGE, "kind = \"page-hero\"", "kind = \"page-heroe\"")),
    ("fact-mistyped", Replace(PAGE, "{school.groupSize}", "{school.groupsize}")),
    ("link-mistyped", Replace(PAGE, "href = \"/contacto\"", "href = \"/contacta\"")),
    ("fact-that-every-page-reads", Replace("school.toml", "groupSize = 16", "groupSize = dieciséis")),
    ("course-deleted", DeleteFile(COURSE)),
    ("page-deleted", DeleteFile("pages/complete-rating.toml")),
    ("page-deleted-that-the-menu-has", DeleteFile(COSTS)),
    ("address-of-another-page", Replace(COSTS, "\"/cuanto-cuesta\"", "\"/cursos\"")),
    ("menu-entry-mistyped", Replace("menu.toml", "\"courses\"", "\"course\"")),
    ("picture-deleted", DeleteFile("media/campus/madrid-1.svg")),
    ("draft-in-words", Replace(POST, "course = \"block-1\"", "course = \"block-1\"\ndraft = sí")),
    ("file-not-in-utf-8", Latin1(COURSE)),
    ("reply-with-a-placeholder-that-is-none", Replace(REPLY, "Hola, {name}:", "Hola, {nombre}:")),
    ("reply-with-a-page-that-is-none", Replace(REPLY, "{/cuanto-cuesta}", "{/cuanto-vale}")),
    ("reply-in-one-language", DeleteFile("replies/costs.en.md")),
    ("reply-with-a-field-mistyped", Replace(REPLY, "subject = ", "asunto = ")),
    (
        "reply-of-which-nothing-may-be-left",
        Write(REPLY, "+++\ntitle = \"x\"\nsubject = \"x\"\n+++\n\nHola, {name}:\n"),
    ),
];

#[test]
fn each_mistake_has_one_message_that_says_how_to_mend_it() {
    let mut faults = Vec::new();
    for (name, edit) in &MISTAKES {
        let content = copy_of_content();
        edit.make(content.path());
        let message = check(content.path()).to_string();
        let kept = root().join("crates/torre-content/tests/mistakes").join(format!("{name}.txt"));
        if std::env::var_os("TORRE_WRITE_MESSAGES").is_some() {
            fs::write(&kept, &message).unwrap();
        }
        let expected = fs::read_to_string(&kept).unwrap_or_default();
        if !is_same(&message, &expected) {
            faults.push(format!("{name}: expected\n{expected}\nprinted\n{message}"));
        }
        assert!(message.lines().count() + 2 <= SCREEN, "{name}: longer than a screen:\n{message}");
        assert_eq!(message.matches("error: ").count(), 1, "{name}: one mistake, one message:\n{message}");
        let first = message.lines().next().unwrap();
        assert!(first.contains("; "), "{name}: says what is wrong and what to do:\n{first}");
        for word in ["struct", "u32", "invalid type", "variant", "TOML parse"] {
            assert!(!first.contains(word), "{name}: no names of types:\n{first}");
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn programs_read_the_same_with_every_place() {
    let content = copy_of_content();
    MISTAKES[0].1.make(content.path());
    let report = check(content.path()).to_json();
    assert_eq!(report["errors"], 1);
    let [error, rest @ ..] = report["diagnostics"].as_array().unwrap().as_slice() else { panic!("{report}") };
    assert_eq!(error["severity"], "error");
    assert_eq!((&error["file"], &error["field"]), (&Value::from(COURSE), &Value::from("seats")));
    assert_eq!((&error["place"]["column"], &error["place"]["source"]), (&9.into(), &"seats = doce".into()));
    assert!(error["follows"].as_array().unwrap().len() > 5, "{error:#}");
    assert_eq!(report["warnings"], rest.len());
    assert!(rest.iter().all(|other| other["severity"] == "warning"), "errors stand before warnings");
}

#[test]
fn the_message_that_the_document_quotes_is_a_real_one() {
    let document = fs::read_to_string(root().join("docs/content.md")).unwrap();
    let message =
        fs::read_to_string(root().join("crates/torre-content/tests/mistakes/number-in-letters.txt"));
    for line in message.unwrap().lines().filter(|line| !line.starts_with("      = ")) {
        assert!(document.contains(&format!("\n    {line}\n")), "docs/content.md does not quote {line}");
    }
}

/// Links to a page that is gone follow from that. Another link that leads nowhere does not.
#[test]
fn a_second_mistake_is_told_beside_a_page_that_is_gone() {
    for (second, errors) in [("/blogg", 2), ("/nadie-la-ha-escrito", 3)] {
        for first in [DeleteFile(COSTS), Replace(COSTS, "\"/cuanto-cuesta\"", "\"/cursos\"")] {
            let content = copy_of_content();
            first.make(content.path());
            let home = content.path().join("pages/home.toml");
            let page = fs::read_to_string(&home).unwrap();
            assert!(page.contains("\"/blog\""));
            fs::write(&home, page.replacen("\"/blog\"", &format!("\"{second}\""), 1)).unwrap();
            let report = check(content.path());
            assert_eq!(report.errors(), errors, "{report}");
            assert!(report.to_string().contains(&format!("there is no page at \"{second}\"")), "{report}");
        }
    }
}

/// A public address leaves sections out; the log of its server names the line of the file all the same.
#[test]
fn a_mistake_has_the_same_message_where_samples_are_hidden() {
    let content = copy_of_content();
    Replace("pages/home.toml", "href = \"/blog\"", "href = \"/blogg\"").make(content.path());
    let message = check(content.path()).to_string();
    assert!(message.starts_with("error: pages/home.toml:"), "{message}");
    assert_eq!(check_with(content.path(), Samples::Hide).to_string(), message);
}

#[test]
fn a_text_in_the_place_of_its_translation_is_noticed() {
    let content = copy_of_content();
    let file = content.path().join(PAGE);
    let page = fs::read_to_string(&file).unwrap();
    let english = "For licensed controllers who want to teach, assess or refresh their skills.";
    let spanish = "Para controladores con licencia que quieren enseñar, evaluar o ponerse al día.";
    assert!(page.contains(english) && page.contains(spanish));
    fs::write(&file, page.replace(english, spanish)).unwrap();
    let printed = check(content.path()).to_string();
    let said =
        "sections[1].bays[1].text: the text in \"en\" reads like the other language; expected it translated";
    assert!(
        printed.lines().any(|line| line.starts_with("warning: pages/courses.toml:") && line.ends_with(said))
    );
}

impl Edit {
    fn make(&self, content: &Path) {
        let (Replace(file, ..) | DeleteLine(file, _) | DeleteFile(file) | Latin1(file) | Write(file, _)) =
            self;
        let path = content.join(file);
        let text = fs::read_to_string(&path).unwrap();
        match self {
            Replace(_, before, after) => {
                assert!(text.contains(before), "{file} does not hold {before}");
                fs::write(path, text.replacen(before, after, 1)).unwrap();
            }
            DeleteLine(_, beginning) => {
                let line = text.split_inclusive('\n').find(|line| line.starts_with(beginning)).unwrap();
                fs::write(path, text.replacen(line, "", 1)).unwrap();
            }
            Write(_, text) => fs::write(path, text).unwrap(),
            DeleteFile(_) => fs::remove_file(path).unwrap(),
            Latin1(_) => {
                let bytes: Vec<u8> =
                    text.chars().map(|letter| u8::try_from(letter).unwrap_or(b'?')).collect();
                fs::write(path, bytes).unwrap();
            }
        }
    }
}

/// What `torre check` prints, without its verdict.
fn check(content: &Path) -> Report {
    check_with(content, Samples::Show)
}

fn check_with(content: &Path, samples: Samples) -> Report {
    let source = Source::Folder(content.to_owned());
    let mut files = ContentFiles::open(source, LanguageAddressing::QueryParameter).unwrap();
    match Content::load(&mut files, &ImageVariants::default(), Timestamp::now(), samples) {
        Ok(content) => Report::new(content.warnings, &|file| files.text(file)),
        Err(report) => report,
    }
}

/// How many places follow changes with every page that is written.
fn is_same(message: &str, expected: &str) -> bool {
    let lines = |text: &str| {
        let note = |line: &str| {
            if line.starts_with("      = ") { "      = …".to_owned() } else { line.to_owned() }
        };
        text.lines().map(note).collect::<Vec<String>>()
    };
    lines(message) == lines(expected)
}

fn copy_of_content() -> TempDir {
    let copy = TempDir::new().unwrap();
    copy_tree(&root().join("content"), copy.path());
    copy
}

fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_tree(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
