//! Logging, to standard error.

use torre_config::Config;
use tracing_subscriber::EnvFilter;

pub(super) fn init_logging(config: &Config) {
    let filter = EnvFilter::try_from_env("TORRE_LOG").unwrap_or_else(|_| EnvFilter::new("torre=info,warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A log that is already set up stays as it is.
    let _ = if config.log_json { builder.json().try_init() } else { builder.try_init() };
}
