//! Loading of the content: files to routes and pages, checked, in both languages.

use jiff::Timestamp;
use torre_base::language::Language;
use torre_base::time_zone::madrid;
use torre_config::samples::Samples;

use crate::blog::Blog;
use crate::check;
use crate::check::page_values::PageValues;
use crate::content::Content;
use crate::content_files::ContentFiles;
use crate::diagnostics::Diagnostics;
use crate::language_loader::LanguageLoader;
use crate::last_modified::LastModified;
use crate::media::{ImageVariants, Media};
use crate::page_files::{read_pages, route_table};
use crate::placeholders::list;
use crate::placeholders::samples::HiddenSamples;
use crate::report::Report;

impl Content {
    /// Reads everything, or says everything that is wrong.
    pub fn load(
        content_files: &mut ContentFiles,
        variants: &ImageVariants,
        now: Timestamp,
        samples: Samples,
    ) -> Result<Content, Report> {
        let read = Content::read(content_files, variants, now, samples);
        read.map_err(|diagnostics| Report::new(diagnostics, &|file| content_files.text(file)))
    }

    /// What is wrong only where samples are hidden has no place: fields are counted in what is left of a file.
    pub fn read(
        content_files: &mut ContentFiles,
        variants: &ImageVariants,
        now: Timestamp,
        samples: Samples,
    ) -> Result<Content, Diagnostics> {
        let read = Content::read_with(content_files, variants, now, samples);
        if samples == Samples::Show {
            return read;
        }
        read.map_err(|hidden| {
            let shown = Content::read_with(content_files, variants, now, Samples::Show);
            shown
                .err()
                .unwrap_or_else(|| hidden.errors_where("where samples are hidden, as on a public address"))
        })
    }

    fn read_with(
        content_files: &mut ContentFiles,
        variants: &ImageVariants,
        now: Timestamp,
        samples: Samples,
    ) -> Result<Content, Diagnostics> {
        let media = Media::new(&content_files.files, variants);
        content_files.read_posts(&media).map_err(|error| Diagnostics::of_file("blog/", &error))?;
        let mut diagnostics = content_files.faults();
        check::pictures::check(&media, &mut diagnostics);
        let today = now.to_zoned(madrid()).date();
        let last_modified = LastModified::read(content_files, now);
        let ContentFiles { files, posts, addressing, .. } = content_files;
        let files = &addressing.files(files);
        let blog = Blog::new(posts, &mut diagnostics);
        let placeholders = list::read(files, &mut diagnostics);
        let hidden = HiddenSamples::new(placeholders, samples, &mut diagnostics);
        let pages = hidden.prune_pages(read_pages(files, &mut diagnostics), &mut diagnostics);
        let routes = route_table(files, &pages, blog.ids(now), *addressing, &mut diagnostics);
        let loader = LanguageLoader {
            files,
            hidden: &hidden,
            media: &media,
            routes: &routes,
            blog: &blog,
            pages: &pages,
            now,
            today,
        };
        let es = loader.load(Language::Es, &mut diagnostics);
        let en = loader.load(Language::En, &mut diagnostics);
        match (es, en) {
            (Some(es), Some(en)) if !diagnostics.has_errors() => {
                let changes = [blog.next_publication(now), es.changes_at];
                Content {
                    routes,
                    media,
                    warnings: Diagnostics::default(),
                    hidden: hidden.subjects,
                    next_change: changes.into_iter().flatten().min(),
                    today,
                    last_modified,
                    es,
                    en,
                }
                .checked(diagnostics)
            }
            _ => Err(check::lost_addresses::attribute(&routes, diagnostics)),
        }
    }

    /// What can only be seen once everything is there: links in texts, head data.
    fn checked(mut self, mut diagnostics: Diagnostics) -> Result<Content, Diagnostics> {
        check::editions::check(&self.es, &mut diagnostics);
        for language in Language::ALL {
            let values = PageValues::new(self.local(language));
            check::links::check(&self, &values, language, &mut diagnostics);
            check::anchors::check(&values, &mut diagnostics);
            check::post_courses::check(self.local(language), language, &mut diagnostics);
            check::heads::check(self.local(language), language, &mut diagnostics);
            check::stale_dates::check(&values, language, self.today, &mut diagnostics);
        }
        if diagnostics.has_errors() {
            return Err(diagnostics);
        }
        self.warnings = diagnostics;
        Ok(self)
    }
}
