//! The mail with an invitation's link, sent while the administrator waits: a link that did not leave is handed over by hand.

use torre_base::language::Language;
use torre_leads::delivery::plain_mail::send_plain;
use torre_office::invitation_text::invitation_text;

use crate::app::App;

/// False: no mail is set up, or the mail server has not taken it.
pub(super) async fn send(app: &App, to: &str, link: &str) -> bool {
    let Some(settings) = &app.config.leads.mail else { return false };
    let site = app.publisher.site();
    let text = invitation_text(site.content.local(Language::default()), link);
    match send_plain(settings, app.config.leads.delivery_timeout, to, &text).await {
        Ok(()) => true,
        Err(error) => {
            tracing::warn!("an invitation was not mailed: {}", error.reason);
            false
        }
    }
}
