//! Route table: every address of the site, which page it shows, and in which language.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::language::Language;

/// A page is known by the name of its file, a post by `blog/<slug>`.
pub type PageId = String;

/// The addresses of one page. The first of each list is the main one; the others are aliases.
/// A page without English addresses changes language in place.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Addresses {
    pub es: Vec<String>,
    #[serde(default)]
    pub en: Vec<String>,
}

impl Addresses {
    pub fn in_place(&self) -> bool {
        self.en.is_empty()
    }

    /// The main address in a language, as links, canonical tags and the sitemap write it.
    pub fn main(&self, language: Language) -> String {
        let first = |list: &[String]| list.first().cloned().unwrap_or_default();
        match language {
            Language::Es => first(&self.es),
            Language::En if self.in_place() => join_query(&first(&self.es), "?lang=en"),
            Language::En => first(&self.en),
        }
    }
}

/// What stands behind one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    pub page: PageId,
    /// The language the address itself speaks; none where a page changes language in place.
    pub language: Option<Language>,
}

#[derive(Clone, Debug, Default)]
pub struct RouteTable {
    pages: BTreeMap<PageId, Addresses>,
    routes: BTreeMap<String, Route>,
    redirects: BTreeMap<String, PageId>,
}

/// Two pages claim one address.
#[derive(Debug, PartialEq, Eq)]
pub struct AddressConflict {
    pub path: String,
    /// The page that had it before.
    pub owner: PageId,
}

impl RouteTable {
    pub fn add(&mut self, page: &str, addresses: Addresses, redirects: &[String]) -> Vec<AddressConflict> {
        let mut conflicts = Vec::new();
        let es = if addresses.in_place() { None } else { Some(Language::Es) };
        let spanish = addresses.es.iter().map(|path| (path, es));
        let english = addresses.en.iter().map(|path| (path, Some(Language::En)));
        for (path, language) in spanish.chain(english) {
            let route = Route { page: page.to_owned(), language };
            if let Some(before) = self.routes.insert(path.clone(), route) {
                conflicts.push(AddressConflict { path: path.clone(), owner: before.page });
            }
        }
        for path in redirects {
            self.redirects.insert(path.clone(), page.to_owned());
        }
        self.pages.insert(page.to_owned(), addresses);
        conflicts
    }

    pub fn find(&self, path: &str) -> Option<&Route> {
        self.routes.get(path)
    }

    pub fn redirect(&self, path: &str) -> Option<String> {
        let page = self.redirects.get(path)?;
        Some(self.href(page, Language::Es))
    }

    pub fn addresses(&self, page: &str) -> Option<&Addresses> {
        self.pages.get(page)
    }

    /// The main address of a page in a language.
    pub fn href(&self, page: &str, language: Language) -> String {
        self.pages.get(page).map(|addresses| addresses.main(language)).unwrap_or_default()
    }

    /// A link as an editor wrote it, leading to the page's address in this language.
    /// Aliases stay as written where they already speak the language. `None`: no such address.
    pub fn localise(&self, href: &str, language: Language) -> Option<String> {
        let path = path_of(href);
        let suffix = &href[path.len()..];
        if self.redirects.contains_key(path) {
            return Some(href.to_owned());
        }
        let route = self.routes.get(path)?;
        let speaks = match route.language {
            Some(address) => address == language,
            None => language == Language::Es,
        };
        if speaks {
            return Some(href.to_owned());
        }
        Some(join_query(&self.href(&route.page, language), suffix))
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &Route)> {
        self.routes.iter().map(|(path, route)| (path.as_str(), route))
    }

    pub fn pages(&self) -> impl Iterator<Item = (&PageId, &Addresses)> {
        self.pages.iter()
    }

    pub fn redirects(&self) -> impl Iterator<Item = (&str, String)> {
        self.redirects.iter().map(|(path, page)| (path.as_str(), self.href(page, Language::Es)))
    }
}

/// An address without its query and hash.
pub fn path_of(href: &str) -> &str {
    href.split(['?', '#']).next().unwrap_or_default()
}

/// Appends `?a=b#c` to an address that may already have a query.
fn join_query(address: &str, suffix: &str) -> String {
    match suffix.strip_prefix('?') {
        Some(query) if address.contains('?') => format!("{address}&{query}"),
        _ => format!("{address}{suffix}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> RouteTable {
        let mut table = RouteTable::default();
        let home = Addresses { es: vec!["/".into(), "/home".into()], en: vec![] };
        table.add("home", home, &["/new".to_owned()]);
        let block = Addresses {
            es: vec!["/bloque-1-torre".into(), "/modulo-1-torre".into()],
            en: vec!["/block-1-tower".into()],
        };
        table.add("block-1", block, &[]);
        table
    }

    #[test]
    fn an_alias_stays_as_written_in_its_own_language() {
        assert_eq!(table().localise("/modulo-1-torre", Language::Es).unwrap(), "/modulo-1-torre");
    }

    #[test]
    fn a_link_leads_to_the_main_address_of_the_other_language() {
        let english = table().localise("/modulo-1-torre#faqs", Language::En).unwrap();
        assert_eq!(english, "/block-1-tower#faqs");
    }

    #[test]
    fn a_page_that_changes_language_in_place_is_asked_for_with_lang() {
        assert_eq!(table().localise("/#contact-section", Language::En).unwrap(), "/?lang=en#contact-section");
    }

    #[test]
    fn an_unknown_address_has_no_translation() {
        assert_eq!(table().localise("/nada", Language::En), None);
    }

    #[test]
    fn two_pages_with_one_address_are_reported() {
        let mut table = table();
        let twin = Addresses { es: vec!["/home".into()], en: vec![] };
        let conflicts = table.add("twin", twin, &[]);
        assert_eq!(conflicts, [AddressConflict { path: "/home".into(), owner: "home".into() }]);
    }
}
