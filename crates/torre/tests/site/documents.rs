//! Programmes and the brochure, as a reader of PDF files sees them.

use std::fs;
use std::process::Command;

use crate::support::{Answer, Torre, copy_of, wait_for};

const COURSES: [&str; 8] = [
    "advanced-training",
    "aviation-english",
    "block-1",
    "block-2",
    "call-preparation",
    "full-rating",
    "initial-course",
    "selection-processes",
];

/// What one of poppler's programs prints about a document.
fn read_with(program: &str, options: &[&str], document: &Answer) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("document.pdf");
    fs::write(&file, &document.bytes).unwrap();
    let mut command = Command::new(program);
    command.args(options).arg(&file);
    if program == "pdftotext" {
        command.arg("-");
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    // pdfinfo prints titles of the structure as the bytes they are.
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// On one line, so that line breaks do not matter.
fn words(document: &Answer) -> String {
    let text = read_with("pdftotext", &["-enc", "UTF-8"], document);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn document(torre: &Torre, name: &str, language: &str) -> Answer {
    let document = torre.get(&format!("/documents/{name}.{language}.pdf"));
    assert_eq!((document.status, document.header("content-type")), (200, "application/pdf"), "{name}");
    document
}

#[test]
fn every_course_and_the_school_have_a_tagged_document_in_both_languages() {
    let torre = Torre::shared();
    for name in COURSES.into_iter().chain(["brochure"]) {
        for language in ["es", "en"] {
            let document = document(torre, name, language);
            assert!(document.bytes.len() < 500_000, "{name}: {} bytes", document.bytes.len());
            let info = read_with("pdfinfo", &[], &document);
            assert!(info.contains("Tagged:          yes"), "{name}: {info}");
            assert!(
                info.lines().any(|line| line.starts_with("Title:  ") && line.len() > 25),
                "{name}: {info}"
            );
            assert!(info.contains("A4"), "{name}: {info}");
            let lang = format!("/Lang({language})");
            let lang_spaced = format!("/Lang ({language})");
            assert!(
                document.body.contains(&lang) || document.body.contains(&lang_spaced),
                "{name} {language}"
            );
            let structure = read_with("pdfinfo", &["-struct"], &document);
            for role in ["H1", "H2", "LI", "Link"] {
                assert!(structure.contains(role), "{name} has no {role}:\n{structure}");
            }
        }
    }
}

#[test]
fn a_programme_has_the_facts_of_its_course() {
    let torre = Torre::shared();
    for (name, language, facts) in [
        ("block-1", "es", &["6 meses", "más de 350 horas", "mayo de 2025", "16", "Presencial en Madrid"][..]),
        ("block-1", "en", &["6 months", "more than 350 hours", "May 2025", "GMC: ground movement control"]),
        ("block-2", "es", &["más de 450 horas", "octubre de 2024", "ACS: control de área con vigilancia"]),
        ("full-rating", "en", &["11-13 months", "more than 800 hours", "July 2025"]),
        ("call-preparation", "es", &["120 horas", "junio de 2025", "Factores humanos"]),
        ("advanced-training", "en", &["Flexible dates", "OJTI", "Entry requirements"]),
        ("initial-course", "es", &["2 años", "17 meses", "18 años o más"]),
        ("aviation-english", "en", &["To be confirmed", "Online and in person"]),
    ] {
        let text = words(&document(torre, name, language));
        for fact in facts {
            assert!(text.contains(fact), "{name} {language} lacks \"{fact}\":\n{text}");
        }
        assert!(text.contains("PFATC-19"), "{name}");
    }
}

#[test]
fn the_brochure_has_every_course_and_both_centres() {
    let torre = Torre::shared();
    let text = words(&document(torre, "brochure", "en"));
    for fact in [
        "Block 1: Basic and Tower",
        "Block 2: Route and Approach",
        "Full Rating",
        "Initial controller course",
        "Advanced training",
        "English for aviation",
        "Madrid centre",
        "Gran Canaria centre",
        "Interest-free instalments",
        // Shared with every other test, so on the day it is: the next window of applications, whichever that is.
        "Next edition: to be announced. Applications: ",
    ] {
        assert!(text.contains(fact), "\"{fact}\" is missing:\n{text}");
    }
    // The board of the course list has this bay in Spanish only; the brochure follows the board.
    let spanish = words(&document(torre, "brochure", "es"));
    assert!(spanish.contains("Preparación de la convocatoria de ENAIRE"), "{spanish}");
    assert!(!text.contains("ENAIRE"), "{text}");
}

#[test]
fn links_lead_to_the_telephone_the_mail_and_the_web() {
    let torre = Torre::shared();
    for name in ["block-1", "brochure"] {
        let links = read_with("pdfinfo", &["-url"], &document(torre, name, "es"));
        for target in ["tel:+34910000000", "mailto:hola@torre.example", "/bloque-1-torre", "seguridadaerea"] {
            assert!(links.contains(target), "{name} lacks {target}:\n{links}");
        }
    }
}

#[test]
fn a_changed_course_changes_its_programme_and_the_brochure_but_no_other_document() {
    let content = copy_of("content");
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let before = words(&document(&torre, "block-1", "es"));
    assert!(before.contains("Por anunciar 16 "), "{before}");
    let other = document(&torre, "selection-processes", "es").header("etag").to_owned();

    let file = content.path().join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    fs::write(&file, course.replace("seats = 16", "seats = 19")).unwrap();
    torre.wait_for_log("content changed: ");
    wait_for("19 seats in the programme", || {
        words(&document(&torre, "block-1", "es")).contains("Por anunciar 19 ").then_some(())
    });
    assert!(words(&document(&torre, "brochure", "es")).contains("19"));
    assert_eq!(document(&torre, "selection-processes", "es").header("etag"), other);
}

#[test]
fn a_document_is_shown_saved_under_a_good_name_and_revalidated() {
    let torre = Torre::shared();
    let programme = document(torre, "block-1", "es");
    assert_eq!(programme.header("content-disposition"), "inline; filename=\"torre-programa-block-1.pdf\"");
    assert_eq!(programme.header("cross-origin-resource-policy"), "same-origin");
    let again = torre.get_with("/documents/block-1.es.pdf", &[("if-none-match", programme.header("etag"))]);
    assert_eq!((again.status, again.bytes.len()), (304, 0));
    for name in ["nada.es.pdf", "block-1.fr.pdf", "block-1.pdf", "block-1.es.txt"] {
        assert_eq!(torre.get(&format!("/documents/{name}")).status, 404, "{name}");
    }
}

#[test]
fn pages_offer_the_documents_for_download() {
    let torre = Torre::shared();
    for (page, address) in [
        ("/curso-inicial", "href=\"/documents/initial-course.es.pdf\""),
        ("/initial-course", "href=\"/documents/initial-course.en.pdf\""),
        ("/bloque-1-torre", "href=\"/documents/block-1.es.pdf\""),
        ("/formacion-avanzada", "href=\"/documents/advanced-training.es.pdf\""),
        ("/home2", "href=\"/documents/brochure.es.pdf\""),
        ("/home2?lang=en", "href=\"/documents/brochure.en.pdf\""),
    ] {
        assert!(torre.get(page).body.contains(address), "{page}");
    }
}
