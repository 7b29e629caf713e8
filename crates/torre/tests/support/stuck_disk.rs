//! A disk that does not answer, as a network folder whose server is gone: whoever reads from it waits.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A file system in user space that nobody serves, for as long as the pipe is open.
const STUCK: &str = r#"exec 3<>/dev/fuse || exit
mount -i -t fuse -o fd=3,rootmode=40000,user_id=0,group_id=0 stuck "$0" || exit
echo mounted
read word"#;

pub struct StuckDisk {
    place: PathBuf,
    server: Child,
}

impl StuckDisk {
    /// None: nothing can be mounted here.
    pub fn mount(place: &Path) -> Option<StuckDisk> {
        fs::create_dir_all(place).unwrap();
        let mut server = Command::new("/bin/sh")
            .args(["-c", STUCK])
            .arg(place)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let disk = StuckDisk { place: place.to_owned(), server };
        (said == "mounted\n").then_some(disk)
    }
}

impl Drop for StuckDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.place).stderr(Stdio::null()).status();
        // Closes the pipe; whoever still waits gets an error.
        let _ = self.server.wait();
    }
}
