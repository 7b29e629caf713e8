//! The HTML document around what React rendered.

use std::fmt::Write as _;

use torre_base::html::{escape, escape_script_json, write_tag};
use torre_base::language::Language;
use torre_pages::head::Head;
use torre_pages::page_data::{PageData, kinds};
use torre_pages::{icons, web_manifest};

use crate::assets::WebAssets;
use crate::{font_preloads, script_loader};

pub(crate) struct HtmlDocument<'a> {
    pub(crate) assets: &'a WebAssets,
    /// Scripts come from Vite's development server instead of the build.
    pub(crate) dev_server: Option<&'a str>,
    pub(crate) scripts: Scripts,
}

/// Whether a page comes to life in the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scripts {
    AfterFirstPaint,
    /// It stays as it is: nothing in it reads its address or its data.
    None,
}

impl HtmlDocument<'_> {
    /// `data` is the page data for the browser, as JSON without its head.
    pub(crate) fn write(&self, page: &PageData, head: &Head, body: &str, data: &str) -> String {
        let mut html = String::with_capacity(body.len() + data.len() + 4096);
        open(&mut html, page.language, &head.title);
        // The tags that change with the page are marked: the browser replaces them after a navigation.
        for tag in &head.tags {
            let attributes = tag.attributes.iter().map(|(key, value)| (key.as_str(), value.as_str()));
            write_tag(&mut html, &tag.name, attributes.chain([("data-head", "")]));
        }
        if !head.structured_data.is_empty() {
            // Data, never run: the content security policy has nothing to allow.
            let _ = write!(
                html,
                "<script type=\"application/ld+json\" data-head=\"\">{}</script>",
                head.structured_data
            );
        }
        match self.dev_server {
            Some(server) => dev_scripts(&mut html, server),
            None => self.style_and_fonts(&mut html),
        }
        // What is folded at first is unfolded by a script.
        let unfolding = if self.scripts == Scripts::None { "" } else { " data-unfolding" };
        let _ = write!(html, "</head><body><div id=\"root\"{unfolding}>");
        html.push_str(body);
        html.push_str("</div>");
        if self.scripts == Scripts::AfterFirstPaint {
            self.data_and_scripts(&mut html, page, data);
        }
        html.push_str("</body></html>");
        html
    }

    fn data_and_scripts(&self, html: &mut String, page: &PageData, data: &str) {
        html.push_str("<script type=\"application/json\" id=\"page-data\">");
        html.push_str(&escape_script_json(data));
        html.push_str("</script>");
        if self.dev_server.is_none() {
            script_loader::write(html, self.assets, &kinds(&page.sections));
        }
    }

    fn style_and_fonts(&self, html: &mut String) {
        if let Some(style) = self.assets.style() {
            write_tag(
                html,
                "link",
                [("rel", "stylesheet"), ("href", &style.href), ("integrity", &style.integrity)],
            );
        }
        if let Some(style) = self.assets.print_style() {
            let attributes = [
                ("rel", "stylesheet"),
                ("media", "print"),
                ("href", &style.href),
                ("integrity", &style.integrity),
            ];
            write_tag(html, "link", attributes);
        }
        font_preloads::write(html, self.assets);
    }
}

fn open(html: &mut String, language: Language, title: &str) {
    let _ = write!(html, "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\">");
    html.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    write_tag(html, "meta", [("name", "theme-color"), ("content", web_manifest::THEME_COLOUR)]);
    for icon in icons::LINKS {
        write_tag(html, "link", icon);
    }
    write_tag(html, "link", [("rel", "manifest"), ("href", web_manifest::path(language))]);
    let _ = write!(html, "<title>{}</title>", escape(title));
}

/// React's fast refresh needs its preamble before the first component.
fn dev_scripts(html: &mut String, server: &str) {
    let _ = write!(
        html,
        "<script type=\"module\">import refresh from \"{server}/@react-refresh\";refresh.injectIntoGlobalHook(window);\
         window.$RefreshReg$=()=>{{}};window.$RefreshSig$=()=>(type)=>type;</script>\
         <script type=\"module\" src=\"{server}/@vite/client\"></script>\
         <link rel=\"stylesheet\" href=\"{server}/src/styles/site.css\">\
         <script type=\"module\" src=\"{server}/src/entry-client.tsx\"></script>"
    );
}
