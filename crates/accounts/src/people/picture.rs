//! The picture of a profile: two files under one key.

use platform::files::FileKey;
use serde::Serialize;
use utoipa::ToSchema;

pub(crate) const FOLDER: &str = "avatars";
pub(crate) const SMALL_FOLDER: &str = "thumbs";

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
            large: format!("/files/{}", large.as_str()),
            small: format!("/files/{}", small.as_str()),
        })
    }
}

/// Both files of a picture: the same name in two folders.
pub(crate) fn keys(key: &str) -> Option<(FileKey, FileKey)> {
    let large = FileKey::parse(key)?;
    let small = key.replacen(FOLDER, SMALL_FOLDER, 1);
    Some((large, FileKey::parse(&small)?))
}
