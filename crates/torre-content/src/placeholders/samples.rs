//! Samples that a public address does not show: the hidden subjects of `placeholders.toml`, taken out of the files before
//! anything is made of them, so that pages, search, documents and structured data all do without.

use serde_json::Value;
use torre_config::samples::Samples;

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::page_files::PageFile;
use crate::placeholders::dead_links::{LostAnchors, remove_dead_links};
use crate::placeholders::list::{self, OnPublicAddress, Placeholder};
use crate::placeholders::prune::HiddenFacts;
use crate::school::{Centres, School};

const SCHOOL: &str = "school.toml";

/// Nothing is in it where samples are shown.
pub struct HiddenSamples {
    pub subjects: Vec<Placeholder>,
    facts: HiddenFacts,
    /// Fields and section kinds of one page: its file, the name.
    page_parts: Vec<(String, String)>,
    /// Every placeholder that is kept: a sample phone number is shown, but offers no call.
    kept: Vec<Placeholder>,
}

impl HiddenSamples {
    pub fn new(
        placeholders: Vec<Placeholder>,
        samples: Samples,
        diagnostics: &mut Diagnostics,
    ) -> HiddenSamples {
        let facts = HiddenFacts(Vec::new());
        let mut hidden =
            HiddenSamples { subjects: Vec::new(), facts, page_parts: Vec::new(), kept: Vec::new() };
        if samples == Samples::Show {
            return hidden;
        }
        for placeholder in placeholders {
            match placeholder.public {
                OnPublicAddress::Hidden => hidden.hide(placeholder, diagnostics),
                OnPublicAddress::Kept => hidden.kept.push(placeholder),
            }
        }
        hidden
    }

    fn hide(&mut self, placeholder: Placeholder, diagnostics: &mut Diagnostics) {
        let (file, field) = placeholder.file_and_field();
        let people = file.strip_prefix("people/").and_then(|name| name.strip_suffix(".toml"));
        match (people, field) {
            (Some(name), _) => self.facts.0.push(format!("people/{name}")),
            (None, field) if file == SCHOOL && !field.is_empty() => {
                self.facts.0.push(format!("school/{}", field.replace('.', "/")));
            }
            (None, field) if file.starts_with("pages/") && !field.is_empty() => {
                self.page_parts.push((file.to_owned(), field.to_owned()));
            }
            _ => {
                let place = &placeholder.place;
                let message = format!(
                    "\"{place}\" cannot be hidden; expected public = \"kept\", or a file of people/, a field of school.toml, or a field or section kind of a page"
                );
                diagnostics.push(Diagnostic::error(list::FILE, "", message).about(place));
                return;
            }
        }
        self.subjects.push(placeholder);
    }

    pub fn hides_people(&self, name: &str) -> bool {
        self.facts.0.contains(&format!("people/{name}"))
    }

    /// A page of which nothing is left is not there.
    pub fn prune_pages(&self, pages: Vec<PageFile>, diagnostics: &mut Diagnostics) -> Vec<PageFile> {
        let mut unused: Vec<&(String, String)> = self.page_parts.iter().collect();
        let mut lost = Vec::new();
        let pages = pages.into_iter().filter_map(|page| {
            let before = section_ids(&page);
            let (file, addresses) = (page.file.clone(), addresses_of(&page));
            let page = self.prune_page(page, &mut unused);
            let after = page.as_ref().map(section_ids).unwrap_or_default();
            let ids = before.into_iter().filter(|id| !after.contains(id)).collect();
            lost.push(LostAnchors { file, addresses, ids });
            page
        });
        let mut pages: Vec<PageFile> = pages.collect();
        pages.iter_mut().for_each(|page| remove_dead_links(page, &lost));
        for (file, name) in unused {
            let place = format!("{file}: {name}");
            let message = format!(
                "\"{place}\" names neither a section kind nor a field of a section of this page; expected one of them"
            );
            diagnostics.push(Diagnostic::error(list::FILE, "", message).about(place));
        }
        pages
    }

    fn prune_page(&self, mut page: PageFile, unused: &mut Vec<&(String, String)>) -> Option<PageFile> {
        let sections = page.value.get_mut("sections").and_then(Value::as_array_mut);
        let Some(sections) = sections.filter(|sections| !sections.is_empty()) else { return Some(page) };
        for part @ (_, name) in self.page_parts.iter().filter(|(file, _)| *file == page.file) {
            let count = sections.len();
            sections.retain(|section| section.get("kind").and_then(Value::as_str) != Some(name));
            let mut found = sections.len() < count;
            for section in sections.iter_mut().filter_map(Value::as_object_mut) {
                found |= section.remove(name).is_some();
            }
            if found {
                unused.retain(|known| *known != part);
            }
        }
        *sections =
            std::mem::take(sections).into_iter().filter_map(|section| self.facts.prune(section)).collect();
        (!sections.is_empty()).then_some(page)
    }

    /// Without the hidden facts themselves: whatever still refers to one is an error, not a gap.
    pub fn prune_school(&self, file: &str, mut value: Value) -> Value {
        let paths = self.facts.0.iter().filter_map(|fact| fact.strip_prefix("school/"));
        for path in paths.filter(|_| file == SCHOOL) {
            let (parent, key) = path.rsplit_once('/').unwrap_or(("", path));
            let pointer = if parent.is_empty() { String::new() } else { format!("/{parent}") };
            if let Some(table) = value.pointer_mut(&pointer).and_then(Value::as_object_mut) {
                table.remove(key);
            }
        }
        value
    }

    /// A number that is nobody's, or a stranger's, stands as text.
    pub fn mark_sample_phones(&self, school: &mut School) {
        let is_sample = |centre: &str| {
            let place = format!("{SCHOOL}: centres.{centre}.phone");
            self.kept.iter().any(|placeholder| placeholder.place == place)
        };
        let Centres { madrid, canarias } = &mut school.centres;
        madrid.no_calls = is_sample("madrid");
        canarias.no_calls = is_sample("canarias");
    }
}

fn section_ids(page: &PageFile) -> Vec<String> {
    let sections = page.value.get("sections").and_then(Value::as_array);
    let ids = sections.into_iter().flatten().filter_map(|section| section.get("id")?.as_str());
    ids.map(str::to_owned).collect()
}

fn addresses_of(page: &PageFile) -> Vec<String> {
    page.shared.addresses.es.iter().chain(&page.shared.addresses.en).cloned().collect()
}
