//! Asks one server for one thing, over and over on 64 connections, and prints what came of it as JSON: the rate, the
//! 99th percentile, the requests, the wrong answers.
//!
//! A load that takes every answer apart is busier than the servers it measures, and then measures itself. This one
//! reads the first answers, knows from them how long the others are, and has the kernel throw those away unread; every
//! hundredth is read and looked at.
//!
//!     load [--enquiries] http://127.0.0.1:8080/ SECONDS STATUS ['name: value']...

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measurement stops at the first surprise and prints"
)]

mod question;
mod visitor;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use clap::Parser;
use rustix::event::Timespec;
use rustix::event::epoll;

use crate::question::Question;
use crate::visitor::{Answer, Visitor};

const CONNECTIONS: usize = 64;
/// How long to wait for a server that says nothing before looking at the clock again.
const SILENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 10_000_000 };

#[derive(Parser)]
struct Arguments {
    /// Each request is an enquiry as the form sends it, and each is another.
    #[arg(long)]
    enquiries: bool,
    url: url::Url,
    seconds: f64,
    /// The status every answer must have.
    status: u16,
    /// `name: value`
    headers: Vec<String>,
}

fn main() {
    let arguments = Arguments::parse();
    let address = arguments.url.socket_addrs(|| None).unwrap()[0];
    let mut question = Question::new(&arguments.url, &arguments.headers, arguments.enquiries);
    let answer = Answer::learn(address, &mut question, arguments.status);
    let burst = burst(address, &mut question, &answer, Duration::from_secs_f64(arguments.seconds));
    println!("{}", burst.summary());
}

/// What came back, and how long after it was asked for.
struct Burst {
    took: Duration,
    times: Vec<Duration>,
    wrong: usize,
}

fn burst(address: SocketAddr, question: &mut Question, answer: &Answer, length: Duration) -> Burst {
    let ready = epoll::create(epoll::CreateFlags::empty()).unwrap();
    let mut visitors: Vec<Visitor> = (0..CONNECTIONS).map(|_| Visitor::connect(address)).collect();
    for (number, visitor) in (0..).zip(&mut visitors) {
        epoll::add(&ready, &*visitor, epoll::EventData::new_u64(number), epoll::EventFlags::IN).unwrap();
        visitor.ask(question, answer);
    }
    let mut events = Vec::with_capacity(CONNECTIONS);
    let (started, mut times, mut wrong) = (Instant::now(), Vec::new(), 0);
    while started.elapsed() < length {
        epoll::wait(&ready, rustix::buffer::spare_capacity(&mut events), Some(&SILENCE)).unwrap();
        for event in events.drain(..) {
            let visitor = &mut visitors[usize::try_from(event.data.u64()).unwrap()];
            let Some(took) = visitor.listen(answer, &mut wrong) else { continue };
            times.push(took);
            visitor.ask(question, answer);
        }
    }
    let took = started.elapsed();
    // An answer that is shorter than the first leaves its visitor waiting for the rest.
    wrong += visitors.iter().filter(|visitor| visitor.waits() > length / 2).count();
    Burst { took, times, wrong }
}

impl Burst {
    fn summary(mut self) -> serde_json::Value {
        self.times.sort_unstable();
        let p99 = self.times[self.times.len() * 99 / 100];
        serde_json::json!({
            "rate": f64::from(u32::try_from(self.times.len()).unwrap()) / self.took.as_secs_f64(),
            "p99": p99.as_secs_f64() * 1000.0,
            "requests": self.times.len(),
            "errors": self.wrong,
        })
    }
}
