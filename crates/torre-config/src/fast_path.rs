//! The setting of the fast path: a way to serve without it when it is suspected of a fault, and to measure its steps.

use crate::env::Env;

/// Each step includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FastPath {
    /// `off`: every request goes through the router.
    Off,
    /// `cache`: responses that were given before come from the response cache.
    Cache,
    /// `zero-copy`: the kernel sends their bodies without a copy, without TLS and on Linux.
    ZeroCopy,
    /// `on`: they are given before the HTTP library takes the request apart, without TLS and on Linux.
    On,
}

impl FastPath {
    pub(super) fn read(env: &mut Env<'_>) -> FastPath {
        match env.one_of("TORRE_FAST_PATH", &["on", "zero-copy", "cache", "off"]) {
            "zero-copy" => FastPath::ZeroCopy,
            "cache" => FastPath::Cache,
            "off" => FastPath::Off,
            _ => FastPath::On,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FastPath;
    use crate::config::Config;

    fn read(value: Option<&str>) -> Result<FastPath, String> {
        let config = Config::read(&|name| value.filter(|_| name == "TORRE_FAST_PATH").map(str::to_owned));
        config.map(|config| config.fast_path).map_err(|faults| faults.to_string())
    }

    #[test]
    fn the_fast_path_is_on_and_can_be_switched_off_step_by_step() {
        assert_eq!(read(None), Ok(FastPath::On));
        assert_eq!(read(Some("on")), Ok(FastPath::On));
        assert_eq!(read(Some("zero-copy")), Ok(FastPath::ZeroCopy));
        assert_eq!(read(Some("cache")), Ok(FastPath::Cache));
        assert_eq!(read(Some("off")), Ok(FastPath::Off));
        assert!(read(Some("fast")).unwrap_err().contains("TORRE_FAST_PATH"));
    }
}
