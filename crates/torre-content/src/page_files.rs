//! Page files as they are written, before localisation, and the route table they and the posts make.

use serde_json::Value;
use torre_base::routes::{AddressConflict, PageId, RouteTable};

use crate::diagnostics::{Diagnostic, Diagnostics, Missing};
use crate::language_addressing::LanguageAddressing;
use crate::modification_record::unrecorded;
use crate::page::{NOT_FOUND, POST_TEMPLATE, PageAddresses, split_addresses};
use crate::parsing;
use crate::post_path::post_addresses;
use crate::source::{Files, in_folder};

/// One page file, before it is in one language.
pub struct PageFile {
    pub file: String,
    pub id: PageId,
    pub shared: PageAddresses,
    pub value: Value,
}

pub fn read_pages(files: &Files, diagnostics: &mut Diagnostics) -> Vec<PageFile> {
    let mut pages = Vec::new();
    for (file, id) in in_folder(files, "pages/", ".toml") {
        let Some(mut value) = parsing::toml_file(files, file, diagnostics) else { continue };
        if let Some(shared) = split_addresses(file, &mut value, diagnostics) {
            pages.push(PageFile { file: file.to_owned(), id: id.to_owned(), shared, value });
        }
    }
    pages
}

pub fn route_table<'a>(
    files: &Files,
    pages: &[PageFile],
    posts: impl Iterator<Item = &'a str>,
    addressing: LanguageAddressing,
    diagnostics: &mut Diagnostics,
) -> RouteTable {
    let mut routes = RouteTable::default();
    for page in pages {
        if page.id == POST_TEMPLATE || page.id == NOT_FOUND {
            continue;
        }
        let addresses = addressing.addresses(page.shared.addresses.clone());
        for conflict in routes.add(&page.id, addresses, &page.shared.redirects) {
            diagnostics.push(explain(conflict, &page.file, files));
        }
    }
    for id in posts {
        routes.add(&format!("blog/{id}"), addressing.addresses(post_addresses(id)), &[]);
    }
    routes
}

/// Of two pages with one address that one is at fault which has changed since the record of dates was written.
fn explain(conflict: AddressConflict, file: &str, files: &Files) -> Diagnostic {
    let owner = format!("pages/{}.toml", conflict.owner);
    let changed = unrecorded(files);
    let is_owner = changed.contains(&owner.as_str()) && !changed.contains(&file);
    let (file, owner) = if is_owner { (owner.as_str(), file) } else { (file, owner.as_str()) };
    let message = format!("\"{}\" already belongs to {owner}; expected an address of its own", conflict.path);
    Diagnostic::error(file, "addresses", message)
        .about(conflict.path)
        .because_of(Missing::OwnAddress(file.to_owned()))
}
