//! The content model: everything the school says, in both languages.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::Date;
use torre_base::language::Language;
use torre_base::routes::{PageId, RouteTable};

use crate::course::Course;
use crate::diagnostics::Diagnostics;
use crate::document_words::DocumentWords;
use crate::last_modified::LastModified;
use crate::media::Media;
use crate::menu::Menu;
use crate::page::Page;
use crate::placeholders::list::Placeholder;
use crate::posts::Posts;
use crate::replies::template::ReplyTemplate;
use crate::school::School;
use crate::sections::SectionBody;
use crate::synonyms::SynonymGroup;
use crate::text::Text;

/// The page whose version every enquiry records as accepted.
const PRIVACY_POLICY: &str = "privacy-policy";
/// The page whose version a visitor's choice about tags belongs to.
const COOKIE_POLICY: &str = "cookie-policy";

#[derive(Debug)]
pub struct Content {
    pub routes: RouteTable,
    pub media: Media,
    pub warnings: Diagnostics,
    /// Samples that this address does not show.
    pub hidden: Vec<Placeholder>,
    /// When something of it changes by itself: a dated post appears, a day begins on which an edition opens, closes or
    /// starts.
    pub next_change: Option<Timestamp>,
    /// The day it was read for, in Madrid.
    pub today: Date,
    /// When each page last changed; known where the files came from somewhere.
    pub last_modified: LastModified,
    pub(crate) es: LocalContent,
    pub(crate) en: LocalContent,
}

/// The content in one language.
#[derive(Debug)]
pub struct LocalContent {
    pub school: School,
    pub text: Text,
    pub menu: Menu,
    /// The words of mail; no page carries them.
    pub mail: Text,
    /// What the office answers, in the order of their names; no page carries them.
    pub replies: Vec<ReplyTemplate>,
    /// The words of share images, documents and calendars; no page carries them either.
    pub documents: DocumentWords,
    pub courses: BTreeMap<String, Course>,
    pub pages: BTreeMap<PageId, Page>,
    pub posts: Posts,
    /// What visitors of the search may type for one another; no page carries them.
    pub synonyms: Vec<SynonymGroup>,
    /// When the clock next changes what courses and calls say.
    pub(crate) changes_at: Option<Timestamp>,
}

impl Content {
    pub fn local(&self, language: Language) -> &LocalContent {
        match language {
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }

    pub fn policy_version(&self) -> &str {
        self.version_of(PRIVACY_POLICY)
    }

    pub fn cookie_policy_version(&self) -> &str {
        self.version_of(COOKIE_POLICY)
    }

    fn version_of(&self, policy: &str) -> &str {
        let page = self.es.pages.get(policy);
        let version =
            page.into_iter().flat_map(|page| &page.sections).find_map(|section| match &section.body {
                SectionBody::Policy(policy) => Some(policy.version.as_str()),
                _ => None,
            });
        version.unwrap_or_default()
    }
}
