//! `Course`: one on its own page, all of them on the course list.

use serde_json::{Value, json};
use torre_base::routes::path_of;
use torre_content::course::{Attendance, Course, CourseFacts};
use torre_content::editions::course_dates::CourseDates;
use torre_content::school::CentreId;
use torre_content::sections::course::CourseBoard;

use crate::structured_data::school;
use crate::structured_data::subject::Subject;

/// The course whose page this is.
pub(super) fn of_page(subject: &Subject<'_>) -> Option<Value> {
    let is_here = |course: &&Course| {
        let route = course.href.as_deref().and_then(|href| subject.routes.find(path_of(href)));
        route.is_some_and(|route| route.page == subject.page)
    };
    let course = subject.local.courses.values().find(is_here)?;
    let mut node = summary(subject, course, subject.canonical);
    node["image"] = json!(subject.image);
    if let Some(months) = course.facts.months {
        node["timeRequired"] = json!(format!("P{months}M"));
    }
    if let Some(instance) = instance(subject, course) {
        node["hasCourseInstance"] = instance;
    }
    Some(node)
}

/// The courses on the board that have a page, in the board's order.
pub(super) fn list(subject: &Subject<'_>, board: &CourseBoard) -> Value {
    let shown = board.bays.iter().flat_map(|bay| &bay.courses);
    let linked = shown.filter_map(|course| Some((course, subject.absolute(course.href.as_ref()?))));
    let items: Vec<Value> = linked
        .enumerate()
        .map(|(index, (course, url))| {
            json!({ "@type": "ListItem", "position": index + 1, "item": summary(subject, course, &url) })
        })
        .collect();
    json!({
        "@type": "ItemList",
        "name": board.title,
        "numberOfItems": items.len(),
        "itemListElement": items,
    })
}

fn summary(subject: &Subject<'_>, course: &Course, url: &str) -> Value {
    json!({
        "@type": "Course",
        "@id": format!("{}#course-{}", path_of(url), course.id),
        "name": course.title,
        "description": course.description,
        "url": url,
        "courseCode": course.code,
        "inLanguage": subject.language.code(),
        "provider": school::reference(subject),
    })
}

/// One edition of a course: how it is held, when it starts, for how many. Nothing is said that the course's
/// file leaves open.
fn instance(subject: &Subject<'_>, course: &Course) -> Option<Value> {
    let CourseFacts { hours, attendance, months, schedule, .. } = &course.facts;
    let attendance = (*attendance)?;
    let mut node = json!({
        "@type": "CourseInstance",
        "name": course.title,
        "courseMode": mode(attendance),
        "description": course.mode,
    });
    if let Some(hours) = hours {
        node["courseWorkload"] = json!(format!("PT{hours}H"));
    }
    if let Some(months) = months {
        node["duration"] = json!(format!("P{months}M"));
    }
    if let Some(start) = course.dates.as_ref().and_then(CourseDates::announced) {
        node["startDate"] = json!(start.iso);
    }
    if let Some(seats) = course.seats {
        node["maximumAttendeeCapacity"] = json!(seats);
    }
    if attendance != Attendance::Online {
        let centre = schedule.next.map_or(CentreId::Madrid, |(edition, _)| edition.centre);
        let centre = subject.local.school.centres.get(centre);
        node["location"] =
            json!({ "@type": "Place", "name": centre.title, "address": school::address(centre) });
    }
    Some(node)
}

fn mode(attendance: Attendance) -> &'static str {
    match attendance {
        Attendance::Onsite => "Onsite",
        Attendance::Online => "Online",
        Attendance::Blended => "Blended",
    }
}
