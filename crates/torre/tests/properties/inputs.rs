//! Inputs as strangers would invent them: mostly pieces that mean something where they are read.

use proptest::collection::vec;
use proptest::prelude::*;

/// Text that a header can hold, made mostly of pieces that mean something there.
pub fn header_of(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => proptest::sample::select(pieces).prop_map(str::to_owned),
        1 => "[ -~]{0,6}",
        1 => "\\PC{0,3}",
    ];
    vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

pub fn encoding_header() -> impl Strategy<Value = String> {
    header_of(&[
        "br", "gzip", "zstd", "identity", "*", "deflate", ",", ", ", " ,", ";q=", ";Q=", "; q=", "0", "1",
        "0.5", "0.001", "1.000", "BR", "GZip", "q", ";", "-1", "nan", "inf",
    ])
}

pub fn tag_header() -> impl Strategy<Value = String> {
    header_of(&[
        "\"0123456789abcdef\"",
        "W/",
        "\"\"",
        "\"a,*,b\"",
        "\"*\"",
        "*",
        ",",
        ", ",
        "\"",
        "\"x\"",
        " ",
    ])
}

/// Bytes that often are the head of a request.
pub fn head() -> impl Strategy<Value = Vec<u8>> {
    let line = header_of(&[
        "Accept-Encoding: br",
        "If-None-Match: \"1\"",
        "Cookie: a=b",
        "Connection: ",
        "keep-alive",
        "close",
        "Content-Length: 5",
        "Transfer-Encoding:",
        "Host: torre",
        "x: y",
        " ",
        ":",
        "\t",
        "\r",
        "\n",
        "\0",
    ]);
    let first = proptest::sample::select(vec![
        "GET / HTTP/1.1",
        "GET / HTTP/1.1\r\nHost: torre",
        "GET /blog?page=2 HTTP/1.1\r\nHost: torre",
        "GET /ñ#a HTTP/1.1\r\nHost: torre",
        "GET http://other/ HTTP/1.1\r\nHost: torre",
        "GET /cursos?lang=en HTTP/1.1\r\nhost:torre:80",
        "\r\nGET / HTTP/1.1",
        "GET  / HTTP/1.1",
        "GET / HTTP/1.0",
        "HEAD / HTTP/1.1",
        "GET http://other/ HTTP/1.1",
    ]);
    let end = || proptest::sample::select(vec!["\r\n", "\r\n", "\r\n", "\n", "\r"]);
    let lines = vec((line, end()), 0..4);
    (first, end(), lines, end()).prop_map(|(first, first_end, lines, last)| {
        let lines: String = lines.into_iter().map(|(line, end)| line + end).collect();
        format!("{first}{first_end}{lines}{last}").into_bytes()
    })
}

pub fn query() -> impl Strategy<Value = String> {
    header_of(&[
        "lang",
        "=",
        "en",
        "es",
        "&",
        "%6c",
        "%65",
        "l%61ng=en",
        "lang=en",
        "lang=fr",
        "+",
        "%",
        "page=2",
    ])
}

pub fn cookies() -> impl Strategy<Value = String> {
    header_of(&["a=b", ";", "; ", "=", "language", "-preference", "language-preferences=en", "lang=en", "\""])
}

pub fn forwarded() -> impl Strategy<Value = String> {
    header_of(&[
        "10.0.0.1",
        "203.0.113.9",
        "::1",
        "fd00::1",
        "[2001:db8::1]:443",
        ",",
        ", ",
        ":80",
        "unknown",
        "_x",
    ])
}

pub fn target() -> impl Strategy<Value = String> {
    let pieces = [
        "/",
        "//",
        "\\",
        "evil.example",
        "..",
        ".",
        "%2f",
        "%5c",
        "?",
        "#",
        "@",
        ":",
        "%09",
        "blog",
        "new",
        "x",
    ];
    let piece = prop_oneof![
        6 => proptest::sample::select(pieces.to_vec()).prop_map(str::to_owned),
        1 => "[!-~]{0,4}",
    ];
    vec(piece, 0..8).prop_map(|pieces| format!("/{}/", pieces.concat()))
}

/// Mostly what people type; sometimes too short, too long, or not text at all.
pub fn field(usual: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![4 => usual, 1 => any::<String>(), 1 => Just(String::new()), 1 => "(\\PC|\\s|\0){0,130}"]
}

pub fn fields() -> impl Strategy<Value = Vec<(&'static str, String)>> {
    (
        prop_oneof![4 => "message|contact|services", 1 => any::<String>()],
        field("[A-Za-zñ ]{1,40}"),
        field("[a-z.+]{1,12}@[a-z-]{1,8}\\.[a-z]{2,3}"),
        field("[^\\x00]{8,60}"),
        prop_oneof![4 => "es|en", 1 => any::<String>()],
        field("[+0-9() -]{4,22}"),
        field("[A-Za-z ]{0,20}"),
        field("[a-z0-9-]{0,12}"),
        field("(https://torre\\.example)?/[a-z/?#=]{0,20}"),
    )
        .prop_map(|(form, name, email, message, lang, phone, company, interest, page)| {
            vec![
                ("form", form),
                ("name", name),
                ("email", email),
                ("message", message),
                ("lang", lang),
                ("phone", phone),
                ("company", company),
                ("interest", interest),
                ("origen_url", page),
            ]
        })
}

/// JSON that looks like an enquiry, with one wrong thing or more.
pub fn body() -> impl Strategy<Value = Vec<u8>> {
    let piece = proptest::sample::select(vec![
        "{",
        "}",
        "\"form\":",
        "\"contact\"",
        "\"name\":\"Ana\"",
        "\"started\":",
        "-9223372036854775808",
        "null",
        ",",
        "\"consent\":true",
        "form=contact",
        "&name=Ana",
        "&email=a%40b.es",
        "&consent=on",
        "&started=",
        "9223372036854775807",
        "&message=%00%0d%0a%e2%80%a8hola+hola+hola",
        "&lang=es",
        "%",
        "+",
        "&",
    ]);
    prop_oneof![vec(piece, 0..14).prop_map(|pieces| pieces.concat().into_bytes()), vec(any::<u8>(), 0..200)]
}

/// What looks like an escape and is none.
pub fn escapes() -> impl Strategy<Value = String> {
    header_of(&["\\u0000", "\\", "u0000", "\0", "\"", "\\\\u0000", "\\ud800"])
}

pub fn post_source() -> impl Strategy<Value = Vec<u8>> {
    let piece = proptest::sample::select(vec![
        "+++\n",
        "\n+++",
        "title = \"t\"\n",
        "description = \"d\"\n",
        "date = \"2025-04-10\"\n",
        "date = \"9999-12-31\"\n",
        "date = \"-9999-01-01\"\n",
        "tags = []\n",
        "tags = [\"a\"]\n",
        "draft = true\n",
        "# A\n",
        "## B\n",
        "![a](cover)\n",
        "[x](/cursos)",
        "<script>",
        "```\n",
        "| a |\n|---|\n",
        "\r\n",
        "\u{feff}",
        "\0",
        "é",
    ]);
    prop_oneof![
        4 => vec(piece, 0..14).prop_map(|pieces| format!("+++\n{}", pieces.concat()).into_bytes()),
        1 => vec(any::<u8>(), 0..200),
    ]
}
