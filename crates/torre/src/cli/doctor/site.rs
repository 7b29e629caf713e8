//! The serving program, the services it calls, the disk, and the content.

use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use jiff::Timestamp;
use torre_config::config::Config;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::media::ImageVariants;
use torre_content::source::Source;
use torre_leads::delivery::mail_check::check_login;
use torre_render::publish::sources::Sources;
use url::Url;

use crate::cli::doctor::days;
use crate::cli::doctor::report::Report;
use crate::cli::ready;

/// Long enough for a slow name server, short enough for somebody who waits.
const TIMEOUT: Duration = Duration::from_secs(5);
/// SQLite's log and a backup need room.
const LITTLE_SPACE: u64 = 256 * 1024 * 1024;
/// Programs that read from strangers want new versions of what they are made of.
const OLD_BUILD_DAYS: i64 = 180;

pub(super) fn reach(report: &mut Report, config: &Config) {
    match ready::ask(config) {
        Ok(()) => report.good(&format!("a server answers at {} and is ready", config.listen)),
        Err(error) => report.warning(&format!("the server is not ready: {error}")),
    }
    if config.site_url_is_local {
        report.warning(&format!("TORRE_SITE_URL is not set: links in mails lead to {}", config.site_url));
    } else {
        connect(report, "TORRE_SITE_URL", &config.site_url);
    }
    mail(report, config);
    if let Some(webhook) = &config.leads.webhook {
        connect(report, "TORRE_LEAD_WEBHOOK_URL", &webhook.url);
    }
    if let Some(service) = &config.geo_service {
        connect(report, "TORRE_GEO_SERVICE", service);
    }
}

fn mail(report: &mut Report, config: &Config) {
    let Some(settings) = &config.leads.mail else {
        report.warning("TORRE_SMTP_URL is not set: enquiries are stored and nobody is told of them");
        return;
    };
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return report.fault(&error.to_string()),
    };
    match runtime.block_on(async { check_login(settings, TIMEOUT).await }) {
        Ok(()) => {
            report
                .good("the mail server answers and takes the login; `torre mail test ADDRESS` sends a mail");
        }
        Err(error) => report.fault(&format!("mail: {}: {}", error.reason, error.detail)),
    }
}

/// Only a connection: a request might be counted or stored by the other side. Of the address only the host is shown.
fn connect(report: &mut Report, setting: &str, url: &str) {
    let place =
        Url::parse(url).ok().and_then(|url| Some((url.host_str()?.to_owned(), url.port_or_known_default()?)));
    let Some((host, port)) = place else {
        return report.fault(&format!("{setting} names no host"));
    };
    let (sender, answer) = mpsc::channel();
    let name = host.clone();
    // On a thread of its own: asking for a name has no time limit.
    thread::spawn(move || {
        let connected = (name.trim_matches(['[', ']']), port).to_socket_addrs().and_then(|mut addresses| {
            let address = addresses.next().ok_or_else(|| std::io::Error::other("the name has no address"))?;
            TcpStream::connect_timeout(&address, TIMEOUT)
        });
        let _ = sender.send(connected.map(|_| ()));
    });
    match answer.recv_timeout(TIMEOUT * 2) {
        Ok(Ok(())) => report.good(&format!("{setting}: {host}:{port} answers")),
        Ok(Err(error)) => {
            report.warning(&format!("{setting}: {host}:{port} cannot be reached from here: {error}"));
        }
        Err(_) => report
            .warning(&format!("{setting}: {host}:{port} cannot be reached from here: no answer in time")),
    }
}

pub(super) fn stale(report: &mut Report, config: &Config, sources: &Sources) {
    space(report, config);
    if let Source::Embedded { built, .. } = sources.web {
        let days = Timestamp::now().duration_since(built).as_hours() / 24;
        let (version, age) = (env!("CARGO_PKG_VERSION"), days::in_words(days));
        let text = format!("this program ({version}) was built {age} ago");
        match days > OLD_BUILD_DAYS {
            true => report.warning(&format!("{text}; build it anew with current dependencies")),
            false => report.good(&text),
        }
    }
    content(report, config, sources);
}

fn space(report: &mut Report, config: &Config) {
    let Ok(disk) = rustix::fs::statvfs(&config.data_dir) else { return };
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    let text = format!("{} MB are free where TORRE_DATA stands", free / 1024 / 1024);
    match free < LITTLE_SPACE {
        true => report.warning(&format!("{text}; make room")),
        false => report.good(&text),
    }
}

fn content(report: &mut Report, config: &Config, sources: &Sources) {
    let files = ContentFiles::open(sources.content.clone(), LanguageAddressing::QueryParameter);
    let place =
        sources.content.folder().map_or("inside the program".into(), |folder| folder.to_string_lossy());
    match files.map(|mut files| {
        Content::load(&mut files, &ImageVariants::default(), config.clock.now(), config.samples)
    }) {
        Err(error) => report.fault(&format!("the content ({place}) cannot be read: {error}")),
        Ok(Err(_)) => {
            report.fault(&format!("the content ({place}) has errors and is not shown; run `torre check`"));
        }
        Ok(Ok(content)) if content.warnings.is_empty() => {
            report.good(&format!("the content ({place}) has nothing that has gone by"));
        }
        Ok(Ok(content)) => {
            let count = content.warnings.iter().count();
            report.warning(&format!(
                "the content ({place}) has {count} warnings, such as dates gone by; run `torre check`"
            ));
        }
    }
}
