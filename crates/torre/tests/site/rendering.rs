//! The script that renders pages, and a page that cannot be rendered.

use std::fs;

use jiff::Timestamp;

use crate::support::{PRERENDERED, Torre, copy_of, eventually, root};

/// Every engine reads it before its first page.
#[test]
fn the_servers_script_has_nothing_that_only_browsers_run() {
    let script = fs::read_to_string(root().join("web/dist/server/entry-server.js")).unwrap();
    // The bundler writes the name of each file before what is in it.
    assert!(script.contains("react-dom-server-legacy.browser.production.js"));
    for file in ["react-dom-client", "react-dom-server.browser", "embla-carousel/", "ui/toast.tsx"] {
        assert!(!script.contains(file), "{file}");
    }
}

#[test]
fn a_render_that_fails_costs_that_page_only() {
    let web = copy_of("web/dist");
    let bundle = web.path().join("server/entry-server.js");
    let script = fs::read_to_string(&bundle).unwrap();
    let sabotage = "const whole = globalThis.torre.render; globalThis.torre.render = (json) => { \
        if (JSON.parse(json).id === 'services') throw new Error('sabotaged section'); return whole(json); };";
    fs::write(&bundle, format!("{script}\n{sabotage}")).unwrap();
    let torre = Torre::start(&[("TORRE_WEB", web.path().to_str().unwrap())]);

    let broken = torre.get("/servicios");
    assert_eq!(broken.status, 500);
    assert!(broken.body.contains("Sin contacto"));
    assert!(!broken.body.contains("sabotaged"), "internals are not sent");
    assert!(torre.get("/services").body.contains("No contact"));
    torre.wait_for_log("sabotaged section");
    // With the JavaScript stack.
    torre.wait_for_log("    at ");

    assert_eq!(torre.get("/cursos").status, 200);
    assert_eq!(torre.get("/").status, 200);
}

/// An edit on which the front end runs into the limit for some seconds: visitors see the page as it was, and the new
/// one as soon as it can be rendered, with no further edit.
#[test]
fn a_page_that_cannot_be_rendered_is_shown_as_it_was_until_it_can() {
    let (content, web) = (copy_of("content"), copy_of("web/dist"));
    let bundle = web.path().join("server/entry-server.js");
    let script = fs::read_to_string(&bundle).unwrap();
    let sabotage = "const whole = globalThis.torre.render; globalThis.torre.render = (json) => { \
        const until = /STUCK-UNTIL-(\\d+)/.exec(json); while (until && Date.now() < +until[1]); \
        return whole(json); };";
    fs::write(&bundle, format!("{script}\n{sabotage}")).unwrap();
    let torre = Torre::start(&[
        PRERENDERED,
        ("TORRE_WEB", web.path().to_str().unwrap()),
        ("TORRE_CONTENT", content.path().to_str().unwrap()),
    ]);
    let before = torre.get("/servicios").header("etag").to_owned();
    let file = content.path().join("pages/services.toml");
    let page = fs::read_to_string(&file).unwrap();
    let mark = format!("STUCK-UNTIL-{}", Timestamp::now().as_millisecond() + 12_000);
    fs::write(&file, page.replacen("\ntext = { es = \"", &format!("\ntext = {{ es = \"{mark} "), 1)).unwrap();
    torre.wait_for_log("page services (es) cannot be rendered");
    for _ in 0..3 {
        let shown = torre.get("/servicios");
        assert_eq!((shown.status, shown.header("etag")), (200, before.as_str()));
        assert_eq!(torre.get("/api/pages?path=/servicios").status, 200);
    }
    // Also for those who are answered from memory.
    for address in ["/servicios", "/api/pages?path=/servicios"] {
        eventually("the new page", || torre.get(address).body.contains(&mark));
    }
}

#[test]
fn a_section_that_fails_fails_the_page_instead_of_being_left_out() {
    let web = copy_of("web/dist");
    let bundle = web.path().join("server/entry-server.js");
    let script = fs::read_to_string(&bundle).unwrap();
    let sabotage = "const whole = globalThis.torre.render; globalThis.torre.render = (json) => { \
        const page = JSON.parse(json); if (page.id === 'services') delete page.sections.at(-1).title; \
        return whole(JSON.stringify(page)); };";
    fs::write(&bundle, format!("{script}\n{sabotage}")).unwrap();
    let torre = Torre::start(&[("TORRE_WEB", web.path().to_str().unwrap())]);

    assert_eq!(torre.get("/servicios").status, 500);
    torre.wait_for_log("cannot read property");
    assert_eq!(torre.get("/cursos").status, 200);
}

#[test]
fn a_front_end_that_is_not_there_is_named_at_start() {
    let empty = tempfile::tempdir().unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_torre"))
        .arg("serve")
        .envs([("TORRE_LISTEN", "127.0.0.1:0"), ("TORRE_WEB", empty.path().to_str().unwrap())])
        .output()
        .unwrap();
    assert!(!output.status.success());
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("server/entry-server.js is missing; run `make build`"), "{message}");
}
