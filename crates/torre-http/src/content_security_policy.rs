//! The content security policy: what pages may load, and from where. Each setting opens what it needs and nothing
//! else.

use torre_config::config::Config;
use torre_config::origin::Origin;
use torre_config::third_party::TagSettings;
use torre_render::script_loader;

/// The map, which loads on a click.
const MAP: &str = "https://www.openstreetmap.org";

pub fn content_security_policy(config: &Config) -> String {
    let provider = config.third_party.forms.as_ref().map(|forms| forms.origin.as_str());
    let tags = config.third_party.tags.as_ref().map(TagHosts::new).unwrap_or_default();
    if let Some(server) = &config.dev_server {
        let socket = server.replacen("http", "ws", 1);
        let own = ["'self'", "'unsafe-inline'", "data:", server, &socket, MAP];
        return directive("default-src", &own, &[provider.as_slice(), &tags.all()].concat());
    }
    [
        // Nothing that is not named below.
        directive("default-src", &["'none'"], &[]),
        // Our own built files, and by its hash the line that starts them. The provider's and the tags' scripts where
        // they are set.
        directive(
            "script-src",
            &["'self'", script_loader::csp_hash()],
            &[provider.as_slice(), &tags.scripts].concat(),
        ),
        directive("style-src", &["'self'"], &[]),
        // Small drawings inside style sheets are data. Tags count with pictures of one dot.
        directive("img-src", &["'self'", "data:"], &tags.images),
        directive("font-src", &["'self'"], &[]),
        // Page data, the blog, the country, enquiries. Where tags send what they count.
        directive("connect-src", &["'self'"], &tags.connections),
        directive("manifest-src", &["'self'"], &[]),
        // The map; the provider's forms; the frames in which advertising tags count.
        directive("frame-src", &[MAP], &[provider.as_slice(), &tags.frames].concat()),
        // Forms work without JavaScript, and post only to us.
        directive("form-action", &["'self'"], &[]),
        directive("frame-ancestors", &["'none'"], &[]),
        directive("base-uri", &["'none'"], &[]),
    ]
    .join("; ")
}

fn directive(name: &str, own: &[&str], others: &[&str]) -> String {
    let mut sources = own.to_vec();
    for other in others {
        if !sources.contains(other) {
            sources.push(other);
        }
    }
    format!("{name} {}", sources.join(" "))
}

/// What tags need, by directive. Google documents its hosts for each product.
#[derive(Default)]
struct TagHosts<'a> {
    scripts: Vec<&'a str>,
    images: Vec<&'a str>,
    connections: Vec<&'a str>,
    frames: Vec<&'a str>,
}

impl<'a> TagHosts<'a> {
    fn new(tags: &'a TagSettings) -> TagHosts<'a> {
        let named: Vec<&str> = [&tags.origin].into_iter().chain(&tags.hosts).map(Origin::as_str).collect();
        let mut hosts = TagHosts {
            scripts: named.clone(),
            images: named.clone(),
            connections: named,
            frames: Vec::new(),
        };
        if tags.is_google() && (tags.manager.is_some() || tags.analytics.is_some()) {
            hosts.add_analytics();
        }
        if tags.is_google() && tags.conversion.is_some() {
            hosts.add_advertising();
        }
        hosts
    }

    fn add_analytics(&mut self) {
        self.images.push("https://*.google-analytics.com");
        self.connections.extend(["https://*.google-analytics.com", "https://*.analytics.google.com"]);
    }

    fn add_advertising(&mut self) {
        const ADS: [&str; 4] = [
            "https://www.googleadservices.com",
            "https://googleads.g.doubleclick.net",
            "https://pagead2.googlesyndication.com",
            "https://www.google.com",
        ];
        self.scripts.extend(ADS);
        self.images.extend(ADS);
        self.connections.extend(ADS);
        self.frames.push("https://www.googletagmanager.com");
    }

    fn all(&self) -> Vec<&'a str> {
        [&self.scripts, &self.images, &self.connections, &self.frames]
            .into_iter()
            .flatten()
            .copied()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy(settings: &[(&str, &str)]) -> Vec<(String, String)> {
        let lookup =
            |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        let policy = content_security_policy(&Config::read(&lookup).unwrap());
        let parts = policy.split("; ").map(|part| part.split_once(' ').unwrap());
        parts.map(|(name, sources)| (name.to_owned(), sources.to_owned())).collect()
    }

    /// The directives that settings change, against the policy without any.
    fn opened(settings: &[(&str, &str)]) -> Vec<String> {
        let before = policy(&[]);
        let after = policy(settings);
        assert_eq!(before.len(), after.len());
        let pairs = before.into_iter().zip(after).filter(|(before, after)| before != after);
        pairs
            .map(|((name, before), (_, after))| format!("{name}:{}", after.strip_prefix(&before).unwrap()))
            .collect()
    }

    #[test]
    fn without_settings_only_the_map_comes_from_outside() {
        let outside: Vec<_> =
            policy(&[]).into_iter().filter(|(_, sources)| sources.contains("://")).collect();
        assert_eq!(outside, [("frame-src".to_owned(), MAP.to_owned())]);
        for (name, sources) in policy(&[]) {
            assert!(!sources.contains("unsafe") && !sources.contains('*'), "{name} {sources}");
        }
    }

    #[test]
    fn the_form_provider_opens_its_script_and_its_frames() {
        for slot in ["TORRE_TALLY_CONTACT_FORM", "TORRE_TALLY_SERVICES_FORM"] {
            assert_eq!(
                opened(&[(slot, "mRoDv3")]),
                ["script-src: https://tally.so", "frame-src: https://tally.so"]
            );
        }
        let stand_in = [("TORRE_TALLY_URL", "http://127.0.0.1:9"), ("TORRE_TALLY_CONTACT_FORM", "a")];
        assert_eq!(opened(&stand_in), ["script-src: http://127.0.0.1:9", "frame-src: http://127.0.0.1:9"]);
        // An address without a form opens nothing.
        assert!(opened(&[("TORRE_TALLY_URL", "https://forms.example")]).is_empty());
    }

    #[test]
    fn analytics_opens_googles_script_and_where_it_counts() {
        for (name, id) in [("TORRE_TAG_MANAGER_ID", "GTM-ABC1234"), ("TORRE_ANALYTICS_ID", "G-ABCDEF1234")] {
            assert_eq!(
                opened(&[(name, id)]),
                [
                    "script-src: https://www.googletagmanager.com",
                    "img-src: https://www.googletagmanager.com https://*.google-analytics.com",
                    "connect-src: https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
                ]
            );
        }
    }

    #[test]
    fn a_conversion_opens_the_advertising_hosts_and_no_analytics() {
        let opened = opened(&[("TORRE_CONVERSION", "AW-123456789/label")]);
        let ads = "https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com";
        assert_eq!(
            opened,
            [
                format!("script-src: {ads}"),
                format!("img-src: {ads}"),
                format!("connect-src: {ads}"),
                "frame-src: https://www.googletagmanager.com".to_owned(),
            ]
        );
    }

    #[test]
    fn another_tag_server_keeps_googles_hosts_closed_and_named_hosts_open() {
        let settings = [
            ("TORRE_TAGS_URL", "https://tags.school.example"),
            ("TORRE_TAG_MANAGER_ID", "GTM-ABC1234"),
            ("TORRE_ANALYTICS_ID", "G-ABCDEF1234"),
            ("TORRE_CONVERSION", "AW-123456789/label"),
            ("TORRE_TAG_HOSTS", "https://pixel.example"),
        ];
        let hosts = "https://tags.school.example https://pixel.example";
        assert_eq!(
            opened(&settings),
            [format!("script-src: {hosts}"), format!("img-src: {hosts}"), format!("connect-src: {hosts}")]
        );
    }
}
