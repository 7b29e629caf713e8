//! Markdown (GFM) to HTML, with heading anchors and safe external links.

use comrak::nodes::{Node, NodeValue};
use comrak::options::{Extension, Plugins};
use comrak::{Arena, Options, format_html_with_plugins, parse_document};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::heading_anchors::{Heading, HeadingAnchors};

/// Markdown in a content file, HTML on the page.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(type = "string")]
pub struct Markdown(pub String);

impl<'de> Deserialize<'de> for Markdown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Markdown, D::Error> {
        Ok(Markdown(article(&String::deserialize(deserializer)?).html))
    }
}

pub struct Article {
    pub html: String,
    /// The second-level headings, for a table of contents.
    pub headings: Vec<Heading>,
}

/// A picture of the text, by address, alternative text and title, as HTML. None: as it is written.
pub type PictureHtml<'a> = &'a mut dyn FnMut(&str, &str, &str) -> Option<String>;

pub fn article(source: &str) -> Article {
    article_with(source, &mut |_, _, _| None)
}

pub fn article_with(source: &str, picture: PictureHtml<'_>) -> Article {
    let anchors = HeadingAnchors::default();
    let mut plugins = Plugins::default();
    plugins.render.heading_adapter = Some(&anchors);
    let arena = Arena::new();
    let root = parse_document(&arena, source, &options());
    show_pictures(root, picture);
    let mut html = String::with_capacity(source.len() + source.len() / 4);
    // Writing to a string cannot fail; a heading that could not be written would be missing.
    let _ = format_html_with_plugins(root, &options(), &mut html, &plugins);
    Article { html: guard_external_links(&html), headings: anchors.second_level() }
}

fn show_pictures(root: Node<'_>, picture: PictureHtml<'_>) {
    let pictures: Vec<Node<'_>> =
        root.descendants().filter(|node| matches!(node.data.borrow().value, NodeValue::Image(_))).collect();
    for node in pictures {
        let shown = match &node.data.borrow().value {
            NodeValue::Image(link) => picture(&link.url, &text_of(node), &link.title),
            _ => None,
        };
        if let Some(html) = shown {
            node.children().for_each(|child| child.detach());
            node.data.borrow_mut().value = NodeValue::HtmlInline(html);
        }
    }
}

/// The words of a node without their marks.
fn text_of(node: Node<'_>) -> String {
    let words = |inner: Node<'_>| match &inner.data.borrow().value {
        NodeValue::Text(text) => text.to_string(),
        NodeValue::Code(code) => code.literal.clone(),
        NodeValue::SoftBreak | NodeValue::LineBreak => " ".to_owned(),
        _ => String::new(),
    };
    node.descendants().map(words).collect()
}

/// Raw HTML passes as it is: content files are written by the school, not by visitors.
fn options() -> Options<'static> {
    let extension = Extension {
        strikethrough: true,
        table: true,
        autolink: true,
        footnotes: true,
        ..Extension::default()
    };
    let mut options = Options { extension, ..Options::default() };
    options.render.r#unsafe = true;
    options
}

/// Links that leave the site tell the other side nothing about the visitor's tab, however they are written.
fn guard_external_links(html: &str) -> String {
    let mut guarded = String::with_capacity(html.len() + 64);
    let mut rest = html;
    while let Some(start) = rest.find("<a ") {
        let (before, link) = rest.split_at(start + "<a ".len());
        let tag = link.split('>').next().unwrap_or_default();
        guarded.push_str(before);
        let leaves = tag.contains("href=\"https://") || tag.contains("href=\"http://");
        if leaves && !tag.contains("rel=") {
            guarded.push_str("rel=\"noopener\" ");
        }
        rest = link;
    }
    guarded.push_str(rest);
    guarded
}

/// The targets of every link in a text.
pub fn hrefs(html: &str) -> impl Iterator<Item = &str> {
    html.split(" href=\"").skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_have_anchors_that_the_table_of_contents_points_to() {
        let article = article("## Qué es\n\n### Detalle\n\n## Qué es\n");
        let ids: Vec<_> = article.headings.iter().map(|heading| heading.id.as_str()).collect();
        assert_eq!(ids, ["qué-es", "qué-es-1"]);
        assert!(article.html.contains("<h2 id=\"qué-es-1\">"), "{}", article.html);
    }

    #[test]
    fn outside_links_are_safe() {
        for source in [
            "[AESA](https://www.seguridadaerea.gob.es/)",
            "https://www.seguridadaerea.gob.es/",
            "<a target=\"_blank\" href=\"http://www.seguridadaerea.gob.es/\">AESA</a>",
        ] {
            let html = article(source).html;
            assert!(html.contains("<a rel=\"noopener\" "), "{html}");
        }
    }

    #[test]
    fn links_inside_the_site_and_links_with_a_rel_of_their_own_stay_as_written() {
        let source =
            "[cursos](/cursos) <a href=\"https://torre.example/\" rel=\"nofollow noopener\">otra</a>";
        let html = article(source).html;
        assert!(html.contains("<a href=\"/cursos\">"), "{html}");
        assert_eq!(html.matches("rel=").count(), 1, "{html}");
        assert!(!html.contains("target="), "no new tab that the author did not ask for: {html}");
    }

    #[test]
    fn a_picture_is_shown_as_the_caller_says_with_the_words_of_its_alternative_text() {
        let mut seen = Vec::new();
        let article = article_with("![una *torre* `LEMD`](torre.jpg \"Barajas\")", &mut |url, alt, title| {
            seen.push(format!("{url}|{alt}|{title}"));
            Some("<picture></picture>".to_owned())
        });
        assert_eq!(seen, ["torre.jpg|una torre LEMD|Barajas"]);
        assert_eq!(article.html, "<p><picture></picture></p>\n");
    }
}
