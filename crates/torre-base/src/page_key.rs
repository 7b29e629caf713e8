//! The cache key of a page: which one, in which language.

use crate::language::Language;
use crate::routes::PageId;

/// Which page, in which language: the key under which finished pages are kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PageKey {
    pub page: PageId,
    pub language: Language,
}
