//! Builds an index from scratch.

use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;

use tantivy::Index;
use tantivy::merge_policy::NoMergePolicy;

use super::fields::Fields;
use super::{Document, Error, OpenError, Schema, SearchIndex, Writer, commit, create_index, open_writer};

/// Memory per thread. More memory means fewer segments to merge at the end.
const BYTES_PER_THREAD: usize = 128 << 20;
const MOST_THREADS: usize = 4;

/// An index under construction. It cannot be opened until it is finished: a half-built one counts as missing.
pub struct Rebuild {
    pub(super) index: Index,
    fields: Fields,
    pub(super) writer: Writer,
}

impl Rebuild {
    /// `dir` must be empty.
    pub fn start(dir: &Path, schema: &Arc<Schema>) -> Result<Self, OpenError> {
        let (index, fields) = create_index(dir, schema)?;
        let threads = available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
        let writer: Writer = index.writer_with_num_threads(threads, threads * BYTES_PER_THREAD)?;
        // All segments are merged into one at the end. A background merge that is still running then would take some
        // of them away and make the whole build fail.
        writer.set_merge_policy(Box::new(NoMergePolicy));
        Ok(Self { index, fields, writer })
    }

    /// Each document must be added only once: existing documents are not looked up and replaced.
    pub fn add(&self, document: &Document) -> Result<(), Error> {
        self.writer
            .add_document(self.fields.document(document))
            .map_err(tantivy::TantivyError::into)
            .map(|_| ())
    }

    /// Merges everything into one segment and opens the index. `cursor` is the caller's position when it began to
    /// read.
    pub fn finish(self, cursor: &str) -> Result<SearchIndex, Error> {
        let Self { index, fields, mut writer } = self;
        commit(&mut writer, cursor)?;
        let segments = index.searchable_segment_ids()?;
        if segments.len() > 1 {
            writer.merge(&segments).wait()?;
        }
        writer.wait_merging_threads()?;
        let writer = open_writer(&index)?;
        Ok(SearchIndex::assemble(index, fields, writer, Some(cursor.to_owned()))?)
    }
}
