//! Slow hashes of passwords, a bounded number at a time.

use std::sync::Arc;

use anyhow::Context;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::Password;

/// 19 MiB and two passes: the smallest that OWASP advises for Argon2id on one lane.
const PARAMS: Params = match Params::new(19 * 1024, 2, 1, Some(32)) {
    Ok(params) => params,
    Err(_) => panic!("these parameters are allowed"),
};

/// A hash that no account has. An unknown phone is checked against it, so that the time tells nothing.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZWJvZHllbHNlcw$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Argon2id. Each hash takes 19 MiB and a whole core, so only `permits` run at a time and the others wait: a
/// flood of logins takes neither all memory nor all cores.
#[derive(Debug, Clone)]
pub struct Hasher {
    permits: Arc<Semaphore>,
}

impl Hasher {
    pub fn new(permits: usize) -> Self {
        Self { permits: Arc::new(Semaphore::new(permits.max(1))) }
    }

    /// What is stored of a password: a PHC string with its parameters and a salt of its own.
    pub async fn hash(&self, password: &Password) -> anyhow::Result<String> {
        let password = password.clone();
        self.run(move || argon2().hash_password(password.as_str().as_bytes()).map(|hash| hash.to_string()))
            .await?
            .context("hashing a password")
    }

    /// Whether the stored hash is that of the password. Without one the same work is done and the answer is no.
    pub async fn verify(&self, stored: Option<&str>, password: &Password) -> bool {
        let known = stored.and_then(|stored| PasswordHash::new(stored).ok());
        let is_known = known.is_some();
        let Some(hash) = known.or_else(|| PasswordHash::new(NOBODY).ok()) else { return false };
        let password = password.clone();
        let verified =
            self.run(move || argon2().verify_password(password.as_str().as_bytes(), &hash).is_ok()).await;
        verified.unwrap_or(false) && is_known
    }

    /// Whether a hash was made with other parameters than today's. It is made anew at the next sign-in.
    pub fn needs_rehash(stored: &str) -> bool {
        let Ok(hash) = PasswordHash::new(stored) else { return true };
        let is_current = hash.algorithm == Algorithm::Argon2id.ident()
            && hash.version == Some(Version::V0x13.into())
            && Params::try_from(&hash).is_ok_and(|params| params == PARAMS);
        !is_current
    }

    /// The permit goes along into the thread: a caller who hangs up does not free it before the work has ended.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> anyhow::Result<T> {
        let permit = Arc::clone(&self.permits).acquire_owned().await?;
        let work = spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        Ok(work.await?)
    }
}

fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, PARAMS)
}
