//! The index folders on disk: one per index, and a file that names the current one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder that holds this server's indexes of one kind.
#[derive(Debug, Clone)]
pub struct Folder {
    path: PathBuf,
    /// What the names of the indexes begin with: `vacancies-`.
    prefix: String,
}

const CURRENT: &str = "current";

impl Folder {
    pub fn new(path: &Path, kind: &str) -> io::Result<Self> {
        fs::create_dir_all(path)?;
        Ok(Self { path: path.to_owned(), prefix: format!("{kind}-") })
    }

    /// The current index, if one was ever finished.
    pub fn current(&self) -> Option<PathBuf> {
        self.read().map(|(path, _)| path)
    }

    /// The id of the rebuild request that the current index satisfies.
    pub fn built_for(&self) -> i64 {
        self.read().map_or(0, |(_, built_for)| built_for)
    }

    fn read(&self) -> Option<(PathBuf, i64)> {
        let text = fs::read_to_string(self.path.join(CURRENT)).ok()?;
        let (name, built_for) = text.trim().split_once(' ')?;
        // Accept only names that we generate: the file may be damaged.
        let is_ours = name.strip_prefix(&self.prefix).is_some_and(|number| number.parse::<u64>().is_ok());
        is_ours.then_some((self.path.join(name), built_for.parse().ok()?))
    }

    /// Creates an empty folder for a new index.
    pub fn fresh(&self) -> io::Result<PathBuf> {
        let last = self.numbers()?.into_iter().max().unwrap_or(0);
        let path = self.path.join(format!("{}{}", self.prefix, last + 1));
        fs::create_dir_all(&path)?;
        Ok(path)
    }

    /// Makes a finished index the current one. The file is replaced atomically, so after a crash the old index is
    /// still current.
    pub fn set_current(&self, index: &Path, built_for: i64) -> io::Result<()> {
        let name = index.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let draft = self.path.join("current.new");
        fs::write(&draft, format!("{name} {built_for}"))?;
        fs::File::open(&draft)?.sync_all()?;
        fs::rename(&draft, self.path.join(CURRENT))?;
        fs::File::open(&self.path)?.sync_all()
    }

    /// Removes every index but the current one: earlier ones and unfinished ones.
    pub fn sweep(&self) -> io::Result<()> {
        let current = self.current();
        for number in self.numbers()? {
            let path = self.path.join(format!("{}{number}", self.prefix));
            if current.as_deref() != Some(&path) {
                fs::remove_dir_all(path)?;
            }
        }
        Ok(())
    }

    fn numbers(&self) -> io::Result<Vec<u64>> {
        // It may have been removed while the server runs.
        fs::create_dir_all(&self.path)?;
        let names = fs::read_dir(&self.path)?.map(|entry| entry.map(|entry| entry.file_name()));
        let names = names.collect::<io::Result<Vec<_>>>()?;
        Ok(names.iter().filter_map(|name| name.to_str()?.strip_prefix(&self.prefix)?.parse().ok()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_index_is_found_and_the_others_are_removed() {
        let path = std::env::temp_dir().join(format!("ishbor-folder-{}", uuid::Uuid::new_v4()));
        let folder = Folder::new(&path, "vacancies").unwrap();
        assert_eq!((folder.current(), folder.built_for()), (None, 0));
        let (old, new) = (folder.fresh().unwrap(), folder.fresh().unwrap());
        folder.set_current(&old, 3).unwrap();
        assert_eq!((folder.current().as_ref(), folder.built_for()), (Some(&old), 3));
        folder.set_current(&new, 4).unwrap();
        folder.sweep().unwrap();
        assert!(new.exists() && !old.exists());
        // A name that we did not generate is ignored.
        for damaged in ["", "vacancies-2", "../elsewhere 1", "vacancies-x 1"] {
            fs::write(path.join(CURRENT), damaged).unwrap();
            assert_eq!(folder.current(), None, "{damaged}");
        }
        fs::remove_dir_all(path).unwrap();
    }
}
