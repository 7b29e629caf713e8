//! Parts that fail, each under a program of its own.

use std::fs;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use crate::play::{Scene, play};
use crate::support::mail::{MailServer, Manner, url};
use crate::support::postgres::Postgres;
use crate::support::small_disk::SmallDisk;
use crate::support::{PRERENDERED, Torre, copy_of, eventually, free_port, root};

const MANY: &str = "100000000";
/// Megabytes: the database's log alone takes four before it is written back, and would fill a smaller disk by itself.
const DISK: u32 = 32;
/// In a page or a form, it makes the front end below run for ever.
const MARK: &str = "ENGINE-FAILS-HERE";

pub fn prepare() -> Torre {
    Torre::new(&[
        PRERENDERED,
        ("TORRE_ADMIN_LISTEN", "127.0.0.1:0"),
        ("TORRE_LEADS_PER_MINUTE", MANY),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", MANY),
        ("TORRE_DELIVERY_TIMEOUT_SECONDS", "3"),
        ("TORRE_DELIVERY_RETRY_SECONDS", "1"),
    ])
}

pub fn run(torre: &mut Torre) {
    torre.run();
    torre.wait_until_ready();
}

fn is_ready(torre: &Torre) -> Result<String, String> {
    let status = torre.get("/readyz").status;
    let said = format!("readyz {status}");
    if status == 200 { Ok(said) } else { Err(said) }
}

pub fn database() -> bool {
    let postgres = std::cell::RefCell::new(Postgres::start());
    let mut torre = prepare();
    torre.set("DATABASE_URL", &postgres.borrow().url());
    run(&mut torre);
    play(&mut Scene {
        name: "database killed",
        torre: &torre,
        break_it: &mut || postgres.borrow_mut().stop(),
        mend_it: &mut || postgres.borrow_mut().run(),
        afterwards: &mut || is_ready(&torre),
        is_attack: false,
    })
}

pub fn disk() -> bool {
    let mut torre = prepare();
    let Some(disk) = SmallDisk::mount(&torre.folder().join("disk"), DISK) else {
        println!("disk full                  not measured: a disk in memory cannot be mounted here");
        return true;
    };
    torre.set("TORRE_DATA", disk.place().to_str().unwrap());
    run(&mut torre);
    let well = play(&mut Scene {
        name: "disk full",
        torre: &torre,
        break_it: &mut || disk.fill(),
        mend_it: &mut || disk.make_room(),
        afterwards: &mut || is_ready(&torre),
        is_attack: false,
    });
    torre.stop();
    well
}

/// The clock on the wall is set a day forward, then two days back; the one that only counts goes on.
pub fn clock() -> bool {
    let mut torre = prepare();
    let library = torre.folder().join("clock.so");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &root().join("crates/torre/examples/faults/clock.c")])
        .status();
    assert!(built.unwrap().success(), "a C compiler is needed");
    let wall = torre.folder().join("clock");
    let set = |offset: &str| fs::write(&wall, offset).unwrap();
    set("+0");
    let port = free_port();
    let mail = MailServer::start(port, torre.folder(), Manner::Normal);
    for (name, value) in mail_settings(port) {
        torre.set(name, &value);
    }
    torre.set("LD_PRELOAD", library.to_str().unwrap());
    torre.set("WALL_CLOCK", wall.to_str().unwrap());
    run(&mut torre);
    play(&mut Scene {
        name: "clock a day on, two back",
        torre: &torre,
        break_it: &mut || set("+86400"),
        mend_it: &mut || set("-86400"),
        afterwards: &mut || Ok(delivered(&torre, &mail)),
        is_attack: false,
    })
}

/// The front end runs for ever on a mark: first in forms that come back to their visitors, then also in an edit.
pub fn engine() -> bool {
    let (content, web) = (copy_of("content"), copy_of("web/dist"));
    let bundle = web.path().join("server/entry-server.js");
    let mut script = fs::read_to_string(&bundle).unwrap();
    script.push_str(&format!(
        "\n{{ const whole = globalThis.torre.render;
           globalThis.torre.render = (json) => {{ while (json.includes(\"{MARK}\")); return whole(json); }}; }}\n"
    ));
    fs::write(&bundle, script).unwrap();
    let post = content.path().join("blog/requisitos-controlador-aereo/post.es.md");
    let whole = fs::read_to_string(&post).unwrap();
    let mut torre = prepare();
    torre.set("TORRE_CONTENT", content.path().to_str().unwrap());
    torre.set("TORRE_WEB", web.path().to_str().unwrap());
    run(&mut torre);
    let (over, asked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut visitor = None;
    let well = play(&mut Scene {
        name: "render engine fails",
        torre: &torre,
        break_it: &mut || {
            let (over, asked, mut client) = (Arc::clone(&over), Arc::clone(&asked), torre.client());
            visitor = Some(std::thread::spawn(move || {
                while !over.load(Relaxed) {
                    let fields = [("form", "message"), ("name", MARK), ("lang", "es"), ("consent", "on")];
                    let answer = client.post_form("/api/leads", &[], &fields);
                    asked.fetch_add(usize::from(answer.is_ok_and(|answer| answer.status == 422)), Relaxed);
                }
            }));
            fs::write(&post, whole.replacen("title = \"", &format!("title = \"{MARK} "), 1)).unwrap();
        },
        mend_it: &mut || {
            over.store(true, Relaxed);
            fs::write(&post, &whole).unwrap();
        },
        afterwards: &mut || Ok(format!("{} forms came back without the engine", asked.load(Relaxed))),
        is_attack: false,
    });
    if let Some(visitor) = visitor {
        visitor.join().unwrap();
    }
    well
}

pub fn mail() -> bool {
    let mut torre = prepare();
    let port = free_port();
    let folder = torre.folder().to_owned();
    let server = std::cell::RefCell::new(Some(MailServer::start(port, &folder, Manner::Normal)));
    for (name, value) in mail_settings(port) {
        torre.set(name, &value);
    }
    run(&mut torre);
    play(&mut Scene {
        name: "mail server gone",
        torre: &torre,
        break_it: &mut || drop(server.borrow_mut().take()),
        mend_it: &mut || *server.borrow_mut() = Some(MailServer::start(port, &folder, Manner::Normal)),
        afterwards: &mut || Ok(delivered(&torre, server.borrow().as_ref().unwrap())),
        is_attack: false,
    })
}

fn mail_settings(port: u16) -> [(&'static str, String); 3] {
    [
        ("TORRE_SMTP_URL", url(port)),
        ("TORRE_MAIL_FROM", "web@torre.example".to_owned()),
        ("TORRE_MAIL_TO", "hola@torre.example".to_owned()),
    ]
}

fn delivered(torre: &Torre, mail: &MailServer) -> String {
    eventually("every mail is delivered", || {
        torre.cli_text(&["leads", "stats"]).contains("0 waiting, 0 given up")
    });
    format!("{} mails delivered", mail.mails().len())
}
