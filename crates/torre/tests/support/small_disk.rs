//! A small disk in memory, to be filled.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

pub struct SmallDisk(PathBuf);

impl SmallDisk {
    /// None: nothing can be mounted here.
    pub fn mount(place: &Path, megabytes: u32) -> Option<SmallDisk> {
        fs::create_dir_all(place).unwrap();
        let size = format!("size={megabytes}m");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(place).output().ok()?;
        mounted.status.success().then(|| SmallDisk(place.to_owned()))
    }

    pub fn place(&self) -> &Path {
        &self.0
    }

    pub fn fill(&self) {
        let mut file = fs::File::create(self.filler()).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
    }

    pub fn make_room(&self) {
        fs::remove_file(self.filler()).unwrap();
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
