//! What an enquiry is about, in the words of `text.toml`.

use std::collections::BTreeMap;

use torre_base::language::Language;
use torre_content::diagnostics::Diagnostics;
use torre_content::localise::localise;
use torre_content::parsing;
use torre_content::source::Source;
use torre_content::text::Text;

pub(super) struct Interests(BTreeMap<String, String>);

impl Interests {
    /// In Spanish, the school's language. Content that cannot be read costs the words, not the enquiries.
    pub(super) fn read(content: &Source) -> Interests {
        const FILE: &str = "text.toml";
        let mut ignored = Diagnostics::default();
        let bytes = content.file(FILE).unwrap_or_default();
        let value = parsing::toml(FILE, &String::from_utf8_lossy(&bytes), &mut ignored);
        let text = Text::parse(FILE, &localise(FILE, &value, Language::Es, &mut ignored), &mut ignored);
        let named = |(key, words): (String, String)| Some((key.strip_prefix("interest.")?.to_owned(), words));
        Interests(text.0.into_iter().filter_map(named).collect())
    }

    pub(super) fn in_words<'a>(&'a self, interest: &'a str) -> &'a str {
        self.0.get(interest).map_or(interest, String::as_str)
    }
}
