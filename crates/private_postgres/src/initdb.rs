//! Creates a new cluster.

use std::fs::{self, File};

use crate::account::{RunAs, make_private_dir};
use crate::binaries::Binaries;
use crate::place::Place;
use crate::postmaster::command;
use crate::sys::Signal;
use crate::{Cluster, Error, Purpose, leftovers};

/// Runs initdb in a temporary folder and renames it when complete, so that a kill halfway leaves nothing that looks
/// like a cluster.
pub fn make_cluster(
    place: &Place,
    binaries: &Binaries,
    run_as: &RunAs,
    purpose: Purpose,
) -> Result<(), Error> {
    leftovers::discard_unfinished(place)?;
    make_private_dir(&place.unfinished, run_as)?;

    let mut initdb = command(binaries, "initdb", run_as, Signal::Kill)?;
    initdb.arg("-D").arg(&place.unfinished).args(options(binaries.major, purpose));
    let output = initdb.output().map_err(|source| Error::io("run initdb", source))?;
    if !output.status.success() {
        return Err(Error::Initdb(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }

    let moved = fs::rename(&place.unfinished, &place.cluster);
    moved.map_err(|source| {
        Error::io(format!("move the new cluster to {}", place.cluster.display()), source)
    })?;
    // The rename must survive a power failure too.
    let kept = File::open(&place.home).and_then(|home| home.sync_all());
    kept.map_err(|source| Error::io(format!("sync {}", place.home.display()), source))
}

fn options(major: u32, purpose: Purpose) -> Vec<&'static str> {
    let mut options = vec![
        "--username",
        Cluster::USER,
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
        "--data-checksums",
        "--no-instructions",
    ];
    if major >= 17 {
        // Sorts the same on every machine and across upgrades of its C library.
        options.extend(["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]);
    }
    if purpose == Purpose::Test {
        options.push("--no-sync");
    }
    options
}
