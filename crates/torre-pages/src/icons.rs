//! Icons of the site, which the front-end build writes from one drawing (`web/scripts/icons.mjs`).

/// The school's mark where a picture is asked for.
pub const LOGO: &str = "/icons/icon-512.png";

/// Icons of the document, as attributes of `<link>`.
pub const LINKS: [[(&str, &str); 4]; 3] = [
    [("rel", "icon"), ("href", "/favicon.svg"), ("type", "image/svg+xml"), ("sizes", "any")],
    [("rel", "icon"), ("href", "/icons/icon-32.png"), ("type", "image/png"), ("sizes", "32x32")],
    [
        ("rel", "apple-touch-icon"),
        ("href", "/icons/icon-180.png"),
        ("type", "image/png"),
        ("sizes", "180x180"),
    ],
];
