//! The pictures that social networks show of pages.

use std::collections::BTreeMap;
use std::io::Cursor;

use crate::support::{Answer, Torre, copy_of, wait_for};

/// Every page and post in both languages, with the address of its picture.
fn pictures(torre: &Torre) -> BTreeMap<String, String> {
    let sitemap = torre.get("/sitemap.xml").body;
    let listed = sitemap.split("<loc>").skip(1).map(|rest| path(rest.split("</loc>").next().unwrap()));
    let unlisted = ["/home2", "/home2?lang=en", "/feedback", "/success", "/exito"].map(str::to_owned);
    let address = |page: String| {
        let html = torre.get(&page).body;
        let picture = html.split("property=\"og:image\" content=\"").nth(1);
        let picture = picture.unwrap_or_else(|| panic!("{page} names no picture")).split('"').next().unwrap();
        (page, path(picture))
    };
    listed.map(|page| page.replace("&amp;", "&")).chain(unlisted).map(address).collect()
}

/// An absolute address without its host.
fn path(address: &str) -> String {
    let rest = address.split_once("://").unwrap().1;
    rest.find('/').map_or("/", |start| &rest[start..]).to_owned()
}

fn size(picture: &Answer) -> (u32, u32) {
    let reader = png::Decoder::new(Cursor::new(&picture.bytes)).read_info();
    let mut reader = reader.unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height)
}

#[test]
fn every_page_and_post_has_a_picture_of_its_own_in_both_languages() {
    let torre = Torre::shared();
    let pictures = pictures(torre);
    assert!(pictures.len() > 40, "{}", pictures.len());
    let mut seen: BTreeMap<Vec<u8>, String> = BTreeMap::new();
    for (page, address) in &pictures {
        let picture = torre.get(address);
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"), "{page}");
        assert_eq!(size(&picture), (1200, 630), "{page}");
        assert!(picture.bytes.len() < 100_000, "{address} has {} bytes", picture.bytes.len());
        let twin = seen.insert(picture.bytes, address.clone());
        assert!(twin.is_none_or(|twin| twin == *address), "{page} looks like another page");
    }
}

#[test]
fn a_page_says_how_large_its_picture_is_and_what_it_shows() {
    let html = Torre::shared().get("/bloque-1-torre").body;
    for tag in [
        "property=\"og:image:width\" content=\"1200\"",
        "property=\"og:image:height\" content=\"630\"",
        "property=\"og:image:alt\" content=\"Bloque 1: formación básica y control de torre. Curso · B1.",
        "name=\"twitter:card\" content=\"summary_large_image\"",
        "name=\"twitter:image\" content=\"",
    ] {
        assert!(html.contains(tag), "{tag}");
    }
}

#[test]
fn a_picture_is_kept_by_browsers_and_may_be_shown_by_other_sites() {
    let torre = Torre::shared();
    let address = pictures(torre).remove("/bloque-1-torre").unwrap();
    let picture = torre.get(&address);
    assert_eq!(picture.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(picture.header("cross-origin-resource-policy"), "cross-origin");
    assert_eq!(torre.get("/cursos").header("cross-origin-resource-policy"), "same-origin");

    let plain = "/share/block-1.es.png";
    assert_eq!(torre.get(plain).header("cache-control"), "public, no-cache");
    let again = torre.get_with(plain, &[("if-none-match", picture.header("etag"))]);
    assert_eq!((again.status, again.bytes.len()), (304, 0));
}

#[test]
fn names_that_nobody_has_are_not_found() {
    for name in
        ["/share/nada.es.png", "/share/block-1.fr.png", "/share/block-1.png", "/share/blog/nada.en.png"]
    {
        assert_eq!(Torre::shared().get(name).status, 404, "{name}");
    }
}

#[test]
fn a_changed_fact_changes_the_picture_and_its_address() {
    let content = copy_of("content");
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let address = || pictures_of(&torre, "/bloque-1-torre");
    let (before, other) = (address(), pictures_of(&torre, "/servicios"));
    let picture = torre.get(&before).bytes;

    let file = content.path().join("courses/block-1.toml");
    let course = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, course.replace("seats = 16", "seats = 19")).unwrap();
    let after = wait_for("another picture", || Some(address()).filter(|address| *address != before));
    assert_ne!(torre.get(&after).bytes, picture);
    assert_eq!(pictures_of(&torre, "/servicios"), other);
    // The old address is not forgotten, but nobody is told to keep it any more.
    assert_eq!(torre.get(&before).header("cache-control"), "public, no-cache");
}

const POST: &str = "requisitos-controlador-aereo";

/// A photograph, as far as a file of one colour is one.
fn photograph(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![90; (width * height) as usize]).unwrap();
    writer.finish().unwrap();
    bytes
}

#[test]
fn a_post_is_shared_with_its_cover_a_photograph_as_it_is_and_a_drawing_inside_the_drawn_picture() {
    let content = copy_of("content");
    let folder = content.path().join("blog").join(POST);
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let page = format!("/blog/{POST}");
    let address = || pictures_of(&torre, &page);

    let drawn = address();
    assert!(drawn.starts_with(&format!("/share/blog/{POST}.es.png?v=")), "{drawn}");
    let with_cover = torre.get(&drawn);
    assert_eq!(size(&with_cover), (1200, 630));

    std::fs::remove_file(folder.join("cover.svg")).unwrap();
    let without = wait_for("a picture without the cover", || Some(address()).filter(|now| *now != drawn));
    let without = torre.get(&without);
    assert_eq!(size(&without), (1200, 630));
    assert_ne!(without.bytes, with_cover.bytes, "the drawing is part of the picture");

    std::fs::write(folder.join("cover.png"), photograph(1600, 900)).unwrap();
    let is_media = |now: &String| now.starts_with(&format!("/media/blog/{POST}/cover."));
    let cover = wait_for("the photograph", || Some(address()).filter(is_media));
    assert_eq!(size(&torre.get(&cover)), (1600, 900));
    let html = torre.get(&page).body;
    for tag in [
        format!("name=\"twitter:image\" content=\"https://torre.example{cover}\""),
        "property=\"og:image:width\" content=\"1600\"".to_owned(),
        "property=\"og:image:height\" content=\"900\"".to_owned(),
        format!("\"image\":\"https://torre.example{cover}\""),
    ] {
        let tag = tag.replace("https://torre.example", origin(&html));
        assert!(html.contains(&tag), "{tag}");
    }
}

#[test]
fn a_drawn_cover_that_cannot_be_read_costs_a_post_its_cover_and_not_its_picture() {
    let content = copy_of("content");
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"9\"><path";
    std::fs::write(content.path().join("blog").join(POST).join("cover.svg"), svg).unwrap();
    let torre = Torre::start_without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    assert_eq!(size(&torre.get(&format!("/share/blog/{POST}.es.png"))), (1200, 630));
}

#[test]
fn what_is_not_there_is_shared_with_the_picture_of_the_home_page() {
    let torre = Torre::shared();
    for (missing, home) in
        [("/no-hay-nadie", "/"), ("/no-hay-nadie?lang=en", "/?lang=en"), ("/blog/nadie", "/")]
    {
        assert_eq!(torre.get(missing).status, 404, "{missing}");
        assert_eq!(pictures_of(torre, missing), pictures_of(torre, home), "{missing}");
    }
}

/// Of the site's own addresses, as its pages write them.
fn origin(html: &str) -> &str {
    let canonical = html.split("rel=\"canonical\" href=\"").nth(1).unwrap();
    &canonical[..canonical.find("/blog/").unwrap()]
}

fn pictures_of(torre: &Torre, page: &str) -> String {
    let html = torre.get(page).body;
    path(html.split("property=\"og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap())
}
