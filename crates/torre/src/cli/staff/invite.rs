//! `torre staff invite`.

use std::io::Write;

use jiff::Timestamp;
use torre_base::language::Language;
use torre_config::config::Config;
use torre_leads::delivery::plain_mail::send_plain;
use torre_leads::email::LeadEmail;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::token::Token;
use torre_office::auth::person_name::TypedName;
use torre_office::auth::relying_party::RelyingParty;
use torre_office::auth::role::Role;
use torre_office::invitation_link::{VALID_MS, invitation_link};
use torre_office::invitation_text::invitation_text;
use torre_office::store::{account, invitations, staff};
use torre_render::publish::sources::Sources;

use crate::cli::read_content::read_content;
use crate::cli::staff::error::StaffCommandError;
use crate::cli::staff::list::text;

pub(super) struct Inviting<'a> {
    pub(super) config: &'a Config,
    pub(super) sources: &'a Sources,
    pub(super) role: Role,
    pub(super) email: Option<&'a str>,
}

impl Inviting<'_> {
    pub(super) async fn run(
        &self,
        store: &LeadStore,
        name: &TypedName,
        out: &mut impl Write,
    ) -> Result<(), StaffCommandError> {
        let party = RelyingParty::of(&self.config.site_url)?;
        let (token, now) = (Token::random()?, Timestamp::now().as_millisecond());
        self.invite(store, name, &token, now).await?;
        let link = invitation_link(party.origin(), &token);
        writeln!(out, "{link}")?;
        writeln!(
            out,
            "works once, until {}; whoever opens it enters as {}",
            text(now + VALID_MS),
            name.as_str()
        )?;
        if let Some(email) = self.email {
            self.keep_address(store, name, email).await?;
            self.mail(email, &link).await?;
            writeln!(out, "mailed to {email}")?;
        }
        Ok(())
    }

    /// Somebody who is known gets another invitation, and the role that was named.
    async fn invite(
        &self,
        store: &LeadStore,
        name: &TypedName,
        token: &Token,
        now: i64,
    ) -> Result<(), StaffCommandError> {
        let (hash, role) = (token.hash(), self.role);
        let is_done = match staff::find_by_name(store, name).await? {
            Some(known) => invitations::invite_again(store, &known.id, Some(role), &hash, None, now).await?,
            None => invitations::invite_new(store, name, role, &hash, None, now).await?.is_some(),
        };
        if is_done { Ok(()) } else { Err(StaffCommandError::Meanwhile(name.as_str().to_owned())) }
    }

    /// Where the person then gets mail, unless they say otherwise.
    async fn keep_address(
        &self,
        store: &LeadStore,
        name: &TypedName,
        email: &str,
    ) -> Result<(), StaffCommandError> {
        let person = staff::find_by_name(store, name).await?;
        if let (Some(person), Ok(email)) = (person, LeadEmail::parse(email)) {
            account::give_address(store, &person.id, &email).await?;
        }
        Ok(())
    }

    async fn mail(&self, to: &str, link: &str) -> Result<(), StaffCommandError> {
        let settings = self.config.leads.mail.as_ref().ok_or(StaffCommandError::NoMail)?;
        let _ = rustls::crypto::ring::default_provider().install_default();
        let content = read_content(self.config, &self.sources.content)?;
        let text = invitation_text(content.local(Language::default()), link);
        let sent = send_plain(settings, self.config.leads.delivery_timeout, to, &text).await;
        sent.map_err(|error| StaffCommandError::NotMailed(error.reason))
    }
}
