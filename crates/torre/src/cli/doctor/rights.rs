//! Files that others on this machine must not read: settings with passwords, the key, what visitors wrote.

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use torre_config::config::Config;
use torre_config::settings::Settings;

use crate::cli::doctor::report::Report;

const GROUP_AND_OTHERS: u32 = 0o077;

pub(super) fn check(report: &mut Report, settings: &Settings, config: &Config) {
    let mut private = Vec::new();
    if let Some(file) = settings.file() {
        look_at(report, &mut private, &file.path, "600");
    }
    if let Some(tls) = &config.tls {
        look_at(report, &mut private, &tls.key, "600");
    }
    if config.database_url.is_none() {
        look_at_data(report, &mut private, &config.data_dir);
    }
    if !private.is_empty() {
        report.good(&format!("their owner's alone: {}", private.join(", ")));
    }
}

fn look_at_data(report: &mut Report, private: &mut Vec<String>, folder: &Path) {
    if !folder.exists() {
        report.note(&format!("{} is not there yet (TORRE_DATA): the first start makes it", folder.display()));
        return;
    }
    look_at(report, private, folder, "700");
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return unreadable(report, folder, &error),
    };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().starts_with("torre.") {
            look_at(report, private, &entry.path(), "600");
        }
    }
}

fn look_at(report: &mut Report, private: &mut Vec<String>, path: &Path, mode: &str) {
    match fs::metadata(path) {
        Ok(metadata) if metadata.permissions().mode() & GROUP_AND_OTHERS == 0 => {
            private.push(path.display().to_string());
        }
        Ok(metadata) => {
            let found = metadata.permissions().mode() & 0o777;
            let path = path.display();
            report.warning(&format!("others may read {path} (mode {found:o}); run: chmod {mode} {path}"));
        }
        Err(error) => unreadable(report, path, &error),
    }
}

fn unreadable(report: &mut Report, path: &Path, error: &io::Error) {
    let advice = match error.kind() {
        io::ErrorKind::PermissionDenied => "; run this as the service's user or as root (sudo)",
        _ => "",
    };
    report.fault(&format!("{} cannot be looked at: {error}{advice}", path.display()));
}
