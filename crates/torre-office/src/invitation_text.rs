//! What the mail with an invitation says: words of `mail.toml` and the link.

use torre_content::content::LocalContent;
use torre_content::text::interpolate;
use torre_leads::subscriptions::mail::MailText;

pub fn invitation_text(local: &LocalContent, link: &str) -> MailText {
    let values = [("school", local.school.name.as_str()), ("link", link)];
    let filled = |name: &str| interpolate(local.mail.get(&format!("staff.invitation.{name}")), &values);
    let body: Vec<String> = ["greeting", "text", "link", "ignore", "signature"].map(filled).to_vec();
    MailText { subject: filled("subject"), body: format!("{}\n", body.join("\n\n")) }
}
