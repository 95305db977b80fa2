//! What other capabilities do before an account is erased: rows that go with it tell nobody.

use std::pin::Pin;

use jiff::Timestamp;
use platform::{App, Result, UserId};
use sqlx::PgConnection;

/// The future of an object-safe `async fn`.
pub type Pending<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// Ends or hands over what others wait for, in the transaction that erases.
pub trait LastStep: Send + Sync {
    fn before_erasure<'a>(&'a self, db: &'a mut PgConnection, user: UserId, now: Timestamp) -> Pending<'a>;
}

/// All of them in their order, in the state of the application.
#[derive(Default)]
pub struct LastSteps(Vec<Box<dyn LastStep>>);

impl LastSteps {
    #[must_use]
    pub fn with(mut self, step: impl LastStep + 'static) -> Self {
        self.0.push(Box::new(step));
        self
    }

    pub(super) async fn take(app: &App, db: &mut PgConnection, user: UserId, now: Timestamp) -> Result<()> {
        for step in &app.shared::<Self>().0 {
            step.before_erasure(&mut *db, user, now).await?;
        }
        Ok(())
    }
}
