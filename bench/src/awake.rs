//! Keeps the cores of a virtual machine busy. The host gives an idle core to other guests and returns it late, so two
//! programs that wait for each other would measure the host. A lowest-priority process on each core takes nothing
//! from others, because they preempt it at once, and the core is never idle.

use std::hint::black_box;
use std::os::unix::process::parent_id;
use std::process::{Child, Command, Stdio};

use crate::process::CORES;

pub struct Awake(Vec<Child>);

impl Awake {
    pub fn begin() -> anyhow::Result<Self> {
        let itself = std::env::current_exe()?;
        let start = |core: &str| {
            // Nice as well, so that the kernel accounts its time separately.
            let mut command = Command::new("nice");
            command.args(["-n", "19", "chrt", "--idle", "0", "taskset", "--cpu-list", core]);
            command.arg(&itself).arg("stay-awake").stdin(Stdio::null()).stdout(Stdio::null()).spawn()
        };
        Ok(Self(CORES.into_iter().map(start).collect::<Result<_, _>>()?))
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        for child in &mut self.0 {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

/// Spins until the parent process is gone. No pause instruction: hosts take it as a hint to give the core away.
pub fn stay() {
    let parent = parent_id();
    while parent_id() == parent {
        for step in 0..1_000_000_u32 {
            black_box(step);
        }
    }
}
