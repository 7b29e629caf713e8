//! The index of the search: it has every enquiry once, nothing of an erased person, and a copy of the file has it whole.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};

use crate::program::{self, enquiry_with};
use crate::support::{Torre, eventually};

const FIND: &str = "SELECT lead_texts.lead_id FROM lead_words JOIN lead_texts ON lead_texts.row = lead_words.rowid \
    WHERE lead_words MATCH $1 ORDER BY 1";

fn send(torre: &Torre, email: &str, message: &str) -> String {
    let body = enquiry_with(&json!({ "email": email, "message": message }));
    let answer = torre.client().post_json("/api/leads", &[], &body).unwrap();
    answer.json()["id"].as_str().unwrap().to_owned()
}

fn read(file: &Path, sql: &'static str, words: &str) -> Vec<String> {
    sqlx::any::install_default_drivers();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = AnyConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
        let rows = sqlx::query(sql).bind(words.to_owned()).fetch_all(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    })
}

/// Who is found in the index of a file, as it is.
fn found(file: &Path, words: &str) -> Vec<String> {
    read(file, FIND, words)
}

/// Words join the index soon after an enquiry was answered. Returns the file.
pub fn indexed(torre: &Torre) -> PathBuf {
    let file = torre.data().join("torre.db");
    eventually("all enquiries are indexed", || {
        read(&file, "SELECT lead_id FROM unindexed_leads WHERE lead_id <> $1", "").is_empty()
    });
    file
}

/// Of a word the index may keep its end alone, after what it shares with the word before it.
fn files_with(torre: &Torre, end: &str) -> Vec<&'static str> {
    let mut files = vec!["torre.db", "torre.db-wal"];
    files.retain(|file| {
        let bytes = std::fs::read(torre.data().join(file)).unwrap_or_default();
        bytes.windows(end.len()).any(|part| part.eq_ignore_ascii_case(end.as_bytes()))
    });
    files
}

#[test]
fn of_an_erased_person_no_word_stays_in_the_file() {
    let torre = program::start(&[]);
    for number in 0..40 {
        send(
            &torre,
            &format!("otra{number}@example.com"),
            &format!("xilografía y astrofísica número {number}"),
        );
    }
    let id = send(&torre, "ana@example.com", "Soy xilofonista y astrofotógrafa");
    let file = indexed(&torre);
    read(&file, "INSERT INTO lead_notes VALUES ('n', $1, 's', 1, 'Llamar a su dermatóloga')", &id);
    for words in ["xilofon*", "\"ASTROFOTOGRAFA\"", "dermatologa"] {
        assert_eq!(found(&file, words), [id.as_str()], "{words}");
    }
    assert!(!files_with(&torre, "fonista").is_empty() && !files_with(&torre, "dermatologa").is_empty());
    torre.cli_text(&["leads", "erase", "--email", "ana@example.com", "--yes"]);
    for end in ["fonista", "fotografa", "dermatologa", "dermatóloga"] {
        assert_eq!(files_with(&torre, end), Vec::<&str>::new(), "{end}");
    }
    assert_eq!(found(&file, "xilo*").len(), 40);
}

#[test]
fn a_copy_of_the_file_finds_what_the_file_finds() {
    let torre = program::start(&[]);
    let ids: Vec<String> = ["uno", "dos", "tres"]
        .iter()
        .map(|word| send(&torre, &format!("{word}@example.com"), &format!("palabra {word}")))
        .collect();
    indexed(&torre);
    // A gap in the numbers, which a copy would close if they were not the table's own.
    torre.cli_text(&["leads", "erase", "--email", "uno@example.com", "--yes"]);
    let copy = torre.folder().join("copy.db");
    torre.cli_text(&["backup", copy.to_str().unwrap()]);
    for file in [torre.data().join("torre.db"), copy] {
        assert_eq!(found(&file, "tres"), [ids[2].as_str()]);
        assert_eq!(found(&file, "uno"), Vec::<String>::new());
    }
}

/// A word of each enquiry, and how many have it, after programs were killed while they indexed.
pub fn assert_each_is_found_once(torre: &Torre, word: &str, ids: &BTreeSet<String>) {
    let found = found(&indexed(torre), word);
    assert_eq!((found.len(), &BTreeSet::from_iter(found)), (ids.len(), ids));
}
