//! Incremental snapshot of the content files: a change costs the files that changed, not all of them.

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use crate::language_addressing::LanguageAddressing;
use crate::media::Media;
use crate::post_file::{PostFile, PostFiles};
use crate::post_path::parse_post_path;
use crate::source::{Files, Listing, Source};

#[derive(Debug)]
pub struct ContentFiles {
    pub source: Source,
    pub addressing: LanguageAddressing,
    listing: Listing,
    /// Everything but the posts.
    pub files: Files,
    /// As rendered: the text of a post is kept once, as HTML.
    pub posts: PostFiles,
}

impl ContentFiles {
    pub fn open(source: Source, addressing: LanguageAddressing) -> io::Result<ContentFiles> {
        let (listing, files, posts) = (Listing::new(), Files::new(), PostFiles::new());
        let mut content = ContentFiles { source, addressing, listing, files, posts };
        content.refresh()?;
        Ok(content)
    }

    /// Looks which files have changed, and forgets those.
    pub fn refresh(&mut self) -> io::Result<()> {
        let listing = self.source.list()?;
        let same = |path: &str| {
            let before = self.listing.get(path).copied().flatten();
            before.is_some() && listing.get(path).copied().flatten() == before
        };
        self.files.retain(|path, _| same(path));
        self.posts.retain(|path, _| same(path));
        for path in listing.keys().filter(|path| parse_post_path(path).is_none()) {
            if !self.files.contains_key(path) {
                self.files.insert(path.clone(), self.source.file(path)?);
            }
        }
        self.listing = listing;
        Ok(())
    }

    /// Renders the posts that have changed, or whose pictures have.
    pub fn read_posts(&mut self, media: &Media) -> io::Result<()> {
        self.posts.retain(|_, post| post.is_current(media));
        let missing = |path: &&str| parse_post_path(path).is_some() && !self.posts.contains_key(*path);
        let missing: Vec<&str> = self.listing.keys().map(String::as_str).filter(missing).collect();
        let read = read_all(self, &missing, media)?;
        self.posts.extend(read);
        Ok(())
    }
}

/// On every processor: rendering Markdown is most of what a start with thousands of posts costs.
fn read_all(
    content: &ContentFiles,
    paths: &[&str],
    media: &Media,
) -> io::Result<Vec<(String, Arc<PostFile>)>> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = paths.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let read = |path: &&str| {
            let bytes = content.source.file(path)?;
            Ok(((*path).to_owned(), Arc::new(PostFile::read(path, &bytes, media, content.addressing))))
        };
        let workers: Vec<_> = paths
            .chunks(share)
            .map(|share| scope.spawn(move || share.iter().map(read).collect::<io::Result<Vec<_>>>()))
            .collect();
        let mut all = Vec::with_capacity(paths.len());
        for worker in workers {
            all.extend(worker.join().map_err(|_| io::Error::other("reading a post panicked"))??);
        }
        Ok(all)
    })
}
