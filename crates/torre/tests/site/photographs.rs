//! Photographs dropped into the content folder of a running program.

use std::fs;
use std::path::Path;
use std::process::Command;

use jpeg_encoder::{ColorType, Encoder};
use torre_content::image_size::image_size;

use crate::support::{Torre, copy_of, program, wait_for};

/// As a telephone writes it that was held upright: stored lying, with the place it was taken at.
fn photograph(width: u16, height: u16) -> Vec<u8> {
    photograph_in(90, width, height)
}

/// So much blue in it.
fn photograph_in(blue: u8, width: u16, height: u16) -> Vec<u8> {
    let pixels: Vec<u8> = (0..u32::from(width) * u32::from(height))
        .flat_map(|at| [(at % 251) as u8, (at / 7 % 241) as u8, blue])
        .collect();
    let mut jpeg = Vec::new();
    let mut encoder = Encoder::new(&mut jpeg, 85);
    let turned = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0GPS 40.4168 N";
    encoder.add_exif_metadata(turned).unwrap();
    encoder.encode(&pixels, width, height, ColorType::Rgb).unwrap();
    jpeg
}

/// The cuts of a picture as a page names them, narrowest first.
fn cuts(html: &str, name: &str) -> Vec<String> {
    let start = format!("/media/{name}.");
    let set = html.split("srcSet=\"").skip(1).find(|set| set.starts_with(&start)).unwrap_or_default();
    let set = set.split('"').next().unwrap_or_default();
    set.split(", ").filter_map(|entry| Some(entry.split_once(' ')?.0.to_owned())).collect()
}

#[test]
fn a_photograph_is_shown_cut_upright_and_without_what_the_camera_noted() {
    let content = copy_of("content");
    let mut torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let page = content.path().join("pages/madrid.toml");
    let text = fs::read_to_string(&page).unwrap();
    let plain = "picture = \"campus/madrid-1\",";
    assert!(text.contains(plain), "the page has the picture");
    fs::write(page, text.replace(plain, &format!("{plain} focus = \"top-left\","))).unwrap();
    fs::write(content.path().join("media/campus/madrid-1.jpg"), photograph(1800, 1300)).unwrap();
    let shown = || torre.get("/madrid").body;
    let html = wait_for("the photograph", || {
        Some(shown()).filter(|html| html.contains("madrid-1.") && html.contains("-1300.jpg"))
    });
    assert!(html.contains("object-top-left"), "its focus");
    let addresses = cuts(&html, "campus/madrid-1");
    assert_eq!(addresses.len(), 4, "{addresses:?}");
    for (address, size) in addresses.iter().zip([(480, 665), (800, 1108), (1200, 1662), (1300, 1800)]) {
        let cut = torre.get(address);
        assert_eq!((cut.status, cut.header("content-type")), (200, "image/jpeg"), "{address}");
        assert_eq!(cut.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(image_size("jpg", &cut.bytes), Some(size));
        assert!(!cut.body.contains("GPS") && !cut.body.contains("Exif"), "{address}");
    }
    assert_eq!(torre.log().matches("was cut").count(), 1, "once for all widths");
    let original = addresses[0].replace("-480.jpg", ".jpg");
    assert_eq!(torre.get(&original).status, 404, "nobody gets it as it was");

    // Another start finds them on disk.
    let cut = torre.get(&addresses[0]).bytes;
    torre.stop();
    let before = torre.log().matches("was cut").count();
    torre.run();
    torre.wait_until_ready();
    assert_eq!(torre.get(&addresses[0]).bytes, cut);
    assert_eq!(torre.log().matches("was cut").count(), before);
}

#[test]
fn a_photograph_replaced_by_another_of_its_name_is_shown_anew() {
    let content = copy_of("content");
    let file = content.path().join("media/campus/madrid-1.jpg");
    fs::write(&file, photograph(1300, 900)).unwrap();
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let shown = || cuts(&torre.get("/madrid").body, "campus/madrid-1");
    let before = shown();
    let cut = torre.get(&before[0]).bytes;

    // Of the same size: nothing but its address can tell a browser that has kept the one before.
    fs::write(&file, photograph_in(200, 1300, 900)).unwrap();
    let after = wait_for("the other photograph", || Some(shown()).filter(|after| *after != before));
    assert_eq!(after.len(), before.len());
    assert!(after.iter().all(|address| !before.contains(address)), "{before:?} {after:?}");
    let other = torre.get(&after[0]);
    assert_eq!((other.status, other.header("content-type")), (200, "image/jpeg"));
    assert_eq!(image_size("jpg", &other.bytes), image_size("jpg", &cut));
    assert_ne!(other.bytes, cut, "the other photograph");
}

#[test]
fn a_photograph_that_cannot_be_read_costs_its_own_place_and_nothing_else() {
    let content = copy_of("content");
    let mut broken = photograph(1300, 900);
    // Its size can be read, and nothing after that.
    let frame = broken.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
    broken.truncate(frame + 19);
    fs::write(content.path().join("media/campus/madrid-1.jpg"), broken).unwrap();
    let torre = Torre::start(&[("TORRE_CONTENT", content.path().to_str().unwrap())]);
    let addresses = cuts(&torre.get("/madrid").body, "campus/madrid-1");
    for _ in 0..3 {
        assert_eq!(torre.get(&addresses[0]).status, 500);
    }
    assert_eq!(torre.log().matches("it could not be cut: ").count(), 1, "tried once:\n{}", torre.log());
    assert_eq!(torre.get("/madrid").status, 200);
}

/// As programs read it: people are shown the warnings once the errors are mended.
fn check(content: &Path) -> String {
    let mut command = Command::new(program());
    command.args(["check", "--format", "json"]).env("TORRE_CONTENT", content);
    let output = command.output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_check_names_photographs_that_are_too_small_or_too_large() {
    let content = copy_of("content");
    let campus = content.path().join("media/campus");
    fs::write(campus.join("madrid-1.jpg"), photograph(600, 900)).unwrap();
    // A telephone's panorama: only its size is looked at.
    let mut huge = photograph(16, 16);
    let frame = huge.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
    huge[frame + 5..frame + 9].copy_from_slice(&[0x20, 0x00, 0x20, 0x00]);
    fs::write(campus.join("madrid-2.jpg"), huge).unwrap();
    let said = check(content.path());
    for (file, fault) in [
        ("media/campus/madrid-1.jpg", "is 900 pixels wide and is shown up to 1200 wide"),
        ("media/campus/madrid-2.jpg", "has 68 megapixels and cannot be cut"),
    ] {
        assert!(said.contains(file) && said.contains(fault), "{file} {fault} is missing in:\n{said}");
    }
}
