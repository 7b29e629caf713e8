//! Several servers on one PostgreSQL.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;

use crate::program::{self, enquiry, enquiry_with};
use crate::support::Torre;
use crate::support::mail::{MailServer, Manner};
use crate::support::postgres::Postgres;
use crate::support::shared_postgres::new_database;
use crate::support::{eventually, free_port};

/// How often each enquiry's mail arrived.
fn arrivals(mail: &MailServer) -> HashMap<String, usize> {
    let mut arrivals = HashMap::new();
    for mail in mail.mails() {
        let data = mail["data"].as_str().unwrap().to_owned();
        let id = data.split("Message-ID: <").nth(1).unwrap().split(".school").next().unwrap().to_owned();
        *arrivals.entry(id).or_default() += 1;
    }
    arrivals
}

/// Enquiries from several clients, to both servers in turn.
fn send(servers: &[&Torre], count: usize) -> Vec<String> {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let send = |client: usize| {
            let next = &next;
            scope.spawn(move || {
                let mut client = servers[client % servers.len()].client();
                let mut ids = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return ids;
                    }
                    let body = enquiry_with(&json!({ "message": format!("Consulta número {number}") }));
                    let answer = client.post_json("/api/leads", &[], &body).unwrap();
                    assert_eq!(answer.status, 201, "{}", answer.text());
                    ids.push(answer.json()["id"].as_str().unwrap().to_owned());
                }
            })
        };
        let clients: Vec<_> = (0..8).map(send).collect();
        clients.into_iter().flat_map(|client| client.join().unwrap()).collect()
    })
}

#[test]
fn two_servers_deliver_each_mail_once_and_one_that_dies_loses_none() {
    let database = new_database();
    let port = free_port();
    // Both start at once: their migrations must not meet.
    let [mut first, mut second] = [(); 2].map(|()| program::prepare_shared(&database, port));
    first.run();
    second.run();
    first.wait_until_ready();
    second.wait_until_ready();
    let mail = MailServer::start(port, first.folder(), Manner::Normal);

    let ids = send(&[&first, &second], 1000);
    eventually("a thousand mails", || mail.mails().len() >= 1000);
    eventually("all are noted", || second.cli_text(&["leads", "stats"]).contains("0 waiting, 0 given up"));
    let arrived = arrivals(&mail);
    assert!(ids.iter().all(|id| arrived.get(id) == Some(&1)), "each mail once");
    assert_eq!(mail.mails().len(), 1000);

    let more = send(&[&first, &second], 300);
    eventually("some mails", || mail.mails().len() > 1030);
    first.kill();
    eventually("the other delivers the rest", || {
        let arrived = arrivals(&mail);
        more.iter().all(|id| arrived.contains_key(id))
    });
    assert_eq!(second.leads().len(), 1300);
}

#[test]
fn a_database_that_is_restarted_loses_nothing() {
    let mut postgres = Postgres::start();
    let torre = program::start(&[("DATABASE_URL", &postgres.url())]);
    let post = || torre.client().post_json("/api/leads", &[], &enquiry()).unwrap().status;
    assert_eq!(post(), 201);
    postgres.stop();
    assert_eq!(post(), 503);
    assert_eq!(torre.client().get("/cursos").unwrap().status, 200);
    eventually("the store counts as down", || torre.client().get("/readyz").unwrap().status == 503);
    postgres.run();
    torre.wait_until_ready();
    assert_eq!(post(), 201);
    assert_eq!(torre.leads().len(), 2);
}
