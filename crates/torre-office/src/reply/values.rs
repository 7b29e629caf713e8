//! What is filled into a template for one enquiry: only what the enquiry and the content say.

use torre_base::language::Language;
use torre_content::content::LocalContent;
use torre_content::course::Course;
use torre_content::replies::placeholder::Placeholder;
use torre_content::replies::words::ReplyValues;
use torre_content::school::Centre;

use crate::enquiries::row::EnquiryRow;

/// The language that the person wrote in.
pub fn language_of(enquiry: &EnquiryRow) -> Language {
    Language::parse(&enquiry.language).unwrap_or_default()
}

/// None where the enquiry is about something else than a course.
pub fn course_of<'a>(enquiry: &EnquiryRow, local: &'a LocalContent) -> Option<&'a Course> {
    local.courses.get(enquiry.interest.as_deref()?)
}

/// `local`: in the enquiry's language. `who`: the name of whoever replies.
pub fn values(enquiry: &EnquiryRow, local: &LocalContent, site_url: &str, who: &str) -> ReplyValues {
    let mut values = ReplyValues::new(site_url);
    let course = course_of(enquiry, local);
    let centre = course.and_then(|course| course.facts.centre).map(|id| local.school.centres.get(id));
    let phone = phone(centre.unwrap_or(&local.school.centres.madrid));
    let signature: Vec<&str> = [Some(who), Some(&local.school.name), phone].into_iter().flatten().collect();
    values.insert(Placeholder::Name, &enquiry.name);
    values.insert(Placeholder::Centre, centre.map_or("", |centre| &centre.title));
    values.insert(Placeholder::Phone, phone.unwrap_or_default());
    values.insert(Placeholder::School, &local.school.name);
    values.insert(Placeholder::Signature, signature.join("\n"));
    if let Some(course) = course {
        add_course(&mut values, course, local);
    }
    values
}

fn add_course(values: &mut ReplyValues, course: &Course, local: &LocalContent) {
    let dates = course.dates.as_ref();
    let edition = dates.and_then(|dates| dates.announced()).map_or("", |start| &start.text);
    let link = course.href.as_ref().map(|href| format!("{}{href}", values.site_url));
    values.insert(Placeholder::Course, &course.title);
    values.insert(Placeholder::Edition, edition);
    values.insert(Placeholder::Dates, dates.map(|dates| dates.sentence(&local.text)).unwrap_or_default());
    values.insert(Placeholder::Duration, &course.duration);
    values.insert(Placeholder::Hours, course.hours.as_deref().unwrap_or_default());
    values.insert(Placeholder::Seats, course.seats.map(|seats| seats.to_string()).unwrap_or_default());
    values.insert(Placeholder::Mode, &course.mode);
    values.insert(Placeholder::Price, course.price.as_deref().unwrap_or_default());
    values.insert(Placeholder::Link, link.unwrap_or_default());
}

/// A sample number is nobody's: it is not given to anybody who might call it.
fn phone(centre: &Centre) -> Option<&str> {
    Some(centre.phone.as_str()).filter(|_| !centre.no_calls)
}
