//! The list of all kinds of content.

use jiff::Timestamp;
use platform::{App, Error, Result};
use sqlx::PgConnection;

use crate::RevisionId;
use crate::companies::Companies;
use crate::kind::{LockedText, Moderated, Reportable};

/// All kinds of content, in the state of the application. Companies are always among them.
#[derive(Default)]
pub struct Kinds {
    moderated: Vec<Box<dyn Moderated>>,
    reportable: Vec<Box<dyn Reportable>>,
}

impl Kinds {
    /// Adds a kind whose texts wait for approval. People may complain about it too.
    #[must_use]
    pub fn with_moderated(mut self, kind: impl Moderated + 'static) -> Self {
        self.moderated.push(Box::new(kind));
        self
    }

    /// Adds a kind that is published without approval, and that people may complain about.
    #[must_use]
    pub fn with_reportable(mut self, kind: impl Reportable + 'static) -> Self {
        self.reportable.push(Box::new(kind));
        self
    }

    /// The names of all kinds that people may complain about.
    pub fn names(&self) -> Vec<&'static str> {
        self.reportable().map(Reportable::kind).collect()
    }

    pub(crate) fn of(app: &App) -> &Self {
        app.shared()
    }

    pub(crate) fn reportable(&self) -> impl Iterator<Item = &dyn Reportable> {
        let moderated = self.moderated().map(|kind| kind as &dyn Reportable);
        let reportable = self.reportable.iter().map(AsRef::as_ref);
        moderated.chain(reportable).chain([&Companies as &dyn Reportable])
    }

    pub(crate) fn moderated(&self) -> impl Iterator<Item = &dyn Moderated> {
        self.moderated.iter().map(AsRef::as_ref)
    }

    pub(crate) fn find(&self, name: &str) -> Result<&dyn Reportable> {
        self.reportable().find(|kind| kind.kind() == name).ok_or(Error::NotFound)
    }

    /// Locks a text and its subject, whichever kind it belongs to.
    pub(crate) async fn hold_text(
        &self,
        db: &mut PgConnection,
        id: RevisionId,
        now: Timestamp,
    ) -> Result<(&dyn Moderated, LockedText)> {
        for kind in self.moderated() {
            if let Some(text) = kind.hold_text(db, id, now).await? {
                return Ok((kind, text));
            }
        }
        Err(Error::NotFound)
    }
}
