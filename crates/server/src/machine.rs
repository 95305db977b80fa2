//! What the operating system knows about this process and its disk: for metrics, under the names that Prometheus
//! clients usually give them, and the limit of open files.
#![expect(
    unsafe_code,
    reason = "system calls through libc, which std does not offer; each use says why it is sound"
)]

use std::ffi::CString;
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Linux reports processor time in hundredths of a second on every architecture.
const TICKS: f64 = 100.0;

/// What is measured at every scrape.
#[derive(Debug, Clone)]
pub struct Machine {
    pub data_dir: PathBuf,
}

impl Machine {
    pub fn measure(&self) {
        if let Some((size, free)) = disk(&self.data_dir) {
            metrics::gauge!("disk_size_bytes").set(size);
            metrics::gauge!("disk_free_bytes").set(free);
        }
        metrics::gauge!("search_index_bytes").set(size_of_folder(&self.data_dir.join("index")) as f64);
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(kilobytes) = number_after(&status, "VmRSS:") {
            metrics::gauge!("process_resident_memory_bytes").set(kilobytes * 1024.0);
        }
        if let Some(threads) = number_after(&status, "Threads:") {
            metrics::gauge!("process_threads").set(threads);
        }
        if let Ok(open) = fs::read_dir("/proc/self/fd") {
            metrics::gauge!("process_open_fds").set(open.count() as f64);
        }
        let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
        if let Some(most) = number_after(&limits, "Max open files") {
            metrics::gauge!("process_max_fds").set(most);
        }
        let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
        if let Some(seconds) = processor_seconds(&stat) {
            metrics::counter!("process_cpu_seconds_total").absolute(seconds as u64);
        }
    }
}

/// Raises the soft limit of open files to the hard limit and returns it. Every connection is an open file, and the usual
/// soft limit of 1024 is for programs that use `select`.
pub fn raise_open_files() -> io::Result<u64> {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the pointer is to a valid `rlimit` of ours, which the call fills.
    check(unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) })?;
    if limit.rlim_cur < limit.rlim_max {
        limit.rlim_cur = limit.rlim_max;
        // SAFETY: the pointer is to a valid `rlimit` of ours, which the call only reads.
        check(unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &limit) })?;
    }
    Ok(limit.rlim_cur)
}

fn check(result: libc::c_int) -> io::Result<()> {
    if result == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

/// The size and the free space of the disk that holds `path`, in bytes.
pub fn disk(path: &Path) -> Option<(f64, f64)> {
    let path = CString::new(path.as_os_str().as_bytes()).ok()?;
    let mut found = MaybeUninit::<libc::statvfs>::uninit();
    // SAFETY: `path` is a C string that outlives the call, `found` has room for the answer.
    let failed = unsafe { libc::statvfs(path.as_ptr(), found.as_mut_ptr()) } != 0;
    if failed {
        return None;
    }
    // SAFETY: the call succeeded, so the answer is complete.
    let found = unsafe { found.assume_init() };
    let block = found.f_frsize as f64;
    Some((found.f_blocks as f64 * block, found.f_bavail as f64 * block))
}

fn size_of_folder(folder: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let size = |entry: fs::DirEntry| match entry.metadata() {
        Ok(meta) if meta.is_dir() => size_of_folder(&entry.path()),
        Ok(meta) => meta.len(),
        Err(_) => 0,
    };
    entries.flatten().map(size).sum()
}

/// The first number of the line that begins with `label`.
fn number_after(text: &str, label: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix(label))?;
    line.split_whitespace().next()?.parse().ok()
}

/// User and system time of the process: the fields after its name, which may contain spaces and brackets.
fn processor_seconds(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut times = fields.split(' ').skip(11).map(str::parse::<f64>);
    Some((times.next()?.ok()? + times.next()?.ok()?) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_read_from_the_texts_of_the_kernel() {
        assert_eq!(number_after("VmPeak:\t 9 kB\nVmRSS:\t   1234 kB\n", "VmRSS:"), Some(1234.0));
        let limits = "Limit  Soft Limit  Hard Limit  Units\nMax open files            1024   4096   files\n";
        assert_eq!(number_after(limits, "Max open files"), Some(1024.0));
        let stat = "42 (a ) b) S 1 42 42 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 8 0 100 1 1";
        assert_eq!(processor_seconds(stat), Some(3.0));
        assert_eq!(processor_seconds(""), None);
    }

    #[test]
    fn the_soft_limit_of_open_files_becomes_the_hard_limit() {
        let raised = raise_open_files().unwrap();
        let limits = fs::read_to_string("/proc/self/limits").unwrap();
        let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
        let values: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
        assert_eq!(values[0], values[1], "{line}");
        assert_eq!(values[0], raised.to_string(), "{line}");
    }

    #[test]
    fn a_disk_has_a_size() {
        let (size, free) = disk(Path::new("/")).unwrap();
        assert!(size >= free && size > 0.0);
        assert_eq!(disk(Path::new("/no/such/folder")), None);
    }
}
