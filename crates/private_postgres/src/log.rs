//! PostgreSQL's log file, limited in size.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// At this size the log is copied to `postgres.log.1`, replacing the previous one.
const LARGEST: u64 = 8 * 1024 * 1024;

#[derive(Debug)]
pub struct Log {
    path: PathBuf,
}

impl Log {
    pub fn new(path: PathBuf) -> Log {
        Log { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opened for appending, so that PostgreSQL continues at the start of the file after [`Log::trim`]. Readable by
    /// the owner only: statements may contain personal data.
    pub fn open(&self) -> io::Result<File> {
        OpenOptions::new().append(true).create(true).mode(0o600).open(&self.path)
    }

    pub fn len(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |found| found.len())
    }

    /// PostgreSQL keeps the file open, so it is copied and truncated instead of renamed.
    pub fn trim(&self) -> io::Result<()> {
        if self.len() > LARGEST {
            fs::copy(&self.path, self.path.with_added_extension("1"))?;
            OpenOptions::new().write(true).truncate(true).open(&self.path)?;
        }
        Ok(())
    }

    /// The last lines written since the file was `since` bytes long.
    pub fn tail(&self, since: u64) -> String {
        const LINES: usize = 20;
        let bytes = fs::read(&self.path).unwrap_or_default();
        let fresh = usize::try_from(since).ok().and_then(|since| bytes.get(since..)).unwrap_or_default();
        let text = String::from_utf8_lossy(fresh);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(LINES)..].join("\n")
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn fresh(name: &str) -> Log {
        let dir = std::env::temp_dir().join(format!("ishbor-log-{}-{name}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        Log::new(dir.join("postgres.log"))
    }

    #[test]
    fn a_large_log_is_truncated_while_it_is_open() {
        let log = fresh("trim");
        let mut writer = log.open().unwrap();
        writer.write_all(&vec![b'x'; 1024]).unwrap();
        log.trim().unwrap();
        assert_eq!(log.len(), 1024, "a small log stays");

        writer.write_all(&vec![b'x'; LARGEST as usize]).unwrap();
        log.trim().unwrap();
        writer.write_all(b"next").unwrap();
        assert_eq!(fs::read(log.path()).unwrap(), b"next");
        assert_eq!(fs::metadata(log.path().with_added_extension("1")).unwrap().len(), LARGEST + 1024);
        fs::remove_dir_all(log.path().parent().unwrap()).unwrap();
    }

    #[test]
    fn the_tail_leaves_older_lines_out() {
        let log = fresh("tail");
        let mut writer = log.open().unwrap();
        writer.write_all(b"old\n").unwrap();
        let since = log.len();
        writer.write_all(b"new\nnewer\n").unwrap();
        assert_eq!(log.tail(since), "new\nnewer");
        assert_eq!(log.tail(1000), "");
        fs::remove_dir_all(log.path().parent().unwrap()).unwrap();
    }
}
