//! The typefaces of the first paint. They are asked for with the page: one that comes later is not shown on that visit
//! (`font-display: optional`).

use torre_base::html::write_tag;

use crate::assets::WebAssets;

pub fn write(html: &mut String, assets: &WebAssets) {
    for font in assets.font_preloads() {
        let attributes = [
            ("rel", "preload"),
            ("as", "font"),
            ("type", "font/woff2"),
            ("href", &font.href),
            ("crossorigin", ""),
        ];
        write_tag(html, "link", attributes);
    }
}
