//! The application state passed to every handler and job.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use ipnet::IpNet;
use kernel::{Catalogue, Clock};
use sqlx::PgPool;

use crate::database::Database;
use crate::db;
use crate::files::Files;
use crate::rate::RateLimits;

/// Development enables API docs and the component gallery; production rejects development defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Environment {
    Development,
    Production,
}

/// Facts about this installation that pages and handlers need.
#[derive(Debug, Clone)]
pub struct Site {
    pub environment: Environment,
    /// The public scheme and host, without a trailing slash: `https://ishbor.uz`.
    pub public_url: String,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNet>,
}

pub struct AppParts {
    pub db: Database,
    /// Connections for LISTEN, which requests cannot use up.
    pub listeners: PgPool,
    pub catalogue: Catalogue,
    pub clock: Arc<dyn Clock>,
    pub files: Files,
    pub rate: RateLimits,
    pub site: Site,
    shared: HashMap<TypeId, Arc<dyn Any + Send + Sync>>,
}

impl AppParts {
    pub fn new(db: Database, catalogue: Catalogue, clock: Arc<dyn Clock>, files: Files, site: Site) -> Self {
        let listeners = db::listening_pool(db.pool());
        Self {
            db,
            listeners,
            catalogue,
            clock,
            files,
            rate: RateLimits::default(),
            site,
            shared: HashMap::new(),
        }
    }

    /// Adds in-memory state of one capability (a cache, an index). There is one slot per type.
    pub fn share<T: Any + Send + Sync>(mut self, value: T) -> Self {
        self.shared.insert(TypeId::of::<T>(), Arc::new(value));
        self
    }
}

/// Cheap to clone: one reference count.
#[derive(Clone)]
pub struct App(Arc<AppParts>);

impl App {
    pub fn new(parts: AppParts) -> Self {
        Self(Arc::new(parts))
    }

    /// The state that a capability shared when the application was built.
    ///
    /// # Panics
    /// When `server` did not share it: a programming error, found by the first test that uses it.
    pub fn shared<T: Any + Send + Sync>(&self) -> &T {
        self.shared
            .get(&TypeId::of::<T>())
            .and_then(|part| part.downcast_ref())
            .unwrap_or_else(|| panic!("{} was not shared with the app", std::any::type_name::<T>()))
    }
}

impl Deref for App {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}
