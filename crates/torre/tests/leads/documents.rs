//! The commands of the documents, run as they stand there: those that can run without somebody else's server.

use std::collections::BTreeSet;
use std::fs;

use crate::program::{self, enquiry};
use crate::support::{copy_of, root};

const DOCUMENTS: [&str; 3] = ["docs/operations.md", "docs/content.md", "docs/how-do-i.md"];

/// `torre …` in blocks and in sentences, without comments and what may be left out; `torre … && torre …` is two.
fn commands(document: &str) -> BTreeSet<Vec<String>> {
    let text = fs::read_to_string(root().join(document)).unwrap();
    let blocks = text.lines().filter_map(|line| line.strip_prefix("    torre "));
    let sentences = text.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("torre "));
    let plain = |command: &str| {
        let command = command.replace("$(date +%F)", "2027-03-01");
        let command = command.split(" #").next().unwrap_or_default().split(" > ").next().unwrap_or_default();
        let words = command.split_whitespace().take_while(|word| !word.starts_with('['));
        words.map(|word| word.trim_end_matches(['.', ',']).to_owned()).collect::<Vec<String>>()
    };
    let found = blocks.map(str::to_owned).chain(sentences.map(|code| code.replace('\n', " ")));
    found
        .flat_map(|line| line.split(" && torre ").map(plain).collect::<Vec<_>>())
        .filter(|words| !words.is_empty())
        .collect()
}

/// `--help` is answered after what stands before it was understood.
#[test]
fn every_command_of_the_documents_is_one_the_program_knows() {
    let torre = program::prepare(&[]);
    let mut known = 0;
    for document in DOCUMENTS {
        for words in commands(document) {
            let arguments: Vec<&str> = words.iter().map(String::as_str).chain(["--help"]).collect();
            let answer = torre.cli(&arguments);
            let said = String::from_utf8_lossy(&answer.stderr).into_owned();
            assert!(answer.status.success(), "{document}: torre {}: {said}", words.join(" "));
            known += 1;
        }
    }
    assert!(known > 20, "only {known} commands");
}

#[test]
fn the_commands_about_enquiries_run_as_they_are_written() {
    let torre = program::start(&[
        ("TORRE_LEAD_WEBHOOK_URL", "http://127.0.0.1:9/"),
        ("TORRE_LEAD_WEBHOOK_SECRET", "s3cret"),
    ]);
    let sent = torre.client().post_json("/api/leads", &[], &enquiry()).unwrap().json();
    let id = sent["id"].as_str().unwrap();
    let written = commands("docs/operations.md");
    let mut ran = 0;
    for command in written.iter().filter(|words| words[0] == "leads" && words.len() > 2) {
        let mut arguments: Vec<&str> =
            command.iter().map(|word| if word == "ID" { id } else { word.as_str() }).collect();
        // It asks first.
        if arguments[1] == "erase" {
            arguments.push("--yes");
        }
        let answer = torre.cli(&arguments);
        assert!(answer.status.success(), "torre {}: {answer:?}", arguments.join(" "));
        ran += 1;
    }
    assert!(ran >= 5, "only {ran} commands of {written:?}");
    let copy = torre.folder().join("copy.db");
    assert!(torre.cli(&["backup", copy.to_str().unwrap()]).status.success());
    assert!(copy.is_file());
}

#[test]
fn the_commands_about_content_run_as_they_are_written() {
    let content = copy_of("content");
    let torre = program::prepare(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let written: BTreeSet<Vec<String>> =
        ["docs/content.md", "docs/how-do-i.md"].iter().flat_map(|document| commands(document)).collect();
    let mut ran = 0;
    for command in
        written.iter().filter(|words| ["check", "new", "routes", "dates"].contains(&words[0].as_str()))
    {
        // What stands in for the school's own is refused at launch, and `post|page|course` is three commands.
        if command.iter().any(|word| word == "--launch" || word.contains('|')) {
            continue;
        }
        let arguments: Vec<&str> = command.iter().map(String::as_str).collect();
        let answer = torre.cli(&arguments);
        assert!(answer.status.success(), "torre {}: {answer:?}", arguments.join(" "));
        ran += 1;
    }
    assert!(ran >= 6, "only {ran} commands of {written:?}");
    let check = torre.cli_text(&["check"]);
    assert!(!check.contains("error: "), "{check}");
}
