//! One run of the PostgreSQL server process.

use std::fs::File;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::account::RunAs;
use crate::binaries::Binaries;
use crate::pid_file::PidFile;
use crate::place::PORT;
use crate::sys::{self, Signal};
use crate::{Error, Purpose};

/// A fast shutdown writes at most the shared buffers to disk.
const FAST_PATIENCE: Duration = Duration::from_secs(30);
const HARD_PATIENCE: Duration = Duration::from_secs(5);
const POLL: Duration = Duration::from_millis(5);

#[derive(Debug)]
pub struct Postmaster {
    child: Child,
    begun: Instant,
}

impl Postmaster {
    /// The calling thread must outlive the server: when the thread ends, the server stops.
    pub fn spawn(
        binaries: &Binaries,
        run_as: &RunAs,
        cluster: &Path,
        options: &[String],
        log: File,
    ) -> Result<Postmaster, Error> {
        let mut server = command(binaries, "postgres", run_as, Signal::Fast)?;
        server.arg("-D").arg(cluster);
        for option in options {
            server.args(["-c", option]);
        }
        let errors = log.try_clone().map_err(|source| Error::io("open the log of PostgreSQL", source))?;
        let child = server.stdin(Stdio::null()).stdout(log).stderr(errors).spawn();
        let child = child.map_err(|source| Error::io("start postgres", source))?;
        Ok(Postmaster { child, begun: Instant::now() })
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn age(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Whether it accepts connections.
    pub fn is_ready(&self, cluster: &Path) -> bool {
        let file = PidFile::read(cluster);
        file.is_some_and(|file| file.is_ready && u32::try_from(file.pid) == Ok(self.pid()))
    }

    pub fn exited(&mut self) -> Option<ExitStatus> {
        // This can only fail for a child that has been reaped elsewhere, and nothing else waits for this one.
        self.child.try_wait().ok().flatten()
    }

    pub fn stop(mut self) -> Result<(), Error> {
        // Until the child is reaped its pid cannot be reused.
        if self.exited().is_none() {
            sys::send(Signal::Fast, self.pid().cast_signed());
        }
        if let Some(status) = self.exits_within(FAST_PATIENCE) {
            return if status.success() { Ok(()) } else { Err(Error::StopForced) };
        }
        for signal in [Signal::Immediate, Signal::Kill] {
            sys::send(signal, self.pid().cast_signed());
            if self.exits_within(HARD_PATIENCE).is_some() {
                break;
            }
        }
        Err(Error::StopForced)
    }

    fn exits_within(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            let status = self.exited();
            if status.is_some() || begun.elapsed() >= patience {
                return status;
            }
            thread::sleep(POLL);
        }
    }
}

/// A PostgreSQL command with a clean environment, run as the right user, that ends with the calling thread.
pub fn command(
    binaries: &Binaries,
    program: &str,
    run_as: &RunAs,
    at_our_end: Signal,
) -> Result<Command, Error> {
    let mut command = Command::new(binaries.dir.join(program));
    // PGDATA, PGPORT or PGOPTIONS of the parent shell must not affect our cluster.
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.as_encoded_bytes().starts_with(b"PG")) {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C.UTF-8").env("TZ", "UTC").current_dir("/").stdin(Stdio::null());
    // Ctrl-C on the terminal must reach only us: we finish the requests in flight and then stop PostgreSQL.
    command.process_group(0);
    let prepared: io::Result<()> = run_as.apply(&mut command);
    prepared.map_err(|source| Error::io(format!("run {program} as another user"), source))?;
    sys::end_with_this_thread(&mut command, at_our_end);
    Ok(command)
}

/// The server's settings as `name=value`. On the command line they override every configuration file.
pub fn options(socket_dir: &Path, purpose: Purpose, max_connections: u16) -> Vec<String> {
    // A durable cluster writes enough WAL to archive it and to copy the running cluster, which takes a sender or two.
    let (disk, wal_level, wal_senders) = match purpose {
        Purpose::Durable => ("on", "replica", 4),
        Purpose::Test => ("off", "minimal", 0),
    };
    // The value is a list of folders; quoting protects a comma or a space in the path.
    let quoted = socket_dir.to_string_lossy().replace('"', "\"\"");
    let mut options = vec![
        format!("unix_socket_directories=\"{quoted}\""),
        format!("port={PORT}"),
        format!("max_connections={max_connections}"),
        format!("fsync={disk}"),
        format!("full_page_writes={disk}"),
        format!("synchronous_commit={disk}"),
        format!("wal_level={wal_level}"),
        format!("max_wal_senders={wal_senders}"),
    ];
    let fixed = [
        "listen_addresses=",
        "unix_socket_permissions=0700",
        "cluster_name=ishbor",
        "shared_buffers=128MB",
        // Limits crash recovery to a few seconds.
        "max_wal_size=512MB",
        // Queries are short: JIT compilation would cost more than it saves.
        "jit=off",
        "timezone=UTC",
        "log_timezone=UTC",
        "log_line_prefix=%m [%p] ",
        // Error details and statements contain row values, such as phone numbers.
        "log_error_verbosity=terse",
        "log_min_error_statement=panic",
        "logging_collector=off",
        "log_destination=stderr",
    ];
    options.extend(fixed.map(String::from));
    options
}

/// The settings that copy WAL into a folder; they override those of [`options`].
pub fn archiving(folder: &Path) -> Result<Vec<String>, Error> {
    // The shell runs the command: a path with its special characters could not be quoted safely.
    let path = folder.to_str().filter(|path| !path.contains(['\'', '"', '\\', '%', '$', '`', '\n']));
    let Some(path) = path.filter(|_| folder.is_absolute()) else {
        return Err(Error::io(
            format!("archive WAL in {}", folder.display()),
            io::Error::other("the path must be absolute and without quotes"),
        ));
    };
    // A file gets its name only when it is complete and on disk; one that is there already must be the same.
    let command = format!(
        "if test -f '{path}/%f'; then cmp -s %p '{path}/%f'; \
         else cp %p '{path}/%f.part' && sync '{path}/%f.part' && mv '{path}/%f.part' '{path}/%f' && sync '{path}'; fi"
    );
    Ok(vec![
        "wal_level=replica".to_owned(),
        // Base backups.
        "max_wal_senders=4".to_owned(),
        "archive_mode=on".to_owned(),
        format!("archive_command={command}"),
        // A crash of the machine loses at most this much and the time of copying: less than a minute.
        "archive_timeout=30s".to_owned(),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wal_is_archived_into_plain_absolute_folders_only() {
        let options = archiving(Path::new("/var/backups/wal files")).unwrap();
        assert!(options.iter().any(|option| option.contains("mv '/var/backups/wal files/%f.part'")));
        assert!(options.contains(&"archive_timeout=30s".to_owned()));
        for folder in ["wal", "/a'b", "/a\"b", "/a%f", "/$HOME", "/`id`"] {
            assert!(archiving(Path::new(folder)).is_err(), "{folder}");
        }
    }

    #[test]
    fn only_a_test_cluster_may_lose_data() {
        let disk = ["fsync", "full_page_writes", "synchronous_commit"];
        for (purpose, value) in [(Purpose::Durable, "on"), (Purpose::Test, "off")] {
            let options = options(Path::new("/s"), purpose, 10);
            for name in disk {
                assert!(options.contains(&format!("{name}={value}")), "{purpose:?} {name}");
            }
        }
    }
}
