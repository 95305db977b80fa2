//! One segment of the index, with frequently used data held in memory.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use tantivy::fastfield::AliveBitSet;
use tantivy::index::SegmentId;
use tantivy::postings::TermInfo;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, InvertedIndexReader, Opstamp, SegmentReader};

use super::cache::Cache;
use super::docs::{Bits, Docs, is_few};
use super::lookup::Hits;
use super::rank::Worth;
use super::schema::{BOOST_UNIT, Dimension, Fields, NO_PAY, WORD_FIELDS, YES, column};
use super::tags::{Counts, Tags};
use super::vacancy::CURRENCIES;

/// Documents per block. A block is skipped when none of its documents can be among the best.
pub(super) const BLOCK: DocId = 128;

/// Cache size in bytes per document of the segment, and the minimum for small segments.
const CACHE_PER_DOC: usize = 144;
const CACHE_AT_LEAST: usize = 1 << 20;

/// The immutable part of a segment. Deletions are tracked in [`Segment`].
pub(super) struct Core {
    id: SegmentId,
    pub size: DocId,
    pub words: [Arc<InvertedIndexReader>; WORD_FIELDS],
    ids: Arc<InvertedIndexReader>,
    companies: Arc<InvertedIndexReader>,
    tag_index: Arc<InvertedIndexReader>,
    pub tags: Tags,
    pub paid: Bits,
    pub columns: Columns,
    /// One for each [`BLOCK`] of documents.
    pub blocks: Vec<Block>,
    hits: Cache<Hits>,
    docs: Cache<Docs>,
    counts: Cache<Counts>,
    worth: Mutex<Option<Arc<Worth>>>,
    /// Scratch space: one byte per document, all zero. Reused, because allocating a megabyte takes longer than using
    /// it.
    bytes: Mutex<Vec<u8>>,
}

#[derive(Debug)]
pub(super) struct Columns {
    pub ids: Vec<u128>,
    pub published: Vec<u32>,
    pub expires: Vec<u32>,
    pub pay: Vec<u64>,
    pub currency: Vec<u8>,
    pub boost: Vec<f32>,
    pub fingerprint: Vec<u64>,
}

/// The minimum pay in each currency. The last entry is for vacancies without pay and is never reached.
pub(super) struct Floors([u64; CURRENCIES + 1]);

impl Floors {
    pub fn new(least: [i64; CURRENCIES]) -> Self {
        let mut floors = [u64::MAX; CURRENCIES + 1];
        floors.iter_mut().zip(least).for_each(|(kept, floor)| *kept = u64::try_from(floor).unwrap_or(0));
        Self(floors)
    }

    pub fn are_reached(&self, columns: &Columns, doc: DocId) -> bool {
        let currency = usize::from(columns.currency[doc as usize]);
        columns.pay[doc as usize] >= self.0[currency.min(CURRENCIES)]
    }
}

/// The best values of any document of a block.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Block {
    pub published: u32,
    pub pay: [u64; CURRENCIES],
}

impl Core {
    pub fn read(reader: &SegmentReader, fields: &Fields) -> tantivy::Result<Self> {
        let size = reader.max_doc();
        let [title, profession, company, lists, about] = fields.words;
        let columns = Columns::read(reader)?;
        let tag_index = reader.inverted_index(fields.tags)?;
        let memory = CACHE_AT_LEAST + CACHE_PER_DOC * size as usize;
        Ok(Self {
            id: reader.segment_id(),
            size,
            words: [
                reader.inverted_index(title)?,
                reader.inverted_index(profession)?,
                reader.inverted_index(company)?,
                reader.inverted_index(lists)?,
                reader.inverted_index(about)?,
            ],
            ids: reader.inverted_index(fields.id)?,
            companies: reader.inverted_index(fields.company_id)?,
            tags: Tags::read(&tag_index, size)?,
            paid: paid(&tag_index, size)?,
            tag_index,
            blocks: columns.blocks(),
            columns,
            hits: Cache::new(memory * 3 / 4),
            docs: Cache::new(memory / 4),
            counts: Cache::new(memory / 8),
            worth: Mutex::new(None),
            bytes: Mutex::default(),
        })
    }

    /// Lends scratch space of one byte per document, all zero.
    pub fn with_bytes<T>(&self, with: impl FnOnce(&mut [u8]) -> T) -> T {
        let mut bytes = std::mem::take(&mut *self.bytes.lock().unwrap_or_else(PoisonError::into_inner));
        bytes.clear();
        bytes.resize(self.size as usize, 0);
        let made = with(&mut bytes);
        *self.bytes.lock().unwrap_or_else(PoisonError::into_inner) = bytes;
        made
    }

    /// The current product of freshness and boost for each document.
    pub fn worth(&self, now: i64) -> Arc<Worth> {
        let mut known = self.worth.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.as_ref().filter(|known| known.is_of(now)) {
            return Arc::clone(known);
        }
        Arc::clone(known.insert(Arc::new(Worth::new(&self.columns, now))))
    }

    /// The hits cached under this key, or the result of `make`.
    pub fn hits(
        &self,
        key: &str,
        make: impl FnOnce() -> tantivy::Result<Hits>,
    ) -> tantivy::Result<Arc<Hits>> {
        self.hits.get(key, Hits::bytes, make)
    }

    /// The facet counts of the matches cached under this key.
    pub fn counts(&self, key: &str, make: impl FnOnce() -> Counts) -> Arc<Counts> {
        let Ok(counts) = self.counts.get(key, |counts| counts.len() * 4, || Ok::<_, Infallible>(make()));
        counts
    }

    /// The documents of the group of words with this key.
    pub fn named(
        &self,
        key: &str,
        make: impl FnOnce() -> tantivy::Result<Docs>,
    ) -> tantivy::Result<Arc<Docs>> {
        self.docs.get(key, Docs::bytes, make)
    }

    /// The documents with a tag.
    pub fn tagged(&self, tag: &str) -> tantivy::Result<Arc<Docs>> {
        self.docs.get(tag, Docs::bytes, || self.union_of(&self.tag_index, &[tag.as_bytes()]))
    }

    /// The documents whose pay reaches the floor.
    pub fn paying(&self, floors: &Floors) -> tantivy::Result<Arc<Docs>> {
        // Differs from every tag and every group key.
        let key = format!(">{:?}", floors.0);
        let bits = || Bits::of(self.size, |doc| floors.are_reached(&self.columns, doc));
        self.docs.get(&key, Docs::bytes, || Ok(Docs::Many(bits())))
    }

    /// The documents of these companies.
    pub fn of_companies(&self, companies: &[&[u8]]) -> tantivy::Result<Docs> {
        self.union_of(&self.companies, companies)
    }

    pub fn with_ids(&self, ids: &[&[u8]]) -> tantivy::Result<Docs> {
        self.union_of(&self.ids, ids)
    }

    fn union_of(&self, index: &InvertedIndexReader, terms: &[&[u8]]) -> tantivy::Result<Docs> {
        let mut found = Vec::new();
        for term in terms {
            found.extend(index.terms().get(term)?);
        }
        self.union(index, &found)
    }

    pub fn union(&self, index: &InvertedIndexReader, terms: &[TermInfo]) -> tantivy::Result<Docs> {
        let count = terms.iter().map(|term| term.doc_freq as usize).sum();
        if is_few(count, self.size) {
            let mut list = Vec::with_capacity(count);
            for term in terms {
                read(index, term, |docs| list.extend_from_slice(docs))?;
            }
            if terms.len() > 1 {
                list.sort();
                list.dedup();
            }
            return Ok(Docs::Few(list));
        }
        let mut bits = Bits::none(self.size);
        for term in terms {
            read(index, term, |docs| docs.iter().for_each(|doc| bits.insert(*doc)))?;
        }
        Ok(Docs::Many(bits))
    }
}

/// The documents of paid vacancies.
fn paid(tags: &InvertedIndexReader, size: DocId) -> tantivy::Result<Bits> {
    let mut paid = Bits::none(size);
    if let Some(term) = tags.terms().get(Dimension::Top.tag(YES))? {
        read(tags, &term, |docs| docs.iter().for_each(|doc| paid.insert(*doc)))?;
    }
    Ok(paid)
}

/// Reads the documents of a term in blocks.
pub(super) fn read(
    index: &InvertedIndexReader,
    term: &TermInfo,
    mut each: impl FnMut(&[DocId]),
) -> tantivy::Result<()> {
    let mut postings = index.read_block_postings_from_terminfo(term, IndexRecordOption::Basic)?;
    while postings.block_len() > 0 {
        each(postings.docs());
        postings.advance();
    }
    Ok(())
}

impl Columns {
    fn read(reader: &SegmentReader) -> tantivy::Result<Self> {
        let size = reader.max_doc() as usize;
        let column = |name: &str| -> tantivy::Result<Vec<u64>> {
            let values = reader.fast_fields().u64(name)?.first_or_default_col(0);
            let mut all = vec![0; size];
            values.get_range(0, &mut all);
            Ok(all)
        };
        let times = |name: &str| -> tantivy::Result<Vec<u32>> {
            Ok(column(name)?.into_iter().map(|time| u32::try_from(time).unwrap_or(u32::MAX)).collect())
        };
        let [high, low] = [column(column::ID_HIGH)?, column(column::ID_LOW)?];
        let currency = column(column::CURRENCY)?.into_iter();
        let boost = column(column::BOOST)?.into_iter();
        Ok(Self {
            ids: high
                .into_iter()
                .zip(low)
                .map(|(high, low)| u128::from(high) << 64 | u128::from(low))
                .collect(),
            published: times(column::PUBLISHED)?,
            expires: times(column::EXPIRES)?,
            pay: column(column::PAY)?,
            currency: currency.map(|currency| u8::try_from(currency).unwrap_or(NO_PAY)).collect(),
            boost: boost.map(|parts| parts as f32 / BOOST_UNIT).collect(),
            fingerprint: column(column::FINGERPRINT)?,
        })
    }

    fn blocks(&self) -> Vec<Block> {
        let block = |docs: std::ops::Range<usize>| {
            docs.fold(Block::default(), |mut best, doc| {
                best.published = best.published.max(self.published[doc]);
                if let Some(pay) = best.pay.get_mut(usize::from(self.currency[doc])) {
                    *pay = self.pay[doc].max(*pay);
                }
                best
            })
        };
        let size = self.ids.len();
        (0..size)
            .step_by(BLOCK as usize)
            .map(|start| block(start..size.min(start + BLOCK as usize)))
            .collect()
    }
}

/// A segment at one commit.
pub(super) struct Segment {
    pub core: Arc<Core>,
    alive: Option<AliveBitSet>,
    deleted: Option<Opstamp>,
    /// The number of documents that are not deleted.
    pub documents: u32,
    live: Mutex<Option<Arc<Live>>>,
}

/// Documents that are neither deleted nor expired. Valid from the last expiry before its creation to the next one.
#[derive(Debug)]
pub(super) struct Live {
    pub docs: Docs,
    since: u32,
    until: u32,
}

impl Segment {
    /// Reuses the in-memory data of the segment from an earlier commit, if there is any.
    pub fn open(reader: &SegmentReader, fields: &Fields, known: &[Arc<Self>]) -> tantivy::Result<Arc<Self>> {
        let same = known.iter().find(|known| known.core.id == reader.segment_id());
        if let Some(same) = same.filter(|same| same.deleted == reader.delete_opstamp()) {
            return Ok(Arc::clone(same));
        }
        let core = match same {
            Some(same) => Arc::clone(&same.core),
            None => Arc::new(Core::read(reader, fields)?),
        };
        let alive = reader.alive_bitset().cloned();
        let (deleted, documents) = (reader.delete_opstamp(), reader.num_docs());
        Ok(Arc::new(Self { core, alive, deleted, documents, live: Mutex::new(None) }))
    }

    pub fn is_alive(&self, doc: DocId) -> bool {
        self.alive.as_ref().is_none_or(|alive| alive.is_alive(doc))
    }

    pub fn live(&self, now: i64) -> Arc<Live> {
        let now = u32::try_from(now.max(0)).unwrap_or(u32::MAX);
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(live) = live.as_ref().filter(|live| live.since <= now && now < live.until) {
            return Arc::clone(live);
        }
        let (mut since, mut until) = (0, u32::MAX);
        let docs = Bits::of(self.core.size, |doc| {
            let expires = self.core.columns.expires[doc as usize];
            let is_open = expires > now;
            if is_open {
                until = until.min(expires);
            } else {
                since = since.max(expires);
            }
            is_open && self.is_alive(doc)
        });
        Arc::clone(live.insert(Arc::new(Live { docs: Docs::Many(docs), since, until })))
    }
}
