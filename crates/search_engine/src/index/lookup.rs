//! Finds the documents that contain a word, each with how well it matches.

use tantivy::postings::{Postings, SegmentPostings, TermInfo};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, TERMINATED};

use super::docs::{Bits, Docs, is_few};
use super::schema::TextKind;
use super::segment::{BLOCK, Core, read};

/// How a word was matched, worst first. The `Named` levels are matches of a whole name; they score [`WHOLE`] times as
/// much as the same match of a single word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Typo,
    Synonym,
    NamedTypo,
    /// The typed word is the beginning of a longer word.
    Prefix,
    Loose,
    Stem,
    NamedLoose,
    Exact,
    NamedStem,
    Named,
}

const LEVELS: [Level; 10] = [
    Level::Typo,
    Level::Synonym,
    Level::NamedTypo,
    Level::Prefix,
    Level::Loose,
    Level::Stem,
    Level::NamedLoose,
    Level::Exact,
    Level::NamedStem,
    Level::Named,
];

/// Enough to rank a document with exactly this name above one whose title has the same word among others.
const WHOLE: f32 = 1.8;

impl Level {
    /// The levels of single words, worst first.
    pub const OF_WORDS: [Self; 6] =
        [Self::Typo, Self::Synonym, Self::Prefix, Self::Loose, Self::Stem, Self::Exact];

    const fn is_by_error(self) -> bool {
        matches!(self, Self::Typo | Self::NamedTypo)
    }

    /// Each score is so far below the next better one that freshness and boost within usual bounds cannot make up for
    /// it ([`Ranking::is_below_a_level`](super::Ranking::is_below_a_level)).
    pub const fn worth(self) -> f32 {
        match self {
            Self::Named => WHOLE * Self::Exact.worth(),
            Self::NamedStem => WHOLE * Self::Stem.worth(),
            Self::NamedLoose => WHOLE * Self::Loose.worth(),
            Self::NamedTypo => WHOLE * Self::Typo.worth(),
            Self::Exact => 1.0,
            Self::Stem => 0.74,
            Self::Loose => 0.55,
            Self::Prefix => 0.41,
            Self::Synonym => 0.30,
            Self::Typo => 0.22,
        }
    }
}

/// All pairs of a level and a text field, ordered by score. A hit stores the position of its pair in one byte; zero
/// means no hit.
#[derive(Debug)]
pub(super) struct Bands {
    /// The position of each field, by level.
    places: [Vec<u8>; LEVELS.len()],
    /// One for every byte, so that no lookup needs a check of bounds.
    worths: Box<Worths>,
    /// Whether a band is a match in a name, and not by a typing error.
    named: Box<[bool; 256]>,
}

/// The score of each band.
pub(super) type Worths = [f32; 256];

impl Bands {
    /// The weights and kinds of the text fields.
    pub fn new(fields: &[(f32, TextKind)]) -> Self {
        let numbered = || fields.iter().enumerate();
        let pairs = LEVELS.into_iter().flat_map(|level| {
            numbered().map(move |(field, (weight, _))| (level.worth() * weight, level, field))
        });
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut places = LEVELS.map(|_| vec![0; fields.len()]);
        let mut worths = Box::new([0.0; 256]);
        let mut named = Box::new([false; 256]);
        for (place, (worth, level, field)) in (1..=u8::MAX).zip(pairs) {
            places[level as usize][field] = place;
            worths[usize::from(place)] = worth;
            named[usize::from(place)] = !level.is_by_error() && fields[field].1 == TextKind::Name;
        }
        Self { places, worths, named }
    }

    pub fn worths(&self) -> &Worths {
        &self.worths
    }

    pub fn is_named(&self, band: u8) -> bool {
        self.named[usize::from(band)]
    }
}

/// One way to match a word or a phrase.
#[derive(Debug, Clone)]
pub(super) struct Source {
    pub level: Level,
    /// One step for a word, several for a phrase. A step matches when any of its terms does.
    pub steps: Vec<Vec<String>>,
    /// The steps must be consecutive, even in fields where the words of a phrase may otherwise be anywhere.
    pub is_ordered: bool,
}

/// All ways to match a word or a phrase.
#[derive(Debug, Clone)]
pub(super) struct Sources {
    list: Vec<Source>,
    /// Identifies it; used as the cache key.
    key: String,
}

impl Sources {
    pub fn new(list: Vec<Source>) -> Self {
        let mut key = String::new();
        for source in &list {
            key.push(if source.is_ordered { '=' } else { '~' });
            key.push(char::from(b'0' + source.level as u8));
            for step in &source.steps {
                key.push('\u{1d}');
                step.iter().for_each(|term| key.extend([term, "\u{1e}"]));
            }
        }
        Self { list, key }
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    pub fn with(&self, source: Source) -> Self {
        Self::new(self.list.iter().cloned().chain([source]).collect())
    }

    pub fn hits(&self, core: &Core) -> tantivy::Result<std::sync::Arc<Hits>> {
        core.hits(&self.key, || Hits::find(core, &self.list))
    }
}

/// The matching documents and the best band of each.
#[derive(Debug)]
pub(super) struct Hits {
    pub docs: Docs,
    /// In document order.
    bands: Vec<u8>,
    /// For dense sets: the number of hits before each block, and the best band in it.
    starts: Vec<u32>,
    bests: Vec<u8>,
    best: u8,
}

enum List {
    Term(usize, TermInfo),
    Docs(Docs),
}

impl Hits {
    fn find(core: &Core, sources: &[Source]) -> tantivy::Result<Self> {
        let mut lists: Vec<(u8, List)> = Vec::new();
        for source in sources {
            for (field, band) in core.schema.bands.places[source.level as usize].iter().copied().enumerate() {
                if let [terms] = source.steps.as_slice() {
                    for term in terms {
                        let info = core.words[field].terms().get(term)?;
                        lists.extend(info.map(|info| (band, List::Term(field, info))));
                    }
                } else {
                    lists.push((band, List::Docs(phrase(core, field, source)?)));
                }
            }
        }
        // Ascending, so that better bands overwrite worse ones.
        lists.sort_by_key(|(band, _)| *band);
        let count = lists.iter().map(|(_, list)| list.len()).sum();
        let best = lists.last().map_or(0, |(band, _)| *band);
        if is_few(count, core.size) {
            let mut found: Vec<(DocId, u8)> = Vec::with_capacity(count);
            for (band, list) in &lists {
                list.each(core, |doc| found.push((doc, *band)))?;
            }
            // The sort is stable: among equal documents the best band comes last.
            found.sort_by_key(|(doc, _)| *doc);
            found.dedup_by(|later, kept| {
                let is_same = later.0 == kept.0;
                if is_same {
                    kept.1 = later.1;
                }
                is_same
            });
            let (docs, bands) = found.into_iter().unzip();
            return Ok(Self { docs: Docs::Few(docs), bands, starts: Vec::new(), bests: Vec::new(), best });
        }
        core.with_bytes(|all| {
            for (band, list) in &lists {
                list.each(core, |doc| all[doc as usize] = *band)?;
            }
            Ok(Self::many(all, best))
        })
    }

    /// Built from one band per document of the segment, zero for no match.
    fn many(all: &[u8], best: u8) -> Self {
        let docs = Docs::Many(Bits::of_bytes(all));
        let mut bands = Vec::with_capacity(docs.len());
        let blocks = all.len().div_ceil(BLOCK as usize);
        let (mut starts, mut bests) = (Vec::with_capacity(blocks), Vec::with_capacity(blocks));
        for block in (0..).step_by(BLOCK as usize).take(blocks) {
            let start = bands.len();
            docs.each_in(block..block + BLOCK, |doc| bands.push(all[doc as usize]));
            starts.push(u32::try_from(start).unwrap_or(u32::MAX));
            bests.push(bands[start..].iter().copied().fold(0, u8::max));
        }
        Self { docs, bands, starts, bests, best }
    }

    pub fn bytes(&self) -> usize {
        self.docs.bytes() + self.bands.len() + self.starts.len() * 4 + self.bests.len()
    }

    /// The best band of any document.
    pub fn best(&self) -> u8 {
        self.best
    }

    /// The best band of each block; empty for sparse sets.
    pub fn bests(&self) -> &[u8] {
        &self.bests
    }
}

impl List {
    fn len(&self) -> usize {
        match self {
            Self::Term(_, info) => info.doc_freq as usize,
            Self::Docs(docs) => docs.len(),
        }
    }

    fn each(&self, core: &Core, mut each: impl FnMut(DocId)) -> tantivy::Result<()> {
        match self {
            Self::Term(field, info) => {
                read(&core.words[*field], info, |docs| docs.iter().for_each(|doc| each(*doc)))
            }
            Self::Docs(docs) => {
                docs.each(each);
                Ok(())
            }
        }
    }
}

/// Reads the bands of hits. Fastest when documents are requested in order, ascending or descending.
pub(super) struct Reader<'a> {
    hits: &'a Hits,
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(hits: &'a Hits) -> Self {
        let at = if let Docs::Few(list) = &hits.docs { list.len() } else { 0 };
        Self { hits, at }
    }

    pub fn band(&mut self, doc: DocId) -> u8 {
        let list = match &self.hits.docs {
            Docs::Few(list) => list,
            Docs::Many(bits) => {
                let start = self.hits.starts[(doc / BLOCK) as usize] as usize;
                let place = start + bits.count(doc - doc % BLOCK..doc);
                return if bits.contains(doc) { self.hits.bands[place] } else { 0 };
            }
        };
        self.at = match list.get(self.at) {
            // Usually the next document or one close to it.
            Some(found) if *found <= doc => {
                self.at + list[self.at..].iter().take_while(|found| **found < doc).count()
            }
            _ => list[..self.at].partition_point(|found| *found < doc),
        };
        if list.get(self.at) == Some(&doc) { self.hits.bands[self.at] } else { 0 }
    }
}

/// The documents that match all steps in one field: consecutively, or anywhere in a field of names.
fn phrase(core: &Core, field: usize, source: &Source) -> tantivy::Result<Docs> {
    let index = &core.words[field];
    let mut steps: Vec<Vec<TermInfo>> = Vec::with_capacity(source.steps.len());
    for terms in &source.steps {
        let mut found = Vec::new();
        for term in terms {
            found.extend(index.terms().get(term)?);
        }
        if found.is_empty() {
            return Ok(Docs::Few(Vec::new()));
        }
        steps.push(found);
    }
    let mut sets = Vec::with_capacity(steps.len());
    for step in &steps {
        sets.push(core.union(index, step)?);
    }
    sets.sort_by_key(Docs::len);
    let all = sets.iter().skip(1).fold(sets[0].clone(), |all, set| all.and(set));
    let is_name = core.schema.texts[field].kind == TextKind::Name;
    if is_name && !source.is_ordered || all.is_empty() {
        return Ok(all);
    }
    let mut postings: Vec<Vec<SegmentPostings>> = Vec::with_capacity(steps.len());
    for step in &steps {
        let opened = step
            .iter()
            .map(|info| index.read_postings_from_terminfo(info, IndexRecordOption::WithFreqsAndPositions));
        postings.push(opened.collect::<Result<_, _>>()?);
    }
    let (mut starts, mut places) = (Vec::new(), Vec::new());
    Ok(all.filtered(|doc| follow(&mut postings, doc, &mut starts, &mut places)))
}

/// Whether the steps are consecutive somewhere in a document. Must be called with ascending documents.
fn follow(
    postings: &mut [Vec<SegmentPostings>],
    doc: DocId,
    starts: &mut Vec<u32>,
    places: &mut Vec<u32>,
) -> bool {
    let length = u32::try_from(postings.len()).unwrap_or(u32::MAX);
    for (step, terms) in (0..).zip(postings) {
        places.clear();
        for term in terms {
            if term.doc() < doc {
                term.seek(doc);
            }
            if term.doc() == doc && doc != TERMINATED {
                // Shifted so that all words of a phrase share one position.
                term.append_positions_with_offset(length - step, places);
            }
        }
        if step == 0 {
            std::mem::swap(starts, places);
        } else {
            starts.retain(|start| places.contains(start));
        }
        if starts.is_empty() {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_name_says_is_told_from_the_rest() {
        let bands = Bands::new(&[(2.0, TextKind::Name), (1.0, TextKind::Long)]);
        for level in LEVELS {
            let [name, long] = [0, 1].map(|field| bands.is_named(bands.places[level as usize][field]));
            let is_meant = !matches!(level, Level::Typo | Level::NamedTypo);
            assert_eq!((name, long), (is_meant, false), "{level:?}");
        }
        assert!(!bands.is_named(0));
    }

    #[test]
    fn bands_rise_with_their_worth() {
        let weights = [4.0, 3.0, 2.0, 1.0, 0.7];
        let bands = Bands::new(&weights.map(|weight| (weight, TextKind::Name)));
        let used = 1 + weights.len() * LEVELS.len();
        assert!(bands.worths[..used].is_sorted());
        assert_eq!(bands.worths[0], 0.0);
        assert!(bands.worths[used..].iter().all(|worth| *worth == 0.0));
        assert!(LEVELS.is_sorted());
        for pair in LEVELS.windows(2) {
            for field in 0..weights.len() {
                assert!(
                    bands.places[pair[0] as usize][field] < bands.places[pair[1] as usize][field],
                    "{pair:?} in field {field}"
                );
            }
        }
    }
}
