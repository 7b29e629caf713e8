//! Content that changes while the program runs.

use std::fs;
use std::path::Path;

use jiff::{Timestamp, ToSpan};

use crate::support::{PRERENDERED, Torre, copy_of, eventually};

/// Every page is ready before it takes the place of the one before.
fn serve(content: &Path) -> Torre {
    Torre::start_without_react(&[
        PRERENDERED,
        ("TORRE_CONTENT", content.to_str().unwrap()),
        ("TORRE_LOG", "torre=debug"),
    ])
}

#[test]
fn a_changed_file_changes_its_pages_and_no_others() {
    let content = copy_of("content");
    let torre = serve(content.path());
    let untouched = torre.get("/servicios").header("etag").to_owned();

    let file = content.path().join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    assert!(course.contains("seats = 16"));
    fs::write(&file, course.replace("seats = 16", "seats = 19")).unwrap();

    eventually("19 seats on the course page", || shows(&torre, "/bloque-1-torre", "19 plazas"));
    assert!(!shows(&torre, "/bloque-1-torre", "\"seats\":16"));
    // Everywhere the course is shown, in both languages; a busy machine shows some of them a moment later.
    for page in
        ["/", "/?lang=en", "/cursos", "/courses", "/block-1-tower", "/habilitacion-completa", "/home2"]
    {
        eventually(&format!("19 seats on {page}"), || shows(&torre, page, "\"seats\":19"));
    }
    assert_eq!(torre.get("/servicios").header("etag"), untouched);
}

#[test]
fn broken_content_is_refused_and_the_pages_before_stay_up() {
    let content = copy_of("content");
    let torre = serve(content.path());
    let before = torre.get("/cursos").header("etag").to_owned();

    let file = content.path().join("pages/courses.toml");
    let good = fs::read_to_string(&file).unwrap();
    fs::write(&file, good.replace("kind = \"course-board\"", "kind = \"course-bord\"")).unwrap();
    torre.wait_for_log("there is no section \"course-bord\"");
    let after = torre.get("/cursos");
    assert_eq!((after.status, after.header("etag")), (200, before.as_str()));

    fs::write(&file, good.replace("[head]", "[head] # mended")).unwrap();
    torre.wait_for_log("content changed: ");
    assert_eq!(torre.get("/cursos").status, 200);
}

#[test]
fn a_post_that_falls_due_while_the_content_is_broken_is_neither_tried_nor_logged_again_and_again() {
    let content = copy_of("content");
    let torre = serve(content.path());
    let folder = torre.folder().join("manana");
    fs::create_dir(&folder).unwrap();
    let due = Timestamp::now() + 10.seconds();
    let front = format!("title = \"Mañana\"\ndescription = \"Mañana\"\ndate = \"{due}\"\ntags = []");
    fs::write(folder.join("post.es.md"), format!("+++\n{front}\n+++\n\nHola.\n")).unwrap();
    // In one step: the first publication knows the post.
    fs::rename(folder, content.path().join("blog/manana")).unwrap();
    torre.wait_for_log("content changed: ");
    let file = content.path().join("pages/courses.toml");
    let good = fs::read_to_string(&file).unwrap();
    fs::write(&file, good.replace("kind = \"course-board\"", "kind = \"course-bord\"")).unwrap();
    torre.wait_for_log("there is no section \"course-bord\"");

    let overdue = due.max(Timestamp::now()) + 2.seconds();
    eventually("the post to be two seconds overdue", || Timestamp::now() > overdue);
    assert_eq!(torre.log().matches("content changed but is not shown").count(), 1);
    assert!(torre.log().matches("content is still not shown").count() <= 1, "{}", torre.log());
    assert_eq!(torre.get("/blog/manana").status, 404);

    fs::write(&file, good).unwrap();
    eventually("the post that is due", || torre.get("/blog/manana").status == 200);
}

#[test]
fn a_new_post_appears_by_itself_in_the_list_the_home_page_the_feeds_and_the_sitemap() {
    let content = copy_of("content");
    let torre = serve(content.path());
    assert_eq!(torre.get("/blog/nuevo").status, 404);
    assert_eq!(torre.get("/api/posts/nuevo").status, 404);
    let untouched = torre.get("/servicios").header("etag").to_owned();

    let folder = content.path().join("blog/nuevo");
    fs::create_dir(&folder).unwrap();
    let post = "+++\ntitle = \"Un post nuevo\"\ndescription = \"Recién escrito\"\ndate = \"2026-11-17T00:01\"\ntags = []\n+++\n\nHola.\n";
    fs::write(folder.join("post.es.md"), post).unwrap();

    eventually("the new post", || torre.get("/blog/nuevo").status == 200);
    for list in [
        "/blog",
        "/blog?lang=en",
        "/",
        "/?lang=en",
        "/api/posts",
        "/api/posts?limit=1",
        "/feed.xml",
        "/feed.en.xml",
    ] {
        eventually(list, || shows(&torre, list, "Un post nuevo"));
    }
    assert!(shows(&torre, "/sitemap.xml", "/blog/nuevo</loc>"));
    assert!(!shows(&torre, "/sitemap.xml", "/blog/nuevo?lang=en</loc>"), "nobody has written it in English");
    assert_eq!(torre.get("/servicios").header("etag"), untouched);

    fs::write(folder.join("post.es.md"), post.replace("Hola.", "Adiós.")).unwrap();
    eventually("the changed text", || shows(&torre, "/blog/nuevo", "Adiós."));
    assert!(shows(&torre, "/feed.xml", "Adiós."));

    fs::remove_dir_all(&folder).unwrap();
    eventually("the post to be gone", || torre.get("/blog/nuevo").status == 404);
    for list in ["/blog", "/", "/api/posts", "/feed.xml", "/sitemap.xml"] {
        eventually(list, || {
            let body = torre.get(list).body;
            !body.contains("Un post nuevo") && !body.contains("/blog/nuevo")
        });
    }
}

#[test]
fn a_picture_in_a_post_is_shown_anew_when_only_the_picture_changes() {
    let content = copy_of("content");
    let folder = content.path().join("blog/con-foto");
    fs::create_dir(&folder).unwrap();
    let drawing =
        |width: u32| format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} 90\"/>");
    fs::write(folder.join("pista.svg"), drawing(160)).unwrap();
    let front = "title = \"Con foto\"\ndescription = \"Una foto\"\ndate = \"2026-01-02\"\ntags = []";
    fs::write(folder.join("post.es.md"), format!("+++\n{front}\n+++\n\n![La pista](pista.svg)\n")).unwrap();
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    assert!(shows(&torre, "/blog/con-foto", "width=\"160\""));

    fs::write(folder.join("pista.svg"), drawing(320)).unwrap();
    eventually("the new picture", || shows(&torre, "/blog/con-foto", "width=\"320\""));
    assert!(shows(&torre, "/feed.xml", "width=\"320\""));
}

fn shows(torre: &Torre, path: &str, text: &str) -> bool {
    torre.get(path).body.contains(text)
}
