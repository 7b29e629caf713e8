//! The programme of the course that an enquiry is about.

use torre_content::content::LocalContent;
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::enquiries::row::EnquiryRow;
use torre_office::reply::values::course_of;

use crate::app::App;
use crate::staff::error::StaffError;

pub(super) struct OfferedProgramme {
    /// The title of its course.
    pub(super) title: String,
    /// The address of the document.
    pub(super) path: String,
    /// What the file is called in a mail.
    pub(super) file: String,
}

/// None where the enquiry is about something else than a course.
pub(super) fn offered(app: &App, enquiry: &EnquiryRow, local: &LocalContent) -> Option<OfferedProgramme> {
    let course = course_of(enquiry, local)?;
    let file = file_name(app, &course.programme)?;
    Some(OfferedProgramme { title: course.title.clone(), path: course.programme.clone(), file })
}

pub(super) fn wanted(
    is_wanted: bool,
    offered: Option<OfferedProgramme>,
) -> Result<Option<OfferedProgramme>, StaffError> {
    if is_wanted && offered.is_none() {
        let mut errors = FieldErrors::default();
        errors.add("programme", FieldError::Invalid);
        return Err(StaffError::Fields(errors));
    }
    Ok(offered.filter(|_| is_wanted))
}

/// None: the site has no such document.
fn file_name(app: &App, path: &str) -> Option<String> {
    let site = app.publisher.site();
    Some(site.artefacts.get(path)?.artefact.file_name()?.to_owned())
}
