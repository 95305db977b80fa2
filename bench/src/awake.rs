//! Keeps the cores of a virtual machine awake. A core that rests is given to other guests, and comes back when they have
//! had enough of it: two programs that wait for each other then wait for the host. A program of the lowest priority on
//! each core takes nothing from the others, because they push it aside at once, and the core never rests.

use std::hint::black_box;
use std::os::unix::process::parent_id;
use std::process::{Child, Command, Stdio};

use crate::process::CORES;

pub struct Awake(Vec<Child>);

impl Awake {
    pub fn begin() -> anyhow::Result<Self> {
        let itself = std::env::current_exe()?;
        let start = |core: &str| {
            // Nice as well, so that the kernel counts its time apart.
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

/// Works in vain until whoever started it is gone. No pause instruction: hosts take it for a reason to give the core away.
pub fn stay() {
    let parent = parent_id();
    while parent_id() == parent {
        for step in 0..1_000_000_u32 {
            black_box(step);
        }
    }
}
