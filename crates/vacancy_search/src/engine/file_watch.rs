//! Notices that somebody changed the files of an index. Tantivy writes a file of a segment once and never again, so a
//! different size or time means damage. Reading the metadata of all files takes microseconds.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// The files of segments at the last call.
#[derive(Debug, Default)]
pub struct FileWatch(HashMap<String, Seen>);

#[derive(Debug)]
struct Seen {
    size: u64,
    modified: SystemTime,
    /// The same at two calls. Until then it may still be being written.
    is_finished: bool,
}

impl FileWatch {
    /// Whether a file is different from what it was at an earlier call. Removed files are not reported: merging
    /// removes files, and an open index can read them still.
    pub fn has_changed(&mut self, folder: &Path) -> bool {
        let Ok(entries) = fs::read_dir(folder) else { return false };
        let (mut seen, mut has_changed) = (HashMap::new(), false);
        for entry in entries.flatten() {
            let Ok(name) = entry.file_name().into_string() else { continue };
            // Lists of segments and locks are replaced all the time; a segment is named by 32 hexadecimal digits.
            let is_segment =
                name.split_once('.').is_some_and(|(stem, _)| stem.len() == 32 && !name.ends_with(".lock"));
            if let (true, Ok(meta)) = (is_segment, entry.metadata())
                && let Ok(modified) = meta.modified()
            {
                let before = self.0.get(&name);
                let is_same =
                    before.is_some_and(|before| (before.size, before.modified) == (meta.len(), modified));
                has_changed |= !is_same && before.is_some_and(|before| before.is_finished);
                seen.insert(name, Seen { size: meta.len(), modified, is_finished: is_same });
            }
        }
        self.0 = seen;
        has_changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_written_again_is_noticed_once() {
        let folder = std::env::temp_dir().join(format!("ishbor-watch-{}", uuid::Uuid::new_v4()));
        fs::create_dir_all(&folder).unwrap();
        let segment = folder.join(format!("{}.idx", "0a".repeat(16)));
        fs::write(&segment, "words").unwrap();
        fs::write(folder.join("meta.json"), "1").unwrap();
        let mut watch = FileWatch::default();
        assert!(!watch.has_changed(&folder));
        fs::write(&segment, "words of a segment").unwrap();
        assert!(!watch.has_changed(&folder), "it was still being written");
        assert!(!watch.has_changed(&folder));
        fs::write(folder.join("meta.json"), "12").unwrap();
        assert!(!watch.has_changed(&folder), "a list of segments may change");
        fs::write(&segment, "word").unwrap();
        assert!(watch.has_changed(&folder));
        assert!(!watch.has_changed(&folder));
        fs::remove_file(&segment).unwrap();
        assert!(!watch.has_changed(&folder), "merging removes files");
        assert!(!watch.has_changed(&folder.join("nowhere")));
        fs::remove_dir_all(folder).unwrap();
    }
}
