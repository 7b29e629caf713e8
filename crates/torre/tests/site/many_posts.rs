//! Thousands of posts: all of them reached, none of them in the way. `make bench-blog` has five thousand.

use std::collections::HashSet;

use serde_json::Value;

use crate::support::many_posts::{resident, slug, write};
use crate::support::{PRERENDERED, Torre, copy_of};

const POSTS: usize = 2000;
const BYTES: usize = 6000;
/// Besides those of the site.
const OWN: usize = 8;

fn json(torre: &Torre, path: &str) -> Value {
    serde_json::from_str(&torre.get(path).body).unwrap()
}

#[test]
fn thousands_of_posts_are_all_reached_and_take_less_than_four_times_their_text() {
    let content = copy_of("content");
    let folder = content.path().to_str().unwrap();
    let few = Torre::start(&[PRERENDERED, ("TORRE_CONTENT", folder)]);
    let before = resident(few.pid());
    drop(few);
    let text = write(content.path(), POSTS, BYTES);
    let torre = Torre::start(&[PRERENDERED, ("TORRE_CONTENT", folder), ("TORRE_PAGE_STORE_MB", "8")]);

    // Page by page, as a crawler would.
    let mut listed = HashSet::new();
    for page in 1.. {
        let path = format!("/api/pages?path=%2Fblog%3Fpage%3D{page}&lang=es");
        let list = json(&torre, &path)["sections"][0].clone();
        let posts = list["posts"].as_array().unwrap();
        assert!(posts.len() <= 24, "a page carries {} posts", posts.len());
        listed.extend(posts.iter().map(|post| post["id"].as_str().unwrap().to_owned()));
        if list["slice"]["page"] == list["slice"]["pages"] {
            break;
        }
    }
    assert_eq!(listed.len(), POSTS + OWN);
    assert_eq!(json(&torre, "/api/posts").as_array().unwrap().len(), POSTS + OWN);
    let sitemap = torre.get("/sitemap.xml").body;
    for number in (0..POSTS).step_by(97) {
        let id = slug(number);
        assert!(listed.contains(&id) && sitemap.contains(&format!("/blog/{id}</loc>")), "{id}");
        let post = json(&torre, &format!("/api/posts/{id}"));
        assert!(post["content"].as_str().unwrap().contains(&format!("Fin del caso {number}.")));
        assert_eq!(json(&torre, &format!("/api/posts/{id}/related")).as_array().unwrap().len(), 3);
    }
    // More pages than the store holds, twice over: the first has to make room, and comes back the same.
    let first = torre.get(&format!("/blog/{}", slug(0))).body;
    for number in 1..100 {
        let page = torre.get(&format!("/blog/{}", slug(number))).body;
        assert!(page.contains(&format!("Fin del caso {number}.")));
    }
    assert_eq!(torre.get(&format!("/blog/{}", slug(0))).body, first);
    assert!(torre.get("/blog?page=50").body.contains("rel=\"next\" href=\"/blog?page=51\""));
    assert!(torre.get("/blog").body.matches("<article").count() < 20, "the list does not carry them all");

    let grown = resident(torre.pid()).saturating_sub(before);
    assert!(grown < 4 * text, "grown by {grown} bytes for {text} bytes of text");
}
