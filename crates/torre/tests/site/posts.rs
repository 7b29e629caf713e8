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
    assert_eq!(all.as_array().unwrap().len(), 8);
    // Of two posts of one day the names decide.
    assert_eq!(ids(&all)[..2], ["reconocimiento-medico-clase-3", "un-dia-en-aproximacion"]);
    assert_eq!(ids(&all)[7], "que-es-ser-controlador-aereo");

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
fn a_revised_post_says_when_to_people_to_search_engines_and_to_feeds_and_shows_its_course() {
    let torre = Torre::shared();
    for (path, feed, words) in [
        ("/blog/requisitos-controlador-aereo", "/feed.xml", "Actualizado el 17 de noviembre de 2026"),
        ("/blog/requisitos-controlador-aereo?lang=en", "/feed.en.xml", "Updated 17 November 2026"),
    ] {
        let page = torre.get(path).body;
        assert!(page.contains(words), "{words}");
        assert!(page.contains("\"dateModified\":\"2026-11-17\""));
        assert!(page.contains("data-strip=\"block-1\""), "the course stands on its strip");
        assert!(torre.get(feed).body.contains("<atom:updated>2026-11-16T23:00:00Z</atom:updated>"), "{feed}");
    }
    let never_revised = torre.get("/blog/que-es-ser-controlador-aereo").body;
    assert!(!never_revised.contains("Actualizado el 17"));
}

#[test]
fn drafts_and_future_posts_wait_and_a_future_post_appears_by_itself() {
    let content = copy_of("content");
    let madrid = TimeZone::get("Europe/Madrid").unwrap();
    let soon = (Timestamp::now() + 4.seconds()).to_zoned(madrid).strftime("%Y-%m-%dT%H:%M:%S").to_string();
    write_post(content.path(), "pronto", "es", &soon, "tags = []");
    write_post(content.path(), "borrador", "es", "2024-01-01", "tags = []\ndraft = true");
    write_post(content.path(), "lejano", "es", "2199-01-01", "tags = []");
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
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
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
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
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    assert!(torre.get("/blog").body.contains("No hay artículos disponibles"));
    assert!(torre.get("/blog?lang=en").body.contains("Check back soon for new content"));
    assert_eq!(torre.get("/api/posts").body, "[]");
}

#[test]
fn a_slug_with_strange_characters_has_a_page_a_service_and_an_address_in_lists() {
    let content = copy_of("content");
    write_post(content.path(), "Año nuevo & más", "es", "2026-11-17T00:01", "tags = [\"a\"]");
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let address = "/blog/A%C3%B1o%20nuevo%20%26%20m%C3%A1s";
    for path in [address, "/blog/A%c3%b1o%20nuevo%20&%20m%C3%A1s"] {
        let page = torre.get(path);
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.contains("Texto de Año nuevo &amp; más."));
        assert!(page.body.contains(&format!("{address}\"")), "the canonical address is the encoded one");
    }
    assert_eq!(torre.get("/api/posts/A%C3%B1o%20nuevo%20%26%20m%C3%A1s").status, 200);
    assert_eq!(json(&torre, "/api/posts?limit=1")[0]["href"], address);
    assert!(torre.get("/sitemap.xml").body.contains(&format!("{address}</loc>")));
    let data =
        json(&torre, "/api/pages?path=%2Fblog%2FA%25C3%25B1o%2520nuevo%2520%2526%2520m%25C3%25A1s&lang=es");
    assert_eq!(data["sections"][0]["slug"], "Año nuevo & más");
    assert!(torre.get("/blog/%FF").status == 404);
}

#[test]
fn a_post_nobody_has_written_is_404_as_a_page_and_says_so_as_data() {
    let torre = Torre::shared();
    let page = torre.get("/blog/nadie");
    assert_eq!(page.status, 404);
    assert!(page.body.contains("Post no encontrado"));
    assert!(torre.get("/blog/nadie?lang=en").body.contains("Post not found"));
    let data = json(torre, "/api/pages?path=/blog/nadie&lang=es");
    assert_eq!(data["sections"][0]["slug"], Value::Null);
}

#[test]
fn the_list_is_given_in_slices_that_name_the_next() {
    let torre = Torre::shared();
    let all = json(torre, "/api/posts");
    let mut next = "/api/posts?limit=4".to_owned();
    let mut seen = Vec::new();
    loop {
        let answer = torre.get(&next);
        let slice: Value = serde_json::from_str(&answer.body).unwrap();
        seen.extend(slice.as_array().unwrap().clone());
        let Some(link) = answer.headers.get("link") else { break };
        next = link.trim_start_matches('<').split('>').next().unwrap().to_owned();
    }
    assert_eq!(Value::Array(seen), all);
    assert_eq!(torre.get("/api/posts?limit=4&offset=99").body, "[]");
    assert_eq!(json(torre, "/api/posts?offset=3").as_array().unwrap()[..], all.as_array().unwrap()[3..]);
    for wrong in ["limit=0", "limit=101", "limit=many", "limit=-1", "offset=-1", "offset=1000001", "lang=fr"]
    {
        assert_eq!(torre.get(&format!("/api/posts?{wrong}")).status, 400, "{wrong}");
    }
}

#[test]
fn pages_of_the_list_that_do_not_exist_are_not_found_and_the_first_is_the_list_itself() {
    let torre = Torre::shared();
    let list = torre.get("/blog").header("etag").to_owned();
    for same in ["/blog?page=1", "/blog?page=first", "/blog?page="] {
        assert_eq!(torre.get(same).header("etag"), list, "{same}");
    }
    for nowhere in ["/blog?page=2", "/blog?page=0", "/blog?page=99999999999"] {
        assert_eq!(torre.get(nowhere).status, 404, "{nowhere}");
        let data = format!("/api/pages?path={}&lang=es", nowhere.replace('?', "%3F").replace('=', "%3D"));
        assert_eq!(torre.get(&data).status, 404, "{data}");
    }
}

#[test]
fn a_picture_in_a_text_has_its_size_and_loads_late_and_a_missing_one_is_refused() {
    let content = copy_of("content");
    write_post(content.path(), "foto", "es", "2024-01-01", "tags = []");
    let file = content.path().join("blog/foto/post.es.md");
    let text = fs::read_to_string(&file).unwrap();
    let picture = content.path().join("blog/foto/pista.svg");
    fs::write(&picture, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 160 90\"/>").unwrap();
    let pictures = "![La \"pista\" 32](pista.svg)\n\n![El campus](/media/campus/madrid-1.svg)\n";
    fs::write(&file, format!("{text}\n{pictures}")).unwrap();
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let post = json(&torre, "/api/posts/foto");
    let html = post["content"].as_str().unwrap();
    assert!(
        html.contains("width=\"160\" height=\"90\" alt=\"La &quot;pista&quot; 32\" loading=\"lazy\""),
        "{html}"
    );
    let sources: Vec<&str> =
        html.split(" src=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(sources.len(), 2);
    for source in sources {
        assert_eq!(torre.get(source).header("content-type"), "image/svg+xml", "{source}");
    }

    fs::remove_file(&picture).unwrap();
    torre.wait_for_log("there is no picture \"pista.svg\"");
    assert_eq!(torre.get("/blog/foto").status, 200, "the pages before stay up");
}
