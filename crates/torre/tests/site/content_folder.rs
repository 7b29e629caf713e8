//! What else may be in the content folder: pipes, devices, links, large files, a disk that does not answer.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::support::stuck_disk::StuckDisk;
use crate::support::{Torre, copy_of, eventually};

fn serve(content: &Path) -> Torre {
    Torre::start_without_react(&[("TORRE_CONTENT", content.to_str().unwrap())])
}

/// Changes a course, and with it a page.
fn change_seats(content: &Path, from: u32, to: u32) {
    let file = content.join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    fs::write(&file, course.replace(&format!("seats = {from}"), &format!("seats = {to}"))).unwrap();
}

fn wait_for_seats(torre: &Torre, seats: u32) {
    let text = format!("{seats} plazas");
    eventually(&text, || torre.get("/bloque-1-torre").body.contains(&text));
}

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn a_pipe_is_left_out_and_named_and_neither_changes_nor_the_end_wait_for_it() {
    let content = copy_of("content");
    let mut torre = serve(content.path());
    make_pipe(&content.path().join("media/tuberia.svg"));
    make_pipe(&content.path().join("pages/tuberia.toml"));
    torre.wait_for_log("warning: media/tuberia.svg: is a named pipe and is left out");
    torre.wait_for_log("warning: pages/tuberia.toml: is a named pipe and is left out");
    change_seats(content.path(), 16, 19);
    wait_for_seats(&torre, 19);
    torre.stop();

    // The same for a start.
    torre.run();
    torre.wait_until_ready();
    wait_for_seats(&torre, 19);
    torre.stop();
}

#[test]
fn a_link_out_of_the_folder_or_to_a_device_is_refused_and_the_pages_before_stay_up() {
    let content = copy_of("content");
    let torre = serve(content.path());
    let refused = [
        ("media/equipo.svg", "/etc/hostname", "is a link that leads out of the folder"),
        ("media/cero.svg", "/dev/zero", "is a link that leads out of the folder"),
        ("media/disco", "/", "is a link that leads out of the folder"),
        ("blog/vuelta", "../blog", "is a link to a folder"),
        ("pages/circulo.toml", "circulo.toml", "is a link that leads nowhere or in a circle"),
    ];
    for (link, target, fault) in refused {
        let link_path = content.path().join(link);
        symlink(target, &link_path).unwrap();
        torre.wait_for_log(&format!("error: {link}: {fault}"));
        assert_eq!(torre.get("/cursos").status, 200);
        fs::remove_file(link_path).unwrap();
    }
    change_seats(content.path(), 16, 19);
    wait_for_seats(&torre, 19);
}

#[test]
fn a_link_to_a_file_of_the_folder_is_that_file() {
    let content = copy_of("content");
    symlink("madrid-1.svg", content.path().join("media/campus/otra.svg")).unwrap();
    let torre = serve(content.path());
    let page = torre.get("/madrid").body;
    let drawing = page.split("\"/media/campus/madrid-1.").nth(1).unwrap().split('"').next().unwrap();
    let [file, link] = ["madrid-1", "otra"].map(|name| torre.get(&format!("/media/campus/{name}.{drawing}")));
    assert_eq!((link.status, link.header("content-type")), (200, "image/svg+xml"));
    assert_eq!(link.bytes, file.bytes);
}

#[test]
fn a_file_over_the_limit_of_its_kind_is_refused_with_its_name_and_the_limit() {
    let content = copy_of("content");
    let torre = serve(content.path());
    for (file, megabytes) in
        [("media/enorme.svg", 16), ("pages/enorme.toml", 4), ("blog/enorme/post.es.md", 1)]
    {
        let path = content.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::File::create(&path).unwrap().set_len(megabytes * 1024 * 1024 + 1).unwrap();
        torre.wait_for_log(&format!("error: {file}: is larger than {megabytes} MB"));
        fs::remove_file(path).unwrap();
    }
    change_seats(content.path(), 16, 19);
    wait_for_seats(&torre, 19);
}

#[test]
fn folders_have_a_depth() {
    let content = copy_of("content");
    let deep = content.path().join("media").join(vec!["hondo"; 17].join("/"));
    fs::create_dir_all(&deep).unwrap();
    fs::write(deep.join("plano.svg"), "<svg/>").unwrap();
    let torre = Torre::without_react(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let checked = torre.cli(&["check"]);
    assert!(!checked.status.success());
    assert!(String::from_utf8_lossy(&checked.stdout).contains("lies more than 16 folders deep"));
}

#[test]
fn a_disk_that_does_not_answer_keeps_nobody_from_a_page_nor_the_program_from_its_end() {
    let content = copy_of("content");
    let remote = content.path().join("media/remoto");
    fs::create_dir(&remote).unwrap();
    let mut torre = serve(content.path());
    let Some(disk) = StuckDisk::mount(&remote) else {
        return eprintln!("skipped: no file system in user space can be mounted here");
    };
    change_seats(content.path(), 16, 19);
    torre.wait_for_log("content changed and is not read after 10 s");
    assert_eq!(torre.get("/cursos").status, 200);
    torre.stop();
    drop(disk);
}
