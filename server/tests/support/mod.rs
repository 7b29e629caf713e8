//! Runs the real program for a test: its own port, its own data folder, gone when the test ends.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long a state may take to come about before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Ends the program when the test's end of the pipe closes, however the test ends: also for the shared one,
/// which nobody drops.
const LIFELINE: &str = r#""$0" serve & pid=$!; read _; kill -9 $pid"#;

static SHARED: LazyLock<Torre> = LazyLock::new(|| Torre::start(&[]));

pub struct Torre {
    lifeline: Child,
    pub address: String,
    log: Arc<Mutex<String>>,
    _data: TempDir,
}

/// An answer, whatever its status.
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
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

    pub fn start(settings: &[(&str, &str)]) -> Torre {
        let mut torre = Torre::launch(settings);
        torre.address = torre.wait_for_log("serving http://");
        torre.wait_until_ready();
        torre
    }

    /// Serves HTTPS, which this client does not speak: only that it serves is waited for.
    pub fn start_https(settings: &[(&str, &str)]) -> Torre {
        let mut torre = Torre::launch(settings);
        torre.address = torre.wait_for_log("serving https://");
        torre
    }

    fn launch(settings: &[(&str, &str)]) -> Torre {
        let data = TempDir::new().unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", LIFELINE, env!("CARGO_BIN_EXE_torre")]);
        command
            .env("TORRE_LISTEN", "127.0.0.1:0")
            .env("TORRE_DATA", data.path())
            .envs(settings.iter().copied());
        let mut lifeline =
            command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let log = Arc::new(Mutex::new(String::new()));
        follow(&mut lifeline, Arc::clone(&log));
        Torre { lifeline, address: String::new(), log, _data: data }
    }

    /// Waits until a line with this text is in the log; gives the rest of that line.
    pub fn wait_for_log(&self, text: &str) -> String {
        wait_for(&format!("\"{text}\" in the log"), || {
            let log = self.log.lock().unwrap();
            log.lines().find_map(|line| line.split_once(text)).map(|(_, rest)| rest.trim().to_owned())
        })
    }

    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    fn wait_until_ready(&self) {
        wait_for("the program to be ready", || (self.get("/readyz").status == 200).then_some(()));
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
        }
    }
}

impl Drop for Torre {
    fn drop(&mut self) {
        drop(self.lifeline.stdin.take());
        let _ = self.lifeline.wait();
    }
}

fn follow(child: &mut Child, log: Arc<Mutex<String>>) {
    let stderr = child.stderr.take().unwrap();
    std::thread::spawn(move || {
        for line in BufReader::new(stderr).lines().map_while(Result::ok) {
            let mut log = log.lock().unwrap();
            log.push_str(&line);
            log.push('\n');
        }
    });
}

/// Asks again until there is an answer: tests wait for states, never for time.
pub fn wait_for<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(started.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
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
