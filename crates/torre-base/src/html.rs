//! HTML escaping: of text, of attributes, of JSON inside a script element.

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

/// JSON for a script element: only `<` could end the element early.
pub fn escape_script_json(json: &str) -> String {
    json.replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_leave_the_attribute_it_stands_in() {
        let mut html = String::new();
        write_tag(&mut html, "meta", [("content", "\"><script>'&")]);
        assert_eq!(html, "<meta content=\"&quot;&gt;&lt;script&gt;&#39;&amp;\">");
    }

    #[test]
    fn no_json_can_end_the_script_it_stands_in() {
        assert_eq!(escape_script_json("\"</script>\""), "\"\\u003c/script>\"");
    }
}
