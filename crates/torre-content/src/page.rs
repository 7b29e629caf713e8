//! A page file: its addresses, its head data, its sections.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use torre_base::routes::Addresses;

use crate::diagnostics::{Diagnostic, Diagnostics, Step};
use crate::parsing;
use crate::picture::Picture;
use crate::sections::Section;

/// The page file that every post is shown with.
pub const POST_TEMPLATE: &str = "blog-post";
/// The page shown for addresses that do not exist.
pub const NOT_FOUND: &str = "not-found";

/// What search engines and social networks read of a page.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeadFile {
    pub title: String,
    pub description: String,
    /// Words of the subject.
    #[serde(default)]
    pub keywords: Vec<String>,
    pub image: Option<Picture>,
    /// Keeps search engines away.
    #[serde(default)]
    pub noindex: bool,
    /// The drawing of the share image; without one it follows from the sections.
    pub motif: Option<Motif>,
}

/// The drawing beside a title on share images and covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Motif {
    /// A scope with traffic.
    Radar,
    /// A runway from above.
    Runway,
    /// A departure: waypoints joined by tracks.
    Route,
}

/// A page in one language.
#[derive(Clone, Debug)]
pub struct Page {
    /// The page's short name: menus, breadcrumbs.
    pub name: String,
    /// The page above this one in the breadcrumb.
    pub parent: Option<String>,
    pub head: HeadFile,
    pub sections: Vec<Section>,
    /// The file it came from, for the log.
    pub file: String,
}

/// The part of a page file that both languages share, read before anything else.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageAddresses {
    pub addresses: Addresses,
    #[serde(default)]
    pub redirects: Vec<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PageFields {
    name: String,
    parent: Option<String>,
    head: HeadFile,
}

/// Takes the addresses out of a page file; what is left can be localised.
pub fn split_addresses(
    file: &str,
    value: &mut Value,
    diagnostics: &mut Diagnostics,
) -> Option<PageAddresses> {
    let table = value.as_object_mut()?;
    let mut shared = Map::new();
    for key in ["addresses", "redirects"] {
        if let Some(inner) = table.remove(key) {
            shared.insert(key.to_owned(), inner);
        }
    }
    let parsed: PageAddresses = parsing::typed(file, "", Value::Object(shared), diagnostics)?;
    for path in parsed.addresses.es.iter().chain(&parsed.addresses.en).chain(&parsed.redirects) {
        if !path.starts_with('/') || (path.len() > 1 && path.ends_with('/')) {
            let message = format!("\"{path}\" is no address; expected a path such as \"/cursos\"");
            diagnostics.push(Diagnostic::error(file, "addresses", message).about(path));
        }
    }
    Some(parsed)
}

/// Reads a page in one language; each section is read by itself, so that all errors show at once.
pub fn parse_page(file: &str, mut value: Value, diagnostics: &mut Diagnostics) -> Option<Page> {
    let sections = value.as_object_mut()?.remove("sections");
    let fields: Option<PageFields> = parsing::typed(file, "", value, diagnostics);
    let blocks = match sections {
        Some(Value::Array(blocks)) => blocks,
        None => Vec::new(),
        Some(_) => {
            diagnostics.error(file, "sections", "expected [[sections]] blocks");
            Vec::new()
        }
    };
    let mut sections = Vec::with_capacity(blocks.len());
    for (index, block) in blocks.iter().enumerate() {
        let Some(table) = block.as_object() else { continue };
        match Section::parse(table) {
            Ok(section) => sections.push(section),
            Err(error) => {
                let at = format!("sections[{index}]");
                let field = if error.field.is_empty() { at } else { format!("{at}.{}", error.field) };
                let fault = Diagnostic::error(file, field, error.message).of(Step::Type);
                diagnostics.push(Diagnostic { about: error.about, ..fault });
            }
        }
    }
    let PageFields { name, parent, head } = fields?;
    Some(Page { name, parent, head, sections, file: file.to_owned() })
}

/// As it stands in the window's title bar and in search results.
pub fn full_title(title: &str, school: &str) -> String {
    format!("{title} | {school}")
}
