//! A reverse proxy before the program, with the example that `deploy/` has for it: other ports, certificate and host
//! names, and nothing else.

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::support::certificate::Certificate;
use crate::support::endpoint::Endpoint;
use crate::support::http::Client;
use crate::support::{eventually, free_port, root};

#[derive(Clone, Copy)]
pub enum Kind {
    Nginx,
    Caddy,
}

pub struct Proxy {
    pub endpoint: Endpoint,
    process: Child,
    _folder: TempDir,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Nginx, Kind::Caddy];

    pub fn name(self) -> &'static str {
        match self {
            Kind::Nginx => "nginx",
            Kind::Caddy => "Caddy",
        }
    }

    fn program(self) -> &'static str {
        match self {
            Kind::Nginx => "/usr/sbin/nginx",
            Kind::Caddy => "/usr/bin/caddy",
        }
    }

    pub fn is_installed(self) -> bool {
        Path::new(self.program()).exists()
    }

    /// Serves HTTPS for the program at `torre`.
    pub fn start(self, torre: SocketAddr, certificate: &Certificate) -> Proxy {
        let folder = TempDir::new().unwrap();
        // Its workers may be another user.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let file = folder.path().join("configuration");
        let mut command = Command::new(self.program());
        let text = match self {
            Kind::Nginx => {
                command.arg("-e").arg(folder.path().join("errors")).arg("-c").arg(&file);
                nginx(torre, address, certificate, folder.path())
            }
            Kind::Caddy => {
                command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
                command.env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path());
                caddy(torre, address, certificate)
            }
        };
        fs::write(&file, text).unwrap();
        let messages = folder.path().join("messages");
        command.stdout(Stdio::null()).stderr(fs::File::create(&messages).unwrap());
        let endpoint = Endpoint { address, is_tls: true };
        let mut proxy = Proxy { endpoint, process: command.spawn().unwrap(), _folder: folder };
        eventually(&format!("{} answers", self.name()), || {
            let said = || fs::read_to_string(&messages).unwrap_or_default();
            assert!(proxy.process.try_wait().unwrap().is_none(), "{} has ended: {}", self.name(), said());
            Client::new(endpoint).get("/healthz").is_ok_and(|answer| answer.status == 200)
        });
        proxy
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It ends its workers too.
        let _ = Command::new("kill").arg(self.process.id().to_string()).status();
        let _ = self.process.wait();
    }
}

fn nginx(torre: SocketAddr, address: SocketAddr, certificate: &Certificate, folder: &Path) -> String {
    let redirect = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let example = fs::read_to_string(root().join("deploy/nginx.conf")).unwrap();
    let servers = example
        .replace("127.0.0.1:8080", &torre.to_string())
        .replace("    listen [::]:80;\n", "")
        .replace("    listen [::]:443 ssl http2;\n", "")
        .replace("listen 80;", &format!("listen {redirect};"))
        .replace("listen 443 ", &format!("listen {address} "))
        .replace(
            "/etc/letsencrypt/live/torre.example/fullchain.pem",
            certificate.certificate.to_str().unwrap(),
        )
        .replace("/etc/letsencrypt/live/torre.example/privkey.pem", certificate.key.to_str().unwrap());
    // Around it what a distribution's own file has, in a folder of ours.
    let place = folder.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {place}/{kind};\n"))
        .concat();
    format!(
        "daemon off;\nworker_processes auto;\nworker_rlimit_nofile 16384;\npid {place}/pid;\nevents {{ worker_connections 4096; }}\n\
         http {{\naccess_log off;\n{temporary}{servers}}}\n"
    )
}

fn caddy(torre: SocketAddr, address: SocketAddr, certificate: &Certificate) -> String {
    let example = fs::read_to_string(root().join("deploy/Caddyfile")).unwrap();
    // On all addresses it could not listen at a port that a client of any loopback address has just used.
    let own = format!(
        "bind {}\n\ttls {} {}",
        address.ip(),
        certificate.certificate.display(),
        certificate.key.display()
    );
    let site = example
        .replace("127.0.0.1:8080", &torre.to_string())
        .replace("\nwww.torre.example {", &format!("\nhttps://www.localhost:{} {{\n\t{own}", address.port()))
        .replace(
            "\ntorre.example {",
            &format!("\nhttps://{address}, https://localhost:{} {{\n\t{own}", address.port()),
        );
    // No certificates from elsewhere, no port of its administrator.
    format!("{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
}
