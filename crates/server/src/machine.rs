//! What the operating system knows about this process and its disk: system calls that std does not offer.
#![expect(unsafe_code, reason = "system calls through libc; each use says why it is sound")]

use std::ffi::CString;
use std::io;
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

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

/// The size of the disk that holds `path`, and what unprivileged users can still write, in bytes.
pub struct DiskSpace {
    pub size: u64,
    pub free: u64,
}

pub fn disk_space(path: &Path) -> io::Result<DiskSpace> {
    let path = CString::new(path.as_os_str().as_bytes())?;
    let mut found = MaybeUninit::<libc::statvfs>::uninit();
    // SAFETY: the path is a valid C string, and the other pointer is to memory of the right size.
    check(unsafe { libc::statvfs(path.as_ptr(), found.as_mut_ptr()) })?;
    // SAFETY: the call succeeded, so it has filled the structure.
    let found = unsafe { found.assume_init() };
    #[expect(clippy::useless_conversion, reason = "these types differ between systems")]
    let (block, blocks, free) =
        (u64::from(found.f_frsize), u64::from(found.f_blocks), u64::from(found.f_bavail));
    Ok(DiskSpace { size: block * blocks, free: block * free })
}

fn check(result: libc::c_int) -> io::Result<()> {
    if result == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soft_limit_of_open_files_becomes_the_hard_limit() {
        let raised = raise_open_files().unwrap();
        let limits = std::fs::read_to_string("/proc/self/limits").unwrap();
        let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
        let values: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
        assert_eq!(values[0], values[1], "{line}");
        assert_eq!(values[0], raised.to_string(), "{line}");
    }

    #[test]
    fn a_disk_has_space() {
        let space = disk_space(Path::new("/")).unwrap();
        assert!(space.size > 0 && space.free <= space.size);
        assert!(disk_space(Path::new("/nothing/here")).is_err());
    }
}
