//! What browsers may keep, and in which encoding they get it.

use crate::support::Torre;

#[test]
fn pages_are_revalidated_and_vary_by_encoding_and_cookie() {
    let torre = Torre::shared();
    let page = torre.get("/cursos");
    assert_eq!(page.header("cache-control"), "public, no-cache");
    assert_eq!(page.header("vary"), "accept-encoding, cookie");
    let etag = page.header("etag").to_owned();
    assert!(etag.starts_with("W/\""));

    let again = torre.get_with("/cursos", &[("if-none-match", &etag)]);
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), etag);
    assert_eq!(torre.get_with("/servicios", &[("if-none-match", &etag)]).status, 200);

    let data = torre.get("/api/pages?path=/cursos");
    let again = torre.get_with("/api/pages?path=/cursos", &[("if-none-match", data.header("etag"))]);
    assert_eq!(again.status, 304);
}

#[test]
fn every_encoding_is_ready() {
    let torre = Torre::shared();
    for (accepts, gets) in [
        ("br, gzip, zstd", "br"),
        ("zstd, gzip", "zstd"),
        ("gzip", "gzip"),
        ("identity", ""),
        ("br;q=0, gzip", "gzip"),
    ] {
        let page = torre.get_with("/cursos", &[("accept-encoding", accepts)]);
        assert_eq!(page.header("content-encoding"), gets, "{accepts}");
    }
}

#[test]
fn drawings_and_the_page_of_an_unknown_address_are_pressed_too() {
    let torre = Torre::shared();
    let page = torre.get("/madrid").body;
    let drawing = page.split("src=\"/media/").nth(1).unwrap().split('"').next().unwrap();
    let answer = torre.get_with(&format!("/media/{drawing}"), &[("accept-encoding", "gzip, br")]);
    assert_eq!((answer.header("content-type"), answer.header("content-encoding")), ("image/svg+xml", "br"));
    let unknown = torre.get_with("/nowhere", &[("accept-encoding", "gzip, br")]);
    assert_eq!((unknown.status, unknown.header("content-encoding")), (404, "gzip"));
    assert!(unknown.header("vary").contains("accept-encoding"));
}

#[test]
fn files_with_a_hash_in_their_name_are_kept_for_good() {
    let torre = Torre::shared();
    let page = torre.get("/").body;
    let attribute = |start: &str| page.split(start).nth(1).unwrap().split('"').next().unwrap().to_owned();
    for file in [attribute("<script type=\"module\" src=\""), attribute("<link rel=\"stylesheet\" href=\"")] {
        let answer = torre.get_with(&file, &[("accept-encoding", "br")]);
        assert_eq!(answer.status, 200, "{file}");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("content-encoding"), "br");
    }
    assert_eq!(torre.get("/assets/nothing.js").status, 404);
    assert_eq!(torre.get("/assets/../../etc/passwd").status, 404);
}
