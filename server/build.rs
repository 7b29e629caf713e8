//! Content and front end are part of the program: build it again when they change.

fn main() {
    println!("cargo:rerun-if-changed=../content");
    println!("cargo:rerun-if-changed=../web/dist");
}
