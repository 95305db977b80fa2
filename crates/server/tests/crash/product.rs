//! A running `ishbor serve` with its own data folder, and the processes that belong to it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection};

/// Timeout of every wait. Waits end as soon as their condition holds, so this only has to be enough for the slowest
/// machine.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// Polls until the condition holds. `else_say` gives the panic message on timeout.
pub fn wait_until(mut holds: impl FnMut() -> bool, else_say: impl FnOnce() -> String) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "waited too long: {}", else_say());
        thread::sleep(Duration::from_millis(20));
    }
}

/// A temporary folder for one test, and the settings of what runs in it.
pub struct Home {
    path: PathBuf,
    settings: Vec<(&'static str, String)>,
}

impl Home {
    pub fn new(name: &str) -> Self {
        let name = format!("crash-{}-{name}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).unwrap();
        Self { path, settings: Vec::new() }
    }

    pub fn with(mut self, setting: &'static str, value: impl Into<String>) -> Self {
        self.settings.push((setting, value.into()));
        self
    }

    /// The program with this folder and without the settings of the machine.
    pub fn ishbor(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ishbor"));
        command.args(arguments);
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ISHBOR_")) {
            command.env_remove(name);
        }
        command
            .env_remove("DATABASE_URL")
            .env("NO_COLOR", "1")
            .env("ISHBOR_DATA", &self.path)
            .env("ISHBOR_LISTEN", "127.0.0.1:0")
            .env("ISHBOR_ADMIN_LISTEN", "127.0.0.1:0")
            .env("ISHBOR_TRUSTED_PROXIES", "127.0.0.0/8")
            .env("ISHBOR_CENTRAL_BANK_URL", "off")
            .envs(self.settings.iter().map(|(name, value)| (name, value)));
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Output {
        self.ishbor(arguments).stdin(Stdio::null()).output().unwrap()
    }

    /// The folder of its search indexes.
    pub fn search(&self) -> PathBuf {
        self.path.join("index")
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn pg(&self) -> PathBuf {
        self.path.join("pg")
    }

    /// PostgreSQL processes of our cluster that are not a child of another one. Zombies are excluded.
    pub fn postmasters(&self) -> Vec<u32> {
        let Ok(cluster) = fs::canonicalize(self.pg().join("cluster")) else { return Vec::new() };
        let pids = fs::read_dir("/proc").unwrap().flatten();
        let pids = pids.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        // Each parent is read once: a backend that ends between two reads must not be mistaken for a postmaster.
        let ours: Vec<(u32, u32)> = pids
            .filter(|pid| fs::read_link(format!("/proc/{pid}/cwd")).is_ok_and(|cwd| cwd == cluster))
            .filter_map(|pid| Some((pid, parent(pid)?)))
            .collect();
        let is_ours = |pid: u32| ours.iter().any(|(other, _)| *other == pid);
        ours.iter().filter(|(_, parent)| !is_ours(*parent)).map(|(pid, _)| *pid).collect()
    }

    pub async fn database(&self) -> PgConnection {
        let socket_dir = private_postgres::running(&self.pg()).expect("PostgreSQL runs");
        let options = PgConnectOptions::new_without_pgpass().socket(socket_dir);
        let options = options.username(private_postgres::Cluster::USER).database("ishbor");
        PgConnection::connect_with(&options).await.unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A failed test keeps its folder for inspection.
        if !thread::panicking() {
            fs::remove_dir_all(&self.path).unwrap();
        }
    }
}

/// `None` for a zombie or a process that has ended.
fn parent(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ');
    if fields.next() == Some("Z") { None } else { fields.next()?.parse().ok() }
}

pub struct Server {
    child: Child,
    pub address: SocketAddr,
    log: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Returns once it responds to requests.
    pub fn start(home: &Home) -> Self {
        Self::spawn(home.ishbor(&["serve"]))
    }

    /// Like [`Server::start`], with a soft limit of open files that is below the hard limit.
    pub fn start_with_few_files(home: &Home) -> Self {
        let product = home.ishbor(&["serve"]);
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -S -n 256 && exec \"$0\" serve"]).arg(product.get_program());
        for (name, value) in product.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        Self::spawn(command)
    }

    fn spawn(mut command: Command) -> Self {
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let log = Arc::new(Mutex::new(Vec::new()));
        let (tell_address, address) = mpsc::channel();
        let stderr = child.stderr.take().unwrap();
        let lines = log.clone();
        thread::spawn(move || read_log(stderr, &lines, &tell_address));
        let Ok(address) = address.recv_timeout(PATIENCE) else {
            child.kill().unwrap();
            panic!("the server did not start:\n{}", log.lock().unwrap().join("\n"));
        };
        Self { child, address, log }
    }

    /// Waits until `/ready` is 200.
    pub fn wait_until_ready(&self) {
        let is_ready = || crate::http::get(self.address, "/ready").is_ok_and(|answer| answer.status == 200);
        wait_until(is_ready, || self.log().join("\n"));
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn log(&self) -> Vec<String> {
        self.log.lock().unwrap().clone()
    }

    /// Peak resident memory so far, in bytes.
    pub fn peak_memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    pub fn wait(&mut self) -> ExitStatus {
        let log = Arc::clone(&self.log);
        let mut ended = None;
        let mut ends = || {
            ended = self.child.try_wait().unwrap();
            ended.is_some()
        };
        wait_until(&mut ends, || format!("the server does not end:\n{}", log.lock().unwrap().join("\n")));
        ended.expect("it has ended")
    }

    /// Sends SIGTERM and waits for the exit.
    pub fn stop(mut self) -> ExitStatus {
        signal("TERM", &[self.pid()]);
        self.wait()
    }
}

/// A failed test must not leave a server running.
impl Drop for Server {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}

/// The address is in the line that announces the server.
fn read_log(stderr: ChildStderr, lines: &Mutex<Vec<String>>, tell_address: &Sender<SocketAddr>) {
    for line in BufReader::new(stderr).lines().map_while(Result::ok) {
        let url = line.trim().strip_prefix("Ishbor: http://").and_then(|rest| rest.split(' ').next());
        if let Some(address) = url.and_then(|address| address.parse().ok()) {
            tell_address.send(address).ok();
        }
        lines.lock().unwrap().push(line);
    }
}

/// Signals all processes at once, so that none has time to react to the death of another.
pub fn signal(name: &str, pids: &[u32]) {
    let pids: Vec<String> = pids.iter().map(u32::to_string).collect();
    let sent = Command::new("kill").arg(format!("-{name}")).args(&pids).status().unwrap();
    assert!(sent.success(), "kill -{name} {pids:?}");
}
