//! A temporary folder, a client, and a second process that owns a cluster.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use private_postgres::{Cluster, Purpose, Settings};

/// A folder that is removed after the test. Declare it before its cluster, so that it is dropped after it.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ishbor-test-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn data_dir(&self) -> PathBuf {
        self.0.join("pg")
    }

    pub fn cluster(&self) -> PathBuf {
        self.data_dir().join("cluster")
    }

    pub fn settings(&self) -> Settings {
        settings(&self.data_dir())
    }

    pub fn start(&self) -> Cluster {
        Cluster::start(self.settings()).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

/// Durable, because a `Test` cluster may lose the last commits when it is killed.
pub fn settings(data_dir: &Path) -> Settings {
    let bin_dir = std::env::var_os("ISHBOR_TEST_PG_BIN").map(PathBuf::from);
    Settings {
        data_dir: data_dir.to_owned(),
        purpose: Purpose::Durable,
        max_connections: 10,
        bin_dir,
        wal_archive: None,
    }
}

pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().unwrap().stdout == b"0\n"
}

/// Stops all of them first, so that none has time to react to the death of another.
pub fn kill_hard(pids: &[u32]) {
    for signal in ["-STOP", "-KILL"] {
        let sent = Command::new("kill").arg(signal).args(pids.iter().map(u32::to_string)).status().unwrap();
        assert!(sent.success(), "kill {signal} {pids:?}");
    }
}

/// The pid in `postmaster.pid`.
pub fn postmaster(cluster: &Path) -> u32 {
    let text = fs::read_to_string(cluster.join("postmaster.pid")).unwrap();
    text.lines().next().unwrap().parse().unwrap()
}

/// Alive and not a zombie.
pub fn lives(pid: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
}

/// Returns as soon as the condition holds, so its limit only has to outlast the slowest machine.
pub fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(180), "waited too long until {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// `psql` is next to the server on Debian and on the path elsewhere.
fn psql(socket_dir: &Path) -> Command {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let beside = versions.map(|version| version.path().join("bin/psql")).find(|psql| psql.exists());
    let mut command = Command::new(beside.unwrap_or_else(|| "psql".into()));
    command.args(["--no-psqlrc", "--tuples-only", "--no-align", "--username", Cluster::USER]);
    command.args(["--dbname", "postgres", "--host"]).arg(socket_dir);
    command
}

pub fn try_sql(socket_dir: &Path, sql: &str) -> Output {
    psql(socket_dir).args(["--command", sql]).output().expect("psql must be installed")
}

pub fn sql(socket_dir: &Path, sql: &str) -> String {
    let output = try_sql(socket_dir, sql);
    assert!(output.status.success(), "{sql}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// Starts a query without waiting for it.
pub fn begin_sql(socket_dir: &Path, sql: &str) -> Child {
    psql(socket_dir).args(["--command", sql]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

const OWNED: &str = "ISHBOR_TEST_OWNED_CLUSTER";

/// Another process that owns the cluster in `data_dir`: this program again, running [`own_a_cluster`].
pub struct Owner(Child);

impl Owner {
    pub fn spawn(data_dir: &Path) -> Owner {
        let mut program = Command::new(std::env::current_exe().unwrap());
        program.args(["--exact", "support::own_a_cluster", "--ignored", "--nocapture"]).env(OWNED, data_dir);
        Owner(program.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap())
    }

    /// Returns the socket folder when the cluster accepts connections.
    pub fn spawn_ready(data_dir: &Path) -> (Owner, PathBuf) {
        let owner = Owner::spawn(data_dir);
        wait_until("the other process runs the cluster", || private_postgres::running(data_dir).is_some());
        (owner, private_postgres::running(data_dir).unwrap())
    }

    pub fn pid(&self) -> u32 {
        self.0.id()
    }

    pub fn kill_hard(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Closes its stdin, upon which it stops the cluster and exits.
    pub fn finish(mut self) {
        drop(self.0.stdin.take());
        assert!(self.0.wait().unwrap().success());
    }
}

#[test]
#[ignore = "the other tests run it in a process of its own"]
fn own_a_cluster() {
    let Some(data_dir) = std::env::var_os(OWNED) else { return };
    let cluster = Cluster::start(settings(Path::new(&data_dir))).unwrap();
    std::io::copy(&mut std::io::stdin(), &mut std::io::sink()).unwrap();
    cluster.stop().unwrap();
}
