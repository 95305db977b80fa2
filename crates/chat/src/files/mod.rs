//! Files in messages. A file is uploaded first and waits for the message that names it; it is stored before its row and
//! deleted after it.

mod answer;
pub mod kind;
pub mod store;
mod tidy;

use std::time::Duration;

use accounts::unused_files::of_message;
use platform::files::FileKey;
use platform::{App, Error, Result};
use queue::{Registry, Schedule};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

pub use answer::answer;
pub use kind::Kind;
pub use tidy::TidyFiles;

/// The largest file (decisions C4).
pub const MAX_BYTES: usize = 10 * 1024 * 1024;

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TidyFiles>();
    registry.every("tidy-chat-files", Schedule::every(Duration::from_secs(3600)), || TidyFiles {});
}

/// A file in a message.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = ChatFile)]
pub struct File {
    pub id: Uuid,
    pub name: String,
    pub kind: Kind,
    /// Bytes.
    pub size: i32,
    /// Of a picture, in pixels; null for documents.
    pub width: Option<i32>,
    pub height: Option<i32>,
}

impl File {
    pub fn of(row: store::FileRow) -> Result<Self> {
        let kind = Kind::parse(&row.kind).ok_or(Error::Fault)?;
        Ok(Self { id: row.id, name: row.name, kind, size: row.size, width: row.width, height: row.height })
    }
}

/// Deletes files that no row names any more.
pub async fn discard(app: &App, stored: impl IntoIterator<Item = String>) {
    let keys: Vec<FileKey> = stored.into_iter().flat_map(|key| of_message(&key)).collect();
    app.files.discard(&keys).await;
}
