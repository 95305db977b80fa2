//! Finds live PostgreSQL processes, independent of any pid file.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

const POLL: Duration = Duration::from_millis(10);

/// The live PostgreSQL processes that work in `dir`: the postmaster and its backends.
///
/// A pid alone proves nothing: after a crash it may belong to another program, or to a zombie that is never reaped
/// (common in containers). A zombie has no working directory, so it is not counted.
#[cfg(target_os = "linux")]
pub fn postgres_in(dir: &Path) -> Vec<i32> {
    use std::fs;
    use std::os::unix::fs::MetadataExt;

    let Ok(ours) = fs::metadata(dir) else { return vec![] };
    let Ok(processes) = fs::read_dir("/proc") else { return vec![] };
    let works_here = |pid: &i32| {
        let cwd = fs::metadata(format!("/proc/{pid}/cwd"));
        cwd.is_ok_and(|cwd| cwd.dev() == ours.dev() && cwd.ino() == ours.ino())
            && fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim_end() == "postgres")
    };
    let pids = processes.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    pids.filter(works_here).collect()
}

/// Without /proc only the postmaster can be identified, by its command line. Orphaned backends are then detected by
/// PostgreSQL itself, through the shared memory segment that they keep.
#[cfg(not(target_os = "linux"))]
pub fn postgres_in(dir: &Path) -> Vec<i32> {
    let Ok(output) = std::process::Command::new("ps").args(["-axo", "pid=,command="]).output() else {
        return vec![];
    };
    let (list, dir) = (String::from_utf8_lossy(&output.stdout), dir.to_string_lossy());
    let ours = list.lines().filter(|line| line.contains("postgres") && line.contains(&*dir));
    ours.filter_map(|line| line.split_whitespace().next()?.parse().ok()).collect()
}

/// Waits until no PostgreSQL process works in `dir`; returns false on timeout.
pub fn wait_until_none_in(dir: &Path, patience: Duration) -> bool {
    let begun = Instant::now();
    loop {
        if postgres_in(dir).is_empty() {
            return true;
        }
        if begun.elapsed() >= patience {
            return false;
        }
        thread::sleep(POLL);
    }
}
