//! Sections about the centres.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::Card;
use crate::picture::Picture;
use crate::school::{Aerodrome, Centre};

/// The centres, a card each.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Centres {
    pub title: String,
    pub text: String,
    pub cards: Vec<CentreCard>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CentreCard {
    #[schemars(with = "Centre")]
    pub centre: CentreHead,
    pub href: String,
    pub label: String,
    pub text: String,
    /// What it offers, a line each: for the brochure.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub features: Vec<String>,
    pub picture: Picture,
}

/// What a card says of its centre: the way there and the map stand on the centre's own page.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", from = "Centre")]
pub struct CentreHead {
    pub title: String,
    pub aerodrome: Aerodrome,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub soon: Option<String>,
}

impl From<Centre> for CentreHead {
    fn from(Centre { title, aerodrome, soon, .. }: Centre) -> CentreHead {
        CentreHead { title, aerodrome, soon }
    }
}

/// A carousel of pictures.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Gallery {
    pub title: String,
    /// Pictures, in order.
    pub pictures: Vec<Picture>,
}

/// What a centre has, point by point.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Highlights {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub items: Vec<Card>,
}

/// Places to stay near a centre.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AccommodationList {
    pub title: String,
    pub text: String,
    pub items: Vec<Accommodation>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Accommodation {
    pub name: String,
    pub text: String,
    /// The sign of the house.
    pub logo: Picture,
    pub image: Picture,
    /// Its address on the web: https://…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub website: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phone: Option<String>,
    /// What stands under it in small type.
    pub note: String,
}

/// Where a centre is: address, a map that loads on a click, how to get there.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Location {
    pub title: String,
    pub centre: Centre,
}
