//! `torre staff`: who may enter the office. The first administrator is invited here; also while the server runs.

pub(super) mod arguments;
mod error;
mod invite;
mod list;

use std::io::{self, Write};
use std::process::ExitCode;

use jiff::Timestamp;
use torre_config::config::Config;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_office::auth::person_name::TypedName;
use torre_office::store::staff::{self, Removal};
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;
use crate::cli::staff::arguments::StaffCommand;
use crate::cli::staff::error::StaffCommandError;
use crate::cli::staff::invite::Inviting;

pub(crate) fn run(config: &Config, sources: &Sources, command: &StaffCommand) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error),
    };
    match runtime.block_on(dispatch(config, sources, command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(StaffCommandError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(error) => fail(&error),
    }
}

async fn dispatch(
    config: &Config,
    sources: &Sources,
    command: &StaffCommand,
) -> Result<(), StaffCommandError> {
    // There may be no store yet: the first invitation may come before the first start.
    let store = LeadStore::open(&StoreLocation::of(config)).await?;
    let mut out = io::stdout().lock();
    let result = match command {
        StaffCommand::Invite { name, role, email } => {
            let inviting = Inviting { config, sources, role: role.role(), email: email.as_deref() };
            inviting.run(&store, &parse(name)?, &mut out).await
        }
        StaffCommand::List => list::run(&store, &mut out).await,
        StaffCommand::Remove { name } => remove(&store, &parse(name)?, &mut out).await,
    };
    store.close().await;
    result
}

fn parse(name: &str) -> Result<TypedName, StaffCommandError> {
    TypedName::parse(name).ok_or(StaffCommandError::Name)
}

async fn remove(store: &LeadStore, name: &TypedName, out: &mut impl Write) -> Result<(), StaffCommandError> {
    let unknown = || StaffCommandError::Unknown(name.as_str().to_owned());
    let person = staff::find_by_name(store, name).await?.ok_or_else(unknown)?;
    match staff::remove(store, &person.id, None, Timestamp::now().as_millisecond()).await? {
        Removal::Done => writeln!(out, "{} is removed: the next request is refused", person.name)?,
        Removal::Unknown | Removal::LastAdministrator => return Err(unknown()),
    }
    Ok(())
}
