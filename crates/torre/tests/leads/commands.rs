//! `torre leads`, beside the running server.

use std::io::{BufReader, Read};

use jiff::Timestamp;
use serde_json::{Value, json};
use torre_leads::fields::{Interest, LeadMessage, LeadName};
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::new_record::NewRecord;

use crate::program::{self, enquiry, enquiry_with, new_lead};
use crate::support::Torre;

fn with_three() -> (Torre, Vec<String>) {
    let torre = program::start(&[]);
    let bodies = [
        enquiry(),
        enquiry_with(
            &json!({ "form": "services", "company": "=cmd|' /C calc'!A0", "name": "Bruno", "email": "bruno@example.com", "lang": "en", "origen_url": "/servicios" }),
        ),
        enquiry_with(
            &json!({ "form": "message", "name": "ana otra vez", "email": "ANA@example.com", "website": "x", "message": "Primera línea\n\u{1b}[31msegunda 100% _" }),
        ),
    ];
    let send = |body: &Value| {
        torre.client().post_json("/api/leads", &[], body).unwrap().json()["id"].as_str().unwrap().to_owned()
    };
    let ids = bodies.iter().map(send).collect();
    (torre, ids)
}

#[test]
fn enquiries_are_listed_filtered_shown_and_marked() {
    let (torre, ids) = with_three();
    let listed = |arguments: &[&str]| {
        let text = torre.cli_text(&[&["leads", "list", "--format", "json"], arguments].concat());
        let leads: Vec<Value> = serde_json::from_str(&text).unwrap();
        leads
            .iter()
            .map(|lead| ids.iter().position(|id| lead["id"] == id.as_str()).unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(listed(&[]), [2, 1, 0], "newest first, as in the table");
    assert_eq!(listed(&["--form", "services"]), [1]);
    assert_eq!(listed(&["--text", "BRUNO"]), [1]);
    assert_eq!(listed(&["--text", "GARCÍA"]), [0], "capitals with accents too");
    assert_eq!(listed(&["--text", "PRIMERA LÍNEA"]), [2]);
    assert_eq!(listed(&["--text", "@example.com", "--limit", "2"]), [2, 1]);
    assert_eq!(listed(&["--text", "100% _"]), [2]);
    assert_eq!(listed(&["--text", "%"]), [2]);
    assert_eq!(listed(&["--status", "suspected"]), [2]);
    assert_eq!(listed(&["--since", "2999-01-01"]), [] as [usize; 0]);
    assert_eq!(listed(&["--since", "2020-01-01", "--until", "2998-01-01", "--limit", "2"]), [2, 1]);
    torre.cli_text(&["leads", "done", &ids[0]]);
    assert_eq!(listed(&["--status", "done"]), [0]);
    assert_eq!(listed(&["--status", "new"]), [2, 1]);
    let table = torre.cli_text(&["leads", "list"]);
    let order: Vec<usize> = ids.iter().map(|id| table.find(id.as_str()).unwrap()).collect();
    assert!(order[0] > order[1] && order[1] > order[2], "newest first: {table}");
    let shown = torre.cli_text(&["leads", "show", &ids[2]]);
    assert!(shown.contains("Primera línea\n[31msegunda") && !shown.contains('\u{1b}'), "{shown}");
    assert!(!torre.cli(&["leads", "show", "nobody"]).status.success());
}

#[test]
fn an_enquiry_is_named_by_its_first_letters_where_they_are_its_own() {
    let (torre, ids) = with_three();
    let alone = (1..=ids[1].len()).find(|length| {
        let letters = &ids[1][..*length];
        ids.iter().filter(|id| id.starts_with(letters)).count() == 1
    });
    let letters = &ids[1][..alone.unwrap()];
    assert!(torre.cli_text(&["leads", "show", letters]).contains("bruno@example.com"));
    assert!(torre.cli_text(&["leads", "done", letters]).contains(&ids[1]));
    let several = torre.cli(&["leads", "show", &ids[1][..1]]);
    let said = String::from_utf8_lossy(&several.stderr).into_owned();
    assert!(
        !several.status.success() && said.contains("write more letters") && said.contains(&ids[0]),
        "{said}"
    );
    assert!(!torre.cli(&["leads", "show", "%"]).status.success(), "a pattern is no letter");
}

#[test]
fn times_are_those_of_madrid_and_interests_are_in_words() {
    let torre = program::prepare(&[]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = LeadStore::open(&StoreLocation::Folder(torre.data())).await.unwrap();
        let mut lead = new_lead("ana@example.com", None, "2026-07-31T22:30:00Z".parse().unwrap());
        lead.interest = Interest::parse("visit-madrid").unwrap();
        store.insert(&[NewRecord { lead, channels: Vec::new() }]).await.unwrap();
        store.close().await;
    });
    let id = torre.leads()[0]["id"].as_str().unwrap().to_owned();
    assert!(torre.cli_text(&["leads", "list"]).contains("2026-08-01 00:30 CEST"));
    let shown = torre.cli_text(&["leads", "show", &id]);
    assert!(shown.contains("received   2026-08-01 00:30 CEST\n"), "{shown}");
    assert!(shown.contains("interest   Visitar el centro de Madrid\n"), "{shown}");
    let csv = torre.cli_text(&["leads", "export", "--format", "csv"]);
    assert!(
        csv.contains("\"2026-08-01 00:30 CEST\"") && csv.contains("\"Visitar el centro de Madrid\""),
        "{csv}"
    );
    let excel = torre.cli_text(&["leads", "export", "--for", "excel"]);
    assert!(excel.starts_with("\u{feff}\"identificador\";\"recibida (hora de Madrid)\";"), "{excel}");
    assert!(excel.contains(&format!("\r\n\"{id}\";\"01/08/2026 00:30\";")), "{excel}");
    assert_eq!(torre.leads()[0]["received"], "2026-07-31T22:30:00.000Z", "programs read the moment itself");
}

#[test]
fn an_export_is_safe_to_open() {
    let (torre, _) = with_three();
    let csv = torre.cli_text(&["leads", "export", "--format", "csv"]);
    assert!(csv.starts_with("\"id\",\"received\",\"form\""), "{csv}");
    assert!(csv.contains("\"'=cmd|' /C calc'!A0\""), "{csv}");
    assert!(csv.contains("\"'+34 600 000 000\""), "a phone number is no formula either: {csv}");
    assert!(csv.contains("\"Primera línea\n"), "{csv}");
}

/// Some of these are accepted: marks of direction belong to some scripts, and the form provider's answers are kept as
/// they come.
#[test]
fn nothing_a_visitor_writes_controls_the_terminal() {
    let torre = program::prepare(&[]);
    let hostile = "a\u{1b}[2J\u{9b}31m\u{85}\u{7f}\u{61c}\u{200e}\u{200f}\u{202a}\u{202e}\u{2066}\u{2069}z";
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let id = runtime.block_on(async {
        let store = LeadStore::open(&StoreLocation::Folder(torre.data())).await.unwrap();
        let mut lead = new_lead("ana@example.com", None, Timestamp::now());
        lead.name = Some(LeadName::parse("Ana \u{61c}\u{200e}\u{200f} García").unwrap());
        lead.message = Some(LeadMessage::parse(&format!("Una pregunta {hostile}")).unwrap());
        lead.fields = Some(json!([{ "label": hostile, "value": hostile }]).to_string());
        let stored = store.insert(&[NewRecord { lead, channels: Vec::new() }]).await.unwrap();
        store.close().await;
        stored[0].clone().unwrap().id
    });
    let is_harmful = |char: char| {
        char.is_control() && !matches!(char, '\n' | '\r')
            || "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}"
                .contains(char)
    };
    for command in [
        &["leads", "list"][..],
        &["leads", "list", "--format", "json"],
        &["leads", "show", &id],
        &["leads", "export", "--format", "csv"],
        &["leads", "export", "--format", "json"],
    ] {
        let said = torre.cli_text(command);
        assert!(said.contains("ana@example.com") && !said.contains(is_harmful), "{command:?}: {said:?}");
    }
    // JSON writes them as escapes and loses none.
    assert_eq!(torre.leads()[0]["fields"][0]["value"], hostile);
}

/// It waits for its reader: who reads everything first holds everything by then.
#[test]
fn an_export_of_any_size_needs_little_memory() {
    let torre = program::prepare(&[]);
    let size = fill(&torre);
    for format in ["csv", "json"] {
        let mut export = torre.command(&["leads", "export", "--format", format]).spawn().unwrap();
        let mut reader = BufReader::new(export.stdout.take().unwrap());
        let mut start = vec![0; size];
        reader.read_exact(&mut start).unwrap();
        let status = std::fs::read_to_string(format!("/proc/{}/status", export.id())).unwrap();
        // Not the pages of the program's own file: how many of those are held is the kernel's choice.
        let held = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        let held: usize = held.trim().trim_end_matches(" kB").parse().unwrap();
        assert!(held * 1024 < size / 2, "{held} KB for {size} bytes of {format}");
        std::io::copy(&mut reader, &mut std::io::sink()).unwrap();
        assert!(export.wait().unwrap().success());
    }
}

/// Many long enquiries; returns how many bytes of text they have at least.
fn fill(torre: &Torre) -> usize {
    const GROUPS: usize = 100;
    const LENGTH: usize = 4_800;
    // One word: nothing is asked of the search.
    let message = LeadMessage::parse(&"l".repeat(LENGTH)).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = LeadStore::open(&StoreLocation::Folder(torre.data())).await.unwrap();
        for _ in 0..GROUPS {
            let record = |_| {
                let mut lead = new_lead("ana@example.com", None, Timestamp::now());
                lead.message = Some(message.clone());
                NewRecord { lead, channels: Vec::new() }
            };
            store.insert(&(0..160).map(record).collect::<Vec<_>>()).await.unwrap();
        }
        store.close().await;
    });
    GROUPS * 160 * LENGTH
}

#[test]
fn one_person_is_erased_after_a_confirmation() {
    let (torre, ids) = with_three();
    let asked = torre.cli(&["leads", "erase", "--email", "ana@example.com"]);
    assert!(!asked.status.success(), "nobody answered yes");
    assert!(String::from_utf8_lossy(&asked.stdout).contains("2 enquiries"));
    assert_eq!(torre.leads().len(), 3);
    let erased = torre.cli_text(&["leads", "erase", "--email", "ana@example.com", "--yes"]);
    assert!(erased.contains("2 enquiries erased"), "{erased}");
    let left = torre.leads();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0]["id"], ids[1].as_str());
    for file in ["torre.db", "torre.db-wal"] {
        let bytes = std::fs::read(torre.data().join(file)).unwrap_or_default();
        assert!(
            !bytes.windows(11).any(|part| part.eq_ignore_ascii_case(b"ana@example")),
            "{file} still has the address"
        );
    }
}

#[test]
fn enquiries_are_counted() {
    let (torre, _) = with_three();
    let stats: Value =
        serde_json::from_str(&torre.cli_text(&["leads", "stats", "--format", "json"])).unwrap();
    assert_eq!(stats["total"], 3);
    assert_eq!(stats["by_page"][0], json!({ "name": "/bloque-1-torre", "count": 2 }));
    assert_eq!(stats["by_language"][0], json!({ "name": "es", "count": 2 }));
    assert_eq!(stats["by_form"].as_array().unwrap().len(), 3);
    assert_eq!(
        stats["by_week"].as_array().unwrap().iter().map(|week| week["count"].as_i64().unwrap()).sum::<i64>(),
        3
    );
    assert!(torre.cli_text(&["leads", "stats"]).contains("3 enquiries"));
}

#[test]
fn before_the_first_enquiry_the_commands_say_so() {
    let torre = program::prepare(&[]);
    let output = torre.cli(&["leads", "list"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("there are no enquiries in"));
}

#[test]
fn an_operator_is_told_what_is_wrong_and_what_to_do() {
    let (torre, ids) = with_three();
    let said = |arguments: &[&str]| {
        let output = torre.cli(&[&["leads"], arguments].concat());
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for (arguments, words) in [
        (["list", "--form", "service"], "possible values: message, contact, services, tally"),
        (["list", "--status", "old"], "possible values: new, done, suspected, waiting, failed"),
        (["list", "--since", "yesterday"], "--since"),
        (["list", "--limit", "many"], "--limit"),
        (["export", "--format", "xml"], "possible values: csv, json"),
        (["erase", "--yes", "--yes"], "--yes"),
    ] {
        let said = said(&arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    assert!(
        said(&["show", "nobody"]).contains("there is no enquiry nobody; `torre leads list` shows the ids")
    );
    assert!(said(&["done", &ids[0], "nobody"]).contains("there is no enquiry nobody"));
    assert!(said(&["resend", &ids[0]]).contains("neither TORRE_SMTP_URL nor TORRE_LEAD_WEBHOOK_URL is set"));
    assert!(said(&["resend"]).contains("<IDS>"));
    assert!(said(&["erase"]).contains("--email"));
}

#[test]
fn who_erases_is_asked_and_only_yes_counts() {
    let (torre, _) = with_three();
    let erase = ["leads", "erase", "--email", " BRUNO@example.com"];
    let refused = torre.answer(&erase, "y\n");
    assert!(!refused.status.success());
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("nothing was erased; answer yes, or say --yes")
    );
    assert_eq!(torre.leads().len(), 3);
    let erased = torre.answer(&erase, "yes\n");
    let words = String::from_utf8(erased.stdout).unwrap();
    assert!(words.contains("1 enquiry of BRUNO@example.com"), "{words}");
    assert!(words.contains("1 enquiry erased"), "{words}");
    assert_eq!(torre.leads().len(), 2);
    assert!(torre.cli_text(&["leads", "erase", "--email", "nobody@example.com"]).contains("0 enquiries"));
}
