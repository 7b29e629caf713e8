//! The packages: made, installed into an empty folder, served from, upgraded and removed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

use crate::support::{program, root};
use crate::wire::ask;

fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {said}");
    said
}

fn packed() -> (TempDir, PathBuf, PathBuf) {
    let folder = TempDir::new().unwrap();
    run(Command::new(root().join("tools/package"))
        .arg(program())
        .arg(folder.path())
        .env("PACKAGE_COMPRESSION", "1"));
    let with_end = |end: &str| {
        let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        files.into_iter().find(|path| path.to_str().unwrap().ends_with(end)).unwrap()
    };
    let (package, archive) = (with_end(".deb"), with_end(".tar.gz"));
    (folder, package, archive)
}

/// dpkg with a machine of its own: a folder with an empty list of packages.
fn dpkg(machine: &Path, arguments: &[&str]) -> String {
    fs::create_dir_all(machine.join("var/lib/dpkg/updates")).unwrap();
    fs::create_dir_all(machine.join("var/lib/dpkg/info")).unwrap();
    let status = machine.join("var/lib/dpkg/status");
    fs::OpenOptions::new().create(true).append(true).open(status).unwrap();
    let machine = format!("--root={}", machine.display());
    run(Command::new("dpkg")
        .args([
            &machine,
            "--force-script-chrootless",
            "--force-depends",
            "--force-not-root",
            "--log=/dev/null",
        ])
        .args(arguments))
}

/// The installed program, which ends with the test.
struct Service {
    process: Child,
    address: String,
}

impl Service {
    /// `credentials` is the folder in which systemd puts what `LoadCredential=` names.
    fn start(program: &Path, credentials: &Path) -> Service {
        let mut process = Command::new(program)
            .arg("serve")
            .env_clear()
            .env("CREDENTIALS_DIRECTORY", credentials)
            .current_dir("/")
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once("serving http://")?.1.trim().to_owned()));
        // What it says later is read, so that it can go on.
        std::thread::spawn(move || lines.for_each(drop));
        Service { process, address: address.unwrap() }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_package_is_installed_served_from_upgraded_and_removed() {
    let (_folder, package, archive) = packed();
    let machine = TempDir::new().unwrap();
    let inside = |path: &str| machine.path().join(path);
    dpkg(machine.path(), &["--install", package.to_str().unwrap()]);

    let settings = inside("etc/torre/torre.env");
    assert_eq!(fs::metadata(&settings).unwrap().permissions().mode() & 0o777, 0o600);
    let page = run(Command::new("man")
        .args(["--warnings", "-l"])
        .arg(inside("usr/share/man/man1/torre.1.gz"))
        .env("LC_ALL", "C.UTF-8"));
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for text in ["torre serve", "torre leads export", "torre mail test ADDRESS", "/etc/torre/torre.env"] {
        assert!(page.contains(text), "{text} is not in the manual page:\n{page}");
    }
    let unit = fs::read_to_string(inside("usr/lib/systemd/system/torre.service")).unwrap();
    assert!(unit.contains("ExecStart=/usr/bin/torre serve") && unit.contains("LoadCredential=torre.env:"));

    // As systemd starts it: the settings are a credential, the state folder is made. The commands find the same.
    let data = inside("var/lib/torre");
    let text = fs::read_to_string(&settings).unwrap();
    assert!(text.contains("\nTORRE_DATA=/var/lib/torre\n"));
    let text = text.replace("TORRE_DATA=/var/lib/torre", &format!("TORRE_DATA={}", data.display()));
    let text = text.replace("TORRE_LISTEN=127.0.0.1:8080", "TORRE_LISTEN=127.0.0.1:0");
    fs::write(&settings, text.replace("TORRE_LOG_FORMAT=json", "TORRE_LOG_FORMAT=text")).unwrap();
    let service = Service::start(&inside("usr/bin/torre"), settings.parent().unwrap());
    assert!(
        ask(&service.address, "GET / HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n")
            .starts_with("HTTP/1.1 200")
    );
    // Without the service's settings there would be no store to look into, which is an error.
    run(Command::new(inside("usr/bin/torre"))
        .args(["leads", "list"])
        .env_clear()
        .env("TORRE_ENV_FILE", &settings));
    drop(service);

    // An upgrade keeps what the administrator wrote; a removal keeps what visitors wrote.
    dpkg(machine.path(), &["--install", package.to_str().unwrap()]);
    assert!(fs::read_to_string(&settings).unwrap().contains("TORRE_LISTEN=127.0.0.1:0"));
    dpkg(machine.path(), &["--purge", "torre"]);
    assert!(!inside("usr/bin/torre").exists() && !settings.exists());
    assert!(data.join("torre.db").exists());

    let files = run(Command::new("tar").arg("--list").arg("--file").arg(archive));
    for file in [
        "bin/torre",
        "lib/systemd/system/torre.service",
        "share/torre/torre.env",
        "share/man/man1/torre.1.gz",
    ] {
        assert!(files.contains(&format!("usr/{file}")), "{file} is not in the archive:\n{files}");
    }
}
