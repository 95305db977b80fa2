//! The lock that makes one process the owner of a cluster.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::Error;
use crate::error::Holder;

/// [`is_held`] of another process may hold the lock for a moment, and so may a process that is just dying.
const PATIENCE: Duration = Duration::from_secs(1);

/// The kernel frees the lock with the last handle of the file, also when the process is killed.
#[derive(Debug)]
pub struct Lock {
    _file: File,
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
                    return Err(Error::Busy { data: data.to_owned(), holder: holder(&mut file) });
                }
            }
        }
        sign(&mut file).map_err(failed)?;
        Ok(Lock { _file: file })
    }
}

/// Whether some process owns the cluster at this moment.
pub fn is_held(path: &Path) -> bool {
    let Ok(file) = File::open(path) else { return false };
    // A shared lock, so that two who ask at once do not take each other for the owner.
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o644).open(path)
}

fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

fn holder(file: &mut File) -> Holder {
    let mut text = String::new();
    Holder(file.read_to_string(&mut text).ok().and_then(|_| text.trim().parse().ok()))
}
