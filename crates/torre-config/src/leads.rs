//! Settings of leads (enquiries): rate limits, mail, webhooks.

use std::time::Duration;

use crate::env::Env;
use crate::mail::MailSettings;
use crate::secret::Secret;

#[derive(Clone, Debug)]
pub struct LeadSettings {
    /// `TORRE_LEADS_PER_MINUTE`: enquiries one client may send.
    pub per_minute: u32,
    /// `TORRE_LEADS_TOTAL_PER_MINUTE`: enquiries all clients together may send, per instance.
    pub total_per_minute: u32,
    /// `TORRE_SUBSCRIPTIONS_PER_MINUTE`: subscriptions one client may ask for.
    pub subscriptions_per_minute: u32,
    /// `TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE`: subscriptions all clients together may ask for, per instance.
    pub subscriptions_total_per_minute: u32,
    /// `TORRE_SMTP_URL`, `TORRE_SMTP_CA`, `TORRE_MAIL_FROM`, `TORRE_MAIL_TO`, `TORRE_MAIL_ACKNOWLEDGE`: without an
    /// SMTP address enquiries are only stored.
    pub mail: Option<MailSettings>,
    /// `TORRE_LEAD_WEBHOOK_URL`, `TORRE_LEAD_WEBHOOK_SECRET`: where a CRM listens.
    pub webhook: Option<WebhookSettings>,
    /// `TORRE_TALLY_SECRET`: the form provider's signing secret; its webhook is off without one.
    pub tally_secret: Option<Secret>,
    /// `TORRE_DELIVERY_TIMEOUT_SECONDS`: how long one delivery may take.
    pub delivery_timeout: Duration,
    /// `TORRE_DELIVERY_RETRY_SECONDS`: the wait after a first failure; it doubles from there.
    pub delivery_retry: Duration,
}

#[derive(Clone, Debug)]
pub struct WebhookSettings {
    pub url: String,
    pub secret: Secret,
}

impl LeadSettings {
    pub(crate) fn read(env: &mut Env<'_>) -> LeadSettings {
        LeadSettings {
            per_minute: at_least_one(env, "TORRE_LEADS_PER_MINUTE", "6"),
            total_per_minute: at_least_one(env, "TORRE_LEADS_TOTAL_PER_MINUTE", "300"),
            subscriptions_per_minute: at_least_one(env, "TORRE_SUBSCRIPTIONS_PER_MINUTE", "6"),
            subscriptions_total_per_minute: at_least_one(env, "TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE", "100"),
            mail: MailSettings::read(env),
            webhook: webhook(env),
            tally_secret: env.secret("TORRE_TALLY_SECRET"),
            delivery_timeout: seconds(env, "TORRE_DELIVERY_TIMEOUT_SECONDS", "30"),
            delivery_retry: seconds(env, "TORRE_DELIVERY_RETRY_SECONDS", "30"),
        }
    }
}

fn at_least_one(env: &mut Env<'_>, name: &str, default: &str) -> u32 {
    let number: u32 = env.parse(name, default, "a number");
    if number == 0 {
        env.error(name, "0 cannot be used; expected at least 1");
    }
    number
}

fn seconds(env: &mut Env<'_>, name: &str, default: &str) -> Duration {
    Duration::from_secs(u64::from(at_least_one(env, name, default)))
}

fn webhook(env: &mut Env<'_>) -> Option<WebhookSettings> {
    let secret = env.secret("TORRE_LEAD_WEBHOOK_SECRET");
    // Whoever knows some services' addresses may write to them.
    let _ = env.secret("TORRE_LEAD_WEBHOOK_URL");
    let url = env.url("TORRE_LEAD_WEBHOOK_URL")?;
    let Some(secret) = secret else {
        env.error("TORRE_LEAD_WEBHOOK_SECRET", "missing; expected the secret that signs the webhook");
        return None;
    };
    Some(WebhookSettings { url, secret })
}

#[cfg(test)]
mod tests {
    use crate::config::Config;

    fn errors(settings: &[(&str, &str)]) -> String {
        let lookup =
            |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Config::read(&lookup).unwrap_err().to_string()
    }

    #[test]
    fn mail_needs_a_sender_and_somebody_who_receives_it() {
        let errors = errors(&[("TORRE_SMTP_URL", "smtp://localhost:25")]);
        assert!(errors.contains("TORRE_MAIL_FROM") && errors.contains("TORRE_MAIL_TO"), "{errors}");
    }

    #[test]
    fn a_wrong_secret_is_named_and_not_shown() {
        let errors =
            errors(&[("TORRE_SMTP_URL", "http://user:hunter2@mail"), ("DATABASE_URL", "mysql://hunter2")]);
        assert!(errors.contains("TORRE_SMTP_URL") && errors.contains("DATABASE_URL"), "{errors}");
        assert!(!errors.contains("hunter2"), "{errors}");
    }

    #[test]
    fn a_webhook_is_never_sent_unsigned() {
        assert!(
            errors(&[("TORRE_LEAD_WEBHOOK_URL", "https://crm.example")])
                .contains("TORRE_LEAD_WEBHOOK_SECRET")
        );
    }

    #[test]
    fn a_limit_of_nothing_is_refused() {
        assert!(errors(&[("TORRE_LEADS_PER_MINUTE", "0")]).contains("TORRE_LEADS_PER_MINUTE"));
    }
}
