//! The texts of `locales/`, embedded in the binary. The server takes the texts of its responses and pages from the
//! same files as the web app.

use kernel::{Catalogue, Locale};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../locales"]
struct Files;

/// Reads every file of every language.
///
/// # Panics
/// When a file is not a message file: found by the first test that starts the application.
pub fn catalogue() -> Catalogue {
    let files: Vec<(Locale, String)> = Files::iter()
        .map(|name| {
            let locale = name.split('/').next().and_then(Locale::parse);
            let locale =
                locale.unwrap_or_else(|| panic!("locales/{name} is not in the folder of a language"));
            let file = Files::get(&name).expect("a file that was just listed");
            (locale, String::from_utf8(file.data.into_owned()).expect("message files are UTF-8"))
        })
        .collect();
    let texts = files.iter().map(|(locale, text)| (*locale, text.as_str()));
    Catalogue::load(texts).unwrap_or_else(|error| panic!("locales: {error}"))
}
