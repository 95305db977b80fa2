//! `GET /guides` and `GET /guides/{slug}`.

use axum::Json;
use jiff::civil::Date;
use platform::{Error, Lang, Path, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Guide, GuideTag, find_guide, find_guides, next, related};
use crate::markdown::Part;

/// A guide in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct GuideCard {
    pub slug: String,
    pub title: String,
    /// One or two sentences.
    pub description: String,
    pub tags: Vec<GuideTag>,
    /// Reading time.
    pub minutes: u32,
    pub updated_on: Date,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct GuidesOut {
    pub status: bool,
    pub data: Vec<GuideCard>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct GuideOut {
    pub status: bool,
    pub guide: GuideCard,
    /// Ready HTML. It comes from our own files, never from users.
    pub html: String,
    /// Its parts by the anchors of their headings.
    pub parts: Vec<Part>,
    pub related: Vec<GuideCard>,
    /// What to read next.
    pub next: GuideCard,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GuidesQuery {
    /// Words of the title, the description or the text, in any script; only the first 100 characters count.
    #[serde(default)]
    q: String,
    /// What they are about.
    tag: Option<GuideTag>,
}

impl From<&Guide> for GuideCard {
    fn from(guide: &Guide) -> Self {
        let page = &guide.page;
        Self {
            slug: page.slug.clone(),
            title: page.title.clone(),
            description: page.description.clone(),
            tags: guide.tags.clone(),
            minutes: guide.minutes,
            updated_on: page.updated_on,
        }
    }
}

/// All guides in the caller's language, or those that a query finds.
#[utoipa::path(get, path = "/guides", tag = "content", params(GuidesQuery),
    responses((status = 200, body = GuidesOut)))]
pub async fn list_guides(Lang(locale): Lang, Query(query): Query<GuidesQuery>) -> Result<Json<GuidesOut>> {
    let found = find_guides(&query.q, query.tag, locale);
    Ok(Json(GuidesOut { status: true, data: found.into_iter().map(GuideCard::from).collect() }))
}

/// A guide in the caller's language.
#[utoipa::path(get, path = "/guides/{slug}", tag = "content",
    params(("slug" = String, Path, description = "As in its address")),
    responses((status = 200, body = GuideOut), (status = 404, body = platform::wording::ErrorBody)))]
pub async fn view_guide(Lang(locale): Lang, Path(slug): Path<String>) -> Result<Json<GuideOut>> {
    let guide = find_guide(&slug, locale).ok_or(Error::NotFound)?;
    Ok(Json(GuideOut {
        status: true,
        guide: guide.into(),
        html: guide.page.html.clone(),
        parts: guide.parts().to_vec(),
        related: related(guide, locale).into_iter().map(GuideCard::from).collect(),
        next: next(guide, locale).into(),
    }))
}
