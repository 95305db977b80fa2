//! Password hashing with a limit on concurrency.

use anyhow::Context;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use cpu_limit::CpuLimit;

use crate::Password;

/// 19 MiB and two passes: the minimum that OWASP recommends for Argon2id with one lane.
const PARAMS: Params = match Params::new(19 * 1024, 2, 1, Some(32)) {
    Ok(params) => params,
    Err(_) => panic!("these parameters are allowed"),
};

/// A valid hash, that of "nobody's password". An unknown phone is checked against it, so that the response time
/// reveals nothing.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$Yv6cC6JOPwLzpZBuDpD0Nw$V6zq9Cra5u1HidC4V41NgACK+vHOpRMfN46br14IUeA";

/// Argon2id. Each hash takes 19 MiB and a whole core, so the number of concurrent hashes is limited and others wait.
#[derive(Debug, Clone)]
pub struct Hasher {
    limit: CpuLimit,
}

impl Hasher {
    pub fn new(at_a_time: usize) -> Self {
        Self { limit: CpuLimit::new(at_a_time) }
    }

    /// The stored form of a password: a PHC string with its parameters and its own salt.
    pub async fn hash(&self, password: &Password) -> anyhow::Result<String> {
        let password = password.clone();
        self.limit
            .run(move || argon2().hash_password(password.as_str().as_bytes()).map(|hash| hash.to_string()))
            .await?
            .context("hashing a password")
    }

    /// Whether the stored hash matches the password. Without a hash the same work is done and the result is false.
    pub async fn verify(&self, stored: Option<&str>, password: &Password) -> bool {
        let known = stored.and_then(|stored| PasswordHash::new(stored).ok());
        let is_known = known.is_some();
        let Some(hash) = known.or_else(|| PasswordHash::new(NOBODY).ok()) else { return false };
        let password = password.clone();
        let verified = self
            .limit
            .run(move || argon2().verify_password(password.as_str().as_bytes(), &hash).is_ok())
            .await;
        verified.unwrap_or(false) && is_known
    }

    /// Whether a hash was created with outdated parameters. It is rehashed at the next sign-in.
    pub fn needs_rehash(stored: &str) -> bool {
        let Ok(hash) = PasswordHash::new(stored) else { return true };
        let is_current = hash.algorithm == Algorithm::Argon2id.ident()
            && hash.version == Some(Version::V0x13.into())
            && Params::try_from(&hash).is_ok_and(|params| params == PARAMS);
        !is_current
    }
}

fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, PARAMS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password::parse(text).unwrap()
    }

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let hasher = Hasher::new(2);
        let hash = hasher.hash(&password("sariq tuya ")).await.unwrap();
        assert!(hasher.verify(Some(&hash), &password("sariq tuya ")).await);
        assert!(!hasher.verify(Some(&hash), &password("sariq tuya")).await);
        assert!(!hasher.verify(Some(&hash), &password("Sariq tuya ")).await);
        assert_ne!(hasher.hash(&password("sariq tuya ")).await.unwrap(), hash, "each hash has its own salt");
    }

    #[tokio::test]
    async fn a_hash_tells_its_parameters() {
        let stored = Hasher::new(1).hash(&password("sariq tuya")).await.unwrap();
        let hash = PasswordHash::new(&stored).unwrap();
        let params = Params::try_from(&hash).unwrap();
        assert_eq!(hash.algorithm.as_str(), "argon2id");
        assert_eq!(hash.version, Some(19));
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), (19456, 2, 1));
        assert_eq!(hash.salt.map(|salt| salt.len()), Some(16));
        assert_eq!(hash.hash.map(|hash| hash.as_bytes().len()), Some(32));
        assert!(!stored.contains("tuya"));
    }

    #[tokio::test]
    async fn unknown_accounts_are_verified_with_the_same_work() {
        // Equal parameters mean equal work; measuring the time would prove nothing in a test.
        assert!(!Hasher::needs_rehash(NOBODY));
        let hasher = Hasher::new(1);
        let nobodys = password("nobody's password");
        assert!(hasher.verify(Some(NOBODY), &nobodys).await, "the hash is a real one");
        assert!(!hasher.verify(None, &nobodys).await, "but it never verifies an unknown account");
        assert!(!hasher.verify(Some("nonsense"), &nobodys).await);
        let busy = hasher.limit.take().await.unwrap();
        let waiting = tokio::spawn({
            let hasher = hasher.clone();
            async move { hasher.verify(None, &password("anything")).await }
        });
        // Other hashers do the same work twice in the meantime.
        for _ in 0..2 {
            Hasher::new(1).verify(None, &nobodys).await;
        }
        assert!(!waiting.is_finished(), "an unknown account waits for a permit, too");
        drop(busy);
        assert!(!waiting.await.unwrap());
    }

    #[test]
    fn outdated_parameters_need_a_rehash() {
        let current = NOBODY;
        assert!(!Hasher::needs_rehash(current));
        for (from, to) in [
            ("m=19456", "m=8192"),
            ("m=19456", "m=65536"),
            ("t=2", "t=1"),
            ("p=1", "p=2"),
            ("argon2id", "argon2i"),
            ("v=19", "v=16"),
        ] {
            let old = current.replace(from, to);
            assert!(Hasher::needs_rehash(&old), "{old}");
        }
        assert!(Hasher::needs_rehash("nonsense"));
        assert!(Hasher::needs_rehash("$2b$12$abcdefghijklmnopqrstuv"));
    }
}
