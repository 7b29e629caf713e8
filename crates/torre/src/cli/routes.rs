//! `torre routes`: every address of the site.

use std::process::ExitCode;

use jiff::Timestamp;
use torre_base::routes::RouteTable;
use torre_config::config::Config;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::media::ImageVariants;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;

pub(crate) fn run(config: &Config, sources: &Sources) -> ExitCode {
    let mut content_files =
        match ContentFiles::open(sources.content.clone(), LanguageAddressing::QueryParameter) {
            Ok(files) => files,
            Err(error) => return fail(&error),
        };
    match Content::load(&mut content_files, &ImageVariants::default(), Timestamp::now(), config.samples) {
        Ok(content) => print(&content.routes),
        Err(diagnostics) => fail(&format!("the content has faults:\n{diagnostics}")),
    }
}

#[expect(clippy::print_stdout, reason = "the table is the command's output")]
fn print(routes: &RouteTable) -> ExitCode {
    println!("{:<48} {:<10} page", "address", "language");
    for (path, route) in routes.iter() {
        let language = route.language.map_or("es and en", |language| language.code());
        println!("{path:<48} {language:<10} {}", route.page);
    }
    for (path, target) in routes.redirects() {
        println!("{path:<48} {:<10} -> {target}", "");
    }
    ExitCode::SUCCESS
}
