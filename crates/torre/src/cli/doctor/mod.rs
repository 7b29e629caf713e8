//! `torre doctor`: one page that says what is set, what can be reached, what is stale and what others may read. It sends
//! nothing; the store is opened as every command opens it.

mod certificate;
mod days;
mod report;
mod rights;
mod site;
mod store;

use std::process::ExitCode;

use torre_config::config::{Config, Loaded};
use torre_config::settings::{SettingSource, Settings};
use torre_render::publish::sources::Sources;

use crate::cli::doctor::report::Report;

/// The settings, before anything that needs them: they may be what is wrong.
pub(crate) fn settings(settings: &Settings, loaded: &Loaded) -> Report {
    let mut report = Report::default();
    report.title("Settings");
    match settings.file() {
        Some(file) => report.good(&format!("read from {} and the environment", file.path.display())),
        None => {
            report.good("read from the environment; there is no settings file (.env, /etc/torre/torre.env)");
        }
    }
    for (name, is_secret) in &loaded.known {
        let (Some(value), Some(source)) = (settings.get(name), settings.source(name)) else { continue };
        let value = if *is_secret && !value.is_empty() { "(secret)" } else { value };
        let place = match source {
            SettingSource::Environment => "environment".to_owned(),
            SettingSource::File { line, .. } => format!("line {line}"),
        };
        report.note(&format!("{name} = {value}   [{place}]"));
    }
    match &loaded.config {
        Ok(config) => {
            if let Some(warning) = &config.warning {
                report.warning(warning);
            }
        }
        Err(errors) => errors.0.iter().for_each(|error| report.fault(&error.to_string())),
    }
    report
}

/// Everything else; only what the settings switch on is looked at.
pub(crate) fn run(mut report: Report, settings: &Settings, config: &Config, sources: &Sources) -> ExitCode {
    let _ = rustls::crypto::ring::default_provider().install_default();
    // Before the store is opened: that narrows what is too wide.
    report.title("Readable by others");
    rights::check(&mut report, settings, config);
    report.title("Reachable");
    site::reach(&mut report, config);
    let asked = store::reach(&mut report, config);
    report.title("Stale");
    certificate::check(&mut report, config);
    store::stale(&mut report, asked);
    site::stale(&mut report, config, sources);
    report.print()
}
