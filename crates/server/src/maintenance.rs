//! Maintenance mode: the server answers 503 to everybody and is not ready, without being stopped.
//!
//! It is on while the file `ISHBOR_DATA/maintenance` exists, so that it also works while the database is away.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::ValueEnum;
use platform::App;
use tokio_util::sync::CancellationToken;

const LOOK: Duration = Duration::from_millis(500);

/// What a client is told to wait, in seconds.
pub const RETRY_AFTER: &str = "60";

/// Addresses that are served meanwhile: probes, and what the page that explains it needs.
const OPEN: [&str; 5] = ["/health", "/ready", "/assets/", "/fonts/", "/cloth/"];

/// Shared application state.
#[derive(Debug, Default)]
pub struct Maintenance(AtomicBool);

impl Maintenance {
    pub fn is_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub fn set(&self, is_on: bool) {
        self.0.store(is_on, Ordering::Relaxed);
    }

    pub fn refuses(&self, path: &str) -> bool {
        self.is_on() && !OPEN.iter().any(|open| path.starts_with(open))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    On,
    Off,
}

fn file(data_dir: &Path) -> PathBuf {
    data_dir.join("maintenance")
}

/// `ishbor maintenance on|off`.
pub fn switch(data_dir: &Path, switch: Switch) -> std::io::Result<()> {
    match switch {
        Switch::On => {
            fs::create_dir_all(data_dir)?;
            fs::write(file(data_dir), "")
        }
        Switch::Off => match fs::remove_file(file(data_dir)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        },
    }
}

/// Runs until the server stops.
pub async fn follow(data_dir: &Path, app: &App, stop: &CancellationToken) {
    let (maintenance, file) = (app.shared::<Maintenance>(), file(data_dir));
    loop {
        let is_on = file.exists();
        if is_on != maintenance.is_on() {
            tracing::warn!(is_on, "maintenance");
            metrics::gauge!("maintenance").set(f64::from(u8::from(is_on)));
            maintenance.set(is_on);
        }
        tokio::select! { () = tokio::time::sleep(LOOK) => {}, () = stop.cancelled() => return }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probes_are_answered_during_maintenance() {
        let maintenance = Maintenance::default();
        assert!(!maintenance.refuses("/ru/jobs"));
        maintenance.set(true);
        for (path, refused) in [
            ("/", true),
            ("/api/v1/jobs", true),
            ("/ready", false),
            ("/health", false),
            ("/assets/a.js", false),
        ] {
            assert_eq!(maintenance.refuses(path), refused, "{path}");
        }
    }

    #[test]
    fn switching_twice_changes_nothing() {
        let folder = std::env::temp_dir().join(format!("ishbor-maintenance-{}", uuid::Uuid::new_v4()));
        for (to, exists) in
            [(Switch::On, true), (Switch::On, true), (Switch::Off, false), (Switch::Off, false)]
        {
            switch(&folder, to).unwrap();
            assert_eq!(file(&folder).exists(), exists);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
