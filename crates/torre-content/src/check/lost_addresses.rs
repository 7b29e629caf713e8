//! A page that is gone, or that has taken another page's address, leaves links that lead nowhere: one mistake, not two.

use std::collections::BTreeSet;

use torre_base::routes::RouteTable;

use crate::diagnostics::{Diagnostic, Diagnostics, Missing};
use crate::nearest::nearest;

/// Nobody wrote down which address the page had. It is known where one page alone can have had the one address that is
/// missing; more of either may be more mistakes, and each is told.
pub fn attribute(routes: &RouteTable, diagnostics: Diagnostics) -> Diagnostics {
    let missing = || diagnostics.iter().filter_map(|diagnostic| diagnostic.missing.as_ref());
    let addresses: BTreeSet<&String> =
        missing().filter_map(|missing| lost_address(missing, routes)).collect();
    let pages: BTreeSet<&Missing> = missing().filter(|missing| is_page(missing)).collect();
    let (Some(address), Some(page)) = (only(addresses).cloned(), only(pages).cloned()) else {
        return diagnostics;
    };
    diagnostics.map(|diagnostic| {
        let lost = (diagnostic.missing.as_ref() == Some(&page)).then(|| address.clone());
        Diagnostic { lost, ..diagnostic }
    })
}

/// An address that is like another one was mistyped.
fn lost_address<'a>(missing: &'a Missing, routes: &RouteTable) -> Option<&'a String> {
    let Missing::Page(address) = missing else { return None };
    nearest(address, routes.iter().map(|(known, _)| known)).is_none().then_some(address)
}

fn is_page(missing: &Missing) -> bool {
    match missing {
        Missing::Fact(name) => name.starts_with("pages/"),
        Missing::OwnAddress(_) => true,
        Missing::Page(_) | Missing::Picture(_) => false,
    }
}

fn only<T>(set: BTreeSet<T>) -> Option<T> {
    let mut items = set.into_iter();
    items.next().filter(|_| items.next().is_none())
}
