//! Cargo does not see files that a folder gains: without this, a server built before the web would never carry it.

fn main() {
    for folder in ["../../web/dist", "../../locales", "../../migrations"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
