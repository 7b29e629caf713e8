//! How values are written that pages receive as something else: references, pictures, dates.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::calls::call_status::CallStatus;
use crate::course::Course;
use crate::dates::{DateText, Day, Month};
use crate::editions::notice::Notice;
use crate::editions::start::Start;
use crate::editions::window::ApplicationWindow;
use crate::elapsed::Elapsed;
use crate::markdown::Markdown;
use crate::office_hours::{ClosedDays, OpeningHours};
use crate::picture::Picture;
use crate::post::{Post, PostCard};
use crate::sections::subscription::TopicChoice;

/// A day as it is written in TOML and in JSON alike.
const DAY: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
const MONTH: &str = "^[0-9]{4}-[0-9]{2}$";

macro_rules! written {
    ($($type:ty, $name:literal, $schema:tt;)+) => {
        $(impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        })+
    };
}

written! {
    Course, "Course", {
        "description": "A course, by the name of its file: \"@courses/block-1\".",
        "type": "string", "pattern": "^@courses/", "examples": ["@courses/block-1"],
    };
    Picture, "Picture", {
        "description": "A picture of media/, without its ending, and what it shows.",
        "type": "object", "additionalProperties": false, "required": ["picture", "alt"],
        "properties": {
            "picture": { "type": "string", "pattern": "^[a-z0-9/_-]+$", "examples": ["campus/madrid-1"] },
            "alt": { "description": "What it shows, for those who do not see it.", "type": "string" },
            "focus": {
                "description": "What must stay in sight where the picture is cropped; the middle without it.",
                "enum": ["top", "top-right", "right", "bottom-right", "bottom", "bottom-left", "left", "top-left"],
            },
        },
    };
    DateText, "Date", {
        "description": "A day or a month, which each language writes in its own way.",
        "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
        "properties": {
            "date": { "description": "A day.", "type": "string", "pattern": DAY, "examples": ["2027-03-15"] },
            "month": { "description": "A month.", "type": "string", "pattern": MONTH, "examples": ["2027-03"] },
        },
    };
    Day, "Day", {
        "description": "A day: \"2027-03-15\".",
        "type": "string", "pattern": DAY, "examples": ["2027-03-15"],
    };
    Month, "Month", {
        "description": "A month: \"2027-03\".",
        "type": "string", "pattern": MONTH, "examples": ["2027-03"],
    };
    Start, "Start", {
        "description": "A month or a day: \"2027-03\", \"2027-03-15\".",
        "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$", "examples": ["2027-03"],
    };
    ApplicationWindow, "ApplicationWindow", {
        "description": "The first and the last day to apply.",
        "type": "object", "additionalProperties": false, "required": ["from", "to"],
        "properties": {
            "from": { "description": "The first day.", "type": "string", "pattern": DAY, "examples": ["2027-01-10"] },
            "to": { "description": "The last day.", "type": "string", "pattern": DAY, "examples": ["2027-02-20"] },
        },
    };
    Markdown, "Markdown", { "description": "A text with headings, lists and links (Markdown).", "type": "string" };
    Notice, "Notice", {
        "description": "The edition that takes applications, or the next window.",
        "type": "string", "pattern": "^@notice$", "examples": ["@notice"],
    };
    CallStatus, "CallStatus", {
        "description": "How the provider's selection round stands today.",
        "type": "string", "pattern": "^@call$", "examples": ["@call"],
    };
    PostCard, "PostCard", {
        "description": "A post; pages name the newest ones with \"@posts/latest\".", "type": "object",
    };
    Post, "Post", { "description": "A post; the program puts it in.", "type": "object" };
    Elapsed, "Elapsed", {
        "description": "Months and hours behind a student at the end of a phase, counted from 0: \"@elapsed/block-2/0\".",
        "type": "string", "pattern": "^@elapsed/", "examples": ["@elapsed/block-2/0"],
    };
    OpeningHours, "OpeningTimes", {
        "description": "From when to when, on the centre's own clock: \"9:00-18:00\".",
        "type": "string", "pattern": "^[0-9]{1,2}:[0-9]{2}-[0-9]{1,2}:[0-9]{2}$", "examples": ["9:00-18:00"],
    };
    ClosedDays, "ClosedDays", {
        "description": "Days on which nobody answers, each later than the one before it.",
        "type": "array", "items": { "type": "string", "pattern": DAY },
    };
    TopicChoice, "TopicChoice", {
        "description": "\"call\", \"canarias\", or a course.",
        "type": "string", "pattern": "^(call|canarias|@courses/.+)$", "examples": ["@courses/block-1"],
    };
}
