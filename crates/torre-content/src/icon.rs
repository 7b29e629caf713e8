//! Icons by name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The drawn icons; `web/src/ui/icon.tsx` has one drawing for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    Bank,
    Book,
    Brain,
    Bus,
    Calendar,
    Car,
    Chart,
    Check,
    Checklist,
    Clock,
    Compass,
    Diploma,
    Document,
    Euro,
    Gear,
    Headset,
    Home,
    Language,
    Mail,
    MapPin,
    Medical,
    Metro,
    People,
    Phone,
    Plane,
    Radar,
    Route,
    Runway,
    Screen,
    Shield,
    Strip,
    Target,
    Tower,
    Train,
    Weather,
}
