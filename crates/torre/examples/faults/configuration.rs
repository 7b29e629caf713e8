//! One way to run the program, attacked: a database, the fast path or not, plain, with TLS or behind a reverse proxy.

use std::cell::RefCell;
use std::time::Duration;

use crate::attack::{Attack, Attackers, WEBHOOK};
use crate::play::{Played, act};
use crate::proxy::{Kind, Proxy};
use crate::scenes::{prepare, run};
use crate::support::Torre;
use crate::support::certificate::Certificate;
use crate::support::postgres::Postgres;
use crate::watch::settle;

const PHASE: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Database {
    Sqlite,
    Postgres,
}

#[derive(Clone, Copy)]
pub enum Way {
    Plain,
    Tls,
    Behind(Kind),
}

#[derive(Clone, Copy)]
pub struct Configuration {
    pub database: Database,
    pub fast_path: &'static str,
    pub way: Way,
}

pub struct Running {
    proxy: Option<Proxy>,
    torre: Torre,
}

/// What the configurations share.
pub struct Surroundings {
    pub postgres: Postgres,
    pub certificate: Certificate,
}

impl Way {
    pub fn name(self) -> &'static str {
        match self {
            Way::Plain => "plain",
            Way::Tls => "TLS",
            Way::Behind(kind) => kind.name(),
        }
    }
}

impl Configuration {
    /// Every combination, and each proxy once.
    pub fn all() -> Vec<Configuration> {
        let mut all = Vec::new();
        for database in [Database::Sqlite, Database::Postgres] {
            for fast_path in ["on", "off"] {
                all.extend([Way::Plain, Way::Tls].map(|way| Configuration { database, fast_path, way }));
            }
        }
        let behind =
            |kind| Configuration { database: Database::Sqlite, fast_path: "on", way: Way::Behind(kind) };
        all.extend(Kind::ALL.map(behind));
        all
    }

    pub fn is_possible(self) -> bool {
        !matches!(self.way, Way::Behind(kind) if !kind.is_installed())
    }

    /// Settled: what it has needed to start is free again.
    pub fn start(self, surroundings: &Surroundings) -> Running {
        let mut torre = prepare();
        torre.set(WEBHOOK.0, WEBHOOK.1);
        torre.set("TORRE_FAST_PATH", self.fast_path);
        if self.database == Database::Postgres {
            torre.set("DATABASE_URL", &surroundings.postgres.url());
        }
        match self.way {
            // Who asks is then what the proxy says in X-Forwarded-For.
            Way::Behind(_) => torre.set("TORRE_TRUSTED_PROXIES", "127.0.0.1"),
            Way::Tls => {
                for (name, value) in surroundings.certificate.settings() {
                    torre.set(name, value);
                }
            }
            Way::Plain => {}
        }
        run(&mut torre);
        let proxy = match self.way {
            Way::Behind(kind) => Some(kind.start(torre.address, &surroundings.certificate)),
            Way::Plain | Way::Tls => None,
        };
        settle(&torre);
        Running { proxy, torre }
    }
}

impl Running {
    /// What came of it, and the number of the attack's requests.
    pub fn attacked_by(&self, attack: Attack) -> (Played, usize) {
        let endpoint = self.proxy.as_ref().map_or(self.torre.endpoint(), |proxy| proxy.endpoint);
        let attackers = RefCell::new(None);
        let mut requests = 0;
        let played = act(
            &self.torre,
            endpoint,
            PHASE,
            &mut || *attackers.borrow_mut() = Some(attack.begin(endpoint)),
            &mut || requests = attackers.take().map_or(0, Attackers::end),
        );
        (played, requests)
    }
}
