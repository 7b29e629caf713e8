//! Post files: front matter and Markdown, however they are written.

use bytes::Bytes;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::media::Media;
use torre_content::post::split_front_matter;
use torre_content::post_file::PostFile;

const FILE: &str = "blog/a-post/post.es.md";

fn read(source: &[u8]) -> PostFile {
    PostFile::read(
        FILE,
        &Bytes::copy_from_slice(source),
        &Media::default(),
        LanguageAddressing::QueryParameter,
    )
}

/// Any bytes are a post, or a fault that names the file.
pub fn of_any_bytes_are_read_or_named(source: &[u8]) {
    let post = read(source);
    assert!(post.parsed.is_some() || post.diagnostics.has_errors());
    assert!(post.diagnostics.iter().all(|diagnostic| diagnostic.file.starts_with("blog/a-post")));
    if let Some(parsed) = post.parsed {
        assert!(parsed.post.reading_minutes >= 1);
        assert!(parsed.post.links.iter().all(|link| link.starts_with('/')));
    }
}

/// What an author writes into the front matter stands on the page, whatever signs it has.
pub fn say_what_their_author_wrote(title: &str, tags: &[String], body: &str) {
    let front = toml::toml! {
        description = "d"
        date = "2025-04-10"
    };
    let mut front = front;
    front.insert("title".to_owned(), title.into());
    front.insert("tags".to_owned(), tags.to_vec().into());
    let front = toml::to_string(&front).expect("TOML writes any text");
    // Three signs at the start of a line end the front matter, also inside a text of several lines.
    if front.contains("\n+++") {
        return;
    }
    let source = format!("+++\n{front}\n+++\n{body}");
    let (_, rest) = split_front_matter(&source).expect("it has front matter");
    assert!(rest.ends_with(body));
    let written = read(source.as_bytes()).parsed.expect("it can be read").post;
    assert_eq!(written.title, title);
    assert_eq!(written.tags, tags);
}
