//! Incremental snapshot of the content files: a change costs the files that changed, not all of them.

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use crate::diagnostics::Diagnostics;
use crate::file_fault::FileFault;
use crate::folder_listing::Listing;
use crate::language_addressing::LanguageAddressing;
use crate::media::Media;
use crate::post_file::{PostFile, PostFiles};
use crate::post_path::parse_post_path;
use crate::source::{Files, Source};

#[derive(Debug)]
pub struct ContentFiles {
    pub source: Source,
    pub addressing: LanguageAddressing,
    listing: Listing,
    /// What of the listing could not be read.
    unread: Diagnostics,
    /// Everything but the posts.
    pub files: Files,
    /// As rendered: the text of a post is kept once, as HTML.
    pub posts: PostFiles,
}

impl ContentFiles {
    pub fn open(source: Source, addressing: LanguageAddressing) -> io::Result<ContentFiles> {
        let (listing, unread) = (Listing::default(), Diagnostics::default());
        let (files, posts) = (Files::new(), PostFiles::new());
        let mut content = ContentFiles { source, addressing, listing, unread, files, posts };
        content.refresh()?;
        Ok(content)
    }

    /// What is in the folder and not among the files.
    pub fn faults(&self) -> Diagnostics {
        let mut faults = self.listing.faults.clone();
        faults.extend(&self.unread);
        faults
    }

    /// As it was written, for a report.
    pub fn text(&self, file: &str) -> Option<String> {
        let bytes = self.files.get(file).cloned().or_else(|| self.source.file(file).ok())?;
        String::from_utf8(bytes.into()).ok()
    }

    /// Looks which files have changed, and forgets those.
    pub fn refresh(&mut self) -> io::Result<()> {
        let listing = self.source.list()?;
        let same = |path: &str| {
            let before = self.listing.files.get(path).copied().flatten();
            before.is_some() && listing.files.get(path).copied().flatten() == before
        };
        self.files.retain(|path, _| same(path));
        self.posts.retain(|path, _| same(path));
        self.unread = Diagnostics::default();
        for path in listing.files.keys().filter(|path| parse_post_path(path).is_none()) {
            if !self.files.contains_key(path) {
                match self.source.file(path) {
                    Ok(bytes) => {
                        self.files.insert(path.clone(), bytes);
                    }
                    Err(fault) => fault.report(path, &mut self.unread),
                }
            }
        }
        self.listing = listing;
        Ok(())
    }

    /// Renders the posts that have changed, or whose pictures have.
    pub fn read_posts(&mut self, media: &Media) -> io::Result<()> {
        self.posts.retain(|_, post| post.is_current(media));
        let missing = |path: &&str| parse_post_path(path).is_some() && !self.posts.contains_key(*path);
        let missing: Vec<&str> = self.listing.files.keys().map(String::as_str).filter(missing).collect();
        for (path, post) in read_all(self, &missing, media)? {
            match post {
                Ok(post) => {
                    self.posts.insert(path, Arc::new(post));
                }
                Err(fault) => fault.report(&path, &mut self.unread),
            }
        }
        Ok(())
    }
}

/// On every processor: rendering Markdown is most of what a start with thousands of posts costs.
fn read_all(
    content: &ContentFiles,
    paths: &[&str],
    media: &Media,
) -> io::Result<Vec<(String, Result<PostFile, FileFault>)>> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = paths.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let read = |path: &&str| {
            let read = content.source.file(path);
            let post = read.map(|bytes| PostFile::read(path, &bytes, media, content.addressing));
            ((*path).to_owned(), post)
        };
        let workers: Vec<_> = paths
            .chunks(share)
            .map(|share| scope.spawn(move || share.iter().map(read).collect::<Vec<_>>()))
            .collect();
        let mut all = Vec::with_capacity(paths.len());
        for worker in workers {
            all.extend(worker.join().map_err(|_| io::Error::other("reading a post panicked"))?);
        }
        Ok(all)
    })
}
