//! Starting the service that stores and delivers enquiries.

use std::sync::Arc;

use torre_http::app::App;
use torre_leads::earlier_builds::build::Build;
use torre_leads::service::LeadService;
use torre_leads::store::instance_lock::{InstanceLock, LockError};
use torre_leads::store::location::StoreLocation;

use crate::cli::serve::error::ServeError;
use crate::cli::serve::programmes::programmes;

pub(super) fn lead_service(app: &App, location: StoreLocation, lock: Option<InstanceLock>) -> LeadService {
    let (pages, front_end) = (app.clone(), app.clone());
    LeadService {
        location,
        settings: app.config.leads.clone(),
        site_url: app.config.site_url.clone(),
        content: Arc::new(move || Arc::clone(&pages.publisher.site().content)),
        programmes: programmes(app),
        build: Arc::new(move || build_of(&front_end)),
        lock,
    }
}

/// The bytes are shared, not copied.
fn build_of(app: &App) -> Build {
    let site = app.publisher.site();
    Build::new(site.parts.assets.files().map(|(path, bytes)| (path.to_owned(), bytes.clone())))
}

/// A second server on one SQLite file is refused. A folder that cannot be used yet is no reason not
/// to show pages: the service tries again.
pub(super) fn acquire_instance_lock(location: &StoreLocation) -> Result<Option<InstanceLock>, ServeError> {
    let StoreLocation::Folder(folder) = location else { return Ok(None) };
    match InstanceLock::acquire(folder) {
        Ok(lock) => Ok(Some(lock)),
        Err(LockError::Io(_)) => Ok(None),
        Err(LockError::AlreadyHeld) => Err(ServeError::SecondInstance(folder.clone())),
    }
}
