//! A new build under visitors' feet: pages of the build before, and of other instances, find their files.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::support::front_end::PAGE_DATA;
use crate::support::postgres::Postgres;
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, copy_of, eventually, free_port};

/// A front end of its own: the style sheet has another name and other content.
struct FrontEnd {
    folder: TempDir,
    style: String,
}

impl FrontEnd {
    fn build(name: &str) -> FrontEnd {
        let folder = copy_of("web/dist");
        fs::write(folder.path().join("server/entry-server.js"), PAGE_DATA).unwrap();
        let client = folder.path().join("client");
        let manifest = fs::read_to_string(client.join("manifest.json")).unwrap();
        let before = style_in(&manifest);
        let style = format!("assets/style-{name}.css");
        for ending in [".br", ".gz", ".zst"] {
            let _ = fs::remove_file(client.join(format!("{before}{ending}")));
        }
        let text = fs::read_to_string(client.join(&before)).unwrap();
        fs::remove_file(client.join(&before)).unwrap();
        fs::write(client.join(&style), format!("{text}\n/* build {name} */")).unwrap();
        fs::write(client.join("manifest.json"), manifest.replace(&before, &style)).unwrap();
        FrontEnd { folder, style: format!("/{style}") }
    }

    fn path(&self) -> &str {
        self.folder.path().to_str().unwrap()
    }

    fn text(&self) -> String {
        fs::read_to_string(self.folder.path().join("client").join(self.style.trim_start_matches('/')))
            .unwrap()
    }
}

fn style_in(manifest: &str) -> String {
    let start = manifest.find("assets/style-").unwrap();
    manifest[start..].split('"').next().unwrap().to_owned()
}

/// The style sheet that a page links to.
fn style_of(torre: &Torre) -> String {
    let page = torre.get("/").body;
    page.split("<link rel=\"stylesheet\" href=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

fn run(torre: &mut Torre, web: &FrontEnd) {
    torre.stop();
    torre.set("TORRE_WEB", web.path());
    let stored = torre.log().matches("are in the store").count();
    torre.run();
    torre.wait_until_ready();
    eventually("the build is stored", || torre.log().matches("are in the store").count() > stored);
    assert_eq!(style_of(torre), web.style);
}

/// The same bytes with the same headers as from the build that has the file.
fn assert_served(torre: &Torre, web: &FrontEnd) {
    let answer = torre.get_with(&web.style, &[("accept-encoding", "identity")]);
    assert_eq!((answer.status, answer.body), (200, web.text()), "{}", web.style);
    let current = torre.get_with(&style_of(torre), &[("accept-encoding", "br")]);
    let earlier = torre.get_with(&web.style, &[("accept-encoding", "br")]);
    let changing = ["content-length", "date", "etag", "x-request-id"];
    let headers = |mut answer: crate::support::Answer| {
        answer.headers.retain(|name, _| !changing.contains(&name.as_str()));
        answer.headers
    };
    assert!(earlier.header("etag").starts_with("W/\""));
    assert_eq!(headers(earlier), headers(current));
}

fn three_builds_are_kept(mut torre: Torre) {
    let builds = ["one", "two", "three", "four"].map(FrontEnd::build);
    run(&mut torre, &builds[0]);
    run(&mut torre, &builds[1]);
    assert_served(&torre, &builds[0]);
    run(&mut torre, &builds[2]);
    assert_served(&torre, &builds[0]);
    assert_served(&torre, &builds[1]);
    run(&mut torre, &builds[3]);
    assert_served(&torre, &builds[1]);
    assert_served(&torre, &builds[2]);
    assert_eq!(torre.get(&builds[0].style).status, 404, "the fourth build pushes out the first");
}

#[test]
fn pages_of_the_two_builds_before_find_their_files_after_a_restart() {
    three_builds_are_kept(Torre::new(&[]));
}

#[test]
fn pages_of_the_two_builds_before_find_their_files_in_postgresql() {
    three_builds_are_kept(Torre::new(&[("DATABASE_URL", &new_database())]));
}

#[test]
fn instances_of_different_builds_serve_each_others_files() {
    let database = new_database();
    let [old, new, newer] = ["old", "new", "newer"].map(FrontEnd::build);
    let [mut first, mut second] = [(); 2].map(|()| Torre::new(&[("DATABASE_URL", &database)]));
    run(&mut first, &old);
    assert_eq!(first.get(&new.style).status, 404, "nobody has it yet");
    run(&mut second, &new);
    assert_served(&second, &old);
    eventually("the first has seen the second's build", || first.get(&new.style).status == 200);
    assert_served(&first, &new);
    run(&mut second, &newer);
    eventually("the first has seen the second's next build", || first.get(&newer.style).status == 200);
    assert_served(&first, &newer);
}

#[test]
fn invented_names_cost_the_store_nothing() {
    let torre = Torre::start(&[("TORRE_ADMIN_LISTEN", &format!("127.0.0.1:{}", free_port()))]);
    torre.wait_for_log("are in the store");
    let started = Instant::now();
    let mut client = torre.client();
    for number in 0..2000 {
        assert_eq!(client.get(&format!("/assets/invented-{number}.js")).unwrap().status, 404);
    }
    let most = 1.0 + started.elapsed().as_secs_f64() / 2.0;
    let reads = torre.metric("torre_earlier_builds_reads_total");
    assert!((1.0..=most).contains(&reads), "{reads} reads, at most {most}");
    for path in ["/assets/a/b.js", "/assets/..%2Fb.js", &format!("/assets/{}.js", "x".repeat(500))] {
        assert_eq!(client.get(path).unwrap().status, 404);
    }
}

/// Stopped by a signal: it accepts and does not answer, which is worse than being gone.
#[test]
fn a_store_that_does_not_answer_holds_nobody_up() {
    let mut postgres = Postgres::start();
    let [old, new] = ["old", "new"].map(FrontEnd::build);
    let mut torre = Torre::new(&[("DATABASE_URL", &postgres.url())]);
    run(&mut torre, &old);
    run(&mut torre, &new);
    postgres.pause();
    let asked = Instant::now();
    assert_eq!(torre.get(&old.style).status, 404);
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    std::thread::scope(|scope| {
        let waiting = [(); 8].map(|()| scope.spawn(|| torre.get(&old.style).status));
        let asked = Instant::now();
        assert_eq!(torre.get("/cursos").status, 200);
        assert_eq!(torre.get(&new.style).status, 200);
        assert!(asked.elapsed() < Duration::from_millis(500), "{:?}", asked.elapsed());
        assert!(waiting.into_iter().all(|answer| answer.join().unwrap() == 404));
    });
    postgres.resume();
    eventually("the store answers again", || torre.get(&old.style).status == 200);

    postgres.stop();
    assert_eq!(torre.get("/assets/style-gone.css").status, 404);
    assert_served(&torre, &old);
    assert_eq!(torre.get("/cursos").status, 200);
}

/// A front end in a folder may be replaced while the program runs.
#[test]
fn a_front_end_that_is_replaced_while_the_program_runs_leaves_its_files() {
    let [old, new] = ["old", "new"].map(FrontEnd::build);
    let served = copy_of("web/dist");
    let mut torre = Torre::new(&[("TORRE_WEB", served.path().to_str().unwrap())]);
    replace(served.path(), &old);
    torre.run();
    torre.wait_until_ready();
    torre.wait_for_log("are in the store");
    replace(served.path(), &new);
    eventually("the new build is served", || style_of(&torre) == new.style);
    assert_served(&torre, &old);
}

fn replace(folder: &Path, web: &FrontEnd) {
    let client = folder.join("client");
    let before = style_in(&fs::read_to_string(client.join("manifest.json")).unwrap());
    let style = client.join(web.style.trim_start_matches('/'));
    fs::write(style, web.text()).unwrap();
    fs::copy(web.folder.path().join("client/manifest.json"), client.join("manifest.json")).unwrap();
    let _ = fs::remove_file(client.join(before));
}
