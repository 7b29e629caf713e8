//! The arguments of `torre notify`.

use clap::{ArgGroup, Args, ValueEnum};
use torre_content::content::Content;
use torre_leads::subscriptions::notice::{Notice, NoticeError};

#[derive(Args)]
#[command(group = ArgGroup::new("what").required(true).args(["course", "call", "topic", "uncertain"]))]
pub(crate) struct NotifyCommand {
    /// Tell of an edition of this course, by its id such as block-1.
    #[arg(long, value_name = "ID", requires = "edition")]
    course: Option<String>,
    /// The month the edition begins in, such as 2027-03.
    #[arg(long, value_name = "MONTH", requires = "course")]
    edition: Option<String>,
    /// Tell of a provider's call, under a name of your choice such as enaire-2027: who was told of it is not told again.
    #[arg(long, value_name = "NAME")]
    call: Option<String>,
    /// Tell of the opening.
    #[arg(long, value_enum)]
    topic: Option<OpeningTopic>,
    /// List notifications of which nobody knows whether they arrived.
    #[arg(long)]
    pub(super) uncertain: bool,
    /// With --uncertain: send them again, all or those of the subscriptions named.
    #[arg(long, requires = "uncertain")]
    pub(super) resend: bool,
    /// Ids of subscriptions, as --uncertain lists them.
    #[arg(requires = "resend")]
    pub(super) ids: Vec<String>,
    /// Do not ask.
    #[arg(long)]
    pub(super) yes: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum OpeningTopic {
    Canarias,
}

pub(super) enum Wanted<'a> {
    Uncertain,
    Notice(WantedNotice<'a>),
}

/// As it was typed.
pub(super) enum WantedNotice<'a> {
    Edition { course: &'a str, month: &'a str },
    Call(&'a str),
    Opening,
}

impl NotifyCommand {
    pub(super) fn wanted(&self) -> Wanted<'_> {
        match (&self.course, &self.call, &self.topic) {
            (Some(course), _, _) => {
                let month = self.edition.as_deref().unwrap_or_default();
                Wanted::Notice(WantedNotice::Edition { course, month })
            }
            (None, Some(name), _) => Wanted::Notice(WantedNotice::Call(name)),
            (None, None, Some(OpeningTopic::Canarias)) => Wanted::Notice(WantedNotice::Opening),
            (None, None, None) => Wanted::Uncertain,
        }
    }
}

impl WantedNotice<'_> {
    pub(super) fn check(&self, content: &Content) -> Result<Notice, NoticeError> {
        match self {
            WantedNotice::Edition { course, month } => Notice::edition(content, course, month),
            WantedNotice::Call(name) => Notice::call(name),
            WantedNotice::Opening => Ok(Notice::Opening),
        }
    }
}
