//! The lock that makes one process the owner of a cluster.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;
use std::str::FromStr;
use std::thread;
use std::time::{Duration, Instant};

use crate::Error;
use crate::error::Holder;

/// [`announced`] in another process may hold the lock for a moment, and so may a process that is exiting.
const PATIENCE: Duration = Duration::from_secs(1);

/// The kernel releases the lock with the last handle of the file, also when the process is killed.
#[derive(Debug)]
pub struct Lock {
    file: File,
}

impl Lock {
    pub fn take(path: &Path, data: &Path) -> Result<Lock, Error> {
        let failed = |source| Error::io(format!("lock {}", path.display()), source);
        let mut file = open(path).map_err(failed)?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::Error(source)) => return Err(failed(source)),
                Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                    thread::sleep(Duration::from_millis(10));
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(Error::Busy {
                        data: data.to_owned(),
                        holder: Holder(read_line(&mut file, 0)),
                    });
                }
            }
        }
        let lock = Lock { file };
        lock.write(&format!("{}\n", std::process::id())).map_err(failed)?;
        Ok(lock)
    }

    /// Records which postmaster is ours. One of an earlier owner may still be shutting down.
    pub fn announce(&self, postmaster: u32) -> Result<(), Error> {
        let text = format!("{}\n{postmaster}\n", std::process::id());
        self.write(&text).map_err(|source| Error::io("write the lock file", source))
    }

    fn write(&self, text: &str) -> io::Result<()> {
        self.file.write_all_at(text.as_bytes(), 0)?;
        self.file.set_len(text.len() as u64)
    }
}

/// The postmaster of the process that currently owns the cluster.
pub fn announced(path: &Path) -> Option<i32> {
    let mut file = File::open(path).ok()?;
    // A shared lock, so that two concurrent readers do not mistake each other for the owner.
    if !matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)) {
        return None;
    }
    read_line(&mut file, 1)
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o644).open(path)
}

/// The number in a line, counted from zero: the owner, then its postmaster.
fn read_line<T: FromStr>(file: &mut File, index: usize) -> Option<T> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    text.lines().nth(index)?.parse().ok()
}
