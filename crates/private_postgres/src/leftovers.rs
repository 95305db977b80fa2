//! Cleans up after an earlier run: live processes, the pid file, the socket.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use crate::pid_file::{self, PidFile};
use crate::place::{Place, socket_path};
use crate::sys::{Signal, send};
use crate::{Error, process};

/// An orphaned postmaster writes all data to disk before it exits.
const FAST_PATIENCE: Duration = Duration::from_secs(10);
/// Backends without a postmaster exit by themselves, unless they are busy with a query.
const LONELY_PATIENCE: Duration = Duration::from_millis(300);
const HARD_PATIENCE: Duration = Duration::from_secs(5);

/// Must only be called by the owner of the lock. Afterwards no process works in the cluster, and no stale file
/// prevents a start: PostgreSQL would refuse to start when the pid in a stale file now belongs to another program.
pub fn clear(place: &Place, socket_dir: &Path) -> Result<(), Error> {
    end_processes(place)?;
    let socket = socket_path(socket_dir);
    for stale in [place.cluster.join(pid_file::NAME), socket.with_added_extension("lock"), socket] {
        match fs::remove_file(&stale) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Error::io(format!("remove {}", stale.display()), error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Deletes an unfinished initdb and ends the processes that may still write into it.
pub fn discard_unfinished(place: &Place) -> Result<(), Error> {
    for pid in process::postgres_in(&place.unfinished) {
        send(Signal::Kill, pid);
    }
    process::wait_until_none_in(&place.unfinished, HARD_PATIENCE);
    match fs::remove_dir_all(&place.unfinished) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(Error::io(format!("remove {}", place.unfinished.display()), error))
        }
        _ => Ok(()),
    }
}

fn end_processes(place: &Place) -> Result<(), Error> {
    let cluster = &place.cluster;
    let left = process::postgres_in(cluster);
    if left.is_empty() {
        return Ok(());
    }
    let patience = match PidFile::read(cluster).filter(|file| left.contains(&file.pid)) {
        Some(orphan) => {
            tracing::warn!(pid = orphan.pid, "PostgreSQL of an earlier run is still there, stopping it");
            send(Signal::Fast, orphan.pid);
            FAST_PATIENCE
        }
        None => LONELY_PATIENCE,
    };
    if process::wait_until_none_in(cluster, patience) {
        return Ok(());
    }
    for signal in [Signal::Immediate, Signal::Kill] {
        let pids = process::postgres_in(cluster);
        tracing::warn!(?pids, ?signal, "ending PostgreSQL processes of an earlier run hard");
        for pid in pids {
            send(signal, pid);
        }
        if process::wait_until_none_in(cluster, HARD_PATIENCE) {
            return Ok(());
        }
    }
    Err(Error::Leftovers { data: cluster.clone(), pids: process::postgres_in(cluster) })
}
