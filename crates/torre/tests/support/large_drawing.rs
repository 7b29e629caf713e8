//! A drawing that does not compress at once: a line through points that follow no rule.

use std::fmt::Write as _;

pub fn drawing(bytes: usize) -> String {
    let mut svg =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1600 900\"><path d=\"M0 0");
    let mut state = 1_u64;
    while svg.len() < bytes {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let _ = write!(svg, "L{} {}", (state >> 33) % 1600, (state >> 45) % 900);
    }
    svg + "\"/></svg>"
}
