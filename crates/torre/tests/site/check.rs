//! `torre check`: one fixture per kind of fault, laid over the real content, and the exact message it prints.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use torre_content::diagnostics::Diagnostics;
use torre_content::source::Files;
use torre_content::terms::Terms;

use crate::support::{copy_of, copy_tree, root};

fn check(content: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_torre"));
    command.arg("check").args(arguments).env("TORRE_CONTENT", content).output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn every_kind_of_fault_is_reported_with_file_field_and_expectation() {
    let fixtures = root().join("crates/torre/tests/wrong-content");
    let mut seen = 0;
    for fixture in fs::read_dir(fixtures).unwrap() {
        let fixture = fixture.unwrap().path();
        let expected = fs::read_to_string(fixture.join("expected.txt")).unwrap();
        let content = copy_of("content");
        copy_tree(&fixture.join("content"), content.path());
        let output = check(content.path(), &[]);
        let is_error = expected.contains("error: ");
        let message: String = printed(&output)
            .lines()
            .take_while(|line| !line.starts_with("the content "))
            .filter(|line| is_error || expected.lines().any(|known| known == *line))
            .map(|line| format!("{line}\n"))
            .collect();
        if std::env::var_os("TORRE_WRITE_MESSAGES").is_some() && is_error {
            fs::write(fixture.join("expected.txt"), &message).unwrap();
        } else {
            let printed = printed(&output);
            assert_eq!(message, expected, "{}: printed\n{printed}", fixture.display());
        }
        assert_eq!(output.status.success(), !is_error, "{}", fixture.display());
        seen += 1;
    }
    assert!(seen >= 12, "only {seen} fixtures");
}

/// People are shown warnings once the errors are mended.
#[test]
fn programs_read_the_warnings_beside_the_errors() {
    for (fixture, file, field) in [
        ("eligibility-with-gaps", "eligibility.toml", "rules[1].reviewBy"),
        ("search-words", "search.toml", "synonyms[3].page"),
    ] {
        let content = copy_of("content");
        let overlay = root().join("crates/torre/tests/wrong-content").join(fixture).join("content");
        copy_tree(&overlay, content.path());
        let output = check(content.path(), &["--format", "json"]);
        assert!(!output.status.success());
        let report: Value = serde_json::from_str(&printed(&output)).unwrap();
        let diagnostics = report["diagnostics"].as_array().unwrap();
        let is_warning = |diagnostic: &&Value| diagnostic["severity"] == "warning";
        assert_eq!(report["warnings"], diagnostics.iter().filter(is_warning).count());
        let expected = |diagnostic: &Value| diagnostic["file"] == file && diagnostic["field"] == field;
        assert!(diagnostics.iter().filter(is_warning).any(expected), "{report:#}");
    }
}

#[test]
fn the_content_of_the_site_is_good_but_not_ready_for_launch() {
    let content = root().join("content");
    let everyday = check(&content, &[]);
    assert!(everyday.status.success(), "{}", printed(&everyday));
    assert!(!printed(&everyday).contains("error: "));

    let report: Value = serde_json::from_str(&printed(&check(&content, &["--format", "json"]))).unwrap();
    assert_eq!(report["errors"], 0);
    assert_eq!(report["warnings"], report["diagnostics"].as_array().unwrap().len());

    let launch = check(&content, &["--launch"]);
    assert!(!launch.status.success());
    assert!(printed(&launch).contains("placeholder to replace before launch"));
}

#[test]
fn a_text_that_no_script_shows_is_said_and_no_other() {
    let content = copy_of("content");
    let texts = content.path().join("text.toml");
    let written = fs::read_to_string(&texts).unwrap();
    fs::write(&texts, format!("{written}\n[nobodys]\nword = {{ es = \"De nadie\", en = \"Nobody's\" }}\n"))
        .unwrap();
    let printed = printed(&check(content.path(), &[]));
    let unused: Vec<_> = printed.lines().filter(|line| line.contains("nobody uses this text")).collect();
    assert!(matches!(unused[..], [line] if line.contains("nobodys.word")), "{unused:#?}");
}

#[test]
fn several_faults_are_reported_at_once() {
    let content = copy_of("content");
    for fixture in ["missing-language", "unknown-kind", "dead-link"] {
        copy_tree(
            &root().join("crates/torre/tests/wrong-content").join(fixture).join("content"),
            content.path(),
        );
    }
    let output = printed(&check(content.path(), &[]));
    assert!(output.matches("error: ").count() >= 3, "{output}");
}

#[test]
fn what_will_be_stale_by_a_day_is_said_for_that_day() {
    let content = copy_of("content");
    let file = content.path().join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    fs::write(&file, course.replacen("[[phases]]", "[[editions]]\nstart = \"2099-05\"\n\n[[phases]]", 1))
        .unwrap();
    let course = ("courses/block-1.toml", "editions: no edition is to come");
    assert!(!warns(content.path(), "2099-04-30", course));
    assert!(warns(content.path(), "2099-05-01", course));
    let claim = ("pages/call-preparation.toml", "sections[6].reviewBy: was to be looked at again");
    assert!(!warns(content.path(), "2026-12-31", claim));
    assert!(warns(content.path(), "2027-01-01", claim));

    let unreadable = check(content.path(), &["--at", "soon"]);
    assert!(!unreadable.status.success());
    assert!(String::from_utf8_lossy(&unreadable.stderr).contains("expected a day such as 2027-03-01"));
}

fn warns(content: &Path, day: &str, (file, message): (&str, &str)) -> bool {
    let output = printed(&check(content, &["--at", day]));
    output.lines().any(|line| line.starts_with(&format!("warning: {file}:")) && line.contains(message))
}

#[test]
fn routes_are_printed_as_a_table() {
    let output = Command::new(env!("CARGO_BIN_EXE_torre")).arg("routes").output().unwrap();
    let table = printed(&output);
    for row in ["/modulo1-torre", "/block-1-tower", "/initial-course", "/new"] {
        assert!(table.contains(row), "{table}");
    }
}

#[test]
fn the_table_of_terms_says_what_the_list_says() {
    let list = fs::read(root().join("content/terms.toml")).unwrap();
    let files = Files::from([("terms.toml".to_owned(), list.into())]);
    let terms = Terms::read(&files, &mut Diagnostics::default()).unwrap();
    let document = fs::read_to_string(root().join("docs/content.md")).unwrap();
    let (_, section) = document.split_once("## One term for one thing").unwrap();
    let rows = section.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| "));
    let rows: String = rows.skip(1).map(|line| format!("{line}\n")).collect();
    assert_eq!(
        rows,
        terms.table(),
        "docs/content.md: the rows of the table are not those of content/terms.toml"
    );
}

#[test]
fn no_page_uses_a_word_that_is_not_the_term() {
    let output = printed(&check(&root().join("content"), &[]));
    let faults: Vec<&str> = output
        .lines()
        .filter(|line| line.starts_with("warning: pages/") && line.contains("is not the term"))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}
