//! The layout of a cluster on disk.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use crate::Error;

/// Only part of the socket file's name; PostgreSQL does not listen on TCP.
pub const PORT: u16 = 5432;

/// The maximum length of a socket path: 107 bytes on Linux, 103 on macOS.
const LONGEST_SOCKET_PATH: usize = 103;

#[derive(Debug)]
pub struct Place {
    pub home: PathBuf,
    pub cluster: PathBuf,
    pub unfinished: PathBuf,
    pub lock: PathBuf,
    pub log: PathBuf,
}

impl Place {
    /// Creates the home folder when it is missing.
    pub fn open(data_dir: &Path) -> Result<Place, Error> {
        let failed = |source| Error::io(format!("make the folder {}", data_dir.display()), source);
        // Traversable by everybody, so that the account PostgreSQL runs as can reach its own folders inside; not
        // listable by others.
        DirBuilder::new().recursive(true).mode(0o711).create(data_dir).map_err(failed)?;
        Ok(Place::at(fs::canonicalize(data_dir).map_err(failed)?))
    }

    pub fn existing(data_dir: &Path) -> Option<Place> {
        fs::canonicalize(data_dir).ok().map(Place::at)
    }

    fn at(home: PathBuf) -> Place {
        Place {
            cluster: home.join("cluster"),
            unfinished: home.join("cluster.new"),
            lock: home.join("lock"),
            log: home.join("postgres.log"),
            home,
        }
    }

    /// The major version of the cluster; `None` when there is no cluster yet.
    pub fn major(&self) -> Result<Option<u32>, Error> {
        let path = self.cluster.join("PG_VERSION");
        let failed = |source| Error::io(format!("read {}", path.display()), source);
        match fs::read_to_string(&path) {
            Ok(text) => {
                let major = text.trim().parse();
                major.map(Some).map_err(|_| failed(io::Error::other(format!("not a version: {text:?}"))))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    pub fn socket_dir(&self) -> PathBuf {
        let beside = self.home.join("socket");
        let path = socket_path(&beside);
        let bytes = path.as_os_str().as_bytes();
        // psql and other clients treat a comma as a separator between hosts.
        if bytes.len() <= LONGEST_SOCKET_PATH && !bytes.contains(&b',') {
            return beside;
        }
        std::env::temp_dir().join(format!("ishbor-{:016x}", hash(self.home.as_os_str().as_bytes())))
    }
}

pub fn socket_path(socket_dir: &Path) -> PathBuf {
    socket_dir.join(format!(".s.PGSQL.{PORT}"))
}

/// FNV-1a: the same in every build, so that a later version finds and removes an old socket.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_socket_is_beside_the_cluster_if_its_path_is_usable() {
        assert_eq!(Place::at("/srv/data/pg".into()).socket_dir(), Path::new("/srv/data/pg/socket"));

        let comma = Place::at("/srv/a, b".into());
        assert!(comma.socket_dir().starts_with(std::env::temp_dir()));

        let deep = Place::at(format!("/srv/{}", "deep/".repeat(30)).into());
        let other = Place::at(format!("/srv/{}", "deep/".repeat(31)).into());
        assert!(socket_path(&deep.socket_dir()).as_os_str().len() <= LONGEST_SOCKET_PATH);
        assert_ne!(deep.socket_dir(), other.socket_dir());
    }

    #[test]
    fn the_hash_never_changes() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
