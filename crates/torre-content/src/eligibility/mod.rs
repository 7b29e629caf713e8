//! Who can become a controller: rules with their sources, and what follows from a visitor's answers.

pub mod eligibility_file;
pub mod rules;
