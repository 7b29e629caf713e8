//! The setting of the day: the site as it will be on another one, for previews and tests. Never for the public, who
//! would read dates that are not true.

use std::net::SocketAddr;

use torre_base::clock::Clock;
use torre_base::time_zone::parse_timestamp;

use crate::env::Env;
use crate::public_address::{is_loopback, is_public};

pub const NAME: &str = "TORRE_TODAY";

/// Real time without the setting.
pub(crate) fn read(env: &mut Env<'_>, listen: SocketAddr, site_url: Option<&str>) -> Clock {
    let Some(text) = env.text(NAME) else { return Clock::default() };
    if !is_loopback(listen.ip()) || site_url.is_some_and(is_public) {
        let problem = "is for previews on this machine; expected TORRE_LISTEN and TORRE_SITE_URL on 127.0.0.1, ::1 or localhost";
        env.error(NAME, problem);
    }
    parse_timestamp(&text).map(Clock::set_to).unwrap_or_else(|| {
        env.error(NAME, format!("\"{text}\" cannot be read; expected 2027-03-01 or 2027-03-01T09:00"));
        Clock::default()
    })
}

#[cfg(test)]
mod tests {
    use crate::config::Config;

    fn read(settings: &[(&str, &str)]) -> Result<Config, String> {
        let find =
            |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into());
        Config::read(&find).map_err(|errors| errors.to_string())
    }

    #[test]
    fn the_site_can_be_shown_as_on_another_day() {
        let config = read(&[("TORRE_TODAY", "2027-03-01T23:59:58")]).unwrap();
        assert!(config.clock.now().to_string().starts_with("2027-03-01T22:59:5"), "{}", config.clock.now());
        read(&[("TORRE_TODAY", "2027-03-01"), ("TORRE_SITE_URL", "http://localhost:8080")]).unwrap();
    }

    #[test]
    fn nobody_else_is_shown_another_day() {
        for settings in [
            [("TORRE_TODAY", "2027-03-01"), ("TORRE_LISTEN", "0.0.0.0:8080")],
            [("TORRE_TODAY", "2027-03-01"), ("TORRE_LISTEN", "192.0.2.1:8080")],
            [("TORRE_TODAY", "2027-03-01"), ("TORRE_SITE_URL", "https://torre.example")],
            [("TORRE_TODAY", "tomorrow"), ("TORRE_LISTEN", "127.0.0.1:8080")],
        ] {
            assert!(read(&settings).unwrap_err().contains("TORRE_TODAY"), "{settings:?}");
        }
    }
}
