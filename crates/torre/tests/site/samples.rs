//! Samples: what stands in for the school's own is shown on this machine and left out on a public address.

use std::fs;
use std::sync::LazyLock;

use crate::support::{Torre, copy_of};

const PUBLIC: (&str, &str) = ("TORRE_SITE_URL", "https://torre.example");

/// One program on a public address, for every test that changes nothing.
static PUBLIC_SITE: LazyLock<Torre> = LazyLock::new(|| Torre::start(&[PUBLIC]));

/// A page, and words of it that are a sample.
const SAMPLES: [(&str, &str); 14] = [
    ("/", "Dónde trabajan nuestros alumnos"),
    ("/", "Para quién trabajamos"),
    ("/", "Jefatura de instrucción"),
    ("/", "Con quién colaboramos"),
    ("/", "facebook.com"),
    ("/blog", "En los medios"),
    ("/blog", "Suplemento de empleo"),
    ("/madrid", "id=\"alojamiento\""),
    ("/preparacion-convocatoria", "id=\"opiniones\""),
    ("/preparacion-convocatoria", "id=\"alumnos\""),
    ("/preparacion-convocatoria", "alumnos superaron la última convocatoria"),
    ("/preparacion-convocatoria", "por confirmar"),
    ("/quien-ensena", "id=\"instructores\""),
    ("/contacto", "tel:"),
];

#[test]
fn on_this_machine_samples_are_shown() {
    let torre = Torre::shared();
    for (page, sample) in SAMPLES {
        assert!(torre.get(page).body.contains(sample), "{page} does not have \"{sample}\"");
    }
    assert_eq!(torre.get("/feedback").status, 200);
    assert!(!torre.log().contains("samples are hidden"));
}

#[test]
fn a_public_address_shows_no_sample() {
    let torre = &PUBLIC_SITE;
    for (page, sample) in SAMPLES {
        let html = torre.get(page);
        assert_eq!(html.status, 200, "{page}");
        assert!(!html.body.contains(sample), "{page} has \"{sample}\"");
    }
}

#[test]
fn what_is_kept_stands_on_a_public_address_too() {
    let torre = &PUBLIC_SITE;
    for (page, kept) in [
        ("/", "PFATC-19"),
        ("/", "2015/340"),
        ("/", "Simulador de torre"),
        ("/contacto", "+34 910 000 000"),
        ("/madrid", "Calle de la Torre de Control, 1"),
        ("/aviso-legal", "B00000000"),
        ("/preparacion-convocatoria", "id=\"faqs\""),
        ("/quien-ensena", "id=\"ejercicio\""),
    ] {
        assert!(torre.get(page).body.contains(kept), "{page} does not have \"{kept}\"");
    }
}

#[test]
fn a_page_of_nothing_but_samples_is_not_there() {
    let torre = &PUBLIC_SITE;
    assert_eq!(torre.get("/feedback").status, 404);
    let routes = Torre::new(&[PUBLIC]).cli(&["routes"]);
    assert!(!String::from_utf8_lossy(&routes.stdout).contains("/feedback"));
}

#[test]
fn machines_read_no_sample_either() {
    let torre = &PUBLIC_SITE;
    let home = torre.get("/").body;
    assert!(home.contains("application/ld+json"));
    for property in ["sameAs", "telephone", "twitter:site"] {
        assert!(!home.contains(property), "{property}");
        assert!(Torre::shared().get("/").body.contains(property), "{property}");
    }
    for language in ["es", "en"] {
        let index = torre.get(&format!("/search.{language}.json"));
        assert_eq!(index.status, 200);
        for sample in ["Dónde trabajan", "Where our alumni", "Opiniones", "En los medios", "/feedback"] {
            assert!(!index.body.contains(sample), "{sample}");
        }
    }
}

#[test]
fn the_start_lists_what_is_hidden() {
    let log = PUBLIC_SITE.log();
    for subject in [
        "samples are hidden",
        "people/alumni.toml",
        "pages/home.toml: quote",
        "pages/blog.toml: press",
        "TORRE_SAMPLES=show",
    ] {
        assert!(log.contains(subject), "{subject}: {log}");
    }
    assert!(!log.contains("pages/privacy-policy.toml"), "what is kept is not listed");
}

#[test]
fn the_setting_comes_before_the_address() {
    let shown = Torre::start(&[PUBLIC, ("TORRE_SAMPLES", "show")]);
    assert!(shown.get("/").body.contains("Dónde trabajan nuestros alumnos"));
    assert!(shown.get("/contacto").body.contains("tel:"));
    let hidden = Torre::start(&[("TORRE_SAMPLES", "hide")]);
    assert!(!hidden.get("/").body.contains("Dónde trabajan nuestros alumnos"));
    let refused = Torre::new(&[("TORRE_SAMPLES", "maybe")]).cli(&["serve"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("TORRE_SAMPLES"));
}

#[test]
fn a_subject_comes_back_when_its_line_goes() {
    let content = copy_of("content");
    let torre = Torre::start(&[PUBLIC, ("TORRE_CONTENT", content.path().to_str().unwrap())]);
    assert!(!torre.get("/").body.contains("Jefatura de instrucción"));
    let file = content.path().join("placeholders.toml");
    let lines = fs::read_to_string(&file).unwrap();
    let without_quote: Vec<&str> = lines.lines().filter(|line| !line.contains("home.toml: quote")).collect();
    fs::write(&file, without_quote.join("\n")).unwrap();
    crate::support::eventually("the quote is shown", || {
        torre.get("/").body.contains("Jefatura de instrucción")
    });
}
