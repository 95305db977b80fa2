//! Maximum throughput: wrk with 32 connections on this process's core.

use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;

use anyhow::Context as _;

/// Requests per second.
pub fn rate(address: SocketAddr, path: &str, turn: Duration) -> anyhow::Result<f64> {
    let output = Command::new("wrk")
        .args(["--threads", "1", "--connections", "32", "--duration"])
        .arg(format!("{}s", turn.as_secs()))
        .arg(format!("http://{address}{path}"))
        .output()
        .context("wrk")?;
    let said = String::from_utf8(output.stdout)?;
    anyhow::ensure!(output.status.success(), "wrk failed: {said}");
    read(&said).with_context(|| format!("wrk met errors or said something new:\n{said}"))
}

/// `None` when there is no rate, or when some responses were errors.
fn read(said: &str) -> Option<f64> {
    if said.contains("Non-2xx") || said.contains("Socket errors") {
        return None;
    }
    said.lines().find_map(|line| line.strip_prefix("Requests/sec:"))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_with_errors_have_no_result() {
        let good = "Running 2s test\n  1 threads and 32 connections\n\nRequests/sec:  91234.56\nTransfer/sec: 12MB\n";
        assert_eq!(read(good), Some(91234.56));
        assert_eq!(read(&format!("  Non-2xx or 3xx responses: 3\n{good}")), None);
        assert_eq!(read(&format!("  Socket errors: connect 0, read 1\n{good}")), None);
        assert_eq!(read("unable to connect"), None);
    }
}
