//! A server under measurement, on the first core, and the CPU time of processes.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::Context as _;

/// The core of servers, and that of the load generator.
pub const CORES: [&str; 2] = ["0", "1"];
/// The kernel counts CPU time in hundredths of a second on all our Linux systems.
const TICKS_PER_SECOND: f64 = 100.0;
/// The startup timeout.
const START_TIME: Duration = Duration::from_secs(60);

pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// The product with its own data folder. Its log is written and discarded, so that its cost counts and the disk's
    /// does not.
    pub fn product(ishbor: &Path, data: &Path, log: &str) -> anyhow::Result<Self> {
        Self::product_with(on_first_core(ishbor), &["serve"], data, log)
    }

    /// The product on all cores, for what it does before it serves.
    pub fn product_on_all_cores(ishbor: &Path, data: &Path) -> anyhow::Result<Self> {
        let mut command = Command::new("taskset");
        command.args(["--cpu-list", &CORES.join(",")]).arg(ishbor);
        Self::product_with(command, &["serve"], data, "info,sqlx=warn")
    }

    /// The product with the small demo data, whose people have a known password.
    pub fn with_people(ishbor: &Path, data: &Path) -> anyhow::Result<Self> {
        Self::product_with(on_first_core(ishbor), &["serve", "--demo", "s"], data, "info,sqlx=warn")
    }

    fn product_with(
        mut command: Command,
        arguments: &[&str],
        data: &Path,
        log: &str,
    ) -> anyhow::Result<Self> {
        let address = free_address()?;
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ISHBOR_")) {
            command.env_remove(name);
        }
        command
            .args(arguments)
            .env_remove("DATABASE_URL")
            .env("ISHBOR_DATA", data)
            .env("ISHBOR_LISTEN", address.to_string())
            .env("ISHBOR_ADMIN_LISTEN", "127.0.0.1:0")
            // The generator simulates many people, each with a different address.
            .env("ISHBOR_TRUSTED_PROXIES", "127.0.0.0/8")
            .env("ISHBOR_CENTRAL_BANK_URL", "off")
            .env("ISHBOR_LOG", log);
        Self::start(command, address)
    }

    pub fn bare() -> anyhow::Result<Self> {
        Self::bare_with(&[])
    }

    /// The minimal server with the bytes of these files.
    pub fn bare_with(bodies: &[PathBuf]) -> anyhow::Result<Self> {
        let address = free_address()?;
        let mut command = on_first_core(&std::env::current_exe()?);
        command.args(["bare", &address.to_string()]).args(bodies);
        Self::start(command, address)
    }

    /// Returns when it answers. The product listens before its database is ready, so the first request waits in the
    /// backlog and is answered at the first possible moment.
    fn start(mut command: Command, address: SocketAddr) -> anyhow::Result<Self> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let mut server = Self { child, address };
        let mut stream = server.connect()?;
        stream.set_read_timeout(Some(START_TIME))?;
        write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).with_context(|| format!("{command:?} did not start"))?;
        anyhow::ensure!(answer.starts_with("HTTP/1.1 200"), "{command:?} answered {answer:?}");
        Ok(server)
    }

    fn connect(&mut self) -> anyhow::Result<TcpStream> {
        loop {
            if let Ok(stream) = TcpStream::connect(self.address) {
                return Ok(stream);
            }
            if let Some(status) = self.child.try_wait()? {
                anyhow::bail!("the server ended at its start: {status}");
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub fn cpu_seconds(&self) -> f64 {
        cpu_seconds(&format!("/proc/{}/stat", self.child.id()), 13)
    }

    /// Current resident memory, in bytes.
    pub fn memory(&self) -> anyhow::Result<u64> {
        self.status("VmRSS:")
    }

    /// Peak resident memory since [`Server::forget_peak`], in bytes.
    pub fn peak_memory(&self) -> anyhow::Result<u64> {
        self.status("VmHWM:")
    }

    pub fn forget_peak(&self) -> anyhow::Result<()> {
        Ok(fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5")?)
    }

    fn status(&self, name: &str) -> anyhow::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix(name)).context("memory")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<u64>()? * 1024)
    }

    pub fn stop(mut self) -> anyhow::Result<()> {
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        self.child.wait()?;
        // PostgreSQL ends before the product does; the kernel needs a moment for the rest.
        std::thread::sleep(Duration::from_millis(200));
        Ok(())
    }
}

/// A failed measurement leaves nothing running.
impl Drop for Server {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}

/// We assume that no other process takes the port in between.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// `taskset` execs the program, so the child's pid is the program's.
pub fn on_first_core(program: &Path) -> Command {
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", CORES[0]]).arg(program);
    command
}

/// Runs `work` in this thread on the core of servers, for whatever is compared with a server: the host may give one
/// core less time than the other.
pub fn on_the_core_of_servers<T>(work: impl FnOnce() -> T) -> anyhow::Result<T> {
    let [servers, own] = CORES;
    move_to(servers)?;
    let done = work();
    move_to(own)?;
    Ok(done)
}

/// The main thread's id is the pid, and only that thread is moved.
fn move_to(core: &str) -> anyhow::Result<()> {
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", "--pid", core, &std::process::id().to_string()]).stdout(Stdio::null());
    anyhow::ensure!(command.status()?.success(), "{command:?} failed");
    Ok(())
}

/// Waits until the first core is idle: a server's background work after startup is not part of its response time.
pub fn wait_for_calm() -> anyhow::Result<()> {
    const WINDOW: Duration = Duration::from_secs(2);
    const RESTS: f64 = 0.05;
    const PATIENCE: u32 = 90;
    for _ in 0..PATIENCE {
        let before = first_core_busy()?;
        std::thread::sleep(WINDOW);
        if first_core_busy()? - before < RESTS * WINDOW.as_secs_f64() {
            return Ok(());
        }
    }
    anyhow::bail!("the first core does not come to rest")
}

/// CPU time of the children that this process has waited for.
pub fn children_cpu_seconds() -> f64 {
    cpu_seconds("/proc/self/stat", 15)
}

/// Seconds that the first core was busy since boot, without the process that keeps it awake.
fn first_core_busy() -> anyhow::Result<f64> {
    let [user, _nice, system, ..] = core_seconds(CORES[0])?;
    Ok(user + system)
}

/// Steal time: seconds that each core was runnable while the host ran other guests.
pub fn taken_away() -> anyhow::Result<[f64; 2]> {
    let taken = |core| core_seconds(core).map(|[.., stolen]| stolen);
    Ok([taken(CORES[0])?, taken(CORES[1])?])
}

/// User, nice, system, idle, iowait, hard and soft interrupts, steal.
fn core_seconds(core: &str) -> anyhow::Result<[f64; 8]> {
    let stat = fs::read_to_string("/proc/stat")?;
    let line = stat.lines().find_map(|line| line.strip_prefix(&format!("cpu{core} "))).context("a core")?;
    let seconds = line.split(' ').take(8).map(|ticks| Ok(ticks.parse::<f64>()? / TICKS_PER_SECOND));
    let seconds: Vec<f64> = seconds.collect::<anyhow::Result<_>>()?;
    seconds.try_into().ok().context("eight kinds of time")
}

/// CPU time of this process.
pub fn own_cpu_seconds() -> f64 {
    cpu_seconds("/proc/self/stat", 13)
}

/// Adds the field with this index (user time) and the next (system time) of a `stat` file.
fn cpu_seconds(path: &str, field: usize) -> f64 {
    let stat = fs::read_to_string(path).unwrap_or_default();
    // The program name may contain spaces; the fields after it start with index 2.
    let fields = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = fields.split(' ').skip(field - 2).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS_PER_SECOND
}
