//! Markdown (GFM) to HTML, with heading anchors and safe outside links.

use std::fmt;
use std::sync::Mutex;

use comrak::adapters::{HeadingAdapter, HeadingMeta};
use comrak::nodes::Sourcepos;
use comrak::options::{Extension, Plugins};
use comrak::{Anchorizer, Options, markdown_to_html_with_plugins};
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
    let anchors = Anchors::default();
    let mut plugins = Plugins::default();
    plugins.render.heading_adapter = Some(&anchors);
    let html = markdown_to_html_with_plugins(source, &options(), &plugins);
    Article { html: guard_outside_links(&html), headings: anchors.second_level() }
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

/// Gives every heading an id, and remembers them in order.
#[derive(Default)]
struct Anchors(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    ids: Anchorizer,
    headings: Vec<(u8, Heading)>,
}

impl Anchors {
    fn second_level(self) -> Vec<Heading> {
        let seen = self.0.into_inner().unwrap_or_default();
        seen.headings.into_iter().filter(|(level, _)| *level == 2).map(|(_, heading)| heading).collect()
    }
}

impl HeadingAdapter for Anchors {
    fn enter(&self, output: &mut dyn fmt::Write, heading: &HeadingMeta, _: Option<Sourcepos>) -> fmt::Result {
        let mut seen = self.0.lock().map_err(|_| fmt::Error)?;
        let id = seen.ids.anchorize(&heading.content);
        write!(output, "<h{} id=\"{id}\">", heading.level)?;
        seen.headings.push((heading.level, Heading { id, text: heading.content.clone() }));
        Ok(())
    }

    /// The anchor is for the mouse: screen readers and keyboards have the table of contents.
    fn exit(&self, output: &mut dyn fmt::Write, heading: &HeadingMeta) -> fmt::Result {
        let seen = self.0.lock().map_err(|_| fmt::Error)?;
        if let Some((_, Heading { id, .. })) = seen.headings.last() {
            write!(output, "<a class=\"anchor\" href=\"#{id}\" aria-hidden=\"true\" tabindex=\"-1\"></a>")?;
        }
        writeln!(output, "</h{}>", heading.level)
    }
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
        assert!(article.html.contains("<h2 id=\"qué-es-1\">"), "{}", article.html);
    }

    #[test]
    fn outside_links_are_safe() {
        let html = article("[AESA](https://www.seguridadaerea.gob.es/)").html;
        assert!(html.contains("rel=\"noopener\""), "{html}");
    }
}
