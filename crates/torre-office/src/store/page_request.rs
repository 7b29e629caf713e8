//! A page of the queue that is asked for.

use crate::enquiries::filter::{Cursor, EnquiryFilter};
use crate::store::statement::Value;

#[derive(Clone, Copy, Debug)]
pub(super) struct PageRequest<'a> {
    pub(super) filter: &'a EnquiryFilter,
    /// None: the first one.
    pub(super) after: Option<&'a Cursor>,
    pub(super) limit: usize,
}

impl PageRequest<'_> {
    pub(super) fn limit_value(&self) -> Value {
        Value::Number(i64::try_from(self.limit).unwrap_or(i64::MAX))
    }
}
