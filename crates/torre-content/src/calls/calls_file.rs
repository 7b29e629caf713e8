//! `calls.toml`: what is usual, and the calls that were published.

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::calls::call::Call;
use crate::diagnostics::Diagnostics;

pub const FILE: &str = "calls.toml";

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallsFile {
    /// Said while no call is published, and after one is over.
    pub usual: String,
    /// The official bulletin, which decides.
    pub bulletin: String,
    /// The calls that were published.
    #[serde(default)]
    pub calls: Vec<Call>,
}

impl CallsFile {
    /// The call that was published last.
    pub fn current(&self, today: Date) -> Option<&Call> {
        let published = self.calls.iter().filter(|call| call.state(today).is_some());
        published.max_by_key(|call| call.published)
    }

    pub fn changes(&self) -> impl Iterator<Item = Date> {
        self.calls.iter().flat_map(Call::changes)
    }

    /// A fact without a source is a rumour.
    pub fn check(&self, diagnostics: &mut Diagnostics) {
        for (index, call) in self.calls.iter().enumerate() {
            let mut facts = vec!["published", "applications"];
            facts.extend((!call.tests.is_empty()).then_some("tests"));
            facts.extend(call.ends.map(|_| "ends"));
            facts.extend(call.places.map(|_| "places"));
            facts.extend(call.fee.as_ref().map(|_| "fee"));
            for fact in facts.into_iter().filter(|fact| !call.sources.contains_key(*fact)) {
                diagnostics.error(
                    FILE,
                    format!("calls[{index}].sources.{fact}"),
                    "missing; expected where this fact was read, such as \"BOE of 2 December 2026\"",
                );
            }
            if call.published.0 > call.applications.opens {
                let message = "applications begin before the call is published";
                diagnostics.error(FILE, format!("calls[{index}].applications"), message);
            }
        }
    }
}
