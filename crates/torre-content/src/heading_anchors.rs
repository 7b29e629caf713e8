//! Heading anchors: ids for the headings of a Markdown text, and the table of contents that points to them.

use std::fmt;
use std::sync::Mutex;

use comrak::Anchorizer;
use comrak::adapters::{HeadingAdapter, HeadingMeta};
use comrak::nodes::Sourcepos;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A heading of the table of contents.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Heading {
    pub id: String,
    pub text: String,
}

/// Gives every heading an id, and remembers them in order.
#[derive(Default)]
pub struct HeadingAnchors(Mutex<State>);

#[derive(Default)]
struct State {
    ids: Anchorizer,
    headings: Vec<(u8, Heading)>,
}

impl HeadingAnchors {
    pub fn second_level(self) -> Vec<Heading> {
        let state = self.0.into_inner().unwrap_or_default();
        state.headings.into_iter().filter(|(level, _)| *level == 2).map(|(_, heading)| heading).collect()
    }
}

impl HeadingAdapter for HeadingAnchors {
    fn enter(&self, output: &mut dyn fmt::Write, heading: &HeadingMeta, _: Option<Sourcepos>) -> fmt::Result {
        let mut state = self.0.lock().map_err(|_| fmt::Error)?;
        let id = state.ids.anchorize(&heading.content);
        write!(output, "<h{} id=\"{id}\">", heading.level)?;
        state.headings.push((heading.level, Heading { id, text: heading.content.clone() }));
        Ok(())
    }

    /// The anchor is for the mouse: screen readers and keyboards have the table of contents.
    fn exit(&self, output: &mut dyn fmt::Write, heading: &HeadingMeta) -> fmt::Result {
        let state = self.0.lock().map_err(|_| fmt::Error)?;
        if let Some((_, Heading { id, .. })) = state.headings.last() {
            write!(output, "<a class=\"anchor\" href=\"#{id}\" aria-hidden=\"true\" tabindex=\"-1\"></a>")?;
        }
        writeln!(output, "</h{}>", heading.level)
    }
}
