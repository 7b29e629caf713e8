//! Logging, to standard error.

use std::io::IsTerminal as _;

use torre_config::config::Config;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// `torre=info,warn` where `TORRE_LOG` says nothing else: the names of all crates of the program begin with its own.
const DEFAULT_FILTER: [(&str, Level); 2] = [("torre", Level::INFO), ("", Level::WARN)];

pub(super) fn init_logging(config: &Config) {
    let wanted = config.log_filter.as_deref().map(str::parse::<Targets>);
    let unreadable = wanted.as_ref().and_then(|wanted| wanted.as_ref().err()).map(ToString::to_string);
    let filter = wanted.and_then(Result::ok).unwrap_or_else(|| DEFAULT_FILTER.into_iter().collect());
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(wants_colours());
    let registry = tracing_subscriber::registry().with(filter);
    // A log that is already set up stays as it is.
    let _ = if config.log_json {
        registry.with(lines.json()).try_init()
    } else {
        registry.with(lines).try_init()
    };
    if let Some(error) = unreadable {
        tracing::warn!("TORRE_LOG cannot be read: {error}; expected for example torre=debug,warn");
    }
}

/// Only a person at a terminal, and not one who has said no (<https://no-color.org>).
fn wants_colours() -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !refused && std::io::stderr().is_terminal()
}
