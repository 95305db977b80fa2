//! Places in documents.

use dictionaries::Snapshot;

/// A place and the places that contain it: a search in a region finds its districts.
pub fn with_parents(words: &Snapshot, slug: &str) -> Vec<String> {
    let mut slugs = vec![slug.to_owned()];
    let mut place = words.place(slug);
    while let Some(parent) = place.and_then(|place| words.parent(place)) {
        slugs.push(parent.slug.clone());
        place = Some(parent);
    }
    slugs
}
