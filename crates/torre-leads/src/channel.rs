//! Delivery channels: the ways an enquiry leaves the outbox.

use torre_config::leads::LeadSettings;

use crate::lead::NewLead;

/// One way an enquiry is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// The mail to the school.
    School,
    /// The confirmation to the visitor.
    Acknowledge,
    Webhook,
}

impl Channel {
    pub fn code(self) -> &'static str {
        match self {
            Channel::School => "school",
            Channel::Acknowledge => "acknowledge",
            Channel::Webhook => "webhook",
        }
    }

    pub fn parse(text: &str) -> Option<Channel> {
        match text {
            "school" => Some(Channel::School),
            "acknowledge" => Some(Channel::Acknowledge),
            "webhook" => Some(Channel::Webhook),
            _ => None,
        }
    }

    /// Whether the settings have a way to deliver by it.
    pub fn is_configured(self, settings: &LeadSettings) -> bool {
        match self {
            Channel::School | Channel::Acknowledge => settings.mail.is_some(),
            Channel::Webhook => settings.webhook.is_some(),
        }
    }

    /// The school's own channels, as the settings have them.
    pub fn configured(settings: &LeadSettings) -> Vec<Channel> {
        let mut channels = Vec::new();
        if settings.mail.is_some() {
            channels.push(Channel::School);
        }
        if settings.webhook.is_some() {
            channels.push(Channel::Webhook);
        }
        channels
    }

    /// Where a new enquiry goes. A suspected one is not acknowledged: the address may belong to
    /// somebody who never wrote.
    pub fn wanted(settings: &LeadSettings, lead: &NewLead) -> Vec<Channel> {
        let mut channels = Channel::configured(settings);
        let acknowledge = settings.mail.as_ref().is_some_and(|mail| mail.acknowledge);
        if acknowledge && lead.email.is_some() && lead.suspicion.is_none() {
            channels.push(Channel::Acknowledge);
        }
        channels
    }
}
