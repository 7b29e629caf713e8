//! The last fault that was logged: the same one is not logged again until it is gone or another one comes.

#[derive(Debug, Default)]
pub(super) struct LastFault(Option<String>);

impl LastFault {
    pub(super) fn is_new(&mut self, fault: String) -> bool {
        let is_new = self.0.as_ref() != Some(&fault);
        self.0 = Some(fault);
        is_new
    }

    pub(super) fn clear(&mut self) {
        self.0 = None;
    }
}
