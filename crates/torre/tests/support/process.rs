//! One running program that ends with the test, however the test ends.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::PATIENCE;

/// Ends the program when the test's end of the pipe closes: also for one that nobody drops. A word
/// through the pipe says that the program has ended, and that its number may belong to another by now.
const LIFELINE: &str = r#"exec 3<&0
"$0" serve </dev/null >/dev/null 3<&- & pid=$!
echo $pid
{ read word <&3 || kill -9 $pid; } >/dev/null 2>&1 &
exec >/dev/null 2>&1
wait $pid"#;

pub struct Process {
    lifeline: Child,
    id: String,
}

impl Process {
    /// What the program says is appended to `log`.
    pub fn start(settings: &[(String, String)], log: Arc<Mutex<String>>) -> Process {
        let mut lifeline = Command::new("/bin/sh")
            .args(["-c", LIFELINE])
            .arg(super::program())
            .env_clear()
            .envs(settings.iter().cloned())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut id = String::new();
        BufReader::new(lifeline.stdout.take().unwrap()).read_line(&mut id).unwrap();
        let stderr = BufReader::new(lifeline.stderr.take().unwrap());
        std::thread::spawn(move || {
            for line in stderr.lines().map_while(Result::ok) {
                let mut log = log.lock().unwrap();
                log.push_str(&line);
                log.push('\n');
            }
        });
        Process { lifeline, id: id.trim().to_owned() }
    }

    pub fn id(&self) -> u32 {
        self.id.parse().unwrap()
    }

    /// Sends a signal and waits until the program has ended.
    pub fn end(mut self, signal: &str) -> ExitStatus {
        // It may have ended by itself.
        let _ = Command::new("kill").args([signal, &self.id]).stderr(Stdio::null()).status();
        let pipe = self.lifeline.stdin.take();
        let started = Instant::now();
        let status = loop {
            if let Some(status) = self.lifeline.try_wait().unwrap() {
                break status;
            }
            // The pipe closes and takes the program along.
            assert!(started.elapsed() < PATIENCE, "the program does not end after {signal}");
            std::thread::sleep(Duration::from_millis(10));
        };
        if let Some(mut pipe) = pipe {
            let _ = pipe.write_all(b"ended\n");
        }
        status
    }
}
