//! What a page says when it is seen, or when a step is taken on it.

use serde::Deserialize;
use torre_base::language::Language;
use utoipa::ToSchema;

use crate::step::Step;

const MAX_TEXT: usize = 200;

/// How wide the window is; nothing finer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    /// Under 768 pixels.
    Small,
    Medium,
    /// From 1280 pixels on.
    Large,
}

impl Screen {
    pub fn code(self) -> &'static str {
        match self {
            Screen::Small => "small",
            Screen::Medium => "medium",
            Screen::Large => "large",
        }
    }
}

/// One view, or one step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = Visit)]
pub struct VisitRequest {
    /// The path of the page, as in its address.
    #[schema(max_length = 200, example = "/cursos")]
    pub page: String,
    /// The language it is read in.
    pub language: Language,
    /// Left out for a view.
    pub step: Option<Step>,
    /// The first page of the visit, where it is still known; for steps.
    #[schema(max_length = 200)]
    pub entry: Option<String>,
    pub screen: Screen,
    /// It came from another site or from nowhere: a visit begins.
    #[serde(default)]
    pub first: bool,
    /// The host that led here; for a first view.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub referrer: Option<String>,
    /// `source/medium/name`; for a first view.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub campaign: String,
}

impl VisitRequest {
    /// No text is longer than the longest address of a page or name of a host.
    pub fn is_short(&self) -> bool {
        let texts = [Some(&self.page), self.entry.as_ref(), self.referrer.as_ref(), Some(&self.campaign)];
        texts.into_iter().flatten().all(|text| text.chars().count() <= MAX_TEXT)
    }
}

/// A view of a page that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Its Spanish address: one row a page, whatever the language.
    pub page: String,
    pub language: Language,
    pub screen: Screen,
    /// Two letters.
    pub country: Option<String>,
    /// None: going on inside the site, reloading or coming back.
    pub arrival: Option<Arrival>,
}

/// How a visit began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub referrer: String,
    pub campaign: Option<String>,
}

/// A step on a page that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenStep {
    pub step: Step,
    pub page: String,
    pub entry: Option<String>,
}
