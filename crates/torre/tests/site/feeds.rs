//! The feeds by the rules of RSS 2.0, of the Atom and content modules they use, and of the RSS Advisory Board's
//! profile: what a feed validator looks at.

use std::collections::HashSet;

use roxmltree::{Document, Node};

use crate::support::Torre;

const SITE: &str = "https://torre.example";
const ATOM: &str = "http://www.w3.org/2005/Atom";
const CONTENT: &str = "http://purl.org/rss/1.0/modules/content/";

fn child<'a>(node: Node<'a, 'a>, name: &str) -> Option<Node<'a, 'a>> {
    let own =
        |child: &Node<'_, '_>| child.tag_name().name() == name && child.tag_name().namespace().is_none();
    let mut named = node.children().filter(own);
    let first = named.next();
    assert!(named.next().is_none(), "<{name}> stands once");
    first
}

fn text<'a>(node: Node<'a, 'a>, name: &str) -> &'a str {
    let text = child(node, name).and_then(|child| child.text()).unwrap_or_default();
    assert!(!text.trim().is_empty(), "<{name}> is missing or empty");
    text
}

fn is_address(text: &str) -> bool {
    text.parse::<ureq::http::Uri>().is_ok_and(|uri| uri.scheme().is_some() && uri.host().is_some())
}

/// `Thu, 24 Oct 2024 22:00:00 GMT`, and a Thursday it was.
fn is_rfc_822(date: &str) -> bool {
    jiff::fmt::rfc2822::parse(date).is_ok() && date.len() == "Thu, 24 Oct 2024 22:00:00 GMT".len()
}

fn check_channel(channel: Node<'_, '_>, path: &str, language: &str) {
    assert_eq!(text(channel, "language"), language);
    assert!(is_address(text(channel, "link")));
    text(channel, "title");
    text(channel, "description");
    let own = channel.children().find(|child| child.has_tag_name((ATOM, "link"))).unwrap();
    assert_eq!(own.attribute("rel"), Some("self"));
    assert_eq!(own.attribute("type"), Some("application/rss+xml"));
    assert_eq!(own.attribute("href"), Some(format!("{SITE}{path}").as_str()));
}

fn check_item(item: Node<'_, '_>) -> String {
    text(item, "title");
    text(item, "description");
    let link = text(item, "link");
    assert!(link.starts_with(&format!("{SITE}/blog/")), "{link}");
    let guid = text(item, "guid");
    assert!(is_address(guid), "a permanent link is an address: {guid}");
    assert!(is_rfc_822(text(item, "pubDate")), "{}", text(item, "pubDate"));
    let body = item.children().find(|child| child.has_tag_name((CONTENT, "encoded"))).unwrap();
    check_text(body.text().unwrap());
    guid.to_owned()
}

fn check_text(html: &str) {
    assert!(html.split_whitespace().count() > 500, "the whole text");
    for forbidden in ["<script", "<source", "srcset=", " onclick=", "javascript:", "<iframe", "<object"] {
        assert!(!html.contains(forbidden), "{forbidden}");
    }
    for attribute in [" href=\"", " src=\""] {
        for value in html.split(attribute).skip(1).map(|rest| rest.split('"').next().unwrap()) {
            assert!(value.starts_with("https://") || value.starts_with("mailto:"), "{value} is not whole");
        }
    }
}

#[test]
fn the_feeds_are_valid_and_have_the_full_text_in_each_language() {
    let torre = Torre::start(&[("TORRE_SITE_URL", SITE)]);
    for (path, language) in [("/feed.xml", "es"), ("/feed.en.xml", "en")] {
        let answer = torre.get(path);
        assert_eq!(answer.header("content-type"), "application/rss+xml; charset=utf-8");
        let document = Document::parse(&answer.body).unwrap();
        let rss = document.root_element();
        assert!(rss.has_tag_name("rss"));
        assert_eq!(rss.attribute("version"), Some("2.0"));
        let channel = child(rss, "channel").unwrap();
        check_channel(channel, path, language);
        let items: Vec<_> = channel.children().filter(|child| child.has_tag_name("item")).collect();
        let guids: HashSet<String> = items.iter().map(|item| check_item(*item)).collect();
        assert_eq!((items.len(), guids.len()), (8, 8), "eight posts, each known by a name of its own");

        let again = torre.get_with(path, &[("if-none-match", answer.header("etag"))]);
        assert_eq!(again.status, 304);
        let home = torre.get(if language == "es" { "/" } else { "/?lang=en" }).body;
        assert!(home.contains("type=\"application/rss+xml\""));
        assert!(home.contains(&format!("href=\"{path}\"")));
    }
}
