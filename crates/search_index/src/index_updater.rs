//! Keeps this server's index of one kind in sync with the database.

use std::collections::HashSet;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use dictionaries::{Dictionaries, Snapshot};
use platform::App;
use search_engine::SearchIndex;
use search_engine::index::{Change, OpenError, Rebuild};
use sqlx::PgConnection;
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::change_listener::{Notifications, listen};
use crate::cursor::Cursor;
use crate::file_watch::FileWatch;
use crate::folder::Folder;
use crate::store::{self, NodeRow, Waiting};
use crate::{LiveIndex, Source};

/// Changes are reported by notifications (`change_listener`); those that arrive within this time are applied in one batch.
const GATHER: Duration = Duration::from_millis(50);
/// Under constant change, wait nine times as long as the last write took: writing takes a tenth of the time and
/// leaves the rest to searches …
const TIMES_LONGER: u32 = 9;
/// … but a change never waits longer than this.
const LONGEST_GATHER: Duration = Duration::from_millis(800);
/// Polling interval for what sends no notification: a company's suspension that ended, a broken connection.
const LOOK: Duration = Duration::from_millis(500);
/// Log a warning when changes wait for this long.
const TOO_LONG: Duration = Duration::from_secs(10);
/// A persistent failure is logged at this interval.
const SAME: Duration = Duration::from_mins(1);
/// Pause after a failure before retrying.
const REST: Duration = Duration::from_secs(1);
/// The files of the index are verified at this interval, and sooner when they changed or a search failed …
const VERIFY_EVERY: Duration = Duration::from_hours(1);
/// … but a failing search of a sound index does not make us read all files again and again.
const VERIFY_PAUSE: Duration = Duration::from_secs(30);
/// Changes per commit.
const BATCH: i64 = 2000;
/// Rows per query while building a new index.
const PIECE: i64 = 2000;
/// Building takes hundreds of megabytes, so indexes of different kinds are built one after the other.
static BUILDS: Semaphore = Semaphore::const_new(1);

/// Runs until the server stops. Failures are logged and retried; meanwhile searches use the database.
pub async fn keep_updated<S: Source>(app: App, folder: PathBuf, node: String, stop: CancellationToken) {
    let mut updater = IndexUpdater::<S> {
        app,
        path: folder,
        node,
        built_for: 0,
        building: None,
        reported: None,
        gather: GATHER,
        is_held: false,
        files: FileWatch::default(),
        verified: Instant::now(),
        source: PhantomData,
    };
    let mut last = (String::new(), Instant::now());
    loop {
        let notifications = Notifications::default();
        let app = updater.app.clone();
        let result = tokio::select! {
            result = updater.run(&notifications) => result,
            broken = listen::<S>(&app, &notifications) => broken,
            () = stop.cancelled() => Ok(()),
        };
        S::live(&app).set_listener_connected(false);
        if stop.is_cancelled() {
            return;
        }
        if let Err(error) = result {
            let error = format!("{error:#}");
            if last.0 != error || last.1.elapsed() > SAME {
                tracing::warn!(error, index = S::KIND, "the search index is not kept up, trying again");
                last = (error, Instant::now());
            }
        }
        tokio::select! { () = tokio::time::sleep(REST) => {}, () = stop.cancelled() => return }
    }
}

/// Brings an in-memory index up to date with the database: for tests, and for programs that search once.
pub async fn catch_up<S: Source>(app: &App) -> anyhow::Result<()> {
    let live = S::live(app);
    S::words_changed(app).await?;
    S::refresh(app).await?;
    let index = match live.index() {
        Some(index) => index,
        None => {
            let index = Arc::new(SearchIndex::in_memory(S::schema()));
            let cursor = store::find_horizon(&mut *app.db.acquire().await?).await?;
            let words = app.shared::<Dictionaries>().now();
            let mut after = None;
            loop {
                let rows = S::list_after(&mut *app.db.acquire().await?, after, PIECE).await?;
                let Some(last) = rows.last() else { break };
                after = Some(S::id(last));
                let docs = rows.into_iter().filter_map(|row| S::document(row, &words));
                index.apply(docs.map(|doc| Change::Put(Box::new(doc))).collect(), &cursor.to_string())?;
            }
            index.apply(Vec::new(), &cursor.to_string())?;
            live.set_index(Some(index.clone()));
            index
        }
    };
    // Open transactions in other databases of the cluster can delay the readable horizon; wait until it has passed
    // the newest change.
    let newest = store::find_newest_change(&mut *app.db.acquire().await?, S::KIND).await?;
    loop {
        apply_all::<S>(app, &index).await?;
        let read =
            index.cursor().and_then(|text| text.parse::<Cursor>().ok()).map_or(0, |cursor| cursor.xact);
        if read >= newest {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    live.set_current();
    live.note_change();
    Ok(())
}

/// Applies the available changes once, as [`keep_updated`] does; those of open transactions are left for the next call.
pub async fn try_catch_up<S: Source>(app: &App) -> anyhow::Result<()> {
    match S::live(app).index() {
        Some(index) => apply_all::<S>(app, &index).await,
        None => Ok(()),
    }
}

/// The oldest change that the index has not applied yet.
pub async fn waiting<S: Source>(app: &App) -> anyhow::Result<Option<Waiting>> {
    let Some(index) = S::live(app).index() else { return Ok(None) };
    let Some(cursor) = index.cursor().and_then(|text| text.parse().ok()) else { return Ok(None) };
    Ok(store::find_waiting(&mut *app.db.acquire().await?, S::KIND, &cursor).await?)
}

struct IndexUpdater<S> {
    app: App,
    path: PathBuf,
    node: String,
    /// The last rebuild request that was satisfied.
    built_for: i64,
    building: Option<JoinHandle<anyhow::Result<(SearchIndex, PathBuf, i64)>>>,
    /// The last status this server reported.
    reported: Option<(i64, i64, bool)>,
    /// How long changes are collected before they are written.
    gather: Duration,
    /// Changes are waiting, and that was logged.
    is_held: bool,
    files: FileWatch,
    /// When the files of the index were verified last.
    verified: Instant,
    source: PhantomData<S>,
}

impl<S: Source> IndexUpdater<S> {
    fn live(&self) -> &LiveIndex {
        S::live(&self.app)
    }

    async fn run(&mut self, notifications: &Notifications) -> anyhow::Result<()> {
        let folder = Folder::new(&self.path, S::KIND).context("the folder of the search index")?;
        S::words_changed(&self.app).await?;
        // A broken connection does not cancel a running build.
        if self.live().index().is_none() && self.building.is_none() {
            self.open(&folder).await?;
        }
        loop {
            S::refresh(&self.app).await?;
            self.swap_when_built(&folder).await?;
            self.set_aside_when_unfit(&folder).await?;
            self.rebuild_when_asked(&folder).await?;
            if let Some(index) = self.live().index() {
                let begun = Instant::now();
                // A full disk or missing files: the existing index keeps answering, and the database confirms every
                // card anyway.
                match apply_all::<S>(&self.app, &index).await {
                    Ok(()) => {
                        self.live().set_current();
                        self.look_at_files(&folder, &index);
                    }
                    Err(error) => {
                        tracing::error!(
                            error = format!("{error:#}"),
                            index = S::KIND,
                            "changes did not reach the search index"
                        );
                        self.live().suspect_damage();
                        tokio::time::sleep(REST).await;
                    }
                }
                self.gather = (begun.elapsed() * TIMES_LONGER).clamp(GATHER, LONGEST_GATHER);
            }
            self.report().await?;
            self.watch().await?;
            self.wait(notifications).await?;
        }
    }

    /// Opens the current index, or starts building one.
    async fn open(&mut self, folder: &Folder) -> anyhow::Result<()> {
        store::forget_foreign_changes(&mut *self.app.db.acquire().await?).await?;
        let path = folder.current();
        let opened = match path.clone() {
            Some(path) => spawn_blocking(move || SearchIndex::open(&path, S::schema())).await?,
            None => Err(OpenError::Missing),
        };
        let opened = match opened {
            Ok(index) if self.can_go_on(&index).await? => Ok(index),
            Ok(_) => Err(OpenError::Old),
            Err(error) => Err(error),
        };
        match opened {
            Ok(index) => {
                folder.sweep()?;
                self.built_for = folder.built_for();
                tracing::info!(index = S::KIND, documents = index.len(), "the search index is open");
                self.live().set_index(Some(Arc::new(index)));
            }
            // Another process on this machine has it open; it may be about to stop.
            Err(OpenError::Busy) => anyhow::bail!("the search index belongs to another process"),
            Err(reason) => {
                tracing::info!(index = S::KIND, %reason, "the search index is built anew; the database answers meanwhile");
                self.build(folder).await?;
            }
        }
        Ok(())
    }

    async fn can_go_on(&self, index: &SearchIndex) -> anyhow::Result<bool> {
        let mut db = self.app.db.acquire().await?;
        let now = store::find_horizon(&mut db).await?;
        let forgotten = store::find_forgotten(&mut db, S::KIND).await?;
        let cursor: Option<Cursor> = index.cursor().and_then(|text| text.parse().ok());
        Ok(cursor.is_some_and(|cursor| cursor.fits(&now, forgotten)))
    }

    /// An index that is damaged, or of a database that was replaced by a restored one, must not answer.
    async fn set_aside_when_unfit(&mut self, folder: &Folder) -> anyhow::Result<()> {
        let Some(index) = self.live().index() else { return Ok(()) };
        if !self.can_go_on(&index).await? {
            tracing::error!(
                index = S::KIND,
                "the search index is of another database: it is set aside and built anew"
            );
            store::forget_foreign_changes(&mut *self.app.db.acquire().await?).await?;
            self.live().set_aside();
            return Ok(());
        }
        self.look_at_files(folder, &index);
        let has_changed = self.files.take_changed();
        let pause = if has_changed { Duration::ZERO } else { VERIFY_PAUSE };
        let is_due = self.verified.elapsed() > VERIFY_EVERY
            || (self.verified.elapsed() > pause && (has_changed || self.live().take_suspicion()));
        if !is_due {
            return Ok(());
        }
        self.verified = Instant::now();
        let verified = spawn_blocking(move || index.verify()).await?;
        if let Err(error) = verified {
            tracing::error!(index = S::KIND, %error, "the search index is set aside and built anew; the database answers meanwhile");
            metrics::counter!("search_index_damaged_total", "index" => S::KIND).increment(1);
            self.live().set_aside();
        }
        Ok(())
    }

    fn look_at_files(&mut self, folder: &Folder, index: &SearchIndex) {
        if let Some(path) = folder.current() {
            self.files.look(&path, index.files());
        }
    }

    async fn rebuild_when_asked(&mut self, folder: &Folder) -> anyhow::Result<()> {
        if self.building.is_some() {
            return Ok(());
        }
        let requested = store::find_rebuild(&mut *self.app.db.acquire().await?).await?;
        let is_gone = folder.current().is_none_or(|path| !path.exists());
        if requested > self.built_for || is_gone || self.live().index().is_none() {
            tracing::info!(
                index = S::KIND,
                is_gone,
                "the search index is built anew; the old one answers meanwhile"
            );
            self.build(folder).await?;
        }
        Ok(())
    }

    async fn build(&mut self, folder: &Folder) -> anyhow::Result<()> {
        let requested = store::find_rebuild(&mut *self.app.db.acquire().await?).await?;
        let path = folder.fresh()?;
        let app = self.app.clone();
        self.live().set_building(true);
        self.building = Some(tokio::spawn(async move {
            let index = build::<S>(&app, &path).await?;
            Ok((index, path, requested))
        }));
        Ok(())
    }

    /// Replaces the old index with a finished new one and deletes the old one.
    async fn swap_when_built(&mut self, folder: &Folder) -> anyhow::Result<()> {
        let Some(building) = self.building.take_if(|building| building.is_finished()) else { return Ok(()) };
        self.live().set_building(false);
        let (index, path, requested) = building.await?.context("building the search index")?;
        let index = Arc::new(index);
        // The changes made while it was built, so that it never answers with less than the old one did.
        apply_all::<S>(&self.app, &index).await?;
        folder.set_current(&path, requested)?;
        tracing::info!(index = S::KIND, documents = index.len(), "the search index is built");
        self.built_for = requested;
        self.files = FileWatch::default();
        self.live().set_index(Some(index));
        self.live().set_current();
        folder.sweep()?;
        Ok(())
    }

    /// Publishes this server's index status for `ishbor reindex` and staff, when it has changed.
    async fn report(&mut self) -> anyhow::Result<()> {
        let documents = self.live().index().map_or(0, |index| index.len() as i64);
        let is_building = self.building.is_some();
        metrics::gauge!("search_index_documents", "index" => S::KIND).set(documents as f64);
        metrics::gauge!("search_index_building", "index" => S::KIND).set(f64::from(u8::from(is_building)));
        let minute = self.app.clock.now().as_second() / 60;
        let now = (documents + minute, self.built_for, is_building);
        if self.reported == Some(now) {
            return Ok(());
        }
        let (node, kind, built_for) = (self.node.clone(), S::KIND.to_owned(), self.built_for);
        let row = NodeRow { node, kind, documents, built_for, is_building };
        store::upsert_node(&mut *self.app.db.acquire().await?, &row, self.app.clock.now()).await?;
        self.reported = Some(now);
        Ok(())
    }

    /// Warns operators when changes are waiting, usually for a transaction that was left open.
    async fn watch(&mut self) -> anyhow::Result<()> {
        let waiting = waiting::<S>(&self.app).await?;
        let seconds = waiting.as_ref().map_or(0.0, |waiting| waiting.seconds);
        metrics::gauge!("search_changes_wait_seconds", "index" => S::KIND).set(seconds);
        let is_held = seconds > TOO_LONG.as_secs_f64();
        if is_held && !self.is_held {
            let holder = waiting.and_then(|waiting| waiting.holder);
            tracing::warn!(
                index = S::KIND,
                seconds,
                holder,
                "changes do not reach the search index: a transaction does not end"
            );
        }
        self.is_held = is_held;
        Ok(())
    }

    async fn wait(&self, notifications: &Notifications) -> anyhow::Result<()> {
        tokio::select! {
            () = notifications.changed.notified() => tokio::time::sleep(self.gather).await,
            () = tokio::time::sleep(LOOK) => {}
        }
        if notifications.take_words() {
            S::words_changed(&self.app).await?;
        }
        Ok(())
    }
}

/// Reads everything into an index in a new folder. Changes made meanwhile come after the cursor and are applied once
/// the index is current.
async fn build<S: Source>(app: &App, path: &Path) -> anyhow::Result<SearchIndex> {
    let _turn = BUILDS.acquire().await?;
    let cursor = store::find_horizon(&mut *app.db.acquire().await?).await?;
    let words = app.shared::<Dictionaries>().now();
    let path = path.to_owned();
    let mut rebuild = spawn_blocking(move || Rebuild::start(&path, S::schema())).await??;
    let mut after = None;
    loop {
        let rows = S::list_after(&mut *app.db.acquire().await?, after, PIECE).await?;
        let Some(last) = rows.last() else { break };
        after = Some(S::id(last));
        let words = words.clone();
        rebuild = spawn_blocking(move || add::<S>(rebuild, rows, &words)).await??;
    }
    Ok(spawn_blocking(move || rebuild.finish(&cursor.to_string())).await??)
}

fn add<S: Source>(rebuild: Rebuild, rows: Vec<S::Row>, words: &Snapshot) -> anyhow::Result<Rebuild> {
    for doc in rows.into_iter().filter_map(|row| S::document(row, words)) {
        rebuild.add(&doc)?;
    }
    Ok(rebuild)
}

async fn apply_all<S: Source>(app: &App, index: &Arc<SearchIndex>) -> anyhow::Result<()> {
    while apply_changes::<S>(app, index).await? {}
    Ok(())
}

/// Applies one batch of changes; returns true when there may be more.
async fn apply_changes<S: Source>(app: &App, index: &Arc<SearchIndex>) -> anyhow::Result<bool> {
    let cursor = index.cursor().and_then(|text| text.parse::<Cursor>().ok());
    let cursor = cursor.context("the search index does not know how far it has read")?;
    let mut db = app.db.acquire().await?;
    let rows = store::list_changes(&mut db, S::KIND, &cursor, BATCH).await?;
    let Some(last) = rows.last() else { return Ok(false) };
    let next = cursor.at(last.xact, last.seq);
    let is_full = rows.len() as i64 == BATCH;
    let ids: HashSet<_> = rows.into_iter().map(|row| row.document_id).collect();
    let changes = changes::<S>(app, &mut db, ids.into_iter().collect()).await?;
    drop(db);
    let index = index.clone();
    spawn_blocking(move || index.apply(changes, &next.to_string())).await??;
    S::live(app).note_change();
    Ok(is_full)
}

/// What is to be indexed is upserted, all others are removed.
async fn changes<S: Source>(app: &App, db: &mut PgConnection, ids: Vec<Uuid>) -> anyhow::Result<Vec<Change>> {
    let words = app.shared::<Dictionaries>().now();
    let rows = S::list(db, &ids).await?;
    let found: HashSet<_> = rows.iter().map(S::id).collect();
    let gone = ids.into_iter().filter(|id| !found.contains(id)).map(Change::Remove);
    let put =
        rows.into_iter().filter_map(|row| S::document(row, &words)).map(|doc| Change::Put(Box::new(doc)));
    Ok(put.chain(gone).collect())
}
