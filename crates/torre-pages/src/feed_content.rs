//! The `content:encoded` of a feed: a post's HTML as readers show it away from the site, with absolute addresses,
//! nothing that runs, and no variants of pictures for a column that is not there.

/// `address` is the post's own, for links within it.
pub fn feed_content(html: &str, site_url: &str, address: &str) -> String {
    let still = without(html, "<script", "</script>");
    let plain = without(&without(&still, "<source ", ">"), "<a class=\"anchor\"", "</a>");
    let mut text = String::with_capacity(plain.len() + 512);
    let mut rest = plain.as_str();
    while let Some((start, attribute)) = next_address(rest) {
        let value = start + attribute.len();
        text.push_str(&rest[..value]);
        rest = &rest[value..];
        if rest.starts_with('#') {
            text.push_str(&address.replace('&', "&amp;"));
        } else if rest.starts_with('/') && !rest.starts_with("//") {
            text.push_str(site_url);
        } else if !is_absolute(rest) {
            text.push_str(site_url);
            text.push_str("/blog/");
        }
    }
    text.push_str(rest);
    text
}

const ADDRESSES: [&str; 2] = [" href=\"", " src=\""];

fn next_address(html: &str) -> Option<(usize, &'static str)> {
    ADDRESSES.iter().filter_map(|attribute| Some((html.find(attribute)?, *attribute))).min()
}

/// `https://…`, `mailto:…`, `tel:…`: a scheme comes before anything else.
fn is_absolute(value: &str) -> bool {
    let end = value.find(['"', '/', '?', '#']).unwrap_or(value.len());
    value.starts_with("//") || value[..end].contains(':')
}

fn without(html: &str, start: &str, end: &str) -> String {
    let mut kept = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find(start) {
        kept.push_str(&rest[..at]);
        let tail = &rest[at..];
        rest = tail.find(end).map_or("", |found| &tail[found + end.len()..]);
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(html: &str) -> String {
        feed_content(html, "https://torre.example", "https://torre.example/blog/a?x=1&lang=en")
    }

    #[test]
    fn addresses_are_whole() {
        assert_eq!(text("<a href=\"/cursos\">"), "<a href=\"https://torre.example/cursos\">");
        assert_eq!(text("<img src=\"/media/a.svg\">"), "<img src=\"https://torre.example/media/a.svg\">");
        assert_eq!(text("<a href=\"otro\">"), "<a href=\"https://torre.example/blog/otro\">");
        assert_eq!(
            text("<a href=\"#fn-1\">"),
            "<a href=\"https://torre.example/blog/a?x=1&amp;lang=en#fn-1\">"
        );
        for whole in ["https://www.enaire.es/", "mailto:a@torre.example", "tel:+34", "//cdn.example/a.png"] {
            let link = format!("<a href=\"{whole}\">");
            assert_eq!(text(&link), link);
        }
    }

    #[test]
    fn what_only_the_site_needs_is_left_out() {
        let html = "<h2 id=\"a\">A<a class=\"anchor\" href=\"#a\"></a></h2><script>run()</script>\
            <picture><source srcset=\"/a.avif 480w, /b.avif 800w\"><img src=\"/a.jpg\"></picture>";
        let shown = "<h2 id=\"a\">A</h2><picture><img src=\"https://torre.example/a.jpg\"></picture>";
        assert_eq!(text(html), shown);
    }
}
