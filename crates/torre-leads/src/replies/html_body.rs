//! The HTML of a reply: the same words as in plain text, readable on a telephone and on a desk, with links that can be
//! followed. Nothing is loaded from anywhere.

use torre_base::html::escape;
use torre_base::language::Language;

/// Mail programs read styles only where they stand on the element.
const BODY: &str = "margin:0;padding:16px;background:#ffffff;color:#14212b;font-family:Helvetica,Arial,sans-serif;\
    font-size:16px;line-height:1.5";
const COLUMN: &str = "max-width:36em;overflow-wrap:anywhere";
const PARAGRAPH: &str = "margin:0 0 1em";

pub fn html_body(subject: &str, text: &str, language: Language) -> String {
    let paragraphs: String = text
        .split("\n\n")
        .filter(|paragraph| !paragraph.trim().is_empty())
        .map(|paragraph| format!("<p style=\"{PARAGRAPH}\">{}</p>\n", lines(paragraph)))
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title></head>\n\
         <body style=\"{BODY}\"><div style=\"{COLUMN}\">\n{paragraphs}</div></body></html>\n",
        escape(subject)
    )
}

fn lines(paragraph: &str) -> String {
    let lines: Vec<String> = paragraph.trim_matches('\n').split('\n').map(line).collect();
    lines.join("<br>\n")
}

fn line(text: &str) -> String {
    let words: Vec<String> = text.split(' ').map(word).collect();
    words.join(" ")
}

/// An address of a page becomes a link, without the sign that ends its sentence.
fn word(word: &str) -> String {
    let is_address = ["https://", "http://"].iter().any(|scheme| word.starts_with(scheme));
    if !is_address {
        return escape(word);
    }
    let address = word.trim_end_matches(['.', ',', ';', ':', '!', '?', ')']);
    let (shown, rest) = (escape(address), escape(&word[address.len()..]));
    format!("<a href=\"{shown}\">{shown}</a>{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        html_body("Asunto", text, Language::Es)
    }

    #[test]
    fn paragraphs_lines_and_links_are_kept() {
        let html = html("Hola:\n\nVer https://torre.example/cursos.\nUn saludo");
        assert!(html.contains("<html lang=\"es\">") && html.matches("<p ").count() == 2, "{html}");
        let link =
            "Ver <a href=\"https://torre.example/cursos\">https://torre.example/cursos</a>.<br>\nUn saludo";
        assert!(html.contains(link), "{html}");
    }

    #[test]
    fn markup_is_text_also_in_links_and_in_the_title() {
        let hostile = "<script>alert(1)</script> https://a.example/\"onmouseover=\"alert(1) javascript:alert(1) \
            http://<img/src=x> &amp;";
        let html = html_body("</title><script>x</script>", hostile, Language::En);
        for tag in ["<script", "<img", "\"onmouseover", "href=\"javascript"] {
            assert!(!html.contains(tag), "{tag}: {html}");
        }
        assert!(html.contains("&amp;amp;"), "{html}");
    }
}
