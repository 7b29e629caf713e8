//! Starting the worker that writes to the office's people.

use std::sync::Arc;

use torre_http::app::App;
use torre_leads::delivery::staff_mailer::StaffMailer;
use torre_office::mails::worker::StaffMailWorker;

/// None without mail; the enquiries' own worker says why. Called inside the runtime that sends.
pub(super) fn staff_mail_worker(app: &App) -> Option<StaffMailWorker> {
    let settings = &app.config.leads;
    let mail = settings.mail.as_ref()?;
    let mailer = StaffMailer::new(mail, settings.delivery_timeout, settings.delivery_retry).ok()?;
    let pages = app.clone();
    Some(StaffMailWorker {
        office: app.office.clone(),
        mailer,
        content: Arc::new(move || Arc::clone(&pages.publisher.site().content)),
    })
}
