//! Responsive pictures in the text of a post: `![what it shows](photograph.jpg)` becomes a picture with its size,
//! and with every variant of a photograph, so that nothing shifts and nobody loads more than the column is wide.

use std::fmt::Write as _;

use torre_base::html::escape;

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::media::Media;
use crate::picture::Picture;

/// How wide the column of text is.
const SIZES: &str = "(min-width: 64rem) 46rem, 92vw";

pub struct PostPictures<'a> {
    file: &'a str,
    /// `blog/<slug>`
    folder: &'a str,
    media: &'a Media,
    seen: Vec<(String, Option<Picture>)>,
    diagnostics: Diagnostics,
}

impl<'a> PostPictures<'a> {
    pub fn new(file: &'a str, media: &'a Media) -> PostPictures<'a> {
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        PostPictures { file, folder, media, seen: Vec::new(), diagnostics: Diagnostics::default() }
    }

    pub fn cover(&mut self) -> Option<Picture> {
        self.find(format!("{}/cover", self.folder))
    }

    /// None: the picture is left as the author wrote it.
    pub fn html(&mut self, url: &str, alt: &str, title: &str) -> Option<String> {
        if url.contains("://") {
            let message = format!(
                "\"{url}\" is on another site and will not be shown; expected a file beside the post"
            );
            self.diagnostics.push(Diagnostic::warning(self.file, "", message).about(url));
            return None;
        }
        let named = url.strip_prefix("/media/").map(str::to_owned);
        let named = named.unwrap_or_else(|| format!("{}/{}", self.folder, url.trim_start_matches("./")));
        let name = named.rsplit_once('.').map_or(named.as_str(), |(stem, _)| stem);
        let Some(picture) = self.find(name.to_owned()) else {
            let message = format!(
                "there is no picture \"{url}\"; expected a file beside the post, or /media/… for one under media/"
            );
            self.diagnostics.push(Diagnostic::error(self.file, "", message).about(url));
            return None;
        };
        if alt.is_empty() {
            let message =
                format!("the picture \"{url}\" has no alternative text; expected ![what it shows]({url})");
            self.diagnostics.push(Diagnostic::warning(self.file, "", message).about(url));
        }
        Some(tags(&picture, alt, title))
    }

    fn find(&mut self, name: String) -> Option<Picture> {
        let picture = self.media.picture(&name, "");
        self.seen.push((name, picture.clone()));
        picture
    }

    /// The pictures that were asked for, and what is wrong with them.
    pub fn finish(self) -> (Vec<(String, Option<Picture>)>, Diagnostics) {
        (self.seen, self.diagnostics)
    }
}

fn tags(picture: &Picture, alt: &str, title: &str) -> String {
    let mut html = String::from("<picture>");
    for source in &picture.sources {
        let (kind, srcset) = (&source.media_type, escape(&source.srcset));
        let _ = write!(html, "<source type=\"{kind}\" srcset=\"{srcset}\" sizes=\"{SIZES}\">");
    }
    let (src, width, height) = (escape(&picture.src), picture.width, picture.height);
    let _ = write!(html, "<img src=\"{src}\" width=\"{width}\" height=\"{height}\" alt=\"{}\"", escape(alt));
    if !title.is_empty() {
        let _ = write!(html, " title=\"{}\"", escape(title));
    }
    html.push_str(" loading=\"lazy\" decoding=\"async\"></picture>");
    html
}
