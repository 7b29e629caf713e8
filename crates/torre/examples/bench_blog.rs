//! What five thousand posts cost: time to start, memory against the size of their text, time to answer, time
//! until a change is seen, and what a crawler that walks the posts does to the other pages.
//!
//!     cargo build --release && cargo run --release --example bench_blog [torre]
//!
//! Every time is the client's, so the network stack of this machine is part of it.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark stops at the first surprise and prints"
)]

#[expect(unreachable_pub, reason = "shared with the tests")]
#[path = "../tests/support/many_posts.rs"]
mod many_posts;

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use many_posts::{resident, slug};

const POSTS: usize = 5000;
const BYTES: usize = 6000;
const ASKED: usize = 400;
const CRAWLED: usize = 400;

fn main() {
    let program = std::env::args().nth(1).map_or_else(beside_this, PathBuf::from);
    let content = tempfile::tempdir().unwrap();
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"), content.path());

    let few = Server::start(&program, content.path());
    let before = resident(few.child.id());
    println!("6 posts:    ready after {:?}, {} MB resident", few.ready_after, before >> 20);
    drop(few);

    let text = many_posts::write(content.path(), POSTS, BYTES);
    let server = Server::start(&program, content.path());
    println!("{POSTS} posts: ready after {:?}, text {:.1} MB", server.ready_after, text as f64 / 1e6);
    memory("after the start", &server, before, text);

    let old = |number: usize| slug(number % (POSTS - 100));
    server.time("list, first page of the API", |_| "/api/posts?lang=es&limit=13".to_owned());
    server.time("list, all posts of the API", |_| "/api/posts?lang=es".to_owned());
    server.time("post, API, each another", |n| format!("/api/posts/{}", old(n * 11)));
    server.time("related, API, each another", |n| format!("/api/posts/{}/related", old(n * 11)));
    server.time("post, data of a navigation", |n| format!("/api/pages?path=/blog/{}&lang=es", old(n * 11)));
    server.time("list, page", |_| "/blog".to_owned());
    server.time("newest post, page", |_| format!("/blog/{}", slug(POSTS - 1)));
    server.time("sitemap", |_| "/sitemap.xml".to_owned());
    server.time("old post, page, not kept", |n| format!("/blog/{}", old(n)));
    server.time("old post, page, kept", |n| format!("/blog/{}", old(ASKED - 1 - n % 50)));
    memory("after these requests", &server, before, text);

    crawl(&server);
    memory("after the crawl", &server, before, text);
    for (number, changes) in [POSTS - 1, 17, 2500, POSTS - 2, 17].into_iter().zip(1..) {
        change(&server, content.path(), number, changes);
        memory("after the change", &server, before, text);
    }
}

fn memory(when: &str, server: &Server, before: u64, text: u64) {
    let grown = resident(server.child.id()).saturating_sub(before);
    println!(
        "{when}: grown by {:.1} MB, {:.2} times the text",
        grown as f64 / 1e6,
        grown as f64 / text as f64
    );
}

/// One visitor reads the home page while a crawler asks for one post after the other.
fn crawl(server: &Server) {
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let agent = agent();
            for number in 0..CRAWLED {
                server.get(&agent, &format!("/blog/{}", slug(1000 + number)));
            }
            done.store(true, Ordering::Release);
        });
        let agent = agent();
        let mut times = Vec::new();
        while !done.load(Ordering::Acquire) {
            times.push(server.get(&agent, "/").0);
            std::thread::sleep(Duration::from_millis(5));
        }
        print("home page during a crawl", times);
    });
}

fn change(server: &Server, content: &Path, number: usize, changes: u32) {
    let file = content.join("blog").join(slug(number)).join("post.es.md");
    let text = fs::read_to_string(&file).unwrap();
    let agent = agent();
    let words = format!("Cambio número {changes}.");
    fs::write(&file, format!("{text}\n\n{words}\n")).unwrap();
    let started = Instant::now();
    let path = format!("/api/posts/{}", slug(number));
    while !server.get(&agent, &path).1.contains(&words) {
        std::thread::sleep(Duration::from_millis(5));
    }
    println!("a change of post {number} is seen after {:?}", started.elapsed());
    std::thread::sleep(Duration::from_secs(3));
}

struct Server {
    child: Child,
    address: String,
    ready_after: Duration,
}

impl Server {
    fn start(program: &Path, content: &Path) -> Server {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let data = content.join(".data");
        let started = Instant::now();
        let child = Command::new(program)
            .arg("serve")
            .envs([("TORRE_LISTEN", address.as_str()), ("TORRE_LOG", "warn")])
            .envs([("TORRE_CONTENT", content), ("TORRE_DATA", &data)])
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut server = Server { child, address, ready_after: Duration::ZERO };
        let agent = agent();
        let ready = || agent.get(format!("http://{}/readyz", server.address)).call();
        while !ready().is_ok_and(|answer| answer.status() == 200) {
            std::thread::sleep(Duration::from_millis(10));
        }
        server.ready_after = started.elapsed();
        server
    }

    fn get(&self, agent: &ureq::Agent, path: &str) -> (Duration, String) {
        let started = Instant::now();
        let request = agent.get(format!("http://{}{path}", self.address));
        let mut answer = request.call().unwrap();
        let body = answer.body_mut().with_config().limit(1 << 26).read_to_vec().unwrap();
        let time = started.elapsed();
        assert_eq!(answer.status(), 200, "{path}");
        (time, String::from_utf8_lossy(&body).into_owned())
    }

    fn time(&self, what: &str, path: impl Fn(usize) -> String) {
        let agent = agent();
        print(what, (0..ASKED).map(|number| self.get(&agent, &path(number)).0).collect());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!("{what:<32} median {:>9.3?}  99% {:>9.3?}  worst {:>9.3?}", at(50), at(99), at(100));
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

fn beside_this() -> PathBuf {
    std::env::current_exe().unwrap().parent().unwrap().parent().unwrap().join("torre")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
