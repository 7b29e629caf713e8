//! `torre mail test ADDRESS`: whether mail leaves this machine with the settings as they are.

use std::process::ExitCode;

use clap::Subcommand;
use torre_config::config::Config;
use torre_leads::delivery::error::DeliveryError;
use torre_leads::delivery::mail_check::send_test;

use crate::cli::exit::fail;

#[derive(Subcommand)]
pub(crate) enum MailCommand {
    /// Send a test mail and print what the mail server said.
    Test {
        /// Who receives it.
        address: String,
    },
}

#[derive(Debug, thiserror::Error)]
enum MailError {
    #[error(
        "TORRE_SMTP_URL is not set: mail is switched off. `torre doctor` shows which settings are read, and from where"
    )]
    Off,
    #[error("the mail was not taken: {}", .0.reason)]
    Delivery(DeliveryError),
    #[error("the mail was not taken: {}\n  the other side: {}", .0.reason, .0.detail)]
    Answered(DeliveryError),
    #[error(transparent)]
    Runtime(#[from] std::io::Error),
}

pub(crate) fn run(config: &Config, command: &MailCommand) -> ExitCode {
    let MailCommand::Test { address } = command;
    match send(config, address) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

#[expect(clippy::print_stdout, reason = "the command line speaks to a person")]
fn send(config: &Config, to: &str) -> Result<(), MailError> {
    let settings = config.leads.mail.as_ref().ok_or(MailError::Off)?;
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let sent = send_test(settings, config.leads.delivery_timeout, to, &config.site_url);
    runtime.block_on(sent).map_err(|error| match error.detail == error.reason {
        true => MailError::Delivery(error),
        false => MailError::Answered(error),
    })?;
    println!("the mail server took the mail from {} to {to}", settings.from);
    println!("look whether it arrived, also among the spam: from here on it is the mail servers' work");
    Ok(())
}
