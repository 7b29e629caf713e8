//! What an office asks of its queue, and what is right.

use crate::full_queue::Enquiry;

pub struct Question {
    pub name: &'static str,
    /// Of `GET enquiries`.
    pub query: &'static str,
    pub is_right: fn(&Enquiry) -> bool,
}

const fn question(name: &'static str, query: &'static str, is_right: fn(&Enquiry) -> bool) -> Question {
    Question { name, query, is_right }
}

fn is_waiting(enquiry: &Enquiry) -> bool {
    enquiry.done_at.is_none() && !enquiry.suspected
}

fn says(enquiry: &Enquiry, beginning: &str) -> bool {
    let texts = [Some(&enquiry.message), enquiry.note.as_ref()];
    texts.into_iter().flatten().any(|text| text.split(' ').any(|word| word.starts_with(beginning)))
}

pub const QUESTIONS: [Question; 17] = [
    question("new", "view=new", |enquiry| is_waiting(enquiry) && enquiry.owner.is_none()),
    question("mine", "view=mine", |enquiry| enquiry.done_at.is_none() && enquiry.owner.is_some()),
    question("waiting", "view=waiting", is_waiting),
    question("done", "view=done", |enquiry| enquiry.done_at.is_some()),
    question("suspected", "view=suspected", |enquiry| enquiry.done_at.is_none() && enquiry.suspected),
    question("all", "view=all", |_| true),
    question("all, one course", "view=all&course=block-2", |enquiry| enquiry.interest == "block-2"),
    question("all, a form that few use", "view=all&form=in-person", |enquiry| enquiry.form == "in-person"),
    question("all, one campaign", "view=all&source=campa%C3%B1a-07", |enquiry| {
        enquiry.source.as_deref() == Some("campaña-07")
    }),
    question("done, one course in English", "view=done&course=visit&language=en", |enquiry| {
        enquiry.done_at.is_some() && enquiry.interest == "visit" && enquiry.language == "en"
    }),
    question("waiting, one month", "view=waiting&from=2026-03-01&to=2026-03-31", |enquiry| {
        // Midnight in Madrid, in winter and in summer.
        is_waiting(enquiry) && (1_772_319_600_000..1_774_994_400_000).contains(&enquiry.received_at)
    }),
    question("search, a rare word", "view=all&q=xilofonista", |enquiry| says(enquiry, "xilofonista")),
    question("search, a common word", "view=all&q=curso", |enquiry| says(enquiry, "curso")),
    question("search, a common word, waiting", "view=waiting&q=curso", |enquiry| {
        is_waiting(enquiry) && says(enquiry, "curso")
    }),
    question("search, two letters", "view=all&q=ma", |enquiry| says(enquiry, "ma")),
    question("search, two letters, done", "view=done&q=tr", |enquiry| {
        enquiry.done_at.is_some() && says(enquiry, "tr")
    }),
    question("search, two words", "view=all&q=curso+xilo", |enquiry| {
        says(enquiry, "curso") && says(enquiry, "xilo")
    }),
];

impl Question {
    /// The ids of the first page.
    pub fn right_answer<'a>(&self, enquiries: &'a [Enquiry]) -> Vec<&'a str> {
        let mut right: Vec<&Enquiry> = enquiries.iter().filter(|enquiry| (self.is_right)(enquiry)).collect();
        match self.query.split('&').next() {
            Some("view=done") => {
                right.sort_by_key(|enquiry| std::cmp::Reverse((enquiry.done_at, &enquiry.id)));
            }
            Some("view=all") => right.reverse(),
            _ => {}
        }
        right.iter().take(50).map(|enquiry| enquiry.id.as_str()).collect()
    }
}
