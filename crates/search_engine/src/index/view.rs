//! The index at one commit. A search keeps one view, so that its data does not change while it runs.

use std::sync::Arc;

use super::lookup::Sources;
use super::segment::{Core, Segment};
use super::tags::AllTags;

pub(super) struct View {
    pub segments: Vec<Arc<Segment>>,
    pub tags: AllTags,
    pub generation: u64,
}

impl View {
    pub fn cores(&self) -> impl Iterator<Item = &Core> {
        self.segments.iter().map(|segment| segment.core.as_ref())
    }

    /// The number of documents that contain it, including deleted ones: precise enough to see whether a word is
    /// known.
    pub fn count(&self, sources: &Sources) -> tantivy::Result<usize> {
        let mut count = 0;
        for core in self.cores() {
            count += sources.hits(core)?.docs.len();
        }
        Ok(count)
    }

    /// Whether any of these terms exists in any segment.
    pub fn has_any(&self, terms: &[&String]) -> tantivy::Result<bool> {
        for index in self.cores().flat_map(|core| &core.words) {
            for term in terms {
                if index.terms().get(term)?.is_some() {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
