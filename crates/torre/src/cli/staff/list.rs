//! `torre staff list`.

use std::io::Write;

use jiff::Timestamp;
use torre_base::time_zone::madrid_text;
use torre_leads::store::lead_store::LeadStore;
use torre_office::store::staff::{self, ListedPerson};

use crate::cli::staff::error::StaffCommandError;

pub(super) async fn run(store: &LeadStore, out: &mut impl Write) -> Result<(), StaffCommandError> {
    let people = staff::list(store, Timestamp::now().as_millisecond()).await?;
    if people.is_empty() {
        writeln!(out, "nobody; `torre staff invite NAME --role admin` invites the first")?;
    }
    for person in &people {
        writeln!(out, "{}", line(person))?;
    }
    Ok(())
}

fn line(listed: &ListedPerson) -> String {
    let keys = match listed.passkeys {
        1 => "1 passkey".to_owned(),
        count => format!("{count} passkeys"),
    };
    let mut parts = vec![listed.person.name.clone(), listed.person.role.code().to_owned(), keys];
    parts.extend(listed.last_seen_at.map(|at| format!("last seen {}", text(at))));
    parts.extend(listed.invited_until.map(|at| format!("invited until {}", text(at))));
    parts.join(" · ")
}

pub(super) fn text(milliseconds: i64) -> String {
    madrid_text(&Timestamp::from_millisecond(milliseconds).unwrap_or_default().to_string())
}
