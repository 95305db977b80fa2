//! `postmaster.pid`, PostgreSQL's own status file.

use std::fs;
use std::path::{Path, PathBuf};

pub const NAME: &str = "postmaster.pid";

/// The lines we use: the first, the fifth and the eighth.
#[derive(Debug, PartialEq, Eq)]
pub struct PidFile {
    pub pid: i32,
    /// Not written yet in the first moment of a start.
    pub socket_dir: Option<PathBuf>,
    /// Accepts connections. Reading this avoids the need for a client.
    pub is_ready: bool,
}

impl PidFile {
    pub fn read(cluster: &Path) -> Option<PidFile> {
        PidFile::parse(&fs::read_to_string(cluster.join(NAME)).ok()?)
    }

    fn parse(text: &str) -> Option<PidFile> {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let socket_dir = lines.get(4).filter(|dir| !dir.is_empty()).map(PathBuf::from);
        // A standalone backend writes its pid with a minus; it is not a postmaster.
        let pid = lines.first()?.parse().ok().filter(|pid| *pid > 0)?;
        Some(PidFile { pid, socket_dir, is_ready: lines.get(7) == Some(&"ready") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_a_running_server_is_read() {
        let text = "4711\n/d/cluster\n1763170000\n5432\n/d/socket\n\n  1048577         3\nready   \n";
        let file = PidFile { pid: 4711, socket_dir: Some("/d/socket".into()), is_ready: true };
        assert_eq!(PidFile::parse(text), Some(file));
    }

    #[test]
    fn a_starting_or_stopping_server_is_not_ready() {
        for text in ["4711\n", "4711\n/d\n1\n5432\n", "4711\n/d\n1\n5432\n/s\n\n1 3\nstarting\n"] {
            assert!(!PidFile::parse(text).unwrap().is_ready, "{text:?}");
        }
        assert!(!PidFile::parse("4711\n/d\n1\n5432\n/s\n\n1 3\nstopping\n").unwrap().is_ready);
    }

    #[test]
    fn an_invalid_pid_file_is_none() {
        for text in ["", "\n", "abc\n", "-12\n", "0\n"] {
            assert_eq!(PidFile::parse(text), None, "{text:?}");
        }
    }
}
