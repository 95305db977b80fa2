//! One segment of the index, with frequently used data held in memory.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use tantivy::fastfield::AliveBitSet;
use tantivy::index::SegmentId;
use tantivy::postings::TermInfo;
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{DocId, InvertedIndexReader, Opstamp, SegmentReader};

use super::cache::Cache;
use super::docs::{Bits, Docs, is_few};
use super::fields::{BOOST_UNIT, Fields, NO_UNIT};
use super::lookup::Hits;
use super::rank::Worth;
use super::schema::{KeyId, Number, NumberId, Schema, TextKind, YES};
use super::tags::{Counts, Tags};

/// Documents per block. A block is skipped when none of its documents can be among the best.
pub(super) const BLOCK: DocId = 128;

/// Cache size in bytes per document of the segment, and the minimum for small segments.
const CACHE_PER_DOC: usize = 144;
const CACHE_AT_LEAST: usize = 1 << 20;

/// The immutable part of a segment. Deletions are tracked in [`Segment`].
pub(super) struct Core {
    id: SegmentId,
    pub schema: Arc<Schema>,
    pub size: DocId,
    /// By text field.
    pub words: Vec<Arc<InvertedIndexReader>>,
    ids: Arc<InvertedIndexReader>,
    keys: Vec<Arc<InvertedIndexReader>>,
    tag_index: Arc<InvertedIndexReader>,
    pub tags: Tags,
    /// The promoted documents, if the schema has any.
    pub promoted: Option<Promoted>,
    pub columns: Columns,
    pub blocks: Blocks,
    hits: Cache<Hits>,
    docs: Cache<Docs>,
    counts: Cache<Counts>,
    worth: Mutex<Option<Arc<Worth>>>,
    /// Scratch space: one byte per document, all zero. Reused, because allocating a megabyte takes longer than using
    /// it.
    bytes: Mutex<Vec<u8>>,
}

pub(super) struct Promoted {
    /// Their tag.
    pub tag: String,
    pub docs: Bits,
}

/// Values by document.
#[derive(Debug)]
pub(super) struct Columns {
    pub ids: Vec<u128>,
    pub dates: Vec<Vec<u32>>,
    pub numbers: Vec<Quantities>,
    pub boost: Vec<f32>,
    pub fingerprint: Vec<u64>,
}

#[derive(Debug)]
pub(super) struct Quantities {
    pub values: Vec<u64>,
    pub units: Vec<u8>,
}

/// The minimum of a number in each unit.
pub(super) struct Floor<'a> {
    number: NumberId,
    least: &'a [i64],
    /// One for every byte, so that no lookup needs a check of bounds. Entries beyond the units, such as the one for
    /// documents without the number, are never reached.
    table: [u64; 256],
}

impl<'a> Floor<'a> {
    pub fn new(number: NumberId, least: &'a [i64]) -> Self {
        let mut table = [u64::MAX; 256];
        // The last entry stands for documents without the number.
        let units = table.iter_mut().take(usize::from(NO_UNIT));
        units.zip(least).for_each(|(kept, least)| *kept = u64::try_from(*least).unwrap_or(0));
        Self { number, least, table }
    }

    /// Tells whether a document reaches it.
    pub fn reached<'b>(&'b self, columns: &'b Columns) -> impl Fn(DocId) -> bool + 'b {
        let Quantities { values, units } = &columns.numbers[usize::from(self.number.0)];
        |doc| values[doc as usize] >= self.table[usize::from(units[doc as usize])]
    }
}

/// The best values of any document of each block.
#[derive(Debug)]
pub(super) struct Blocks {
    pub count: usize,
    /// By date, then by block.
    pub dates: Vec<Vec<u32>>,
    /// By number, then by block and unit.
    pub numbers: Vec<Vec<u64>>,
}

impl Core {
    pub fn read(reader: &SegmentReader, fields: &Fields) -> tantivy::Result<Self> {
        let size = reader.max_doc();
        let schema = &fields.schema;
        let columns = Columns::read(reader, fields)?;
        let indexes = |fields: &[Field]| -> tantivy::Result<Vec<_>> {
            fields.iter().map(|field| reader.inverted_index(*field)).collect()
        };
        let tag_index = reader.inverted_index(fields.tags)?;
        let memory = CACHE_AT_LEAST + CACHE_PER_DOC * size as usize;
        Ok(Self {
            id: reader.segment_id(),
            schema: Arc::clone(schema),
            size,
            words: indexes(&fields.texts)?,
            ids: reader.inverted_index(fields.id)?,
            keys: indexes(&fields.keys)?,
            tags: Tags::read(&tag_index, schema, size)?,
            promoted: Promoted::read(&tag_index, schema, size)?,
            tag_index,
            blocks: columns.blocks(schema),
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
        Arc::clone(known.insert(Arc::new(Worth::new(&self.columns, &self.schema, now))))
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

    /// The documents whose number reaches the floor.
    pub fn reaching(&self, floor: &Floor<'_>) -> tantivy::Result<Arc<Docs>> {
        // Differs from every tag and every group key.
        let key = format!(">{} {:?}", floor.number.0, floor.least);
        let bits = || Bits::of(self.size, floor.reached(&self.columns));
        self.docs.get(&key, Docs::bytes, || Ok(Docs::Many(bits())))
    }

    /// The documents with any of these values of a key.
    pub fn with_keys(&self, key: KeyId, ids: &[&[u8]]) -> tantivy::Result<Docs> {
        self.union_of(&self.keys[usize::from(key.0)], ids)
    }

    pub fn with_ids(&self, ids: &[&[u8]]) -> tantivy::Result<Docs> {
        self.union_of(&self.ids, ids)
    }

    /// The dictionaries of the text fields of one kind.
    pub fn words_of(&self, kind: TextKind) -> impl Iterator<Item = &Arc<InvertedIndexReader>> {
        let texts = self.words.iter().zip(&self.schema.texts);
        texts.filter(move |(_, text)| text.kind == kind).map(|(index, _)| index)
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

impl Promoted {
    fn read(tags: &InvertedIndexReader, schema: &Schema, size: DocId) -> tantivy::Result<Option<Self>> {
        let Some(flag) = schema.promoted else { return Ok(None) };
        let (tag, mut docs) = (flag.0.tag(YES), Bits::none(size));
        if let Some(term) = tags.terms().get(&tag)? {
            read(tags, &term, |found| found.iter().for_each(|doc| docs.insert(*doc)))?;
        }
        Ok(Some(Self { tag, docs }))
    }
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
    fn read(reader: &SegmentReader, fields: &Fields) -> tantivy::Result<Self> {
        let size = reader.max_doc() as usize;
        let column = |field: Field| -> tantivy::Result<Vec<u64>> {
            let name = fields.stored.get_field_name(field);
            let values = reader.fast_fields().u64(name)?.first_or_default_col(0);
            let mut all = vec![0; size];
            values.get_range(0, &mut all);
            Ok(all)
        };
        let times = |field: &Field| -> tantivy::Result<Vec<u32>> {
            Ok(column(*field)?.into_iter().map(|time| u32::try_from(time).unwrap_or(u32::MAX)).collect())
        };
        let quantities = |[value, unit]: &[Field; 2]| -> tantivy::Result<Quantities> {
            let units = column(*unit)?.into_iter().map(|unit| u8::try_from(unit).unwrap_or(NO_UNIT));
            Ok(Quantities { values: column(*value)?, units: units.collect() })
        };
        let [high, low] = [column(fields.id_high)?, column(fields.id_low)?];
        let bounds = &fields.schema.ranking.boost;
        let boost = column(fields.boost)?.into_iter().map(|parts| parts as f32 / BOOST_UNIT);
        Ok(Self {
            ids: high
                .into_iter()
                .zip(low)
                .map(|(high, low)| u128::from(high) << 64 | u128::from(low))
                .collect(),
            dates: fields.dates.iter().map(times).collect::<tantivy::Result<_>>()?,
            numbers: fields.numbers.iter().map(quantities).collect::<tantivy::Result<_>>()?,
            boost: boost.map(|boost| boost.clamp(*bounds.start(), *bounds.end())).collect(),
            fingerprint: column(fields.fingerprint)?,
        })
    }

    fn blocks(&self, schema: &Schema) -> Blocks {
        let latest = |dates: &Vec<u32>| {
            dates.chunks(BLOCK as usize).map(|block| block.iter().copied().fold(0, u32::max)).collect()
        };
        let count = self.ids.len().div_ceil(BLOCK as usize);
        let highest = |(column, number): (&Quantities, &Number)| {
            let units = usize::from(number.units);
            let mut best = vec![0; count * units];
            for (doc, (value, unit)) in column.values.iter().zip(&column.units).enumerate() {
                let block = doc / BLOCK as usize * units;
                if let Some(best) = best[block..block + units].get_mut(usize::from(*unit)) {
                    *best = (*best).max(*value);
                }
            }
            best
        };
        let numbers = self.numbers.iter().zip(&schema.numbers).map(highest).collect();
        Blocks { count, dates: self.dates.iter().map(latest).collect(), numbers }
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
        let expiry = self.core.schema.expiry.map(|date| &self.core.columns.dates[usize::from(date.0)]);
        let docs = Bits::of(self.core.size, |doc| {
            let expires = expiry.map_or(u32::MAX, |expiry| expiry[doc as usize]);
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
