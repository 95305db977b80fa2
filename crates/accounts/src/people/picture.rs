//! Pictures that everybody may see: two files under one key.

use axum::body::Body as RawBody;
use axum::http::{HeaderMap, header};
use bytes::Bytes;
use http_body_util::{BodyExt as _, Limited};
use platform::files::FileKey;
use platform::images::{self, Sizes};
use platform::{App, Error, Result};
use serde::Serialize;
use utoipa::ToSchema;

/// Where files are served.
const ADDRESS: &str = "/files/";
const TYPES: [&str; 3] = ["image/jpeg", "image/png", "image/webp"];

/// The two folders of one kind of pictures. Both files have the same name.
#[derive(Debug, Clone, Copy)]
pub struct Folders {
    pub(crate) large: &'static str,
    pub(crate) small: &'static str,
}

/// Pictures of profiles.
pub const AVATARS: Folders = Folders { large: "avatars", small: "thumbs" };
/// Photos on the pages of companies.
pub const PHOTOS: Folders = Folders { large: "photos", small: "photothumbs" };
/// Logos of partners.
pub const LOGOS: Folders = Folders { large: "partners", small: "partnerthumbs" };
/// Everything that is served to everybody.
pub(crate) const PUBLIC: [Folders; 3] = [AVATARS, PHOTOS, LOGOS];

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

/// A picture in the file store that no row refers to yet.
pub struct Stored(FileKey);

impl Stored {
    /// The key that a row stores for both sizes.
    pub fn key(&self) -> &str {
        self.0.as_str()
    }
}

/// The file of the large picture; `None` if it is gone.
pub async fn read_large(app: &App, picture: &Picture) -> anyhow::Result<Option<Vec<u8>>> {
    let Some(key) = picture.large.strip_prefix(ADDRESS).and_then(FileKey::parse) else { return Ok(None) };
    Ok(app.files.get(&key).await?.map(|bytes| bytes.to_vec()))
}

pub(crate) fn is_type(kind: &str) -> bool {
    TYPES.contains(&kind)
}

/// Reads the body of an upload. Whether it is a picture is checked when it is drawn.
pub async fn read_upload(headers: &HeaderMap, body: RawBody) -> Result<Bytes> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !is_type(kind) {
        return Err(Error::WrongType);
    }
    let read = Limited::new(body, images::MAX_BYTES).collect().await.map_err(|_| Error::TooLarge)?;
    Ok(read.to_bytes())
}

/// Stores the files from which a picture is served.
pub async fn store(app: &App, folders: Folders, picture: Sizes) -> Result<Stored> {
    let large = FileKey::random(folders.large, "jpg");
    let (large, small) = keys(large.as_str()).ok_or(Error::Fault)?;
    app.files.put(&large, picture.large).await?;
    app.files.put(&small, picture.small).await?;
    Ok(Stored(large))
}

/// Deletes the files of a picture that no row refers to.
pub async fn discard(app: &App, key: &str) {
    if let Some((large, small)) = keys(key) {
        app.files.discard(&[large, small]).await;
    }
}

/// Both files of a picture.
pub(crate) fn keys(key: &str) -> Option<(FileKey, FileKey)> {
    let (folder, name) = key.split_once('/')?;
    let folders = PUBLIC.iter().find(|folders| folders.large == folder)?;
    Some((FileKey::parse(key)?, FileKey::parse(&format!("{}/{name}", folders.small))?))
}
