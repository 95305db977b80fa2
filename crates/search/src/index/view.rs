//! The index as it stood at one commit. Searches hold on to one view, so that what they see does not change.

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

    /// How many documents have it, deleted ones included: enough to see whether a word is known.
    pub fn count(&self, sources: &Sources) -> tantivy::Result<usize> {
        let mut count = 0;
        for core in self.cores() {
            count += sources.hits(core)?.docs.len();
        }
        Ok(count)
    }

    /// Whether any of these terms stands anywhere.
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
