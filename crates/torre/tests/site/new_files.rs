//! `torre new` writes files that pass the check, and touches nothing that is there.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::copy_of;

fn torre(content: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_torre")).args(arguments).env("TORRE_CONTENT", content).output().unwrap()
}

#[test]
fn what_is_begun_passes_the_check() {
    let content = copy_of("content");
    let before = printed(&torre(content.path(), &["check"]));
    for (kind, name, file) in [
        ("post", "un-dia-en-torre", "blog/un-dia-en-torre/post.en.md"),
        ("page", "puertas-abiertas", "pages/puertas-abiertas.toml"),
        ("course", "radar-refresher", "courses/radar-refresher.toml"),
    ] {
        let written = torre(content.path(), &["new", kind, name, "--title", "Radar \"2027\""]);
        assert!(written.status.success(), "{written:?}");
        assert!(printed(&written).contains(file) && content.path().join(file).is_file());
    }
    let check = torre(content.path(), &["check"]);
    assert!(check.status.success(), "{}", printed(&check));
    let known: Vec<&str> = before.lines().collect();
    let said = printed(&check);
    let new = said.lines().filter(|line| line.starts_with("warning") && !known.contains(line));
    let new: Vec<&str> = new.filter(|line| !line.contains("run `make dates`")).collect();
    assert!(new.is_empty(), "{new:#?}");
}

#[test]
fn what_is_there_is_left_alone() {
    let content = copy_of("content");
    let before = fs::read(content.path().join("pages/courses.toml")).unwrap();
    for (name, said) in
        [("courses", "is there already"), ("Mi Página", "is no name for a file"), ("../x", "no name")]
    {
        let refused = torre(content.path(), &["new", "page", name]);
        assert!(!refused.status.success());
        assert!(String::from_utf8_lossy(&refused.stderr).contains(said), "{refused:?}");
    }
    assert_eq!(fs::read(content.path().join("pages/courses.toml")).unwrap(), before);
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}
