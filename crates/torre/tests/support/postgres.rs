//! A PostgreSQL cluster of a test's own: on a socket in a temporary folder, gone with the test.

use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::eventually;
use super::small_disk::SmallDisk;

const BINARIES: &str = "/usr/lib/postgresql/15/bin";

pub struct Postgres {
    process: Option<Child>,
    folder: TempDir,
    user: Option<(u32, u32)>,
}

impl Postgres {
    pub fn start() -> Postgres {
        let folder = tempfile::tempdir().unwrap();
        // PostgreSQL refuses to run as root.
        let user = (id("-u", None) == Some(0))
            .then(|| (id("-u", Some("postgres")).unwrap(), id("-g", Some("postgres")).unwrap()));
        if let Some((uid, gid)) = user {
            chown(folder.path(), Some(uid), Some(gid)).unwrap();
            std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        }
        let mut postgres = Postgres { process: None, folder, user };
        let data = postgres.folder.path().join("data");
        let made = postgres
            .command("initdb")
            .args(["-A", "trust", "-U", "torre", "-E", "UTF8", "--no-sync", "-D"])
            .arg(&data)
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        postgres.run();
        postgres
    }

    /// A database on a small disk of its own, and its address. None: nothing can be mounted here.
    pub fn database_on_small_disk(&self) -> Option<(SmallDisk, String)> {
        let place = self.folder.path().join("small");
        let disk = SmallDisk::mount(&place, 32)?;
        if let Some((uid, gid)) = self.user {
            chown(&place, Some(uid), Some(gid)).unwrap();
        }
        self.sql(&format!("CREATE TABLESPACE small LOCATION '{}'", place.display()));
        self.sql("CREATE DATABASE small TABLESPACE small");
        Some((disk, self.url().replace("/postgres?", "/small?")))
    }

    /// Its address.
    pub fn create_database(&self, name: &str) -> String {
        self.sql(&format!("CREATE DATABASE {name}"));
        self.url().replace("/postgres?", &format!("/{name}?"))
    }

    pub fn pid(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn sql(&self, statement: &str) {
        let mut psql = self.command("psql");
        let done = psql.arg(self.url()).args(["-v", "ON_ERROR_STOP=1", "-c", statement]).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }

    pub fn run(&mut self) {
        let data = self.folder.path().join("data");
        let mut command = self.command("postgres");
        command.arg("-D").arg(&data).arg("-k").arg(self.folder.path());
        command.args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "log_min_messages=fatal"]);
        self.process = Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        eventually("PostgreSQL answers", || {
            let mut ready = Command::new(Path::new(BINARIES).join("pg_isready"));
            ready.args(["-q", "-h"]).arg(self.folder.path()).status().unwrap().success()
        });
    }

    /// At once, as in a crash.
    pub fn stop(&mut self) {
        if self.process.is_some() {
            // What is paused would not end.
            self.resume();
        }
        if let Some(mut child) = self.process.take() {
            let _ = Command::new("kill").args(["-QUIT", &child.id().to_string()]).status();
            let _ = child.wait();
        }
    }

    /// It accepts connections and answers nobody, until [`Postgres::resume`].
    pub fn pause(&mut self) {
        self.signal("STOP");
    }

    pub fn resume(&mut self) {
        self.signal("CONT");
    }

    /// To all its processes: each connection has one.
    fn signal(&self, name: &str) {
        let postmaster = self.process.as_ref().unwrap().id().to_string();
        let children = Command::new("pgrep").args(["-P", &postmaster]).output().unwrap().stdout;
        let children = String::from_utf8(children).unwrap();
        for child in children.lines() {
            // A connection's process may have ended since it was listed: nothing is left to signal.
            let _ = Command::new("kill").args(["-s", name, child]).stderr(Stdio::null()).status();
        }
        assert!(Command::new("kill").args(["-s", name, &postmaster]).status().unwrap().success());
    }

    pub fn url(&self) -> String {
        format!("postgres://torre@localhost/postgres?host={}", self.folder.path().display())
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(Path::new(BINARIES).join(program));
        command.current_dir(self.folder.path()).env("LC_ALL", "C.UTF-8");
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

fn id(kind: &str, user: Option<&str>) -> Option<u32> {
    let output = Command::new("id").arg(kind).args(user).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
