//! A front end of a few bytes, for tests that look at no markup: pages are their data, and take no time to render.

use std::fs;

use super::{Torre, copy_tree, root};

/// Shows what React would be given.
pub const PAGE_DATA: &str = r#"
    globalThis.torre = { render: (json) => `<main>${json.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</main>` };
"#;

impl Torre {
    /// Started and ready, with pages that are their data: for tests that look at no markup.
    pub fn start_without_react(settings: &[(&str, &str)]) -> Torre {
        let mut torre = Torre::without_react(settings);
        torre.run();
        torre.wait_until_ready();
        torre
    }

    /// The same, not started yet.
    pub fn without_react(settings: &[(&str, &str)]) -> Torre {
        let mut torre = Torre::new(settings);
        torre.use_front_end(PAGE_DATA, &[]);
        torre
    }

    /// `script` renders the pages; `files` are others of the front end, with their texts.
    pub fn use_front_end(&mut self, script: &str, files: &[(&str, &str)]) {
        let web = self.folder().join("web");
        copy_tree(&root().join("web/dist/print"), &web.join("print"));
        let usual = [("client/manifest.json", "{}"), ("server/entry-server.js", script)];
        for (file, text) in usual.iter().chain(files) {
            let file = web.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        self.set("TORRE_WEB", web.to_str().unwrap());
    }
}
