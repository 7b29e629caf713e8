//! Reply templates (`replies/<id>.<language>.md`): what the office answers, with places for what each enquiry is about.

pub mod front_matter;
pub mod placeholder;
pub mod template;
pub mod template_reader;
pub mod words;
