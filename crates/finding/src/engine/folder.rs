//! Where indexes lie: one folder for each, and a file that names the one in force.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of all indexes of this server.
#[derive(Debug, Clone)]
pub struct Folder(PathBuf);

const CURRENT: &str = "current";
const PREFIX: &str = "vacancies-";

impl Folder {
    pub fn new(path: &Path) -> io::Result<Self> {
        fs::create_dir_all(path)?;
        Ok(Self(path.to_owned()))
    }

    /// The index in force, if one was ever finished.
    pub fn current(&self) -> Option<PathBuf> {
        let name = fs::read_to_string(self.0.join(CURRENT)).ok()?;
        let name = name.trim();
        // Only a name that we gave: the file may be damaged too.
        let is_ours = name.strip_prefix(PREFIX).is_some_and(|number| number.parse::<u64>().is_ok());
        is_ours.then(|| self.0.join(name))
    }

    /// An empty folder for a new index.
    pub fn fresh(&self) -> io::Result<PathBuf> {
        let last = self.numbers()?.into_iter().max().unwrap_or(0);
        let path = self.0.join(format!("{PREFIX}{}", last + 1));
        fs::create_dir(&path)?;
        Ok(path)
    }

    /// Puts a finished index in force: after a crash in between the old one is still named.
    pub fn set_current(&self, index: &Path) -> io::Result<()> {
        let name = index.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let draft = self.0.join("current.new");
        fs::write(&draft, name)?;
        fs::File::open(&draft)?.sync_all()?;
        fs::rename(&draft, self.0.join(CURRENT))?;
        fs::File::open(&self.0)?.sync_all()
    }

    /// Removes every index but the one in force: earlier ones, and those that were never finished.
    pub fn sweep(&self) -> io::Result<()> {
        let current = self.current();
        for number in self.numbers()? {
            let path = self.0.join(format!("{PREFIX}{number}"));
            if current.as_deref() != Some(&path) {
                fs::remove_dir_all(path)?;
            }
        }
        Ok(())
    }

    fn numbers(&self) -> io::Result<Vec<u64>> {
        let names = fs::read_dir(&self.0)?.map(|entry| entry.map(|entry| entry.file_name()));
        let names = names.collect::<io::Result<Vec<_>>>()?;
        Ok(names.iter().filter_map(|name| name.to_str()?.strip_prefix(PREFIX)?.parse().ok()).collect())
    }
}
