//! The blog: what is published when, in which language, and what the service answers.

use std::fs;
use std::path::Path;

use jiff::{Timestamp, ToSpan, tz::TimeZone};
use serde_json::Value;

use crate::support::{Torre, copy_of, wait_for};

fn write_post(content: &Path, id: &str, language: &str, date: &str, extra: &str) {
    let folder = content.join("blog").join(id);
    fs::create_dir_all(&folder).unwrap();
    let front = format!("title = \"Título {id}\"\ndescription = \"Descripción\"\ndate = \"{date}\"\n{extra}");
    fs::write(folder.join(format!("post.{language}.md")), format!("+++\n{front}\n+++\n\nTexto de {id}.\n"))
        .unwrap();
}

fn json(torre: &Torre, path: &str) -> Value {
    serde_json::from_str(&torre.get(path).body).unwrap()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|post| post["id"].as_str().unwrap()).collect()
}

#[test]
fn the_service_lists_newest_first_and_ranks_related_posts_by_shared_tags() {
    let torre = Torre::shared();
    let all = json(torre, "/api/posts?lang=es");
    assert_eq!(all.as_array().unwrap().len(), 6);
    assert_eq!(ids(&all)[0], "tipos-trabajos-controlador-aereo");
    assert_eq!(ids(&all)[5], "que-es-ser-controlador-aereo");

    let related = json(torre, "/api/posts/oposiciones-controlador-aereo/related?lang=es");
    assert_eq!(related.as_array().unwrap().len(), 3);
    assert_eq!(ids(&related)[0], "que-es-la-prueba-digital-en-entorno-atc");
    assert!(!ids(&related).contains(&"oposiciones-controlador-aereo"));
    assert_eq!(json(torre, "/api/posts/nada/related").as_array().unwrap().len(), 0);
    assert_eq!(
        json(torre, "/api/posts/oposiciones-controlador-aereo/related?limit=1").as_array().unwrap().len(),
        1
    );

    assert_eq!(torre.get("/api/posts/nada").status, 404);
    for path in ["/api/posts", "/api/posts/requisitos-controlador-aereo", "/api/posts/nada/related"] {
        let etag = torre.get(path).header("etag").to_owned();
        assert_eq!(torre.get_with(path, &[("if-none-match", &etag)]).status, 304, "{path}");
    }
}

#[test]
fn the_first_view_of_a_post_has_its_whole_text_and_its_date_in_words() {
    let torre = Torre::shared();
    let page = torre.get("/blog/requisitos-controlador-aereo").body;
    let html = page.split("<script type=\"application/json\"").next().unwrap();
    assert!(html.contains("24 de octubre de 2024"));
    let post = json(torre, "/api/posts/requisitos-controlador-aereo?lang=es");
    let last = post["content"].as_str().unwrap().trim_end().rsplit("<p>").next().unwrap().to_owned();
    assert!(html.contains(last.split('<').next().unwrap()), "the last paragraph is in the HTML");
    assert!(torre.get("/blog/requisitos-controlador-aereo?lang=en").body.contains("24 October 2024"));
}

#[test]
fn drafts_and_future_posts_wait_and_a_future_post_appears_by_itself() {
    let content = copy_of("content");
    let madrid = TimeZone::get("Europe/Madrid").unwrap();
    let soon = (Timestamp::now() + 4.seconds()).to_zoned(madrid).strftime("%Y-%m-%dT%H:%M:%S").to_string();
    write_post(content.path(), "pronto", "es", &soon, "tags = []");
    write_post(content.path(), "borrador", "es", "2024-01-01", "tags = []\ndraft = true");
    write_post(content.path(), "lejano", "es", "2199-01-01", "tags = []");
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    wait_for("the post whose time has come", || (torre.get("/blog/pronto").status == 200).then_some(()));
    assert_eq!(torre.get("/blog/borrador").status, 404);
    assert_eq!(torre.get("/blog/lejano").status, 404);
    let all = json(&torre, "/api/posts");
    assert!(ids(&all).contains(&"pronto"));
    assert!(!ids(&all).iter().any(|id| ["borrador", "lejano"].contains(id)));
}

#[test]
fn a_post_in_one_language_is_shown_in_it_with_a_notice_and_its_language() {
    let content = copy_of("content");
    write_post(content.path(), "solo", "es", "2024-01-01", "tags = []");
    write_post(content.path(), "sin-fecha", "es", "pronto", "tags = []");
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let english = torre.get("/blog/solo?lang=en").body;
    assert!(english.contains("This article is only available in Spanish."));
    assert!(english.contains("<html lang=\"en\">"));
    assert!(english.contains("lang=\"es\""));
    // A date that is none is shown as it is, and logged.
    assert!(torre.get("/blog/sin-fecha").body.contains("pronto"));
    torre.wait_for_log("Error al formatear la fecha");
    for path in ["/blog/%2e%2e%2fetc", "/blog/a%20b", "/blog/%F0%9F%9B%AB", "/blog/solo/mas"] {
        assert_eq!(torre.get(path).status, 404, "{path}");
    }
}

#[test]
fn an_empty_blog_says_so() {
    let content = copy_of("content");
    fs::remove_dir_all(content.path().join("blog")).unwrap();
    // Pages that link to posts would be dead links; only the policy of the blog itself is looked at.
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    assert!(torre.get("/blog").body.contains("No hay artículos disponibles"));
    assert!(torre.get("/blog?lang=en").body.contains("Check back soon for new content"));
    assert_eq!(torre.get("/api/posts").body, "[]");
}

#[test]
fn the_feeds_have_the_full_text_in_each_language() {
    let torre = Torre::shared();
    for (path, language, link) in [("/feed.xml", "es", "/blog/"), ("/feed.en.xml", "en", "?lang=en")] {
        let feed = torre.get(path);
        assert_eq!(feed.header("content-type"), "application/rss+xml; charset=utf-8");
        assert_eq!(feed.body.matches("<item>").count(), 6);
        assert_eq!(feed.body.matches("<content:encoded>").count(), 6);
        assert!(feed.body.contains(&format!("<language>{language}</language>")));
        assert!(feed.body.contains(link));
        assert!(!feed.body.contains("href=\"/"), "links are whole addresses");
    }
    let page = torre.get("/").body;
    assert!(page.contains("type=\"application/rss+xml\""));
}
