//! Cargo does not notice files that are added to a folder. Without this, a server built before the web app would
//! never embed it.

fn main() {
    for folder in ["../../web/dist", "../../locales", "../../migrations"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
