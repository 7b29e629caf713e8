//! Too much, too large, too slow: each has its end, and other visitors do not notice. With the fast path and without it.

use std::io::Write;
use std::net::{SocketAddr, TcpListener, TcpStream};

use crate::both_paths;
use crate::support::unfinished::{Plan, Unfinished};
use crate::support::wait_for;
use crate::wire::{ask, connect, enquiry, exchange, read_to_end, statuses};

const HALF_A_REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: torre\r\nx-slow: ";

#[test]
fn a_head_that_is_too_large_is_refused() {
    for torre in both_paths::shared() {
        let huge = "a".repeat(40_000);
        let answer =
            exchange(torre.address, &format!("GET / HTTP/1.1\r\nhost: torre\r\nx-huge: {huge}\r\n\r\n"));
        assert_eq!(statuses(&answer), [431], "{answer:.200}");
        let many: String = (0..200).map(|n| format!("x-{n}: 1\r\n")).collect();
        let answer = exchange(torre.address, &format!("GET / HTTP/1.1\r\nhost: torre\r\n{many}\r\n"));
        assert_eq!(statuses(&answer), [431], "{answer:.200}");
        let long = "a".repeat(70_000);
        let answer = exchange(torre.address, &format!("GET /{long} HTTP/1.1\r\nhost: torre\r\n\r\n"));
        assert!(matches!(statuses(&answer)[..], [414 | 431]), "{answer:.200}");
    }
}

#[test]
fn a_head_that_never_ends_and_an_idle_connection_are_closed() {
    for torre in both_paths::started(&[("TORRE_HEADER_SECONDS", "1")]) {
        let mut slow = connect(torre.address);
        slow.write_all(HALF_A_REQUEST).unwrap();
        let mut silent = connect(torre.address);
        let mut idle = connect(torre.address);
        idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: torre\r\n\r\n").unwrap();
        read_to_end(&mut slow);
        read_to_end(&mut silent);
        assert_eq!(statuses(&read_to_end(&mut idle)), [200]);
    }
}

#[test]
fn an_idle_http2_connection_is_closed_like_any_other() {
    for torre in both_paths::started(&[("TORRE_HEADER_SECONDS", "1")]) {
        let plan = Plan {
            from: std::net::Ipv4Addr::LOCALHOST,
            connections: 1,
            streams: 1,
            path: "/nowhere",
            headers: &[],
            bytes: 0,
        };
        let idle = Unfinished::begin(torre.address, &plan);
        // It answers pings for as long as it is asked, and is closed all the same.
        wait_for("the connection to be closed", || idle.are_closed().then_some(()));
    }
}

#[test]
fn a_request_names_one_host() {
    for torre in both_paths::shared() {
        let status = |head: &str| statuses(&exchange(torre.address, &format!("{head}\r\n\r\n")));
        assert_eq!(status("GET / HTTP/1.1\r\nHost: torre.example:8080"), [200]);
        // HTTP/1.0 knows no hosts.
        assert!(exchange(torre.address, "GET / HTTP/1.0\r\n\r\n").starts_with("HTTP/1.0 200"));
        for head in [
            "GET / HTTP/1.1",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: a",
            "GET / HTTP/1.1\r\nHost: a b",
            "GET / HTTP/1.1\r\nHost: a/b",
            "GET / HTTP/1.1\r\nHost: user@a",
            "GET / HTTP/1.1\r\nHost:",
        ] {
            assert_eq!(status(head), [400], "{head}");
        }
    }
}

#[test]
fn whoever_says_that_no_more_will_come_still_gets_the_answer() {
    for torre in both_paths::started(&[]) {
        assert_eq!(statuses(&exchange(torre.address, &enquiry())), [201]);
    }
}

#[test]
fn a_visitor_who_does_not_read_is_given_up() {
    for torre in both_paths::started(&[("TORRE_WRITE_SECONDS", "1"), ("TORRE_ADMIN_LISTEN", "127.0.0.1:0")]) {
        let admin = torre.wait_for_log("metrics at http://").replace("/metrics", "");
        let mut stalled = connect(torre.address);
        // Far more than socket buffers hold: the program has to wait for this visitor.
        let question = "GET / HTTP/1.1\r\nhost: torre\r\n\r\n".repeat(400);
        let _ = stalled.write_all(question.as_bytes());
        wait_for("the client that does not read to be given up", || {
            let metrics = ask(&admin, "GET /metrics HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n");
            metrics.contains("torre_connections_open 0\n").then_some(())
        });
    }
}

#[test]
fn one_client_has_so_many_connections_and_no_more() {
    for torre in both_paths::started(&[
        ("TORRE_MAX_CONNECTIONS_PER_CLIENT", "8"),
        ("TORRE_ADMIN_LISTEN", "127.0.0.1:0"),
    ]) {
        let admin = torre.wait_for_log("metrics at http://").replace("/metrics", "");
        let taken = |count: usize| {
            wait_for("connections to be counted", || {
                let metrics =
                    exchange(&admin, "GET /metrics HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n");
                metrics.contains(&format!("torre_connections_open {count}\n")).then_some(())
            });
        };
        taken(0);
        let held: Vec<TcpStream> = (0..8).map(|_| half(torre.address)).collect();
        taken(8);
        let answer = read_to_end(&mut connect(torre.address));
        assert_eq!(statuses(&answer), [503]);
        assert!(answer.contains("retry-after"), "{answer}");
        drop(held);
        taken(0);
        assert_eq!(torre.get("/healthz").status, 200);
    }
}

#[test]
fn a_proxy_that_is_trusted_speaks_for_many_visitors() {
    let settings = [("TORRE_MAX_CONNECTIONS_PER_CLIENT", "8"), ("TORRE_TRUSTED_PROXIES", "127.0.0.1")];
    for torre in both_paths::started(&settings) {
        let _held: Vec<TcpStream> = (0..50).map(|_| half(torre.address)).collect();
        assert_eq!(torre.get("/healthz").status, 200);
    }
}

#[test]
fn with_all_permits_taken_others_hear_so_at_once() {
    // A service that takes the question and never answers holds the one permit.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    silent.set_nonblocking(true).unwrap();
    let service = format!("http://{}", silent.local_addr().unwrap());
    for torre in both_paths::started(&[("TORRE_MAX_REQUESTS", "1"), ("TORRE_GEO_SERVICE", &service)]) {
        let mut slow = connect(torre.address);
        slow.write_all(b"GET /api/geo HTTP/1.1\r\nhost: torre\r\n\r\n").unwrap();
        // Whoever came before that could take the permit first, and the visitor who is to hold it would be refused.
        let _asked = wait_for("the service to be asked", || silent.accept().ok());
        let refused = torre.get("/api/posts?n=1");
        assert_eq!((refused.status, refused.header("retry-after")), (503, "2"));
        // Health has turns of its own.
        assert_eq!(torre.get("/healthz").status, 200);
        wait_for("the permit to be released", || (torre.get("/api/posts?n=1").status == 200).then_some(()));
    }
}

#[test]
fn a_thousand_half_open_connections_leave_room_for_visitors() {
    for torre in both_paths::started(&[]) {
        let _held: Vec<TcpStream> = (0..1000).filter_map(|_| try_half(torre.address)).collect();
        // The same client is over its limit; another is served. Loopback has many addresses.
        let answer = from_another_address(torre.address);
        assert_eq!(statuses(&answer), [200], "{answer:.200}");
    }
}

fn half(address: SocketAddr) -> TcpStream {
    let mut stream = connect(address);
    stream.write_all(HALF_A_REQUEST).unwrap();
    stream
}

fn try_half(address: SocketAddr) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(HALF_A_REQUEST).ok()?;
    Some(stream)
}

fn from_another_address(address: SocketAddr) -> String {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).unwrap();
    socket.bind(&"127.0.0.2:0".parse::<SocketAddr>().unwrap().into()).unwrap();
    socket.connect(&address.into()).unwrap();
    let mut stream: TcpStream = socket.into();
    stream.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n").unwrap();
    read_to_end(&mut stream)
}
