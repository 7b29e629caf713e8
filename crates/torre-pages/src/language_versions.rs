//! Language versions of a page (hreflang): in which languages it can be read, and where. The head and the sitemap agree
//! because both ask here.

use torre_base::language::Language;
use torre_base::routes::Addresses;
use torre_content::content::Content;

/// The language versions of one page.
pub struct LanguageVersions<'a> {
    addresses: &'a Addresses,
    site_url: &'a str,
    languages: Vec<Language>,
}

impl<'a> LanguageVersions<'a> {
    pub fn of(
        content: &Content,
        page: &str,
        addresses: &'a Addresses,
        site_url: &'a str,
    ) -> LanguageVersions<'a> {
        let languages = Language::ALL.into_iter().filter(|language| has_text(content, page, *language));
        LanguageVersions { addresses, site_url, languages: languages.collect() }
    }

    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// The page's own address. A post shown in the other language for want of a translation
    /// belongs to the address of the language it is written in.
    pub fn canonical(&self, language: Language) -> String {
        let own = self.languages.contains(&language);
        self.absolute(if own { language } else { self.first() })
    }

    /// Every version with its hreflang code, each naming itself and all others.
    pub fn alternates(&self) -> Vec<(&'static str, String)> {
        let versions = self.languages.iter().map(|language| (language.code(), self.absolute(*language)));
        versions.chain([("x-default", self.absolute(self.first()))]).collect()
    }

    fn first(&self) -> Language {
        self.languages.first().copied().unwrap_or_default()
    }

    fn absolute(&self, language: Language) -> String {
        format!("{}{}", self.site_url, self.addresses.main(language))
    }
}

/// Pages exist in both languages; a post only where somebody has written it.
fn has_text(content: &Content, page: &str, language: Language) -> bool {
    match page.strip_prefix("blog/") {
        Some(id) => content.local(language).posts.get(id).is_some_and(|post| post.language == language),
        None => true,
    }
}
