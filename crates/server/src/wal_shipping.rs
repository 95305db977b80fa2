//! Moves archived WAL files of the private database into the bucket of the files. PostgreSQL writes them into a folder,
//! complete and under their final names (`private_postgres`).

use std::fs;
use std::path::Path;
use std::time::Duration;

use platform::files::Files;
use tokio_util::sync::CancellationToken;

/// Short against the half minute after which PostgreSQL finishes a file.
const LOOK: Duration = Duration::from_secs(5);

/// Runs until the server stops. A file that could not be stored stays and is tried again.
pub async fn ship(folder: &Path, files: &Files, stop: &CancellationToken) {
    loop {
        if let Err(error) = ship_once(folder, files).await {
            metrics::counter!("wal_shipping_failures_total").increment(1);
            tracing::error!(error = format!("{error:#}"), "WAL files could not be stored, trying again");
        }
        tokio::select! { () = tokio::time::sleep(LOOK) => {}, () = stop.cancelled() => return }
    }
}

/// Returns the number of files that were moved, the oldest first.
async fn ship_once(folder: &Path, files: &Files) -> anyhow::Result<usize> {
    let mut names: Vec<String> =
        fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.retain(|name| !name.ends_with(".part"));
    names.sort();
    metrics::gauge!("wal_files_waiting").set(names.len() as f64);
    for name in &names {
        let path = folder.join(name);
        files.put_wal(name, fs::read(&path)?.into()).await?;
        fs::remove_file(&path)?;
    }
    Ok(names.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn complete_files_are_moved_and_unfinished_ones_stay() {
        let home = std::env::temp_dir().join(format!("ishbor-wal-{}", uuid::Uuid::new_v4()));
        let (folder, bucket) = (home.join("wal"), home.join("bucket"));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("000000010000000000000001"), "one").unwrap();
        fs::write(folder.join("000000010000000000000002.part"), "tw").unwrap();
        let files = Files::local(&bucket).unwrap();
        assert_eq!(ship_once(&folder, &files).await.unwrap(), 1);
        assert_eq!(fs::read_to_string(bucket.join("wal/000000010000000000000001")).unwrap(), "one");
        assert!(folder.join("000000010000000000000002.part").exists());
        assert!(!folder.join("000000010000000000000001").exists());
        assert!(ship_once(&folder.join("nowhere"), &files).await.is_err());
        fs::remove_dir_all(home).unwrap();
    }
}
