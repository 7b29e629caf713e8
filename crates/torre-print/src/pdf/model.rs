//! What a document says, before anybody decides where it stands on a page.

use serde::Serialize;
use torre_base::language::Language;
use torre_content::course::CourseCategory;
use torre_content::page::Motif;
use torre_content::sections::course::Waypoint;

#[derive(Clone, Debug, Serialize)]
pub struct Document {
    pub language: Language,
    pub title: String,
    pub description: String,
    pub keywords: Vec<String>,
    pub author: String,
    /// Year and month of the edition.
    pub edition: (i16, i8),
    /// The name a browser saves it under.
    pub file_name: String,
    pub cover: Cover,
    /// At the head of every page.
    pub running: String,
    /// At the foot of every page.
    pub imprint: String,
    /// "Page {page} of {pages}"
    pub page_label: String,
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Cover {
    pub kind: String,
    pub title: String,
    pub lead: String,
    pub school: String,
    pub tagline: String,
    pub motif: Motif,
    /// The same seed draws the same traffic.
    pub seed: String,
    pub strip: Strip,
}

#[derive(Clone, Debug, Serialize)]
pub struct Section {
    pub title: String,
    /// Set across the page, not in the text column: strips and charts need the room.
    pub wide: bool,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, Serialize)]
pub enum Block {
    Lead(String),
    Paragraph(String),
    Heading(String),
    /// A heading, a sentence and a short list, on one page.
    Card(Entry),
    List(Vec<String>),
    /// A row of data cells.
    Cells(Vec<Cell>),
    /// Numbered steps.
    Steps(Vec<Entry>),
    Phase(Phase),
    Strip(Strip),
    /// A bay of the strip board: what it is for, and its strips, on one page.
    Bay {
        title: String,
        text: String,
        strips: Vec<Strip>,
    },
    Route(Vec<Waypoint>),
    Question {
        question: String,
        answer: String,
    },
    /// Labels with what they lead to.
    Links(Vec<LinkRow>),
}

#[derive(Clone, Debug, Serialize)]
pub struct Cell {
    pub label: String,
    pub value: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    pub title: String,
    pub text: Option<String>,
    pub items: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Phase {
    /// "Phase 1"
    pub label: String,
    pub title: String,
    /// "3 months · more than 150 hours"
    pub facts: String,
    pub text: Option<String>,
    pub topics: Vec<String>,
}

/// A course as a flight strip.
#[derive(Clone, Debug, Serialize)]
pub struct Strip {
    pub code: String,
    pub category: CourseCategory,
    pub title: String,
    pub note: String,
    /// Where it is on the web.
    pub href: Option<String>,
    pub cells: Vec<Cell>,
}

#[derive(Clone, Debug, Serialize)]
pub struct LinkRow {
    pub label: String,
    pub text: String,
    /// None: words only.
    pub href: Option<String>,
}
