//! Notices that somebody changed the files of an index. A committed file is never written again, so a different size
//! or time means damage. Reading the metadata of all files takes microseconds.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The committed files at the last call.
#[derive(Debug, Default)]
pub struct FileWatch {
    seen: HashMap<PathBuf, (u64, SystemTime)>,
    has_changed: bool,
}

impl FileWatch {
    /// `files`: the names of the files that are committed now. Removed files are not reported: merging removes files,
    /// and an open index can read them still.
    pub fn look(&mut self, folder: &Path, files: HashSet<PathBuf>) {
        let mut seen = HashMap::new();
        for name in files {
            let Ok(meta) = fs::metadata(folder.join(&name)) else { continue };
            let Ok(modified) = meta.modified() else { continue };
            let now = (meta.len(), modified);
            self.has_changed |= self.seen.get(&name).is_some_and(|before| *before != now);
            seen.insert(name, now);
        }
        self.seen = seen;
    }

    /// Whether a file has changed since the last call of this function.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.has_changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_committed_file_that_is_written_again_is_noticed_once() {
        let folder = std::env::temp_dir().join(format!("ishbor-watch-{}", uuid::Uuid::new_v4()));
        fs::create_dir_all(&folder).unwrap();
        let files = || HashSet::from([PathBuf::from("a.idx"), PathBuf::from("absent.del")]);
        fs::write(folder.join("a.idx"), "words").unwrap();
        fs::write(folder.join("meta.json"), "1").unwrap();
        let mut watch = FileWatch::default();
        let mut changed = |folder: &Path| {
            watch.look(folder, files());
            watch.take_changed()
        };
        assert!(!changed(&folder));
        fs::write(folder.join("meta.json"), "12").unwrap();
        assert!(!changed(&folder), "only committed files count");
        fs::write(folder.join("a.idx"), "word").unwrap();
        assert!(changed(&folder));
        assert!(!changed(&folder));
        fs::remove_file(folder.join("a.idx")).unwrap();
        assert!(!changed(&folder), "merging removes files");
        fs::remove_dir_all(folder).unwrap();
    }
}
