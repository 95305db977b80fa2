//! The user that PostgreSQL runs as. It refuses to run as root, so when we are root it runs as another user.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Error;
use crate::binaries::Binaries;
use crate::place::Place;
use crate::sys::{self, Account};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunAs {
    /// We are already an unprivileged user.
    Ourselves,
    /// We are root and switch to this user.
    Account(Account),
    /// We are root, but the user cannot reach the data, usually because it is below a home directory of mode 0700. In
    /// a user namespace PostgreSQL sees itself as this user, while its files on disk belong to root.
    Namespace { seen_as: Account },
}

impl RunAs {
    /// The owner of an existing cluster; for a new cluster `postgres`, else `nobody`.
    pub fn choose(place: &Place, binaries: &Binaries) -> Result<RunAs, Error> {
        if sys::effective_uid() != 0 {
            return Ok(RunAs::Ourselves);
        }
        let needed = [place.home.as_path(), binaries.dir.as_path()];
        match fs::metadata(&place.cluster).map(|cluster| cluster.uid()) {
            Ok(0) => {
                namespace(binaries).map_err(|why| Error::OwnedByRoot { data: place.cluster.clone(), why })
            }
            Ok(uid) => {
                let owner = sys::account_with_uid(uid)
                    .ok_or_else(|| Error::UnknownOwner { data: place.cluster.clone(), uid })?;
                match needed.iter().find_map(|dir| barrier(&owner, dir)) {
                    Some(barrier) => {
                        let why = "the cluster already belongs to that user".into();
                        Err(Error::Unreachable { user: owner.name, barrier, why })
                    }
                    None => Ok(RunAs::Account(owner)),
                }
            }
            Err(_) => {
                // initdb needs a user with a name on this machine, so an arbitrary uid would not work.
                let account = sys::account_named("postgres").or_else(|| sys::account_named("nobody"));
                let account = account.ok_or(Error::NoAccount)?;
                match needed.iter().find_map(|dir| barrier(&account, dir)) {
                    Some(barrier) => namespace(binaries).map_err(|why| Error::Unreachable {
                        user: account.name,
                        barrier,
                        why,
                    }),
                    None => Ok(RunAs::Account(account)),
                }
            }
        }
    }

    /// The uid that owns PostgreSQL's files on disk.
    pub fn uid(&self) -> u32 {
        match self {
            RunAs::Ourselves | RunAs::Namespace { .. } => sys::effective_uid(),
            RunAs::Account(account) => account.uid,
        }
    }

    pub fn apply(&self, command: &mut Command) -> io::Result<()> {
        match self {
            RunAs::Ourselves => {}
            // This also drops root's supplementary groups.
            RunAs::Account(account) => {
                command.uid(account.uid).gid(account.gid);
            }
            RunAs::Namespace { seen_as } => sys::in_user_namespace(command, seen_as)?,
        }
        Ok(())
    }
}

/// Creates a folder that only PostgreSQL (and root) can enter, or reuses an earlier one of ours. In the temporary directory another user could have created it
/// first to intercept connections: a folder of another owner is refused.
pub fn make_private_dir(dir: &Path, run_as: &RunAs) -> Result<(), Error> {
    let failed = |source| Error::io(format!("make the folder {}", dir.display()), source);
    match DirBuilder::new().mode(0o700).create(dir) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(failed(error)),
        _ => {}
    }
    let found = fs::symlink_metadata(dir).map_err(failed)?;
    if !found.is_dir() || ![run_as.uid(), sys::effective_uid()].contains(&found.uid()) {
        return Err(Error::FolderTaken(dir.to_owned()));
    }
    if let RunAs::Account(account) = run_as {
        chown(dir, Some(account.uid), Some(account.gid)).map_err(failed)?;
    }
    fs::set_permissions(dir, Permissions::from_mode(0o700)).map_err(failed)
}

/// Many containers forbid user namespaces, so this tries one before relying on it. The error says why it failed.
fn namespace(binaries: &Binaries) -> Result<RunAs, String> {
    let seen_as = sys::account_named("nobody").ok_or("there is no user `nobody`")?;
    let run_as = RunAs::Namespace { seen_as };
    let mut trial = Command::new(binaries.dir.join("postgres"));
    trial.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    match run_as.apply(&mut trial).and_then(|()| trial.status()) {
        Ok(status) if status.success() => Ok(run_as),
        Ok(status) => Err(status.to_string()),
        Err(error) => Err(error.to_string()),
    }
}

/// The first folder on the path to `dir` that the account cannot traverse.
fn barrier(account: &Account, dir: &Path) -> Option<PathBuf> {
    let mut way: Vec<&Path> = dir.ancestors().collect();
    way.reverse();
    let closed = way.into_iter().find(|folder| match fs::metadata(folder) {
        Ok(found) => !may_pass(account, found.uid(), found.gid(), found.mode()),
        Err(_) => true,
    });
    closed.map(Path::to_owned)
}

/// The kernel's permission rule: only the first matching class (owner, group, others) counts.
fn may_pass(account: &Account, owner: u32, group: u32, mode: u32) -> bool {
    let bit = if owner == account.uid {
        0o100
    } else if group == account.gid {
        0o010
    } else {
        0o001
    };
    mode & bit != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folder_access_follows_owner_group_and_others() {
        let account = Account { name: "postgres".into(), uid: 101, gid: 104 };
        for (owner, group, mode, expected) in [
            (0, 0, 0o755, true),
            (0, 0, 0o711, true),
            (0, 0, 0o700, false),
            (0, 0, 0o770, false),
            (0, 104, 0o750, true),
            (0, 104, 0o701, false),
            (101, 0, 0o700, true),
            (101, 0, 0o077, false),
        ] {
            assert_eq!(may_pass(&account, owner, group, mode), expected, "{owner}:{group} {mode:o}");
        }
    }
}
