//! `torre manual`: the manual page, written from the same definitions as `--help`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Arg, Command};

const SETTINGS: &str = ".SH FILES
.TP
.I .env
The settings, a NAME=value a line, in the folder in which the program is started.
.TP
.I /etc/torre/torre.env
The settings where there is no such file: those of a server that was installed from a package.
.SH ENVIRONMENT
Every setting may also stand in the environment, which comes before the file.
.B TORRE_ENV_FILE
names another file;
.I none
means none. /usr/share/torre/torre.env lists all settings;
.B torre doctor
shows those that are set.
.SH EXIT STATUS
0 when all is well, 1 when not, 2 for a command that cannot be read.
";

pub(crate) fn run(mut command: Command) -> ExitCode {
    command.build();
    // Whoever reads may have seen enough: `torre manual | head`.
    let _ = io::stdout().write_all(page(&command).as_bytes());
    ExitCode::SUCCESS
}

fn page(command: &Command) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let mut page = format!(
        ".TH TORRE 1 \"\" \"torre {}\"\n.nh\n.ad l\n.SH NAME\ntorre \\- {}\n.SH SYNOPSIS\n.B torre\n.I COMMAND\n.SH COMMANDS\n",
        command.get_version().unwrap_or_default(),
        roff(&about),
    );
    describe(command, "torre", &mut page);
    page.push_str(SETTINGS);
    page
}

/// A command and those below it; `help` explains itself.
fn describe(command: &Command, path: &str, page: &mut String) {
    let subcommands = command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help");
    for sub in subcommands {
        let path = format!("{path} {}", sub.get_name());
        if sub.has_subcommands() {
            describe(sub, &path, page);
            continue;
        }
        let arguments = || sub.get_arguments().filter(|argument| argument.get_id() != "help");
        let words: Vec<String> = arguments().map(synopsis).collect();
        let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
        page.push_str(&format!(".SS {} {}\n{}\n", roff(&path), roff(&words.join(" ")), roff(&about)));
        for argument in arguments() {
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            page.push_str(&format!(".TP\n.B {}\n{}\n", roff(&usage(argument)), roff(&help)));
        }
    }
}

/// `[--at DATE]`, `FILE`.
fn synopsis(argument: &Arg) -> String {
    let usage = usage(argument);
    if argument.is_required_set() { usage } else { format!("[{usage}]") }
}

/// `--at DATE`, `FILE`.
fn usage(argument: &Arg) -> String {
    let values = argument.get_value_names().unwrap_or_default().join(" ");
    let takes_values = argument.get_action().takes_values();
    match (argument.get_long(), takes_values) {
        (Some(long), true) => format!("--{long} {values}"),
        (Some(long), false) => format!("--{long}"),
        (None, _) => values,
    }
}

/// A hyphen would be printed as a dash, and a point or an apostrophe at the start of a line is a command.
fn roff(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('\n', " ");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
