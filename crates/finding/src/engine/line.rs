//! The line on which the database tells of changes. Whatever is kept in memory ends at once; the index follows.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use platform::App;
use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgNotification};
use tokio::sync::Notify;
use tokio::time::timeout;
use vacancies::VacancyId;

use super::{Cards, Engine};

const VACANCIES: &str = "vacancies_changed";

/// After so long without a word somebody asks whether the line still lives, and waits so long for an answer.
const QUIET: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(4);

/// What was heard and not yet looked at.
#[derive(Default)]
pub(super) struct Heard {
    pub changed: Notify,
    is_about_words: AtomicBool,
}

impl Heard {
    /// Whether the words of queries have changed since this was asked last.
    pub fn take_words(&self) -> bool {
        self.is_about_words.swap(false, Ordering::AcqRel)
    }
}

/// Listens until the line breaks. What was kept before may have changed unheard, and so may what is kept after.
pub(super) async fn listen(app: &App, heard: &Heard) -> anyhow::Result<()> {
    let (engine, cards) = (app.shared::<Engine>(), app.shared::<Cards>());
    let mut listener = PgListener::connect_with(&app.db).await.context("listen")?;
    listener.listen_all([VACANCIES, "search_words_changed", "dictionaries_changed"]).await?;
    cards.forget_all();
    engine.set_told(true);
    loop {
        // `recv` would connect anew without a word, and what was told meanwhile would never be heard.
        let Ok(told) = timeout(QUIET, listener.try_recv()).await else {
            let answer = timeout(PATIENCE, listener.fetch_one("select 1")).await;
            answer.context("nobody answers on the line on which changes are told")??;
            continue;
        };
        let told = told?.context("the line on which changes are told broke")?;
        engine.note_change();
        match changed(&told) {
            Some(ids) => cards.forget(&ids),
            None => cards.forget_all(),
        }
        if told.channel() != VACANCIES {
            heard.is_about_words.store(true, Ordering::Release);
        }
        heard.changed.notify_one();
    }
}

/// The vacancies that have changed; nothing when it may be any.
fn changed(told: &PgNotification) -> Option<Vec<VacancyId>> {
    if told.channel() != VACANCIES || told.payload().is_empty() {
        return None;
    }
    let ids = told.payload().split(' ').map(|id| id.parse().map(|id: uuid::Uuid| VacancyId::from(id)));
    ids.collect::<Result<_, _>>().ok()
}
