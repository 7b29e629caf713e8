//! What strangers try, with the fast path and without it.

use crate::both_paths;
use crate::support::Torre;
use crate::wire::{ask, exchange, statuses};

fn get(torre: &Torre, target: &str) -> String {
    let request = format!("GET {target} HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n");
    ask(torre.address, &request)
}

#[test]
fn no_spelling_of_a_path_leaves_the_site() {
    for torre in both_paths::shared() {
        let spellings = [
            "/assets/../../../etc/passwd",
            "/assets/..%2f..%2f..%2fetc%2fpasswd",
            "/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
            "/media/..%5c..%5cetc%5cpasswd",
            "/media/%252e%252e%252fetc%252fpasswd",
            "/media/....//....//etc/passwd",
            "/assets/%c0%ae%c0%ae/etc/passwd",
            "/media/%00/etc/passwd",
            "/assets//etc/passwd",
            "//etc/passwd",
            "/blog/..%2f..%2fCargo.toml",
            "/api/posts/..%2f..%2fCargo.toml?lang=es",
            "/assets/manifest.json/../../server/entry-server.js",
            "/manifest.json",
            "/.env",
            "/assets/.vite/manifest.json",
        ];
        for spelling in spellings {
            let answer = get(torre, spelling);
            assert!(matches!(statuses(&answer)[..], [400 | 404]), "{spelling}: {answer:.100}");
            assert!(!answer.contains("root:"), "{spelling}");
        }
    }
}

#[test]
fn requests_with_two_meanings_are_refused_or_end_the_connection() {
    for torre in both_paths::shared() {
        let hidden = "GET /hidden HTTP/1.1\r\nhost: torre\r\n\r\n";
        let shapes = [
            format!(
                "POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-length: 4\r\ncontent-length: 40\r\n\r\n0\r\n\r\n{hidden}"
            ),
            format!(
                "POST /api/leads HTTP/1.1\r\nhost: torre\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n{hidden}"
            ),
            format!(
                "POST /api/leads HTTP/1.1\r\nhost: torre\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n{hidden}"
            ),
            format!(
                "POST /api/leads HTTP/1.1\r\nhost: torre\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n{hidden}"
            ),
            format!("POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-length: +5\r\n\r\n0\r\n\r\n{hidden}"),
            format!(
                "POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-length: 0x5\r\n\r\n0\r\n\r\n{hidden}"
            ),
            format!("GET / HTTP/1.1\r\nhost: torre\r\nfoo\rbar: x\r\n\r\n{hidden}"),
            format!("GET / HTTP/1.1\r\n host: torre\r\n\r\n{hidden}"),
        ];
        for shape in &shapes {
            let answers = exchange(torre.address, shape);
            assert!(statuses(&answers).len() <= 1, "a second request was smuggled:\n{shape}\n{answers:.300}");
            assert!(!answers.contains("/hidden"), "{shape}");
        }
        // With both lengths the chunked one counts, as RFC 9112 says, and the connection is not used again.
        let both = format!(
            "POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n{hidden}"
        );
        let answers = exchange(torre.address, &both);
        assert!(!answers.contains("HTTP/1.1 200"), "{answers:.300}");
    }
}

#[test]
fn nothing_in_an_address_becomes_a_header() {
    for torre in both_paths::shared() {
        for target in [
            "/new?x=%0d%0aset-cookie:%20a=b",
            "/cursos/?x=%0d%0aset-cookie:%20a=b",
            "/%0d%0aset-cookie:%20a=b/",
            "/courses?lang=es%0d%0aset-cookie:%20a=b",
            "/%E5%98%8A%E5%98%8Dset-cookie:%20a=b/",
        ] {
            let answer = get(torre, target).to_ascii_lowercase();
            let head = answer.split("\r\n\r\n").next().unwrap_or_default();
            assert!(!head.contains("\nset-cookie"), "{target}: {head}");
        }
    }
}

#[test]
fn no_address_sends_a_visitor_to_another_site() {
    for torre in both_paths::shared() {
        for target in [
            "//evil.example",
            "//evil.example/",
            "///evil.example/",
            "/\\evil.example/",
            "/%5cevil.example/",
            "/%2f%2fevil.example/",
            "//evil.example/%2e%2e/",
            "/new//evil.example",
            "/new?next=//evil.example",
            "/.evil.example/",
            "/@evil.example/",
            "https://evil.example/cursos/",
        ] {
            let answer = get(torre, target);
            let head = answer.split("\r\n\r\n").next().unwrap_or_default();
            let location = head.lines().find_map(|line| line.strip_prefix("location: "));
            if let Some(location) = location {
                let stays =
                    location.starts_with('/') && !location.starts_with("//") && !location.starts_with("/\\");
                assert!(stays, "{target} → {location}");
            }
        }
    }
}

/// The answer may be any, as long as the stranger's name is not in it.
#[test]
fn a_forged_host_is_believed_nowhere() {
    for torre in both_paths::shared() {
        let forged = [
            "host: evil.example",
            "host: torre\r\nx-forwarded-host: evil.example",
            "host: torre\r\nforwarded: host=evil.example",
            "host: torre\r\nx-original-url: /evil.example",
            "host: torre\r\nx-rewrite-url: /evil.example",
            "host: torre@evil.example",
        ];
        for path in ["/", "/new", "/cursos/", "/sitemap.xml", "/feed.xml", "/robots.txt", "/nowhere"] {
            for headers in forged {
                let request = format!("GET {path} HTTP/1.1\r\n{headers}\r\nconnection: close\r\n\r\n");
                let answer = ask(torre.address, &request);
                assert!(!answer.contains("evil.example"), "{path} with {headers}");
            }
        }
    }
}

#[test]
fn script_in_an_address_is_shown_as_text() {
    for torre in both_paths::shared() {
        for target in [
            "/%3Cscript%3Ealert(1)%3C/script%3E",
            "/\"><script>alert(1)</script>",
            "/</script><script>alert(1)</script>",
            "/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
            "/cursos?category=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
            "/%u003cscript%u003e",
            "/{{constructor.constructor('alert(1)')()}}",
        ] {
            let answer = get(torre, target);
            assert!(!answer.contains("<script>alert"), "{target}");
            assert!(!answer.contains("\\u003cscript>alert"), "{target}");
        }
    }
}

#[test]
fn unknown_methods_are_refused_with_a_list() {
    for torre in both_paths::shared() {
        for method in ["BREW", "TRACE", "PROPFIND", "DELETE", "PUT", "PATCH", "POST"] {
            let request = format!(
                "{method} /cursos HTTP/1.1\r\nhost: torre\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            );
            let answer = ask(torre.address, &request);
            assert_eq!(statuses(&answer), [405], "{method}: {answer:.200}");
            assert!(answer.contains("\r\nallow: "), "{method}: {answer:.200}");
        }
        let connect =
            exchange(torre.address, "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n");
        assert!(statuses(&connect).iter().all(|status| *status >= 400), "{connect:.200}");
    }
}

/// What one visitor sends must not change what the next one gets.
#[test]
fn a_cached_answer_cannot_be_poisoned() {
    for torre in both_paths::shared() {
        for path in ["/", "/cursos", "/courses", "/blog", "/api/posts?lang=es"] {
            let clean = torre.get(path);
            for (name, value) in [
                ("x-forwarded-host", "evil.example"),
                ("x-forwarded-proto", "gopher"),
                ("x-forwarded-for", "8.8.8.8"),
                ("accept-language", "en"),
                ("cookie", "language-preference=<script>"),
                ("cookie", "language-preference=en; language-preference=es"),
                ("accept-encoding", "evil"),
                ("range", "bytes=0-3"),
                ("x-http-method-override", "DELETE"),
                ("if-none-match", "*"),
            ] {
                torre.get_with(path, &[(name, value)]);
                torre.get_with(
                    &format!("{path}{}utm=%3Cx%3E", if path.contains('?') { "&" } else { "?" }),
                    &[(name, value)],
                );
            }
            let after = torre.get(path);
            assert_eq!(
                (after.status, after.body, after.headers.get("etag")),
                (clean.status, clean.body, clean.headers.get("etag")),
                "{path}"
            );
        }
    }
}

/// Compressed bodies are not taken at all, so none can swell.
#[test]
fn a_compressed_body_is_refused() {
    for torre in both_paths::shared() {
        for encoding in ["gzip", "br", "deflate", "zstd"] {
            let request = format!(
                "POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-type: application/json\r\ncontent-encoding: {encoding}\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{{}}"
            );
            let answer = ask(torre.address, &request);
            assert_eq!(statuses(&answer), [415], "{encoding}: {answer:.200}");
        }
    }
}
