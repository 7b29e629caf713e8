//! Reference-counted string (`Arc<str>`) that serde reads and writes: the text of a post has several owners and one copy.

use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedStr(Arc<str>);

impl From<String> for SharedStr {
    fn from(text: String) -> SharedStr {
        SharedStr(text.into())
    }
}

impl Deref for SharedStr {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Serialize for SharedStr {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SharedStr {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SharedStr, D::Error> {
        String::deserialize(deserializer).map(SharedStr::from)
    }
}
