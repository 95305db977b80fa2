//! An index: matching, scoring and ordering of the documents of one [`Schema`].
//!
//! Tantivy stores it on disk: dictionaries, postings, crash-safe commits. Searching is our own code, because it can
//! use what the schema says: every segment holds its filter values and times in memory, words become sets of
//! documents (`docs`) with a score band each (`lookup`), and most documents are skipped without being scored
//! (`rank`).
//!
//! Only one process has an index open. It holds nothing that its source does not, so a missing, outdated or damaged
//! index is rebuilt (`Rebuild`).

mod cache;
mod counting;
mod docs;
mod document;
mod error;
mod fields;
mod filters;
mod lookup;
mod narrow;
mod plain_files;
mod plan;
mod rank;
mod ranking;
mod rebuild;
mod request;
mod schema;
mod search;
mod segment;
mod spelling;
mod tags;
mod terms;
#[cfg(test)]
mod tests;
mod view;

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use tantivy::directory::{Directory, RamDirectory};
use tantivy::indexer::LogMergePolicy;
use tantivy::{Index, IndexReader, IndexWriter, ReloadPolicy, TantivyDocument, TantivyError, Term};
use uuid::Uuid;

pub use document::{Document, Quantity};
pub use error::{Error, OpenError};
pub use filters::Filters;
pub use ranking::{Freshness, Ranking};
pub use rebuild::Rebuild;
pub use request::{Correction, FacetCounts, SearchHits, SearchRequest, Sort};
pub use schema::{
    Counted, DateId, FacetId, FlagId, KeyId, NumberId, Schema, SchemaBuilder, TextId, TextKind, Values,
};

use document::Fnv;
use fields::Fields;
use plain_files::PlainFiles;
use segment::Segment;
use tags::AllTags;
use view::View;

/// Memory for uncommitted changes; enough for a few thousand documents.
const WRITER_BYTES: usize = 32 << 20;
/// This many segments of similar size are merged. A lower value makes searches faster and writes more.
const MERGE_AT: usize = 4;
/// Segments are of similar size when the largest is at most four times the smallest …
const SIZE_LOG2: f64 = 2.0;
/// … and smaller ones count as this large. A higher value would rewrite a small index for every few changes.
const SMALL: u32 = 1_000;
/// A segment with more than this share of deleted documents is rewritten.
const MOST_DELETED: f32 = 0.25;

/// How often an index is read before it counts as damaged.
const VERIFY_TRIES: usize = 3;

type Writer = IndexWriter<TantivyDocument>;

#[derive(Debug)]
pub enum Change {
    /// New or changed.
    Put(Box<Document>),
    Remove(Uuid),
}

pub struct SearchIndex {
    index: Index,
    fields: Fields,
    reader: IndexReader,
    /// `None` after a failure that it could not recover from; the next change opens it again.
    writer: Mutex<Option<Writer>>,
    state: RwLock<State>,
}

#[derive(Clone)]
struct State {
    view: Arc<View>,
    cursor: Option<String>,
}

/// A checksum over all documents, to compare an index with the data it was built from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Checksum {
    pub documents: u64,
    pub sum: u64,
}

impl Checksum {
    pub fn add(&mut self, fingerprint: u64) {
        self.documents += 1;
        self.sum = self.sum.wrapping_add(fingerprint);
    }
}

impl SearchIndex {
    /// Opens an existing index. Reads every file once to verify its checksum.
    pub fn open(dir: &Path, schema: &Arc<Schema>) -> Result<Self, OpenError> {
        let directory = PlainFiles::open(dir).map_err(TantivyError::from)?;
        Self::open_directory(Box::new(directory), schema)
    }

    fn open_directory(directory: Box<dyn Directory>, schema: &Arc<Schema>) -> Result<Self, OpenError> {
        if !Index::exists(directory.as_ref()).map_err(TantivyError::from)? {
            return Err(OpenError::Missing);
        }
        let index = Index::open(directory)?;
        let fields = Fields::new(schema);
        if index.schema() != fields.stored {
            return Err(OpenError::Old);
        }
        Fields::register(&index);
        let writer = open_writer(&index)?;
        validate(&index)?;
        let Some(payload) = index.load_metas()?.payload else {
            return Err(OpenError::Missing);
        };
        let cursor = unsealed(&payload).ok_or_else(|| OpenError::Damaged("the cursor".to_owned()))?;
        Ok(Self::assemble(index, fields, writer, Some(cursor.to_owned()))?)
    }

    /// Creates an empty index in an empty folder. It can be opened again only after its first commit.
    pub fn create(dir: &Path, schema: &Arc<Schema>) -> Result<Self, OpenError> {
        let (index, fields) = create_index(dir, schema)?;
        let writer = open_writer(&index)?;
        Ok(Self::assemble(index, fields, writer, None)?)
    }

    /// For tests and benchmarks: not written to disk.
    pub fn in_memory(schema: &Arc<Schema>) -> Self {
        Self::create_in(Box::new(RamDirectory::create()), schema).expect("memory does not fail")
    }

    fn create_in(directory: Box<dyn Directory>, schema: &Arc<Schema>) -> Result<Self, OpenError> {
        let fields = Fields::new(schema);
        let index = Index::create(directory, fields.stored.clone(), tantivy::IndexSettings::default())?;
        Fields::register(&index);
        let writer = open_writer(&index)?;
        Ok(Self::assemble(index, fields, writer, None)?)
    }

    fn assemble(
        index: Index,
        fields: Fields,
        writer: Writer,
        cursor: Option<String>,
    ) -> tantivy::Result<Self> {
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        let view = Arc::new(View::read(&reader, &fields, &[])?);
        let state = RwLock::new(State { view, cursor });
        Ok(Self { index, fields, reader, writer: Mutex::new(Some(writer)), state })
    }

    /// Applies changes in one commit, together with the caller's cursor in its list of changes. When this returns
    /// they are on disk and visible to searches. A failed call changes nothing.
    pub fn apply(&self, changes: Vec<Change>, cursor: &str) -> Result<u64, Error> {
        let mut slot = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let is_changed = !changes.is_empty();
        if let Err(error) = self.write(&mut slot, changes, cursor) {
            // Some failures end the writer's threads; then the next change opens a new writer.
            if slot.as_mut().is_some_and(|writer| writer.rollback().is_err()) {
                *slot = None;
            }
            return Err(error.into());
        }
        let mut view = self.view();
        if is_changed {
            self.reader.reload()?;
            view = Arc::new(View::read(&self.reader, &self.fields, &view.segments)?);
        }
        let generation = view.generation;
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        *state = State { view, cursor: Some(cursor.to_owned()) };
        Ok(generation)
    }

    fn write(
        &self,
        slot: &mut MutexGuard<'_, Option<Writer>>,
        changes: Vec<Change>,
        cursor: &str,
    ) -> tantivy::Result<()> {
        let writer = match &mut **slot {
            Some(writer) => writer,
            empty => empty.insert(open_writer(&self.index)?),
        };
        for change in changes {
            match change {
                Change::Put(document) => {
                    writer.delete_term(self.term(document.id));
                    writer.add_document(self.fields.document(&document))?;
                }
                Change::Remove(id) => {
                    writer.delete_term(self.term(id));
                }
            }
        }
        commit(writer, cursor)
    }

    fn term(&self, id: Uuid) -> Term {
        Term::from_field_bytes(self.fields.id, id.as_bytes())
    }

    /// The cursor stored with the last commit.
    pub fn cursor(&self) -> Option<String> {
        self.state().cursor.clone()
    }

    /// Changes with every commit. Unique within the process, so that results of different indexes are never confused.
    pub fn generation(&self) -> u64 {
        self.view().generation
    }

    /// The number of documents, including expired ones.
    pub fn len(&self) -> usize {
        self.view().segments.iter().map(|segment| segment.documents as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Damaged files can make the decoder panic; that is an error here, so that the caller can answer otherwise and
    /// [`verify`](Self::verify) the index.
    pub fn search(&self, request: &SearchRequest<'_>) -> Result<SearchHits, Error> {
        let view = self.view();
        let search = AssertUnwindSafe(|| search::search(&self.fields.schema, &view, request));
        let found = catch_unwind(search)
            .unwrap_or_else(|_| Err(TantivyError::InternalError("a search panicked".to_owned())));
        Ok(found?)
    }

    /// The names of all committed files; some may not exist.
    pub fn files(&self) -> HashSet<PathBuf> {
        self.index.load_metas().map(|metas| metas.list_segment_files()).unwrap_or_default()
    }

    /// Reads every file in use and compares its checksum.
    pub fn verify(&self) -> Result<(), OpenError> {
        // A merge may remove a file between listing and reading it; what is damaged stays so.
        (1..VERIFY_TRIES).find_map(|_| validate(&self.index).ok()).map_or_else(|| validate(&self.index), Ok)
    }

    /// Only the number of matches.
    pub fn count(&self, request: &SearchRequest<'_>) -> Result<usize, Error> {
        let request = SearchRequest { limit: 0, promoted: 0..0, facets: false, ..request.clone() };
        Ok(self.search(&request)?.total)
    }

    /// Equals the sum of [`Document::fingerprint`] over all documents that the index should hold.
    pub fn checksum(&self) -> Checksum {
        let mut checksum = Checksum::default();
        for segment in &self.view().segments {
            for doc in (0..segment.core.size).filter(|doc| segment.is_alive(*doc)) {
                checksum.add(segment.core.columns.fingerprint[doc as usize]);
            }
        }
        checksum
    }

    fn view(&self) -> Arc<View> {
        Arc::clone(&self.state().view)
    }

    fn state(&self) -> std::sync::RwLockReadGuard<'_, State> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }
}

impl View {
    fn read(reader: &IndexReader, fields: &Fields, known: &[Arc<Segment>]) -> tantivy::Result<Self> {
        static GENERATIONS: AtomicU64 = AtomicU64::new(1);
        let searcher = reader.searcher();
        let segments: tantivy::Result<Vec<Arc<Segment>>> =
            searcher.segment_readers().iter().map(|reader| Segment::open(reader, fields, known)).collect();
        let segments = segments?;
        let tags = AllTags::new(segments.iter().map(|segment| &segment.core.tags));
        Ok(Self { segments, tags, generation: GENERATIONS.fetch_add(1, Ordering::Relaxed) })
    }
}

fn create_index(dir: &Path, schema: &Arc<Schema>) -> Result<(Index, Fields), OpenError> {
    std::fs::create_dir_all(dir).map_err(|error| OpenError::Io(error.to_string()))?;
    let fields = Fields::new(schema);
    let directory = PlainFiles::open(dir).map_err(TantivyError::from)?;
    if Index::exists(&directory).map_err(TantivyError::from)? {
        return Err(OpenError::Io(TantivyError::IndexAlreadyExists.to_string()));
    }
    let index = Index::create(directory, fields.stored.clone(), tantivy::IndexSettings::default())?;
    Fields::register(&index);
    Ok((index, fields))
}

fn validate(index: &Index) -> Result<(), OpenError> {
    let damaged = index.validate_checksum()?;
    if damaged.is_empty() { Ok(()) } else { Err(OpenError::Damaged(format!("{damaged:?}"))) }
}

fn open_writer(index: &Index) -> tantivy::Result<Writer> {
    let writer = index.writer_with_num_threads(1, WRITER_BYTES)?;
    writer.set_merge_policy(Box::new(merging()));
    Ok(writer)
}

fn merging() -> LogMergePolicy {
    let mut merging = LogMergePolicy::default();
    merging.set_min_num_segments(MERGE_AT);
    merging.set_level_log_size(SIZE_LOG2);
    merging.set_min_layer_size(SMALL);
    merging.set_del_docs_ratio_before_merge(MOST_DELETED);
    merging
}

fn commit(writer: &mut Writer, cursor: &str) -> tantivy::Result<()> {
    let mut commit = writer.prepare_commit()?;
    commit.set_payload(&sealed(cursor));
    commit.commit()?;
    Ok(())
}

/// Adds a checksum to the cursor, because the segment metadata has none: a corrupted cursor would skip changes for
/// ever.
fn sealed(cursor: &str) -> String {
    let mut hash = Fnv::default();
    hash.bytes(cursor.as_bytes());
    format!("{:016x} {cursor}", hash.0)
}

fn unsealed(payload: &str) -> Option<&str> {
    let (_, cursor) = payload.split_once(' ')?;
    (sealed(cursor) == payload).then_some(cursor)
}
