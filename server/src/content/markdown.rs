//! Markdown (GFM) to HTML, with heading anchors and safe outside links.

use comrak::nodes::{AstNode, NodeValue};
use comrak::options::Extension;
use comrak::{Anchorizer, Arena, Options, format_html, parse_document};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::content::post::Heading;

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

pub fn article(source: &str) -> Article {
    let arena = Arena::new();
    let options = options();
    let root = parse_document(&arena, source, &options);
    let headings = headings(root);
    let mut html = String::with_capacity(source.len() * 2);
    // Writing into a String does not fail.
    let _ = format_html(root, &options, &mut html);
    Article { html: guard_outside_links(&html), headings }
}

/// Raw HTML passes as it is: content files are written by the school, not by visitors.
fn options() -> Options<'static> {
    let extension = Extension {
        strikethrough: true,
        table: true,
        autolink: true,
        footnotes: true,
        header_id_prefix: Some(String::new()),
        ..Extension::default()
    };
    let mut options = Options { extension, ..Options::default() };
    options.render.r#unsafe = true;
    options
}

fn headings<'a>(root: &'a AstNode<'a>) -> Vec<Heading> {
    let mut anchors = Anchorizer::new();
    let mut found = Vec::new();
    for node in root.descendants() {
        let level = match &node.data.borrow().value {
            NodeValue::Heading(heading) => heading.level,
            _ => continue,
        };
        let text = plain_text(node);
        // Every heading takes an anchor, so that repeated titles number as the renderer numbers them.
        let id = anchors.anchorize(&text);
        if level == 2 {
            found.push(Heading { id, text });
        }
    }
    found
}

fn plain_text<'a>(node: &'a AstNode<'a>) -> String {
    let mut text = String::new();
    for inner in node.descendants() {
        match &inner.data.borrow().value {
            NodeValue::Text(part) => text.push_str(part),
            NodeValue::Code(code) => text.push_str(&code.literal),
            _ => {}
        }
    }
    text
}

/// Links that leave the site tell the other side nothing about the visitor's tab.
fn guard_outside_links(html: &str) -> String {
    html.replace("<a href=\"https://", "<a rel=\"noopener\" href=\"https://")
        .replace("<a href=\"http://", "<a rel=\"noopener\" href=\"http://")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_have_anchors_that_the_table_of_contents_points_to() {
        let article = article("## Qué es\n\n### Detalle\n\n## Qué es\n");
        let ids: Vec<_> = article.headings.iter().map(|heading| heading.id.as_str()).collect();
        assert_eq!(ids, ["qué-es", "qué-es-1"]);
        assert!(article.html.contains("id=\"qué-es-1\""), "{}", article.html);
    }

    #[test]
    fn outside_links_are_safe() {
        let html = article("[AESA](https://www.seguridadaerea.gob.es/)").html;
        assert!(html.contains("rel=\"noopener\""), "{html}");
    }
}
