//! The content files as they were last read. A change costs the files that changed, not all of them.

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use crate::addressing::Addressing;
use crate::blog::PostFiles;
use crate::media::Media;
use crate::post_file::{PostFile, post_file};
use crate::source::{Files, Listing, Source};

#[derive(Debug)]
pub struct Library {
    pub source: Source,
    pub addressing: Addressing,
    listing: Listing,
    /// Everything but the posts.
    pub files: Files,
    /// As rendered: the text of a post is kept once, as HTML.
    pub posts: PostFiles,
}

impl Library {
    pub fn open(source: Source, addressing: Addressing) -> io::Result<Library> {
        let (listing, files, posts) = (Listing::new(), Files::new(), PostFiles::new());
        let mut library = Library { source, addressing, listing, files, posts };
        library.refresh()?;
        Ok(library)
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
        for path in listing.keys().filter(|path| post_file(path).is_none()) {
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
        let missing = |path: &&str| post_file(path).is_some() && !self.posts.contains_key(*path);
        let missing: Vec<&str> = self.listing.keys().map(String::as_str).filter(missing).collect();
        let read = read_all(self, &missing, media)?;
        self.posts.extend(read);
        Ok(())
    }
}

/// On every processor: rendering Markdown is most of what a start with thousands of posts costs.
fn read_all(library: &Library, paths: &[&str], media: &Media) -> io::Result<Vec<(String, Arc<PostFile>)>> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = paths.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let read = |path: &&str| {
            let bytes = library.source.file(path)?;
            Ok(((*path).to_owned(), Arc::new(PostFile::read(path, &bytes, media, library.addressing))))
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
