//! Configuration errors: which settings cannot be used, and what was expected of them.

use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name}: {problem}")]
pub struct SettingError {
    pub name: String,
    /// Never quotes the value of a secret.
    pub problem: String,
}

/// Every setting that cannot be used, in one message.
#[derive(Clone, Debug, Default, Error)]
#[error("the settings cannot be used:\n{}", lines(.0))]
pub struct ConfigError(pub Vec<SettingError>);

fn lines(errors: &[SettingError]) -> String {
    errors.iter().map(|error| format!("  {error}\n")).collect()
}
