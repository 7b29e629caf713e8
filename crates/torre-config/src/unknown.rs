//! Names that look like settings and are none: a misspelt one would be silently without effect.

use std::collections::BTreeMap;

use crate::error::SettingError;
use crate::settings::Settings;

const PREFIX: &str = "TORRE_";

/// The settings that the program has asked for; `true` where the value is a secret.
pub type KnownSettings = BTreeMap<String, bool>;

/// A settings file is the program's own: whatever is unknown in it is a mistake.
pub(crate) fn in_file(settings: &Settings, known: &KnownSettings) -> Vec<SettingError> {
    let Some(file) = settings.file() else { return Vec::new() };
    let mut errors = Vec::new();
    for entry in file.entries.iter().filter(|entry| !known.contains_key(&entry.name)) {
        let near = nearest(&entry.name, known);
        // Another program's setting, such as a backup's password, may stand beside ours.
        if !entry.name.starts_with(PREFIX) && near.is_none() {
            continue;
        }
        let place = format!("({}, line {})", file.path.display(), entry.line);
        let problem = match near {
            Some(near) => format!("is no setting; did you mean {near}? {place}"),
            None => format!("is no setting; .env.example lists them all {place}"),
        };
        errors.push(SettingError { name: entry.name.clone(), problem });
    }
    errors
}

/// The environment is everybody's: Kubernetes sets `TORRE_PORT` and the like for a service named torre. One sentence.
pub(crate) fn in_environment(settings: &Settings, known: &KnownSettings) -> Option<String> {
    let unknown =
        settings.environment_names().filter(|name| name.starts_with(PREFIX) && !known.contains_key(*name));
    let names: Vec<String> = unknown
        .map(|name| match nearest(name, known) {
            Some(near) => format!("{name} (did you mean {near}?)"),
            None => name.to_owned(),
        })
        .collect();
    (!names.is_empty())
        .then(|| format!("the environment has names that are no settings: {}", names.join(", ")))
}

/// The known name that takes the fewest changes, if they are few.
fn nearest<'a>(name: &str, known: &'a KnownSettings) -> Option<&'a str> {
    let distances = known.keys().map(|candidate| (edit_distance(name, candidate), candidate.as_str()));
    let allowed = if name.starts_with(PREFIX) { 3 } else { 2 };
    distances.min().filter(|(distance, _)| *distance <= allowed).map(|(_, candidate)| candidate)
}

/// Levenshtein's: letters inserted, deleted or replaced.
fn edit_distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in other.bytes().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> KnownSettings {
        ["TORRE_LISTEN", "TORRE_SITE_URL", "TORRE_DATA", "DATABASE_URL", "TORRE_LOG", "TORRE_ADMIN_LISTEN"]
            .map(|name| (name.to_owned(), false))
            .into()
    }

    #[test]
    fn the_nearest_name_is_proposed_and_no_far_one() {
        for (typed, meant) in [
            ("TORRE_LISTN", Some("TORRE_LISTEN")),
            ("TORRE_SITEURL", Some("TORRE_SITE_URL")),
            ("TORRE_DATA_", Some("TORRE_DATA")),
            ("DATABSE_URL", Some("DATABASE_URL")),
            ("TORRE_SERVICE_HOST", None),
            ("TORRE_PORT_8080_TCP_ADDR", None),
            ("LITESTREAM_ACCESS_KEY_ID", None),
            ("PATH", None),
        ] {
            assert_eq!(nearest(typed, &known()), meant, "{typed}");
        }
    }

    #[test]
    fn what_kubernetes_sets_is_one_warning() {
        let mut settings = Settings::default();
        assert_eq!(in_environment(&settings, &known()), None);
        settings.set("TORRE_SERVICE_HOST", "10.0.0.1");
        settings.set("TORRE_LISTN", "127.0.0.1:80");
        settings.set("TORRE_LISTEN", "127.0.0.1:80");
        settings.set("HOME", "/");
        assert_eq!(
            in_environment(&settings, &known()).unwrap(),
            "the environment has names that are no settings: TORRE_LISTN (did you mean TORRE_LISTEN?), TORRE_SERVICE_HOST"
        );
        assert!(in_file(&settings, &known()).is_empty());
    }
}
