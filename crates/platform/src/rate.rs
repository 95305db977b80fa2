//! In-memory rate limits, per process. Limits that must hold across processes (codes, money) are counted in the
//! database by their capability; these keep a single address or user from flooding us.
//!
//! Every limit by address, here and in the database, counts [`counted_address`].

use std::collections::HashMap;
use std::fmt::Display;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::{Error, Result};

/// A named limit: at most `burst` at once, refilled over `period`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    pub name: &'static str,
    pub burst: u32,
    pub period: Duration,
}

impl Limit {
    pub const fn per_minute(name: &'static str, burst: u32) -> Self {
        Self { name, burst, period: Duration::from_secs(60) }
    }

    pub const fn per_hour(name: &'static str, burst: u32) -> Self {
        Self { name, burst, period: Duration::from_secs(3600) }
    }
}

/// The form in which an address is counted: IPv6 by its /64 network, because whoever has one address there has all of
/// them. Other keys, such as a user, stay as they are.
pub fn counted_address(key: &str) -> String {
    match key.parse().map(|address: IpAddr| address.to_canonical()) {
        Ok(IpAddr::V6(v6)) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
        Ok(IpAddr::V4(v4)) => v4.to_string(),
        Err(_) => key.to_owned(),
    }
}

type Limiter = DefaultKeyedRateLimiter<String>;

/// Above this number, keys with a full allowance are dropped, so that memory stays bounded.
const SWEEP_ABOVE: usize = 50_000;

/// A sweep visits all keys, so it runs once per this many calls.
const CALLS_PER_SWEEP: u64 = 4096;

#[derive(Default)]
pub struct RateLimits {
    limiters: Mutex<HashMap<&'static str, Arc<Limiter>>>,
    calls: AtomicU64,
}

impl RateLimits {
    /// Takes one from the allowance of `key` (an address, a user), or returns 429 with the time to wait.
    pub fn take(&self, limit: Limit, key: impl Display) -> Result<()> {
        let limiter = self.limiter(limit);
        let is_turn = self.calls.fetch_add(1, Ordering::Relaxed).is_multiple_of(CALLS_PER_SWEEP);
        if is_turn && limiter.len() > SWEEP_ABOVE {
            limiter.retain_recent();
        }
        limiter.check_key(&counted_address(&key.to_string())).map_err(|not_until| {
            metrics::counter!("rate_limited_total", "limit" => limit.name).increment(1);
            Error::TooMany(not_until.wait_time_from(DefaultClock::default().now()))
        })
    }

    fn limiter(&self, limit: Limit) -> Arc<Limiter> {
        let mut limiters = self.limiters.lock().unwrap_or_else(PoisonError::into_inner);
        limiters
            .entry(limit.name)
            .or_insert_with(|| {
                let burst = NonZeroU32::new(limit.burst).unwrap_or(NonZeroU32::MIN);
                let each = limit.period / burst.get();
                let quota = Quota::with_period(each).expect("a limit has a period").allow_burst(burst);
                Arc::new(RateLimiter::keyed(quota))
            })
            .clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_per_key_and_returns_how_long_to_wait() {
        let rate = RateLimits::default();
        let limit = Limit::per_hour("test", 3);
        for _ in 0..3 {
            rate.take(limit, "10.0.0.1").expect("within the allowance");
        }
        match rate.take(limit, "10.0.0.1") {
            Err(Error::TooMany(wait)) => assert!(wait > Duration::from_secs(60), "{wait:?}"),
            other => panic!("expected a refusal, got {other:?}"),
        }
        rate.take(limit, "10.0.0.2").expect("another address has its own allowance");
    }

    #[test]
    fn an_ipv6_address_is_counted_by_its_network() {
        for (given, expected) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3::1", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
            ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
            ("0193aaaa-0000-7000-8000-000000000000", "0193aaaa-0000-7000-8000-000000000000"),
            ("+998901234567", "+998901234567"),
        ] {
            assert_eq!(counted_address(given), expected, "{given}");
        }
        let rate = RateLimits::default();
        let limit = Limit::per_hour("test", 1);
        rate.take(limit, "2001:db8:1:2::1").expect("within the allowance");
        rate.take(limit, "2001:db8:1:2::2").expect_err("the same network");
        rate.take(limit, "2001:db8:1:3::1").expect("another network");
    }
}
