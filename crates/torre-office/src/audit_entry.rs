//! The audit log's entries: who did what to what, by ids and without contents.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Invited,
    Enrolled,
    SignedIn,
    SignedOut,
    SessionEnded,
    PasskeyAdded,
    PasskeyRenamed,
    PasskeyRemoved,
    /// A sign-in was refused: its counter had fallen, as a copied key's does.
    CounterFell,
    PersonRemoved,
    EnquiryChanged,
    NoteAdded,
    EnquiryEntered,
    DeliveredAgain,
    Replied,
    ReplyArrived,
    ExportedPerson,
    ErasedPerson,
    /// A list of enquiries was downloaded.
    Exported,
    Announced,
    AnnouncedAgain,
    AnnouncementTested,
    ReminderSet,
    ReminderChanged,
    ReminderRemoved,
    AccountChanged,
}

impl Action {
    pub fn code(self) -> &'static str {
        match self {
            Action::Invited => "invited",
            Action::Enrolled => "enrolled",
            Action::SignedIn => "signedIn",
            Action::SignedOut => "signedOut",
            Action::SessionEnded => "sessionEnded",
            Action::PasskeyAdded => "passkeyAdded",
            Action::PasskeyRenamed => "passkeyRenamed",
            Action::PasskeyRemoved => "passkeyRemoved",
            Action::CounterFell => "counterFell",
            Action::PersonRemoved => "personRemoved",
            Action::EnquiryChanged => "enquiryChanged",
            Action::NoteAdded => "noteAdded",
            Action::EnquiryEntered => "enquiryEntered",
            Action::DeliveredAgain => "deliveredAgain",
            Action::Replied => "replied",
            Action::ReplyArrived => "replyArrived",
            Action::ExportedPerson => "exportedPerson",
            Action::ErasedPerson => "erasedPerson",
            Action::Exported => "exported",
            Action::Announced => "announced",
            Action::AnnouncedAgain => "announcedAgain",
            Action::AnnouncementTested => "announcementTested",
            Action::ReminderSet => "reminderSet",
            Action::ReminderChanged => "reminderChanged",
            Action::ReminderRemoved => "reminderRemoved",
            Action::AccountChanged => "accountChanged",
        }
    }
}

/// Calendar months that entries are kept.
pub const KEPT_MONTHS: u32 = 24;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPerson {
    pub id: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    pub id: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// None: the command line, or somebody whose entries have outlived them.
    pub who: Option<NamedPerson>,
    pub action: String,
    pub subject: Option<String>,
}
