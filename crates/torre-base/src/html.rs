//! HTML escaping, and tags written with it.

use std::fmt::Write as _;

pub fn write_tag<'a>(
    html: &mut String,
    name: &str,
    attributes: impl IntoIterator<Item = (&'a str, &'a str)>,
) {
    let _ = write!(html, "<{name}");
    for (key, value) in attributes {
        let _ = write!(html, " {key}=\"{}\"", escape(value));
    }
    html.push('>');
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}
