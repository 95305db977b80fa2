//! Guides by words.

use kernel::Locale;

use super::{GUIDES, Guide, GuideTag};
use crate::page::at;
use crate::search::{self, Key};

/// The guides about something, which have all words of the query; the best come first.
pub fn find_guides(query: &str, tag: Option<GuideTag>, locale: Locale) -> Vec<&'static Guide> {
    let own = at(locale);
    let is_about = |languages: &&'static [Guide; 3]| tag.is_none_or(|tag| languages[own].tags.contains(&tag));
    let guides: Vec<&'static [Guide; 3]> = GUIDES.iter().filter(is_about).collect();
    let keys: Vec<[&Key; 3]> =
        guides.iter().map(|languages| languages.each_ref().map(|guide| &guide.key)).collect();
    match search::find(query, own, &keys) {
        Some(found) => found.into_iter().map(|place| &guides[place][own]).collect(),
        None => guides.into_iter().map(|languages| &languages[own]).collect(),
    }
}
