//! `torre ready`: asks the running server whether visitors may come. For health checks in images that have
//! neither a shell nor curl.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use torre_config::config::Config;

use crate::cli::exit::fail;

const TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Debug, thiserror::Error)]
pub(crate) enum NotReady {
    #[error("set TORRE_ADMIN_LISTEN: visitors are served over HTTPS only")]
    NoPlainAddress,
    #[error("{0}")]
    Answer(String),
    #[error("{address} does not answer: {error}")]
    NoAnswer { address: SocketAddr, error: std::io::Error },
}

pub(crate) fn run(config: &Config) -> ExitCode {
    match ask(config) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

pub(super) fn ask(config: &Config) -> Result<(), NotReady> {
    // With a certificate only the administrator's address speaks plain HTTP.
    let address = match (config.tls.is_some(), config.admin_listen) {
        (true, None) => return Err(NotReady::NoPlainAddress),
        (_, Some(admin)) => admin,
        (false, None) => config.listen,
    };
    match get_readyz(loopback_if_unspecified(address)) {
        Ok(answer) if answer.starts_with("HTTP/1.1 200") => Ok(()),
        Ok(answer) => Err(NotReady::Answer(answer.lines().last().unwrap_or("no answer").to_owned())),
        Err(error) => Err(NotReady::NoAnswer { address, error }),
    }
}

fn get_readyz(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.write_all(b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

/// `0.0.0.0` means every address of this machine, its own among them.
fn loopback_if_unspecified(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        match address {
            SocketAddr::V4(_) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            SocketAddr::V6(_) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        }
    }
    address
}
