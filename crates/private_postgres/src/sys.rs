//! The few system calls that std does not offer, and all unsafe code of this crate.
#![expect(unsafe_code, reason = "system calls through libc; each use says why it is sound")]

use std::ffi::{CStr, CString};
use std::io;
use std::mem::MaybeUninit;
#[cfg(target_os = "linux")]
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::ptr;

/// A user account of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub name: String,
    pub uid: u32,
    pub gid: u32,
}

/// The signals as the postmaster interprets them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// SIGINT, "fast shutdown": ends the sessions and writes all data to disk.
    Fast,
    /// SIGQUIT, "immediate shutdown": aborts everything; the next start recovers from the WAL.
    Immediate,
    /// SIGKILL: cannot be caught.
    Kill,
}

impl Signal {
    fn number(self) -> libc::c_int {
        match self {
            Signal::Fast => libc::SIGINT,
            Signal::Immediate => libc::SIGQUIT,
            Signal::Kill => libc::SIGKILL,
        }
    }
}

pub fn effective_uid() -> u32 {
    // SAFETY: geteuid has no preconditions and cannot fail.
    unsafe { libc::geteuid() }
}

/// Errors for a process that is gone or not ours are ignored: the caller checks which processes are still alive.
pub fn send(signal: Signal, pid: i32) {
    // Zero and negative numbers would address whole process groups.
    if pid > 0 {
        // SAFETY: kill takes plain numbers and touches no memory of ours.
        unsafe { libc::kill(pid, signal.number()) };
    }
}

pub fn account_named(name: &str) -> Option<Account> {
    let name = CString::new(name).ok()?;
    // SAFETY: `name` is a valid C string and outlives the call; the rest is passed on from `look_up`.
    look_up(|entry, buffer, size, found| unsafe {
        libc::getpwnam_r(name.as_ptr(), entry, buffer, size, found)
    })
}

pub fn account_with_uid(uid: u32) -> Option<Account> {
    // SAFETY: all pointers are passed on from `look_up`, which keeps what they point to alive.
    look_up(|entry, buffer, size, found| unsafe { libc::getpwuid_r(uid, entry, buffer, size, found) })
}

fn look_up(
    call: impl Fn(*mut libc::passwd, *mut libc::c_char, usize, *mut *mut libc::passwd) -> libc::c_int,
) -> Option<Account> {
    let mut buffer = vec![0; 16 * 1024];
    let mut entry = MaybeUninit::<libc::passwd>::uninit();
    let mut found = ptr::null_mut();
    let code = call(entry.as_mut_ptr(), buffer.as_mut_ptr(), buffer.len(), &mut found);
    if code != 0 || found.is_null() {
        return None;
    }
    // SAFETY: a zero code and a non-null result mean that `entry` is filled and its strings lie in `buffer`,
    // which lives until the end of this function; everything is copied out before.
    let (name, uid, gid) = unsafe {
        let entry = entry.assume_init();
        (CStr::from_ptr(entry.pw_name).to_string_lossy().into_owned(), entry.pw_uid, entry.pw_gid)
    };
    Some(Account { name, uid, gid })
}

/// Makes the kernel send `signal` to the command when the calling thread ends, for whatever reason.
///
/// Call this last: changing the user clears the setting in the kernel.
#[cfg(target_os = "linux")]
pub fn end_with_this_thread(command: &mut Command, signal: Signal) {
    let parent = std::process::id();
    let signal = signal.number();
    // SAFETY: between fork and exec only system calls are made, nothing is allocated and no lock is taken.
    unsafe {
        command.pre_exec(move || {
            if libc::prctl(libc::PR_SET_PDEATHSIG, signal) != 0 {
                return Err(io::Error::last_os_error());
            }
            // The parent may have died before the call above; then no signal would ever be sent.
            if libc::getppid() as u32 != parent {
                return Err(io::Error::from_raw_os_error(libc::ESRCH));
            }
            Ok(())
        });
    }
}

/// Other kernels have no such feature; there the next start ends leftover processes.
#[cfg(not(target_os = "linux"))]
pub fn end_with_this_thread(_command: &mut Command, _signal: Signal) {}

/// Runs the command in a user namespace where root appears as `seen_as`, while files on disk stay root's.
#[cfg(target_os = "linux")]
pub fn in_user_namespace(command: &mut Command, seen_as: &Account) -> io::Result<()> {
    let uid_map = CString::new(format!("{} 0 1", seen_as.uid))?;
    let gid_map = CString::new(format!("{} 0 1", seen_as.gid))?;
    // SAFETY: between fork and exec only system calls are made on strings that were prepared before.
    unsafe {
        command.pre_exec(move || {
            if libc::unshare(libc::CLONE_NEWUSER) != 0 {
                return Err(io::Error::last_os_error());
            }
            // The kernel accepts a group map only from a process that has given up changing its groups.
            write_once(c"/proc/self/setgroups", c"deny")?;
            write_once(c"/proc/self/uid_map", &uid_map)?;
            write_once(c"/proc/self/gid_map", &gid_map)
        });
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
pub fn in_user_namespace(_command: &mut Command, _seen_as: &Account) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Writes the whole text in one call, without allocating: it is used between fork and exec.
#[cfg(target_os = "linux")]
fn write_once(path: &CStr, text: &CStr) -> io::Result<()> {
    let bytes = text.to_bytes();
    // SAFETY: both strings are valid for the calls, the length is theirs, and the descriptor is closed once.
    unsafe {
        let file = libc::open(path.as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
        if file < 0 {
            return Err(io::Error::last_os_error());
        }
        let written = libc::write(file, bytes.as_ptr().cast(), bytes.len());
        let error = io::Error::last_os_error();
        libc::close(file);
        if usize::try_from(written) == Ok(bytes.len()) { Ok(()) } else { Err(error) }
    }
}
