//! The picture of a profile: two files under one key.

use platform::App;
use platform::files::FileKey;
use serde::Serialize;
use utoipa::ToSchema;

pub(crate) const FOLDER: &str = "avatars";
pub(crate) const SMALL_FOLDER: &str = "thumbs";
/// Where files are served.
const ADDRESS: &str = "/files/";

/// Addresses of a picture in its two sizes.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Picture {
    pub large: String,
    pub small: String,
}

impl Picture {
    /// The picture with this key.
    pub fn of(key: &str) -> Option<Self> {
        let (large, small) = keys(key)?;
        Some(Self {
            large: format!("{ADDRESS}{}", large.as_str()),
            small: format!("{ADDRESS}{}", small.as_str()),
        })
    }
}

/// The file of the large picture; `None` if it is gone.
pub async fn read_large(app: &App, picture: &Picture) -> anyhow::Result<Option<Vec<u8>>> {
    let Some(key) = picture.large.strip_prefix(ADDRESS).and_then(FileKey::parse) else { return Ok(None) };
    Ok(app.files.get(&key).await?.map(|bytes| bytes.to_vec()))
}

/// Both files of a picture: the same name in two folders.
pub(crate) fn keys(key: &str) -> Option<(FileKey, FileKey)> {
    let large = FileKey::parse(key)?;
    let small = key.replacen(FOLDER, SMALL_FOLDER, 1);
    Some((large, FileKey::parse(&small)?))
}
