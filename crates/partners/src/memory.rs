//! The partners that pages show, in memory.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use accounts::people::picture::Picture;
use platform::App;
use sqlx::PgConnection;

use crate::store;

/// Partners change a few times a year, so other servers may show a change half a minute later.
const REREAD: Duration = Duration::from_secs(30);

/// A partner as the site shows it.
#[derive(Debug, Clone)]
pub struct Shown {
    pub name: String,
    pub link: String,
    pub logo: Option<Picture>,
}

/// The partners that are not hidden, in their order.
pub struct Partners {
    current: RwLock<Arc<[Shown]>>,
}

impl Partners {
    pub async fn load(db: &mut PgConnection) -> anyhow::Result<Self> {
        Ok(Self { current: RwLock::new(read(db).await?) })
    }

    pub fn now(&self) -> Arc<[Shown]> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    async fn reload(&self, db: &mut PgConnection) -> anyhow::Result<()> {
        let fresh = read(db).await?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }
}

async fn read(db: &mut PgConnection) -> anyhow::Result<Arc<[Shown]>> {
    let rows = store::list(db).await?;
    let shown = rows.into_iter().filter(|row| !row.hidden).map(store::PartnerRow::partner);
    Ok(shown.map(|partner| Shown { name: partner.name, link: partner.link, logo: partner.logo }).collect())
}

/// After a change; if it fails, [`follow`] tries again soon.
pub(crate) async fn reload(app: &App) {
    if let Err(error) = reread(app).await {
        tracing::warn!(error = format!("{error:#}"), "partners were not read, trying again");
    }
}

async fn reread(app: &App) -> anyhow::Result<()> {
    app.shared::<Partners>().reload(&mut *app.db.acquire().await?).await
}

/// Shows what other servers have changed, for as long as this one runs.
pub async fn follow(app: &App) {
    loop {
        tokio::time::sleep(REREAD).await;
        reload(app).await;
    }
}
