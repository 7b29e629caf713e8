//! `torre routes`: every address of the site.

use std::process::ExitCode;

use jiff::Timestamp;
use torre_base::routes::RouteTable;
use torre_content::Content;
use torre_content::addressing::Addressing;
use torre_content::library::Library;
use torre_content::media::Cuts;
use torre_render::publish::sources::Sources;

use crate::cli::fail;

pub(crate) fn run(sources: &Sources) -> ExitCode {
    let mut library = match Library::open(sources.content.clone(), Addressing::Forced) {
        Ok(library) => library,
        Err(error) => return fail(&error),
    };
    match Content::load(&mut library, &Cuts::default(), Timestamp::now()) {
        Ok(content) => print(&content.routes),
        Err(faults) => fail(&format!("the content has faults:\n{faults}")),
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
