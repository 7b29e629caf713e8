//! The script loader: scripts of a page start after its first paint.
//!
//! A page reads and works without its scripts, and on a slow network they would take the line from what paints. So
//! they stand in a template, where no browser looks for them, and one line of script brings them in after the first
//! paint. That line is the same on every page; the content security policy names its hash and allows no other.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::digest::{SHA256, digest};
use torre_base::html::write_tag;

use crate::assets::{AssetLink, WebAssets};

/// Brings in a few scripts at a time: each request takes a slow phone some milliseconds, during which nobody is answered.
/// A page that nobody sees yet has nobody to answer.
///
/// Looks every frame whether the browser says that it has painted; one that never says so is given a second. A page
/// that nobody sees yet is not painted: its scripts begin at once. Whoever comes back to a place within the page, or is
/// sent to one, needs the true height of what is above: nothing stays folded (`web/src/app/deferred-layout.ts`).
const LOADER: &str = "{let frames=0;\
    const find=id=>document.getElementById(id),\
    start=()=>{const {children}=find(\"scripts\").content;\
    document.body.append(...[...children].slice(0,document.hidden?99:4));\
    children.length&&setTimeout(start)},\
    painted=()=>performance.getEntriesByName(\"first-contentful-paint\").length>0,\
    look=()=>painted()||frames++>60?start():requestAnimationFrame(look);\
    if(location.hash||performance.getEntriesByType(\"navigation\")[0]?.type!=\"navigate\")\
    find(\"root\").removeAttribute(\"data-unfolding\");\
    document.hidden?start():look()}";

/// `kinds`: the sections of the page.
pub fn write(html: &mut String, assets: &WebAssets, kinds: &[&str]) {
    let Some(AssetLink { href, integrity }) = assets.entry() else { return };
    html.push_str("<template id=\"scripts\">");
    for AssetLink { href, integrity } in assets.script_preloads(kinds) {
        write_tag(html, "link", [("rel", "modulepreload"), ("href", &href), ("integrity", &integrity)]);
    }
    write_tag(html, "script", [("type", "module"), ("src", &href), ("integrity", &integrity)]);
    html.push_str("</script></template><script>");
    html.push_str(LOADER);
    html.push_str("</script>");
}

/// The hash that lets the one inline script run, as a source of the content security policy.
pub fn csp_hash() -> &'static str {
    static HASH: LazyLock<String> =
        LazyLock::new(|| format!("'sha256-{}'", STANDARD.encode(digest(&SHA256, LOADER.as_bytes()))));
    &HASH
}
