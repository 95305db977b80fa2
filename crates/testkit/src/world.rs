//! The product in a test.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;

use accounts::{CodeLimits, SocialLogin, TelegramLogin};
use axum::Router;
use kernel::{Clock, FakeClock};
use moderation::{Kinds, Moderated};
use outside::{CentralBank, Channels, CompanyRegistry, Outbox, Traces};
use platform::files::Files;
use platform::{App, Environment, Site};
use queue::Runner;
use secrets::Keys;
use server::app::Surroundings;
use server::database_clock::ClockSkew;
use server::web::Web;
use sqlx::PgPool;
use uuid::Uuid;

use crate::client::Client;
use crate::cluster;

/// The bot token of tests; data signed with it is accepted.
pub const BOT_TOKEN: &str = "1234567890:TEST-token-for-vectors-only";

pub struct World {
    pub app: App,
    /// For assertions and fixtures; the product takes its connections from `app.db`.
    pub db: PgPool,
    pub clock: Arc<FakeClock>,
    pub router: Router,
    _files: Folder,
}

/// External services that only some tests have.
#[derive(Default)]
struct Services {
    central_bank: Option<CentralBank>,
    company_registry: Option<Arc<dyn CompanyRegistry>>,
}

/// Deleted at the end of the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

impl World {
    pub async fn new() -> Self {
        Self::with_site(|_| {}).await
    }

    /// A world with other settings: production, another URL, a proxy in front.
    pub async fn with_site(change: impl FnOnce(&mut Site)) -> Self {
        Self::make(change, CodeLimits::default(), Services::default(), server::app::kinds()).await
    }

    /// A world with other limits of codes.
    pub async fn with_limits(limits: CodeLimits) -> Self {
        Self::make(|_| {}, limits, Services::default(), server::app::kinds()).await
    }

    /// A world that fetches exchange rates. Others use the built-in ones.
    pub async fn with_central_bank(bank: CentralBank) -> Self {
        let services = Services { central_bank: Some(bank), ..Services::default() };
        Self::make(|_| {}, CodeLimits::default(), services, server::app::kinds()).await
    }

    /// A world that asks the register of companies. In others there is none.
    pub async fn with_company_registry(registry: Arc<dyn CompanyRegistry>) -> Self {
        let services = Services { company_registry: Some(registry), ..Services::default() };
        Self::make(|_| {}, CodeLimits::default(), services, server::app::kinds()).await
    }

    /// A world in which moderators decide about one more kind of content.
    pub async fn with_kind(kind: impl Moderated + 'static) -> Self {
        let kinds = server::app::kinds().with_moderated(kind);
        Self::make(|_| {}, CodeLimits::default(), Services::default(), kinds).await
    }

    async fn make(
        change: impl FnOnce(&mut Site),
        limits: CodeLimits,
        services: Services,
        kinds: Kinds,
    ) -> Self {
        let db = platform::db::pool(cluster::new_database().await, 5);
        Self::on(db, Arc::new(FakeClock::default()), change, limits, services, kinds).await
    }

    /// Another server of the same product: it shares the database and the clock, and nothing in memory.
    pub async fn second_server(&self) -> Self {
        let db = platform::db::pool((*self.db.connect_options()).clone(), 5);
        let limits = self.app.shared::<CodeLimits>().clone();
        Self::on(db, self.clock.clone(), |_| {}, limits, Services::default(), server::app::kinds()).await
    }

    async fn on(
        db: PgPool,
        clock: Arc<FakeClock>,
        change: impl FnOnce(&mut Site),
        limits: CodeLimits,
        services: Services,
        kinds: Kinds,
    ) -> Self {
        let folder = Folder(std::env::temp_dir().join(format!("ishbor-test-{}", Uuid::new_v4())));
        let files = Files::local(&folder.0);
        let mut site = Site {
            environment: Environment::Development,
            public_url: "http://ishbor.test".to_owned(),
            trusted_proxies: vec!["127.0.0.0/8".parse().expect("a network")],
        };
        change(&mut site);
        let time: Arc<dyn Clock> = clock.clone();
        let outbox = Outbox::new(time.clone());
        let around = Surroundings {
            traces: Traces::default(),
            keys: Keys::new(b"a key of tests that is long enough to be one").expect("it is long enough"),
            channels: Channels {
                sms: Arc::new(outbox.clone()),
                mail: Arc::new(outbox.clone()),
                telegram: Some(Arc::new(outbox.clone())),
            },
            outbox,
            limits,
            social: SocialLogin {
                google: None,
                telegram: Some(TelegramLogin {
                    token: BOT_TOKEN.to_owned(),
                    bot_name: "ishbor_test_bot".to_owned(),
                    oauth_url: "https://oauth.telegram.test".parse().expect("an address"),
                }),
            },
            central_bank: services.central_bank,
            company_registry: services.company_registry,
            kinds,
            clock_skew: ClockSkew::default(),
        };
        let app =
            server::app::build_with(db.clone(), files.expect("a folder for files"), site, time, around).await;
        let app = app.expect("the application");
        let router =
            server::router::router(app.clone(), Web::bare(), &["https://app.ishbor.test".to_owned()]);
        Self { app, db, clock, router, _files: folder }
    }

    /// A client without an account.
    pub fn guest(&self) -> Client {
        Client::new(self.router.clone())
    }

    /// Runs every job that is due now; a job that fails fails the test.
    pub async fn run_jobs(&self) -> u64 {
        let done = self.runner().run_due_at(self.clock.now()).await.expect("the queue");
        assert_eq!((done.failed, done.retried, done.unknown), (0, 0, 0), "jobs went wrong: {done:?}");
        done.done
    }

    /// The same for tests in which jobs are expected to fail.
    pub async fn run_failing_jobs(&self) {
        self.runner().run_due_at(self.clock.now()).await.expect("the queue");
    }

    fn runner(&self) -> Runner<App> {
        Runner::new(server::registry(), self.app.clone(), self.db.clone(), queue::Settings::default())
    }
}

impl Deref for World {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}
