//! Cargo does not see files that a folder gains: without this, a server built before the web would never carry it.

#[expect(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]
fn main() {
    for folder in ["../../web/dist", "../../locales", "../../migrations"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
