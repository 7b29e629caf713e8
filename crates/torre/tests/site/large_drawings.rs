//! Large drawings: their compression takes seconds, and nobody waits for it.

use std::fs;

use crate::support::large_drawing::drawing;
use crate::support::{Answer, Torre, copy_of, eventually};

/// Large enough not to be waited for, and no larger: other tests share the processor.
const BYTES: usize = 600_000;

#[test]
fn a_large_drawing_is_sent_as_it_is_until_it_is_compressed_once() {
    let content = copy_of("content");
    let folder = content.path().join("blog/plano");
    fs::create_dir(&folder).unwrap();
    let svg = drawing(BYTES);
    fs::write(folder.join("plano.svg"), &svg).unwrap();
    let front = "title = \"Un plano\"\ndescription = \"Un plano\"\ndate = \"2026-01-02\"\ntags = []";
    let post = format!("+++\n{front}\n+++\n\n![El plano](plano.svg)\n");
    fs::write(folder.join("post.es.md"), &post).unwrap();
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let page = torre.get("/blog/plano").body;
    let name = page.split("<img src=\"/media/blog/plano/").nth(1).unwrap().split('"').next().unwrap();
    let address = format!("/media/blog/plano/{name}");
    let ask = || -> Answer { torre.get_with(&address, &[("accept-encoding", "br")]) };

    let first = ask();
    assert_eq!((first.status, first.header("content-encoding")), (200, ""));
    assert_eq!(first.header("cache-control"), "public, no-cache", "no proxy keeps it for good");
    assert!(first.bytes == svg.as_bytes());
    assert_eq!(torre.get("/cursos").status, 200);

    let known = [("if-none-match", first.header("etag"))];
    let policy = || torre.get_with(&address, &known).header("cache-control").to_owned();
    eventually("the compressed drawing", || policy() == "public, max-age=31536000, immutable");
    let ready = ask();
    assert_eq!(ready.header("content-encoding"), "br");
    assert_eq!(ready.header("etag"), first.header("etag"));

    // A new version of the site has it ready.
    fs::write(folder.join("post.es.md"), post.replace("El plano", "El plano nuevo")).unwrap();
    eventually("the new text", || torre.get("/blog/plano").body.contains("El plano nuevo"));
    assert_eq!(ask().header("content-encoding"), "br");
}
