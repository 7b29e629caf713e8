//! RSS 2.0 feed: the editions that are announced, and the blog with the full text of every post.

use std::fmt::Write as _;

use torre_base::html::escape;
use torre_base::language::Language;
use torre_base::routes::path_of;
use torre_base::time_zone::{midnight, parse_timestamp};
use torre_content::content::{Content, LocalContent};
use torre_content::course::Course;
use torre_content::post::Post;

use crate::feed_content::feed_content;

/// The newest posts; readers keep the older ones.
const MOST_POSTS: usize = 50;

pub fn path(language: Language) -> &'static str {
    match language {
        Language::Es => "/feed.xml",
        Language::En => "/feed.en.xml",
    }
}

pub fn feed(content: &Content, site_url: &str, language: Language) -> String {
    let local = content.local(language);
    let blog = local.pages.get("blog");
    let title = blog.map_or(local.school.name.as_str(), |page| page.head.title.as_str());
    let description = blog.map_or("", |page| page.head.description.as_str());
    let link = format!("{site_url}{}", content.routes.href("blog", language));
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\" \
         xmlns:content=\"http://purl.org/rss/1.0/modules/content/\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<channel>\n",
    );
    element(&mut xml, "title", &format!("{title} | {}", local.school.name));
    element(&mut xml, "link", &link);
    element(&mut xml, "description", description);
    element(&mut xml, "language", language.code());
    let own = escape(&format!("{site_url}{}", path(language)));
    let _ = writeln!(xml, "<atom:link href=\"{own}\" rel=\"self\" type=\"application/rss+xml\"/>");
    for course in local.courses.values() {
        edition_item(&mut xml, course, content, site_url, local);
    }
    for post in local.posts.iter().take(MOST_POSTS) {
        item(&mut xml, post, site_url);
    }
    xml.push_str("</channel>\n</rss>\n");
    xml
}

/// An edition that is to come, until it begins. Its name says which one: a new edition is a new item.
fn edition_item(xml: &mut String, course: &Course, content: &Content, site_url: &str, local: &LocalContent) {
    let (Some((edition, _)), Some(dates), Some(href)) =
        (course.facts.schedule.next, &course.dates, &course.href)
    else {
        return;
    };
    let address = format!("{site_url}{href}");
    let month = edition.start.first_day().strftime("%Y-%m");
    xml.push_str("<item>\n");
    element(xml, "title", &format!("{} · {}", course.title, dates.start.text));
    element(xml, "link", &address);
    let _ = writeln!(xml, "<guid isPermaLink=\"false\">{}-{month}</guid>", escape(&course.id));
    let page = content.routes.find(path_of(href)).map(|route| &route.page);
    if let Some(day) = page.and_then(|page| content.last_modified.of_page(page)) {
        element(xml, "pubDate", &midnight(day).strftime("%a, %d %b %Y %H:%M:%S GMT").to_string());
    }
    element(xml, "description", &format!("{}. {}", dates.sentence(&local.text), course.description));
    xml.push_str("</item>\n");
}

fn item(xml: &mut String, post: &Post, site_url: &str) {
    let address = format!("{site_url}{}", post.href);
    xml.push_str("<item>\n");
    element(xml, "title", &post.title);
    element(xml, "link", &address);
    let _ = writeln!(xml, "<guid isPermaLink=\"true\">{}</guid>", escape(&address));
    if let Some(moment) = parse_timestamp(&post.date.iso) {
        element(xml, "pubDate", &moment.strftime("%a, %d %b %Y %H:%M:%S GMT").to_string());
    }
    if let Some(moment) = post.updated.as_ref().and_then(|day| parse_timestamp(&day.iso)) {
        element(xml, "atom:updated", &moment.to_string());
    }
    if let Some(author) = &post.author {
        element(xml, "dc:creator", author);
    }
    for tag in &post.tags {
        element(xml, "category", tag);
    }
    element(xml, "description", &post.description);
    let safe = feed_content(&post.content, site_url, &address).replace("]]>", "]]]]><![CDATA[>");
    let _ = writeln!(xml, "<content:encoded><![CDATA[{safe}]]></content:encoded>");
    xml.push_str("</item>\n");
}

fn element(xml: &mut String, name: &str, text: &str) {
    let _ = writeln!(xml, "<{name}>{}</{name}>", escape(text));
}
