//! What is told to search engines, and the site as files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::{Torre, copy_of, wait_for};

fn entry<'a>(sitemap: &'a str, path: &str) -> Option<&'a str> {
    sitemap.lines().find(|line| line.contains(&format!("{path}</loc>")))
}

#[test]
fn a_post_in_one_language_has_one_address_to_be_found_at() {
    let content = copy_of("content");
    let folder = content.path().join("blog/solo");
    fs::create_dir_all(&folder).unwrap();
    let post = "+++\ntitle = \"</script><b>Solo\"\ndescription = \"Descripción\"\ndate = \"2024-01-01\"\ntags = []\n+++\n\nTexto.\n";
    fs::write(folder.join("post.es.md"), post).unwrap();
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);

    let english = torre.get("/blog/solo?lang=en").body;
    assert!(english.contains("rel=\"canonical\" href=\"http"));
    assert!(!english.contains("hreflang=\"en\" href=\"http"), "there is no English version");
    let sitemap = torre.get("/sitemap.xml").body;
    assert!(entry(&sitemap, "/blog/solo").is_some());
    assert!(entry(&sitemap, "/blog/solo?lang=en").is_none());

    // A title cannot end the element that its data stands in.
    let data = english.split("<script type=\"application/ld+json\" data-head=\"\">").nth(1).unwrap();
    let data: serde_json::Value = serde_json::from_str(data.split("</script>").next().unwrap()).unwrap();
    assert_eq!(data["@graph"][1]["headline"], "</script><b>Solo");
}

#[test]
fn a_page_is_as_new_as_the_course_it_shows() {
    let content = copy_of("content");
    let recorded = Command::new(env!("CARGO_BIN_EXE_torre"))
        .arg("dates")
        .env("TORRE_CONTENT", content.path())
        .output()
        .unwrap();
    assert!(recorded.status.success(), "{recorded:?}");
    let dates = content.path().join("dates.toml");
    let old: String = fs::read_to_string(&dates).unwrap().lines().map(|line| older(line) + "\n").collect();
    fs::write(&dates, old).unwrap();
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let lastmod = |path: &str| {
        let sitemap = torre.get("/sitemap.xml").body;
        let line = entry(&sitemap, path).unwrap().to_owned();
        line.split("<lastmod>").nth(1).unwrap().split('<').next().unwrap().to_owned()
    };
    assert_eq!(lastmod("/bloque-1-torre"), "2020-02-02");

    let file = content.path().join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    fs::write(&file, course.replace("seats = 16", "seats = 15")).unwrap();
    wait_for("a newer course page", || (lastmod("/bloque-1-torre") != "2020-02-02").then_some(()));
    assert_ne!(lastmod("/block-1-tower"), "2020-02-02");
    assert_ne!(lastmod("/cursos"), "2020-02-02", "the list shows the course");
    assert_eq!(lastmod("/politica-cookies"), "2020-02-02");
}

/// The same record, written long ago.
fn older(line: &str) -> String {
    match line.split_once("changed = \"") {
        Some((before, after)) => format!("{before}changed = \"2020-02-02{}", &after[10..]),
        None => line.to_owned(),
    }
}

#[test]
fn pages_without_an_address_are_not_to_be_found() {
    let torre = Torre::shared();
    for path in ["/no-existe", "/blog/no-existe", "/feedback", "/exito", "/success", "/home2"] {
        assert!(torre.get(path).body.contains("name=\"robots\" content=\"noindex\""), "{path}");
    }
}

fn export(folder: &Path, arguments: &[&str], settings: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_torre"));
    command.arg("export").arg(folder).args(arguments).envs(settings.iter().copied()).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_export_says_what_it_needs_and_leaves_other_peoples_folders_alone() {
    let folder = tempfile::tempdir().unwrap();
    let site = [("TORRE_SITE_URL", "https://torre.example")];
    assert!(said(&export(folder.path(), &[], &[])).contains("set TORRE_SITE_URL"));
    let wrong = export(folder.path(), &["--server", "torre.example"], &site);
    assert!(said(&wrong).contains("--server: \"torre.example\" cannot be read; expected http://"));

    fs::write(folder.path().join("mine.txt"), "mine").unwrap();
    let refused = export(folder.path(), &[], &site);
    assert!(!refused.status.success());
    assert!(said(&refused).contains("is not empty; name a new folder, or write over it with --force"));
    assert!(!folder.path().join("index.html").exists());
}

#[test]
fn only_named_copies_of_the_site_may_send_enquiries_from_elsewhere() {
    let torre = Torre::start_without_react(&[("TORRE_ALLOWED_ORIGINS", "https://copy.example")]);
    let copy = [("origin", "https://copy.example"), ("sec-fetch-site", "cross-site")];
    let permission = torre.request("OPTIONS", "/api/leads", &copy);
    assert_eq!(permission.status, 204);
    assert_eq!(permission.header("access-control-allow-origin"), "https://copy.example");
    assert!(permission.header("access-control-allow-headers").contains("idempotency-key"));
    let country = torre.get_with("/api/geo", &copy);
    assert_eq!(country.header("access-control-allow-origin"), "https://copy.example");
    // Let in, and refused only for what was sent: nothing.
    assert_eq!(torre.request("POST", "/api/leads", &copy).status, 415);

    let stranger = [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")];
    assert_eq!(torre.request("OPTIONS", "/api/leads", &stranger).header("access-control-allow-origin"), "");
    assert_eq!(torre.get_with("/api/geo", &stranger).header("access-control-allow-origin"), "");
    let json = [stranger[0], stranger[1], ("content-type", "application/json")];
    assert_eq!(torre.request("POST", "/api/leads", &json).status, 403);
    assert_eq!(torre.get_with("/api/posts", &copy).header("access-control-allow-origin"), "");
}
