//! The attacks, each on a program of its own.

use std::cell::{Cell, RefCell};

use crate::attack::{Attack, Attackers, WEBHOOK};
use crate::play::{Scene, play};
use crate::scenes::{prepare, run};
use crate::watch::settle;

pub fn unfinished() -> bool {
    attack("unfinished enquiries", Attack::Unfinished)
}

pub fn encodings() -> bool {
    attack("200 odd encodings", Attack::Encodings)
}

pub fn webhook() -> bool {
    attack("unfinished webhook events", Attack::Webhook)
}

fn attack(name: &'static str, attack: Attack) -> bool {
    let mut torre = prepare();
    torre.set(WEBHOOK.0, WEBHOOK.1);
    run(&mut torre);
    settle(&torre);
    let (attackers, requests) = (RefCell::new(None), Cell::new(0));
    play(&mut Scene {
        name,
        torre: &torre,
        break_it: &mut || *attackers.borrow_mut() = Some(attack.begin(torre.endpoint())),
        mend_it: &mut || requests.set(attackers.take().map_or(0, Attackers::end)),
        afterwards: &mut || {
            let refused = torre.metric("torre_refused_bodies_total ");
            Ok(format!("{} requests of the attack, {refused} of them refused at once", requests.get()))
        },
        is_attack: true,
    })
}
