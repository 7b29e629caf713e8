//! `torre dates`: records which files of the content folder have changed, and when.

use std::fs;
use std::process::ExitCode;

use torre_content::modification_record;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;

#[expect(clippy::print_stdout, reason = "the list is the command's output")]
pub(crate) fn run(sources: &Sources) -> ExitCode {
    let Some(folder) = sources.content.folder() else {
        return fail(
            &"the content inside the program cannot change; set TORRE_CONTENT to the content folder",
        );
    };
    let files = match sources.content.read() {
        Ok(files) => files,
        Err(error) => return fail(&error),
    };
    for file in modification_record::unrecorded(&files) {
        println!("changed: {file}");
    }
    let record = folder.join(modification_record::RECORD);
    match fs::write(&record, modification_record::updated_record(&sources.content, &files)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{} cannot be written: {error}", record.display())),
    }
}
