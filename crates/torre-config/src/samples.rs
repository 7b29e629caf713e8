//! The setting of samples: what stands in for the school's own people, quotes and logos is there to develop with. On a
//! public address it would be evidence of what is not true.

use crate::env::Env;
use crate::public_address::is_public;

const NAME: &str = "TORRE_SAMPLES";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Samples {
    Show,
    Hide,
}

impl Samples {
    /// Without the setting the address decides.
    pub(crate) fn read(env: &mut Env<'_>, site_url: Option<&str>) -> Samples {
        let choices = if site_url.is_some_and(is_public) { ["hide", "show"] } else { ["show", "hide"] };
        match env.one_of(NAME, &choices) {
            "hide" => Samples::Hide,
            _ => Samples::Show,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn read(site_url: Option<&str>, setting: Option<&str>) -> Result<Samples, String> {
        let find = |name: &str| match name {
            "TORRE_SITE_URL" => site_url.map(str::to_owned),
            NAME => setting.map(str::to_owned),
            _ => None,
        };
        Config::read(&find).map(|config| config.samples).map_err(|errors| errors.to_string())
    }

    #[test]
    fn samples_are_shown_on_this_machine_alone() {
        let local =
            ["http://localhost:8080", "http://127.0.0.1:8080", "http://127.8.8.8", "http://[::1]:8080"];
        assert_eq!(read(None, None), Ok(Samples::Show));
        for site_url in local {
            assert_eq!(read(Some(site_url), None), Ok(Samples::Show), "{site_url}");
        }
        for site_url in
            ["https://torre.example", "http://192.168.1.5:8080", "https://localhost.torre.example"]
        {
            assert_eq!(read(Some(site_url), None), Ok(Samples::Hide), "{site_url}");
        }
    }

    #[test]
    fn the_setting_comes_before_the_address() {
        assert_eq!(read(Some("https://torre.example"), Some("show")), Ok(Samples::Show));
        assert_eq!(read(None, Some("hide")), Ok(Samples::Hide));
        assert!(read(None, Some("yes")).unwrap_err().contains(NAME));
    }
}
