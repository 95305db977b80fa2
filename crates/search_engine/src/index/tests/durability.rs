//! Changes, crashes and damage.

use std::fs;
use std::io;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tantivy::merge_policy::MergePolicy as _;

use tantivy::directory::error::{DeleteError, OpenReadError, OpenWriteError};
use tantivy::directory::{Directory, FileHandle, RamDirectory, WatchCallback, WatchHandle, WritePtr};

use super::*;
use crate::index::{Checksum, OpenError, Rebuild};

/// A temporary folder, removed after the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("search-{}", Uuid::now_v7()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn files(&self, ending: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| path.to_string_lossy().ends_with(ending)).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn written() -> Folder {
    let folder = Folder::new();
    let index = SearchIndex::create(&folder.0, &BOOKS.schema).unwrap();
    index.apply(put((1..=50).map(|number| book(number, "Oshpaz"))), "seven").unwrap();
    folder
}

fn refusal(folder: &Path) -> String {
    match SearchIndex::open(folder, &BOOKS.schema) {
        Ok(_) => "opened".to_owned(),
        Err(error) => format!("{error:?}").split(['(', ' ']).next().unwrap().to_owned(),
    }
}

#[test]
fn changes_are_seen_at_once_and_move_the_generation() {
    let index = titled(&["Oshpaz", "Sotuvchi"]);
    let first = index.generation();
    let mut changed = book(1, "Haydovchi");
    changed.about = "oshpazlarga".to_owned();
    let second =
        index.apply(vec![Change::Put(Box::new(changed.document())), Change::Remove(id(2))], "2").unwrap();
    assert!(second > first);
    assert_eq!(index.generation(), second);
    assert_eq!(found(&index, "haydovchi"), [1]);
    assert_eq!(found(&index, "sotuvchi"), [0; 0]);
    assert_eq!(found(&index, "oshpaz"), [1], "by another word of it");
    assert_eq!(index.len(), 1);
    let facets = Ask::default().find(&index, None).facets.unwrap();
    assert_eq!(grades(&facets), [1, 0, 0, 0, 0, 0], "deleted ones are not counted");
    assert_eq!(index.apply(Vec::new(), "3").unwrap(), second, "nothing has changed");
    assert_eq!(index.cursor().unwrap(), "3");
    index.apply(vec![Change::Remove(id(77)), Change::Remove(id(1))], "4").unwrap();
    assert!(index.is_empty());
    // The last change of a document wins.
    index
        .apply(vec![Change::Put(Box::new(book(1, "Oshpaz").document())), Change::Remove(id(1))], "5")
        .unwrap();
    assert!(index.is_empty());
    index
        .apply(vec![Change::Remove(id(1)), Change::Put(Box::new(book(1, "Oshpaz").document()))], "6")
        .unwrap();
    assert_eq!(found(&index, "oshpaz"), [1]);
}

#[test]
fn it_opens_as_it_was_committed() {
    let folder = written();
    let index = SearchIndex::open(&folder.0, &BOOKS.schema).unwrap();
    assert_eq!(index.cursor().as_deref(), Some("seven"));
    assert_eq!(index.len(), 50);
    assert_eq!(found(&index, "oshpaz").len(), 20);
    index.apply(vec![Change::Remove(id(1))], "eight").unwrap();
    let checksum = index.checksum();
    drop(index);
    let index = SearchIndex::open(&folder.0, &BOOKS.schema).unwrap();
    assert_eq!((index.cursor().as_deref(), index.len()), (Some("eight"), 49));
    assert_eq!(index.checksum(), checksum);
}

#[test]
fn a_checksum_tells_what_is_inside() {
    let books: Vec<Book> = (1..=9).map(|number| book(number, "Oshpaz")).collect();
    let expected = |books: &[Book]| {
        let mut checksum = Checksum::default();
        books.iter().for_each(|book| checksum.add(book.document().fingerprint()));
        checksum
    };
    let index = index(books.clone());
    assert_eq!(index.checksum(), expected(&books));
    let mut changed = books[0].clone();
    changed.chapters.push("pechka".to_owned());
    assert_ne!(changed.document().fingerprint(), books[0].document().fingerprint());
    index.apply(put([changed.clone()]), "2").unwrap();
    assert_ne!(index.checksum(), expected(&books));
    index.apply(put([books[0].clone()]), "3").unwrap();
    assert_eq!(index.checksum(), expected(&books));
}

#[test]
fn only_one_has_it_open() {
    let folder = written();
    let index = SearchIndex::open(&folder.0, &BOOKS.schema).unwrap();
    assert_eq!(refusal(&folder.0), "Busy");
    drop(index);
    assert_eq!(refusal(&folder.0), "opened");
}

#[test]
fn what_is_missing_old_or_unfinished_is_refused() {
    let folder = Folder::new();
    assert_eq!(refusal(&folder.0), "Missing");
    assert_eq!(refusal(&folder.0.join("nowhere")), "Missing");
    drop(SearchIndex::create(&folder.0, &BOOKS.schema).unwrap());
    assert_eq!(refusal(&folder.0), "Missing", "nothing was ever committed");
    assert!(
        matches!(SearchIndex::create(&folder.0, &BOOKS.schema), Err(OpenError::Io(_))),
        "it is not thrown away by accident"
    );

    let old = written();
    let meta = old.0.join("meta.json");
    let text = fs::read_to_string(&meta).unwrap();
    assert!(text.contains("words-1"));
    fs::write(&meta, text.replace("words-1", "words-0")).unwrap();
    assert_eq!(refusal(&old.0), "Old");
}

#[test]
fn damage_is_noticed() {
    let endings = [".term", ".idx", ".pos", ".fast"];
    for ending in endings {
        let folder = written();
        let file = &folder.files(ending)[0];
        let mut bytes = fs::read(file).unwrap();
        let middle = bytes.len() / 3;
        bytes[middle] ^= 0x10;
        fs::write(file, &bytes).unwrap();
        assert_eq!(refusal(&folder.0), "Damaged", "one bit of {ending}");
        fs::write(file, &bytes[..middle]).unwrap();
        assert_eq!(refusal(&folder.0), "Damaged", "half of {ending}");
        fs::remove_file(file).unwrap();
        assert_eq!(refusal(&folder.0), "Damaged", "no {ending}");
    }
    let folder = written();
    let meta = folder.0.join("meta.json");
    let text = fs::read_to_string(&meta).unwrap();
    fs::write(&meta, text.replace("seven", "eleven")).unwrap();
    assert_eq!(refusal(&folder.0), "Damaged", "another cursor");
    fs::write(&meta, &text[..text.len() / 2]).unwrap();
    assert_eq!(refusal(&folder.0), "Damaged", "half of the list of segments");
    fs::remove_file(&meta).unwrap();
    assert_eq!(refusal(&folder.0), "Missing");
}

#[test]
fn an_index_is_built_from_nothing() {
    let folder = Folder::new();
    let rebuild = Rebuild::start(&folder.0, &BOOKS.schema).unwrap();
    let books: Vec<Book> = (1..=500).map(|number| book(number, "Oshpaz")).collect();
    books.iter().for_each(|book| rebuild.add(&book.document()).unwrap());
    let index = rebuild.finish("start").unwrap();
    assert_eq!((index.len(), index.cursor().as_deref()), (500, Some("start")));
    index.apply(put([book(1, "Haydovchi")]), "next").unwrap();
    assert_eq!(index.len(), 500);
    drop(index);
    assert_eq!(SearchIndex::open(&folder.0, &BOOKS.schema).unwrap().cursor().as_deref(), Some("next"));

    let folder = Folder::new();
    let rebuild = Rebuild::start(&folder.0, &BOOKS.schema).unwrap();
    books.iter().for_each(|book| rebuild.add(&book.document()).unwrap());
    drop(rebuild);
    assert_eq!(refusal(&folder.0), "Missing", "it was left half-built");
}

/// A writer merges in the background unless told not to. Segments that were being merged at the end were missing from
/// the final merge, so that building a large index failed now and then.
#[test]
fn while_an_index_is_built_nothing_is_merged() {
    let folder = Folder::new();
    let mut rebuild = Rebuild::start(&folder.0, &BOOKS.schema).unwrap();
    for number in 1..=20 {
        rebuild.add(&book(number, "Oshpaz").document()).unwrap();
        rebuild.writer.commit().unwrap();
    }
    assert_eq!(format!("{:?}", rebuild.writer.get_merge_policy()), "NoMergePolicy");
    assert_eq!(rebuild.index.searchable_segment_ids().unwrap().len(), 20);
    let index = rebuild.finish("start").unwrap();
    assert_eq!((index.len(), index.index.searchable_segment_ids().unwrap().len()), (20, 1));
}

/// Many small commits: segments are merged while searches run, and no document is lost or seen twice.
#[test]
fn searches_and_changes_do_not_disturb_each_other() {
    let index = index((1..=100).map(|number| book(number, "Oshpaz")));
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut last = 0;
                while !done.load(Ordering::Relaxed) {
                    let found = Ask { limit: 200, ..Ask::default() }.find_once(&index, &tree("oshpaz"));
                    assert_eq!((found.total, found.ids.len()), (100, 100));
                    assert!(found.generation >= last);
                    last = found.generation;
                }
            });
        }
        for round in 0..60 {
            let changed = (0..5).map(|step| book((round * 5 + step) % 100 + 1, "Oshpaz"));
            index.apply(put(changed), &round.to_string()).unwrap();
        }
        done.store(true, Ordering::Relaxed);
    });
    assert_eq!(index.len(), 100);
}

impl Ask {
    /// Without the separate count, which may see a later commit.
    fn find_once(&self, index: &SearchIndex, query: &Tree) -> SearchHits {
        let Self { synonyms, filters, sort, offset, limit, promoted, corrections, now } = self;
        let (sort, offset, limit, corrections, now) = (*sort, *offset, *limit, *corrections, *now);
        let request = SearchRequest {
            query: Some(query),
            synonyms,
            filters,
            sort,
            offset,
            limit,
            promoted: 0..*promoted,
            facets: true,
            corrections,
            now,
        };
        index.search(&request).unwrap()
    }
}

#[test]
fn a_folder_that_vanishes_is_an_error_and_no_panic() {
    let folder = written();
    let index = SearchIndex::open(&folder.0, &BOOKS.schema).unwrap();
    fs::remove_dir_all(&folder.0).unwrap();
    for _ in 0..3 {
        assert!(index.apply(put([book(51, "Oshpaz")]), "eight").is_err());
    }
    assert_eq!(Ask::default().find(&index, Some(&tree("oshpaz"))).total, 50, "what is open stays readable");
}

/// Files are damaged while the index is open: the process survives, the damage is found, and what a search returns is
/// an error or an answer, never a panic.
#[test]
fn damage_of_an_open_index_is_noticed() {
    for truncated in [true, false] {
        let folder = written();
        let index = SearchIndex::open(&folder.0, &BOOKS.schema).unwrap();
        index.verify().unwrap();
        for ending in [".term", ".idx", ".pos", ".fast"] {
            for file in folder.files(ending) {
                let size = fs::metadata(&file).unwrap().len();
                let open = fs::OpenOptions::new().write(true).open(&file).unwrap();
                if truncated {
                    open.set_len(0).unwrap();
                } else {
                    open.write_all_at(&vec![0xa5; size as usize], 0).unwrap();
                }
            }
        }
        let tree = tree("oshpaz");
        let ask = Ask::default();
        let request = SearchRequest {
            query: Some(&tree),
            synonyms: &ask.synonyms,
            filters: &ask.filters,
            sort: ask.sort,
            offset: 0,
            limit: 10,
            promoted: 0..0,
            facets: true,
            corrections: true,
            now: ask.now,
        };
        // Overwritten bytes may decode to something; bytes that are gone cannot.
        assert!(index.search(&request).is_err() || !truncated);
        assert!(matches!(index.verify(), Err(OpenError::Damaged(_))), "truncated: {truncated}");
    }
}

/// A directory whose disk can be full.
#[derive(Clone, Debug)]
struct Disk {
    inside: RamDirectory,
    is_full: Arc<AtomicBool>,
}

impl Disk {
    fn check(&self) -> io::Result<()> {
        if self.is_full.load(Ordering::Relaxed) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
}

impl Directory for Disk {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        self.inside.get_file_handle(path)
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        self.inside.delete(path)
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        self.inside.exists(path)
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        self.check().map_err(|error| OpenWriteError::wrap_io_error(error, path.to_owned()))?;
        self.inside.open_write(path)
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        self.inside.atomic_read(path)
    }

    fn atomic_write(&self, path: &Path, data: &[u8]) -> io::Result<()> {
        self.check()?;
        self.inside.atomic_write(path, data)
    }

    fn sync_directory(&self) -> io::Result<()> {
        self.check()?;
        self.inside.sync_directory()
    }

    fn watch(&self, callback: WatchCallback) -> tantivy::Result<WatchHandle> {
        self.inside.watch(callback)
    }
}

#[test]
fn a_full_disk_loses_nothing_and_heals() {
    let disk = Disk { inside: RamDirectory::create(), is_full: Arc::default() };
    let index = SearchIndex::create_in(Box::new(disk.clone()), &BOOKS.schema).unwrap();
    index.apply(put([book(1, "Oshpaz")]), "1").unwrap();
    disk.is_full.store(true, Ordering::Relaxed);
    for _ in 0..3 {
        assert!(index.apply(put([book(2, "Oshpaz")]), "2").is_err());
        assert_eq!(index.cursor().unwrap(), "1");
        assert_eq!(found(&index, "oshpaz"), [1], "it still answers");
    }
    disk.is_full.store(false, Ordering::Relaxed);
    index.apply(put([book(3, "Oshpaz")]), "3").unwrap();
    assert_eq!(found(&index, "oshpaz"), [3, 1]);
    drop(index);
    let index = SearchIndex::open_directory(Box::new(disk), &BOOKS.schema).unwrap();
    assert_eq!((index.cursor().as_deref(), index.len()), (Some("3"), 2));
}

#[test]
fn small_changes_do_not_write_a_large_part_anew() {
    let index = SearchIndex::in_memory(&BOOKS.schema);
    // The sizes of the segments, and of those that are merged.
    for (sizes, merged) in [
        (&[20, 20, 20][..], &[][..]),
        (&[20, 20, 20, 20], &[20, 20, 20, 20]),
        (&[9_000, 20, 20, 20], &[]),
        (&[9_000, 20, 20, 20, 900], &[20, 20, 20, 900]),
        (&[8_000, 7_000, 6_000, 5_000, 20], &[8_000, 7_000, 6_000, 5_000]),
    ] {
        let segment =
            |size: &u32| index.index.new_segment_meta(tantivy::index::SegmentId::generate_random(), *size);
        let segments: Vec<_> = sizes.iter().map(segment).collect();
        let chosen = super::super::merging().compute_merge_candidates(&segments);
        let size_of =
            |id| segments.iter().find(|segment| segment.id() == id).map_or(0, tantivy::SegmentMeta::max_doc);
        let mut chosen: Vec<u32> =
            chosen.iter().flat_map(|together| together.0.iter().map(|id| size_of(*id))).collect();
        let mut merged = merged.to_vec();
        chosen.sort_unstable();
        merged.sort_unstable();
        assert_eq!(chosen, merged, "{sizes:?}");
    }
}
