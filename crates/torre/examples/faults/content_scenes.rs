//! Content that gives trouble: broken, due while it is broken, and far larger than usual.

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use jiff::{Timestamp, ToSpan};

use crate::attack::Attackers;
use crate::play::{Scene, play};
use crate::scenes::{prepare, run};
use crate::support::large_drawing::drawing;
use crate::support::{Torre, copy_of, eventually, wait_for};
use crate::watch::settle;

/// Bytes of log a second: somebody would have to read it.
const TALKATIVE: f64 = 500.0;
/// Without the two lines of every enquiry.
const LOG: &str = "info,torre_leads::group_commit=warn,torre_http::router=warn";
const LARGE: usize = 5_500_000;

pub fn broken() -> bool {
    let content = copy_of("content");
    let page = content.path().join("pages/courses.toml");
    let whole = fs::read_to_string(&page).unwrap();
    let torre = start(content.path());
    play(&mut Scene {
        name: "content broken",
        torre: &torre,
        break_it: &mut || {
            fs::write(&page, &whole[..whole.len() / 2]).unwrap();
            torre.wait_for_log("content changed but is not shown");
        },
        mend_it: &mut || fs::write(&page, &whole).unwrap(),
        afterwards: &mut || Ok(format!("the edit is shown: {}", torre.get("/cursos").status == 200)),
        is_attack: false,
    })
}

/// A dated post falls due while the content is broken.
pub fn due_post() -> bool {
    let content = copy_of("content");
    let page = content.path().join("pages/courses.toml");
    let whole = fs::read_to_string(&page).unwrap();
    let torre = start(content.path());
    let log = || (torre.log().len(), Instant::now());
    let (started, due) = (log(), Cell::new(None));
    let rates = Cell::new((0.0, 0.0));
    play(&mut Scene {
        name: "post due, content broken",
        torre: &torre,
        break_it: &mut || {
            let quiet = rate(started, log());
            let time = write_post(&torre, content.path());
            fs::write(&page, &whole[..whole.len() / 2]).unwrap();
            torre.wait_for_log("content changed but is not shown");
            eventually("the post falls due", || Timestamp::now() > time);
            rates.set((quiet, 0.0));
            due.set(Some(log()));
        },
        mend_it: &mut || {
            rates.set((rates.get().0, due.get().map_or(0.0, |due| rate(due, log()))));
            fs::write(&page, &whole).unwrap();
        },
        afterwards: &mut || {
            eventually("the post is shown", || torre.get("/blog/vencido").status == 200);
            let (before, broken) = rates.get();
            let said = format!("log: {before:.0} bytes a second before, {broken:.0} while it was due");
            if broken < TALKATIVE { Ok(said) } else { Err(said) }
        },
        is_attack: false,
    })
}

/// In one step, as a publication sees it; gives the time it is due.
fn write_post(torre: &Torre, content: &Path) -> Timestamp {
    let due = Timestamp::now() + 3.seconds();
    let folder = torre.folder().join("vencido");
    fs::create_dir(&folder).unwrap();
    let front = format!("title = \"Vencido\"\ndescription = \"Vencido\"\ndate = \"{due}\"\ntags = []");
    fs::write(folder.join("post.es.md"), format!("+++\n{front}\n+++\n\nHola.\n")).unwrap();
    fs::rename(folder, content.join("blog/vencido")).unwrap();
    torre.wait_for_log("content changed: ");
    due
}

/// Bytes of log a second.
fn rate(from: (usize, Instant), to: (usize, Instant)) -> f64 {
    (to.0 - from.0) as f64 / (to.1 - from.1).as_secs_f64()
}

/// Somebody puts a drawing of several megabytes on a page, and visitors ask for it.
pub fn large_drawing() -> bool {
    let content = copy_of("content");
    let file = content.path().join("media/campus/madrid-4.svg");
    let small = fs::read(&file).unwrap();
    let torre = start(content.path());
    settle(&torre);
    let address = || -> String {
        let page = torre.get("/madrid").body;
        let name = page.split("/media/campus/madrid-4.").nth(1).unwrap();
        format!("/media/campus/madrid-4.{}", name.split(['"', ' ', '\\']).next().unwrap())
    };
    let (before, askers, asked) = (address(), RefCell::new(None), Cell::new(0));
    play(&mut Scene {
        name: "drawing of 5.5 MB",
        torre: &torre,
        break_it: &mut || {
            fs::write(&file, drawing(LARGE)).unwrap();
            let large = wait_for("the drawing on its page", || Some(address()).filter(|new| *new != before));
            *askers.borrow_mut() = Some(ask_for(&torre, &large));
        },
        mend_it: &mut || {
            asked.set(askers.take().map_or(0, Attackers::end));
            fs::write(&file, &small).unwrap();
        },
        afterwards: &mut || Ok(format!("sent {} times", asked.get())),
        is_attack: false,
    })
}

fn ask_for(torre: &Torre, address: &str) -> Attackers {
    let mut askers = Attackers::default();
    for _ in 0..2 {
        let (mut client, address) = (torre.client(), address.to_owned());
        askers.join(move || {
            let answer = client.send("GET", &address, &[("Accept-Encoding", "br")], b"");
            std::thread::sleep(Duration::from_millis(400));
            usize::from(answer.is_ok_and(|answer| answer.status == 200))
        });
    }
    askers
}

fn start(content: &Path) -> Torre {
    let mut torre = prepare();
    torre.set("TORRE_LOG", LOG);
    torre.set("TORRE_CONTENT", content.to_str().unwrap());
    run(&mut torre);
    torre
}
