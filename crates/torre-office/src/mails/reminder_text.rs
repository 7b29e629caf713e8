//! What the mail of a reminder says.

use sqlx::Row;
use torre_base::language::Language;
use torre_content::content::LocalContent;
use torre_content::dates::date_text;
use torre_content::text::interpolate;
use torre_leads::sanitize::one_line;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::mail::MailText;

use crate::reminders::wall_time::CentreClock;

const FIND: &str = "SELECT reminders.lead_id, leads.name, leads.email, reminders.due_at, reminders.zone, \
    reminders.text, CASE WHEN reminders.by_id = reminders.for_id THEN NULL ELSE setter.name END \
    FROM reminders JOIN leads ON leads.id = reminders.lead_id \
    LEFT JOIN staff AS setter ON setter.id = reminders.by_id \
    WHERE reminders.id = $1 AND reminders.done_at IS NULL AND reminders.for_id = $2";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ReminderFacts {
    pub(super) lead_id: String,
    /// Whose enquiry it is: the name, or the address where there is none.
    pub(super) who: String,
    pub(super) due_at: i64,
    zone: String,
    text: String,
    /// Somebody else than whom it is for.
    by: Option<String>,
}

/// None: done, taken away or handed on meanwhile.
pub(super) async fn find(
    store: &LeadStore,
    reminder: &str,
    person: &str,
) -> Result<Option<ReminderFacts>, StoreError> {
    let query = sqlx::query(FIND).bind(reminder.to_owned()).bind(person.to_owned());
    let Some(row) = query.fetch_optional(store.reader()).await? else { return Ok(None) };
    let (name, email): (String, String) = (row.try_get(1)?, row.try_get(2)?);
    Ok(Some(ReminderFacts {
        lead_id: row.try_get(0)?,
        who: one_line(if name.trim().is_empty() { &email } else { &name }),
        due_at: row.try_get(3)?,
        zone: row.try_get(4)?,
        text: row.try_get(5)?,
        by: row.try_get(6)?,
    }))
}

/// Paragraphs without anything to say are left out. `site`: where the office is.
pub(super) fn write(facts: &ReminderFacts, local: &LocalContent, language: Language, site: &str) -> MailText {
    let clock = CentreClock::named(&facts.zone);
    let wall = clock.wall(facts.due_at);
    let (day, time) = wall.split_once('T').unwrap_or((&wall, ""));
    let place = local.mail.get(match clock.name() {
        "Atlantic/Canary" => "staff.clock.canary",
        _ => "staff.clock.madrid",
    });
    let link = format!("{site}/staff/enquiries/{}", facts.lead_id);
    let day = date_text(day, language).text;
    // What strangers wrote comes last: nothing is looked for in it.
    let values = [
        ("school", local.school.name.as_str()),
        ("link", &link),
        ("day", &day),
        ("time", time),
        ("place", place),
        ("by", facts.by.as_deref().unwrap_or_default()),
        ("what", &facts.text),
        ("who", &facts.who),
    ];
    let filled = |name: &str| interpolate(local.mail.get(&format!("staff.reminder.{name}")), &values);
    let mut body = vec![filled("text")];
    body.extend((!facts.text.is_empty()).then(|| filled("what")));
    body.extend(facts.by.is_some().then(|| filled("by")));
    body.extend([filled("link"), filled("signature")]);
    MailText { subject: filled("subject"), body: format!("{}\n", body.join("\n\n")) }
}
