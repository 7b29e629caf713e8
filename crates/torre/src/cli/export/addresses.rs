//! Every address of the site, and the files it becomes.

use axum::http::StatusCode;
use torre_base::language::Language;
use torre_pages::search_index;
use torre_pages::{feed, web_manifest};
use torre_render::site::Site;

pub(super) struct Exportable {
    pub(super) address: String,
    pub(super) status: StatusCode,
    /// Below the folder, without a slash in front.
    pub(super) files: Vec<String>,
}

impl Exportable {
    /// A file stands where its address says.
    fn file(address: &str) -> Exportable {
        Exportable {
            address: address.to_owned(),
            status: StatusCode::OK,
            files: vec![address.trim_start_matches('/').to_owned()],
        }
    }
}

pub(super) fn all(site: &Site) -> Vec<Exportable> {
    let mut all = pages(site);
    all.extend(missing());
    all.extend(["/robots.txt", "/sitemap.xml"].map(Exportable::file));
    for language in Language::ALL {
        let files = [feed::path(language), web_manifest::path(language), search_index::path(language)];
        all.extend(files.map(Exportable::file));
        all.push(Exportable::file(&format!("/offline.{language}.json")));
    }
    // The office is nothing without a server.
    let office = site.parts.assets.office().map(|links| [links.script.href, links.style.href]);
    let is_office = |path: &str| office.iter().flatten().any(|href| href == path);
    let public = site.parts.assets.paths().filter(|path| !is_office(path));
    all.extend(public.map(Exportable::file));
    all.extend(site.content.media.addresses().map(Exportable::file));
    all.extend(site.artefacts.paths().map(Exportable::file));
    all
}

fn pages(site: &Site) -> Vec<Exportable> {
    let paths: Vec<&str> = site.content.routes.iter().map(|(path, _)| path).collect();
    paths
        .iter()
        .map(|path| Exportable {
            address: (*path).to_owned(),
            status: StatusCode::OK,
            files: page_files(path, &paths),
        })
        .collect()
}

/// `/cursos` is `cursos.html`, which static hosts find without a slash at the end. A page that has others below it
/// is also the index of their folder: some hosts look there first.
fn page_files(path: &str, paths: &[&str]) -> Vec<String> {
    let name = path.trim_start_matches('/');
    if name.is_empty() {
        return vec!["index.html".to_owned()];
    }
    let below = format!("{path}/");
    let mut files = vec![format!("{name}.html")];
    if paths.iter().any(|other| other.starts_with(&below)) {
        files.push(format!("{name}/index.html"));
    }
    files
}

/// What hosts show for addresses that do not exist: the nearest `404.html`.
fn missing() -> [Exportable; 2] {
    [("/404?lang=es", "404.html"), ("/en/404?lang=en", "en/404.html")].map(|(address, file)| Exportable {
        address: address.to_owned(),
        status: StatusCode::NOT_FOUND,
        files: vec![file.to_owned()],
    })
}

#[cfg(test)]
mod tests {
    use super::page_files;

    #[test]
    fn a_page_with_others_below_it_is_also_their_index() {
        let paths = ["/", "/blog", "/blog/a", "/cursos"];
        assert_eq!(page_files("/", &paths), ["index.html"]);
        assert_eq!(page_files("/cursos", &paths), ["cursos.html"]);
        assert_eq!(page_files("/blog", &paths), ["blog.html", "blog/index.html"]);
    }
}
