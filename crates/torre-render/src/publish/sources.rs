//! Where content and front end come from: folders, or the program itself.

use torre_content::source::Source;

pub struct Sources {
    pub content: Source,
    pub web: Source,
}
