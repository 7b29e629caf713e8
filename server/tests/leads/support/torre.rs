//! The real program, with settings and a folder of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::http::Client;
use super::{eventually, free_port};

/// Starts at once and shows the form that came back: what these tests look at.
const SMALL_FRONT_END: &str = r#"
    globalThis.torre = { render(json) {
        const page = JSON.parse(json);
        const text = JSON.stringify(page.formState ?? null);
        return `<main>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</main>`;
    } };
"#;

/// Settings and folders; the process may be started, killed and started again.
pub struct Torre {
    pub address: SocketAddr,
    settings: Vec<(String, String)>,
    log: Arc<Mutex<String>>,
    process: Option<Child>,
    folder: TempDir,
}

impl Torre {
    pub fn new(settings: &[(&str, &str)]) -> Torre {
        let folder = tempfile::tempdir().unwrap();
        let web = folder.path().join("web");
        fs::create_dir_all(web.join("client")).unwrap();
        fs::create_dir_all(web.join("server")).unwrap();
        fs::write(web.join("client/manifest.json"), "{}").unwrap();
        fs::write(web.join("server/entry-server.js"), SMALL_FRONT_END).unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let mut torre = Torre { address, settings: Vec::new(), log: Arc::default(), process: None, folder };
        let data = torre.folder.path().join("data");
        for (name, value) in [
            ("TORRE_LISTEN", address.to_string().as_str()),
            ("TORRE_DATA", data.to_str().unwrap()),
            ("TORRE_WEB", web.to_str().unwrap()),
            ("TORRE_LEADS_PER_MINUTE", "1000000"),
            ("TORRE_LEADS_TOTAL_PER_MINUTE", "1000000"),
            ("TORRE_DELIVERY_TIMEOUT_SECONDS", "3"),
            ("TORRE_DELIVERY_RETRY_SECONDS", "1"),
        ] {
            torre.set(name, value);
        }
        for (name, value) in settings {
            torre.set(name, value);
        }
        torre
    }

    /// Started and ready.
    pub fn start(settings: &[(&str, &str)]) -> Torre {
        let mut torre = Torre::new(settings);
        torre.run();
        torre.wait_until_ready();
        torre
    }

    pub fn set(&mut self, name: &str, value: &str) {
        self.settings.retain(|(known, _)| known != name);
        self.settings.push((name.to_owned(), value.to_owned()));
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn data(&self) -> PathBuf {
        PathBuf::from(&self.settings.iter().find(|(name, _)| name == "TORRE_DATA").unwrap().1)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_torre"));
        command.args(arguments).env_clear().envs(self.settings.iter().cloned());
        command
    }

    pub fn run(&mut self) {
        let mut child =
            self.command(&["serve"]).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        let stderr = BufReader::new(child.stderr.take().unwrap());
        let log = Arc::clone(&self.log);
        std::thread::spawn(move || {
            for line in stderr.lines().map_while(Result::ok) {
                let mut log = log.lock().unwrap();
                log.push_str(&line);
                log.push('\n');
            }
        });
        self.process = Some(child);
    }

    /// Somebody answers at the address.
    pub fn wait_until_up(&self) {
        eventually("the program answers", || {
            self.client().get("/healthz").is_ok_and(|answer| answer.status == 200)
        });
    }

    pub fn wait_until_ready(&self) {
        eventually("the program is ready", || {
            self.client().get("/readyz").is_ok_and(|answer| answer.status == 200)
        });
    }

    /// SIGKILL: no chance to tidy up.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.process.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// SIGTERM, and wait until it has ended.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.process.take() {
            let status = Command::new("kill").arg(child.id().to_string()).status().unwrap();
            assert!(status.success());
            assert!(child.wait().unwrap().success(), "{}", self.log());
        }
    }

    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    pub fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A command of the same program with the same settings.
    pub fn cli(&self, arguments: &[&str]) -> Output {
        self.command(arguments).stdin(Stdio::null()).output().unwrap()
    }

    pub fn cli_text(&self, arguments: &[&str]) -> String {
        let output = self.cli(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Every enquiry in the store, oldest first.
    pub fn leads(&self) -> Vec<Value> {
        let text = self.cli_text(&["leads", "export", "--format", "json"]);
        serde_json::from_str::<Vec<Value>>(&text).unwrap()
    }
}

impl Drop for Torre {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("--- log of the program\n{}", self.log());
        }
    }
}

/// A right enquiry.
pub fn enquiry() -> Value {
    json!({
        "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es",
        "message": "¿Cuándo empieza el bloque 1?", "consent": true,
        "phone": "+34 600 000 000", "interest": "block-1", "origen_url": "https://torre.example/bloque-1-torre?gclid=1",
    })
}

/// The same with other fields.
pub fn enquiry_with(changes: &Value) -> Value {
    let mut body = enquiry();
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}
