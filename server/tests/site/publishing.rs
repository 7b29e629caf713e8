//! Content that changes while the program runs.

use std::fs;

use crate::support::{Torre, copy_of, wait_for};

#[test]
fn a_changed_file_changes_its_pages_and_no_others() {
    let content = copy_of("content");
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let untouched = torre.get("/servicios").header("etag").to_owned();

    let file = content.path().join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    assert!(course.contains("seats = 16"));
    fs::write(&file, course.replace("seats = 16", "seats = 19")).unwrap();

    wait_for("19 seats on the course page", || shows(&torre, "/bloque-1-torre", "19 plazas").then_some(()));
    assert!(!shows(&torre, "/bloque-1-torre", "\"seats\":16"));
    // Everywhere the course is shown, in both languages.
    for page in
        ["/", "/?lang=en", "/cursos", "/courses", "/block-1-tower", "/habilitacion-completa", "/home2"]
    {
        assert!(shows(&torre, page, "\"seats\":19"), "{page}");
    }
    assert_eq!(torre.get("/servicios").header("etag"), untouched);
}

#[test]
fn broken_content_is_refused_and_the_pages_before_stay_up() {
    let content = copy_of("content");
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let before = torre.get("/cursos").header("etag").to_owned();

    let file = content.path().join("pages/courses.toml");
    let good = fs::read_to_string(&file).unwrap();
    fs::write(&file, good.replace("kind = \"course-board\"", "kind = \"course-bord\"")).unwrap();
    torre.wait_for_log("unknown section kind \"course-bord\"");
    let after = torre.get("/cursos");
    assert_eq!((after.status, after.header("etag")), (200, before.as_str()));

    fs::write(&file, good.replace("[head]", "[head] # mended")).unwrap();
    torre.wait_for_log("content changed: ");
    assert_eq!(torre.get("/cursos").status, 200);
}

#[test]
fn a_new_post_appears_by_itself() {
    let content = copy_of("content");
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    assert_eq!(torre.get("/blog/nuevo").status, 404);

    let folder = content.path().join("blog/nuevo");
    fs::create_dir(&folder).unwrap();
    let post = "+++\ntitle = \"Un post nuevo\"\ndescription = \"Recién escrito\"\ndate = \"2026-01-02\"\ntags = []\n+++\n\nHola.\n";
    fs::write(folder.join("post.es.md"), post).unwrap();

    wait_for("the new post", || (torre.get("/blog/nuevo").status == 200).then_some(()));
    for list in ["/blog", "/", "/api/posts"] {
        assert!(shows(&torre, list, "Un post nuevo"), "{list}");
    }
}

fn shows(torre: &Torre, path: &str, text: &str) -> bool {
    torre.get(path).body.contains(text)
}
