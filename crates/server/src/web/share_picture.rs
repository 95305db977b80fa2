//! `/og/jobs/{slug}.{locale}.png` and `/og/company/{slug}.{locale}.png`: the pictures that messengers show next to a
//! link. Each request checks whether the vacancy is public; the rendered pictures are cached.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use kernel::Locale;
use platform::{App, Error, PageQuery, Result};
use poster::Poster;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use vacancies::card::Reader;
use vacancies::public::{self, VacancyLookup};

/// Size of the cache. A picture takes about 100 KB, so it stays below 7 MB.
const KEPT: usize = 64;
/// Concurrent renderings: rendering is the one expensive operation that guests can request without limit.
const AT_ONCE: usize = 1;
/// Version of the layout: change it when the same texts produce a different picture.
const LOOK: &str = "2";

/// Recently rendered pictures, by the hash of their texts.
#[derive(Clone)]
pub struct Pictures {
    kept: Arc<Mutex<VecDeque<(String, Bytes)>>>,
    drawing: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Self {
        Self { kept: Arc::default(), drawing: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Pictures {
    fn find(&self, tag: &str) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == tag)?;
        // Move to the back: the least recently used one is evicted first.
        let found = kept.remove(at)?;
        kept.push_back(found.clone());
        Some(found.1)
    }

    fn keep(&self, tag: &str, picture: &Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((tag.to_owned(), picture.clone()));
    }

    async fn draw(&self, tag: &str, poster: Poster) -> Result<Bytes> {
        if let Some(known) = self.find(tag) {
            return Ok(known);
        }
        let _turn = self.drawing.acquire().await.map_err(anyhow::Error::from)?;
        // Another request may have rendered it while we waited.
        if let Some(known) = self.find(tag) {
            return Ok(known);
        }
        let drawn = tokio::task::spawn_blocking(move || poster::draw(&poster)).await;
        let picture = Bytes::from(drawn.map_err(anyhow::Error::from)?);
        self.keep(tag, &picture);
        Ok(picture)
    }
}

pub async fn vacancy(
    State(app): State<App>,
    Extension(pictures): Extension<Pictures>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let (slug, locale) = read_name(&name).ok_or(Error::NotFound)?;
    let mut db = app.db.acquire().await?;
    let reader = Reader { locale, candidate: None };
    let VacancyLookup::Public(vacancy) = public::find_vacancy(&app, &mut db, slug, reader, None).await?
    else {
        return Err(Error::NotFound);
    };
    drop(db);
    let poster = Poster {
        label: app.catalogue.text(locale, "poster_vacancy"),
        title: vacancy.title,
        company: vacancy.customer.card.name,
        place: vacancy.location_name,
        pay: vacancy.salary.map(|salary| salary.display(&app.catalogue, locale)),
    };
    answer(&pictures, poster, &headers).await
}

pub async fn company(
    State(app): State<App>,
    Extension(pictures): Extension<Pictures>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let (slug, locale) = read_name(&name).ok_or(Error::NotFound)?;
    let mut db = app.db.acquire().await?;
    let reader = Reader { locale, candidate: None };
    let page = PageQuery { page: None, per_page: Some(1) };
    let found = public::find_company(&app, &mut db, slug, page, reader).await?.ok_or(Error::NotFound)?;
    drop(db);
    let open = i64::try_from(found.company.open_vacancies).unwrap_or(i64::MAX);
    let count = kernel::Args::new().number("count", open);
    let poster = Poster {
        label: app.catalogue.text(locale, "poster_company"),
        title: found.company.name.clone(),
        company: found.company.name,
        place: found.company.location_name,
        pay: (open > 0).then(|| app.catalogue.format(locale, "vacancy_company_open", &count)),
    };
    answer(&pictures, poster, &headers).await
}

/// `usta-3k9x0p.ru.png`.
fn read_name(name: &str) -> Option<(&str, Locale)> {
    let (slug, locale) = name.strip_suffix(".png")?.rsplit_once('.')?;
    let locale = Locale::ALL.into_iter().find(|known| known.code() == locale)?;
    Some((slug, locale))
}

async fn answer(pictures: &Pictures, poster: Poster, headers: &HeaderMap) -> Result<Response> {
    let tag = tag(&poster);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let answer =
        Response::builder().header(header::ETAG, &tag).header(header::CACHE_CONTROL, "public, max-age=86400");
    let answer = if known.is_some_and(|known| known.contains(&tag)) {
        answer.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let picture = pictures.draw(&tag, poster).await?;
        answer.header(header::CONTENT_TYPE, "image/png").body(Body::from(picture))
    };
    Ok(answer.expect("these headers are valid"))
}

/// The ETag and cache key: the texts determine the picture, so it is a hash of them.
fn tag(poster: &Poster) -> String {
    let Poster { label, title, company, place, pay } = poster;
    let texts = [LOOK, label, title, company, place, pay.as_deref().unwrap_or_default()];
    let digest = Sha256::digest(texts.join("\u{0}"));
    format!("\"{}\"", URL_SAFE_NO_PAD.encode(&digest[..12]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_names_are_parsed() {
        assert_eq!(read_name("usta-3k9x0p.ru.png"), Some(("usta-3k9x0p", Locale::Ru)));
        assert_eq!(read_name("a.b.uz.png"), Some(("a.b", Locale::Uz)));
        for wrong in ["usta.png", "usta.de.png", "usta.RU.png", "usta.ru.jpg", ".png", "png"] {
            assert_eq!(read_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_cache_evicts_the_least_recently_used_picture() {
        let pictures = Pictures::default();
        for number in 0..KEPT {
            pictures.keep(&number.to_string(), &Bytes::new());
        }
        assert!(pictures.find("0").is_some());
        pictures.keep("new", &Bytes::new());
        assert!(pictures.find("0").is_some() && pictures.find("1").is_none());
        assert_eq!(pictures.kept.lock().unwrap().len(), KEPT);
    }
}
