//! Files follow their rows: a file is stored before the row that names it and deleted after that row is gone, so a
//! crash in between leaves a file that no row names. This job finds and deletes such files, whatever left them.

mod store;

use jiff::SignedDuration;
use platform::App;
use platform::files::FileKey;
use queue::Job;
use serde::{Deserialize, Serialize};

use crate::people::picture::PUBLIC;

/// The folder of exports.
pub(crate) const EXPORTS: &str = "exports";
/// The folder of documents with which companies show that they are real. No route serves it to the public.
pub const COMPANY_DOCUMENTS: &str = "documents";
/// The folders of files in messages, and of previews of the pictures among them, which have the same names.
pub const CHAT_FILES: &str = "chatfiles";
pub const CHAT_PREVIEWS: &str = "chatpreviews";

/// Where a file in a message is stored, and then its preview, which only pictures have.
pub fn of_message(key: &str) -> Vec<FileKey> {
    let preview = key.replacen(CHAT_FILES, CHAT_PREVIEWS, 1);
    let both = if key.ends_with(".jpg") { vec![key, &preview] } else { vec![key] };
    both.into_iter().filter_map(FileKey::parse).collect()
}

/// A younger file may belong to a request or job that is still running. A day also covers clocks that differ.
const YOUNG: SignedDuration = SignedDuration::from_hours(24);
const BATCH: usize = 500;

#[derive(Debug, Serialize, Deserialize)]
pub struct DeleteUnusedFiles {}

impl Job<App> for DeleteUnusedFiles {
    const NAME: &'static str = "delete_unused_files";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let mut failed = 0;
        let pictures = PUBLIC.iter().flat_map(|folders| [folders.large, folders.small]);
        for folder in pictures.chain([EXPORTS, COMPANY_DOCUMENTS, CHAT_FILES, CHAT_PREVIEWS]) {
            let old = app.files.list_before(folder, app.clock.now() - YOUNG).await?;
            for batch in old.chunks(BATCH) {
                failed += delete_unused(app, folder, batch).await?;
            }
        }
        anyhow::ensure!(failed == 0, "{failed} files without a row could not be deleted");
        Ok(())
    }
}

/// Returns the number of files that could not be deleted; they do not stop the others.
async fn delete_unused(app: &App, folder: &str, keys: &[FileKey]) -> anyhow::Result<u64> {
    // Rows name the large picture; the small one has the same name in another folder.
    let large = match PUBLIC.iter().find(|folders| folders.small == folder) {
        Some(folders) => folders.large,
        None if folder == CHAT_PREVIEWS => CHAT_FILES,
        None => folder,
    };
    let named: Vec<String> = keys.iter().map(|key| key.as_str().replacen(folder, large, 1)).collect();
    let used = store::list_used(&mut *app.db.acquire().await?, &named).await?;
    let mut failed = 0;
    for (key, _) in keys.iter().zip(&named).filter(|(_, name)| !used.contains(*name)) {
        match app.files.delete(key).await {
            Ok(()) => tracing::info!(key = key.as_str(), "a file without a row was deleted"),
            Err(error) => {
                tracing::warn!(%error, "a file without a row could not be deleted");
                failed += 1;
            }
        }
    }
    Ok(failed)
}
