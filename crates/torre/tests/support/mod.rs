//! Runs the real program for a test: its own port, its own data folder, gone when the test ends.

pub mod certificate;
pub mod endpoint;
pub mod front_end;
pub mod http;
pub mod large_drawing;
pub mod mail;
pub mod many_posts;
pub mod postgres;
mod process;
pub mod shared_postgres;
pub mod small_disk;
pub mod stuck_disk;
mod tls;
pub mod unfinished;
pub mod unfinished_http1;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use self::endpoint::Endpoint;
use self::http::Client;
use self::process::Process;
use serde_json::Value;
use tempfile::TempDir;

/// How long a state may take to come about before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Every page is rendered before the program is ready, as at a school.
pub const PRERENDERED: (&str, &str) = ("TORRE_PRERENDER", "on");

static SHARED: LazyLock<Torre> = LazyLock::new(|| Torre::start(&[]));

/// Settings and folders; the program may be started, killed and started again, at the same address.
pub struct Torre {
    pub address: SocketAddr,
    settings: Vec<(String, String)>,
    log: Arc<Mutex<String>>,
    process: Option<Process>,
    folder: TempDir,
}

/// An answer, whatever its status.
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
    /// The body as it came: pictures and documents are no text.
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

impl Torre {
    /// One program with the default settings, for every test that changes nothing.
    pub fn shared() -> &'static Torre {
        &SHARED
    }

    /// Started and ready.
    pub fn start(settings: &[(&str, &str)]) -> Torre {
        let mut torre = Torre::new(settings);
        torre.run();
        torre.wait_until_ready();
        torre
    }

    /// Not started yet.
    pub fn new(settings: &[(&str, &str)]) -> Torre {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data");
        let mut torre = Torre { address, settings: Vec::new(), log: Arc::default(), process: None, folder };
        torre.set("TORRE_ENV_FILE", "none");
        torre.set("TORRE_LISTEN", &address.to_string());
        torre.set("TORRE_DATA", data.to_str().unwrap());
        // Most tests ask for a page or two: to render all of them first would take longer than the test.
        // See `PRERENDERED`.
        torre.set("TORRE_PRERENDER", "off");
        for (name, value) in settings {
            torre.set(name, value);
        }
        torre
    }

    pub fn set(&mut self, name: &str, value: &str) {
        self.settings.retain(|(known, _)| known != name);
        self.settings.push((name.to_owned(), value.to_owned()));
    }

    /// A folder of this test alone.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn data(&self) -> PathBuf {
        PathBuf::from(&self.settings.iter().find(|(name, _)| name == "TORRE_DATA").unwrap().1)
    }

    /// Starts it, and returns when it listens. The first time it chooses its own port.
    pub fn run(&mut self) {
        self.process = Some(Process::start(&self.settings, Arc::clone(&self.log)));
        if self.address.port() == 0 {
            let announcement = format!("serving {}://", self.endpoint().scheme());
            self.address = self.wait_for_log(&announcement).parse().unwrap();
            self.set("TORRE_LISTEN", &self.address.to_string());
        }
    }

    /// SIGKILL: no chance to tidy up.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.end("-KILL");
        }
    }

    /// SIGTERM, and wait until it has ended.
    pub fn stop(&mut self) {
        if let Some(process) = self.process.take() {
            assert!(process.end("-TERM").success(), "{}", self.log());
        }
    }

    /// Waits until a line with this text is in the log; gives the rest of that line.
    pub fn wait_for_log(&self, text: &str) -> String {
        wait_for(&format!("\"{text}\" in the log"), || {
            let log = self.log.lock().unwrap();
            log.lines().find_map(|line| line.split_once(text)).map(|(_, rest)| rest.trim().to_owned())
        })
    }

    /// The number under which the system knows the program.
    pub fn pid(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// Somebody answers at the address.
    pub fn wait_until_up(&self) {
        eventually("the program answers", || self.status("/healthz") == Some(200));
    }

    pub fn wait_until_ready(&self) {
        eventually("the program is ready", || self.status("/readyz") == Some(200));
    }

    /// None while nobody listens.
    fn status(&self, path: &str) -> Option<u16> {
        self.client().get(path).ok().map(|answer| answer.status)
    }

    /// With TLS if it has a certificate.
    pub fn endpoint(&self) -> Endpoint {
        let is_tls = self.settings.iter().any(|(name, _)| name == "TORRE_TLS_CERTIFICATE");
        Endpoint { address: self.address, is_tls }
    }

    /// A connection that stays open from one question to the next.
    pub fn client(&self) -> Client {
        Client::new(self.endpoint())
    }

    /// The administrator's address; the program must have been started with `TORRE_ADMIN_LISTEN`.
    pub fn admin(&self) -> Client {
        let address: SocketAddr =
            self.wait_for_log("metrics at http://").replace("/metrics", "").parse().unwrap();
        Client::new(address)
    }

    /// A value of `/metrics`.
    pub fn metric(&self, name: &str) -> f64 {
        self.admin().metric(name)
    }

    /// A command of the same program with the same settings.
    pub fn cli(&self, arguments: &[&str]) -> Output {
        self.answer(arguments, "")
    }

    /// The same, with somebody who answers its question.
    pub fn answer(&self, arguments: &[&str], typed: &str) -> Output {
        let mut child = self.command(arguments).spawn().unwrap();
        // It may end without having asked.
        let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// The same, for a test that reads it as it runs.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(program());
        command.args(arguments).env_clear().envs(self.settings.iter().cloned());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn cli_text(&self, arguments: &[&str]) -> String {
        let output = self.cli(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Every enquiry in the store, oldest first.
    pub fn leads(&self) -> Vec<Value> {
        serde_json::from_str(&self.cli_text(&["leads", "export", "--format", "json"])).unwrap()
    }

    pub fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[])
    }

    pub fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.request("GET", path, headers)
    }

    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let config = ureq::Agent::config_builder().max_redirects(0).http_status_as_error(false);
        let agent: ureq::Agent = config.timeout_global(Some(PATIENCE)).build().into();
        let mut request =
            ureq::http::Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut response = agent.run(request.body(()).unwrap()).unwrap();
        let headers = response.headers().iter();
        let headers =
            headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned())).collect();
        let body = response.body_mut().read_to_vec().unwrap();
        Answer {
            status: response.status().as_u16(),
            headers,
            body: String::from_utf8_lossy(&body).into_owned(),
            bytes: body,
        }
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

/// A port nobody uses.
pub fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Waits for a state, not for a time.
pub fn eventually(what: &str, mut reached: impl FnMut() -> bool) {
    wait_for(what, || reached().then_some(()));
}

/// Asks again until there is an answer: tests wait for states, never for time.
pub fn wait_for<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(started.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The program: the tests' own, or for an example the one in the folder above.
pub fn program() -> PathBuf {
    let beside = || std::env::current_exe().unwrap().parent().unwrap().parent().unwrap().join("torre");
    option_env!("CARGO_BIN_EXE_torre").map_or_else(beside, PathBuf::from)
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A copy of a folder of the project that a test may change.
pub fn copy_of(folder: &str) -> TempDir {
    let copy = TempDir::new().unwrap();
    copy_tree(&root().join(folder), copy.path());
    copy
}

pub fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_tree(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
