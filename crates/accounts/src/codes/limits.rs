//! How often a code may be requested. Pure: takes rows, returns a decision.

use jiff::{SignedDuration, Timestamp};
use notifications::SmsBudget;

/// Pauses before the first, second and every later resend (decisions A5).
const PAUSES: [SignedDuration; 3] =
    [SignedDuration::from_secs(60), SignedDuration::from_secs(120), SignedDuration::from_secs(300)];
const PER_HOUR: usize = 5;
const PER_DAY: usize = 10;
/// This many requests with too many wrong guesses within an hour lock the number for a while.
const DEAD_BEFORE_LOCK: usize = 3;
const LOCK: SignedDuration = SignedDuration::from_mins(15);

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Limits of the installation; `.env.example` explains each.
#[derive(Debug, Clone)]
pub struct CodeLimits {
    /// Requests per address and hour. Many people share an address behind a mobile operator.
    pub per_address: i64,
    /// Requests per network (/24, /48) and hour.
    pub per_network: i64,
    /// Shared by all SMS, not only codes.
    pub sms: SmsBudget,
}

impl Default for CodeLimits {
    fn default() -> Self {
        Self { per_address: 20, per_network: 60, sms: SmsBudget::default() }
    }
}

/// An earlier request for the same phone or e-mail address, newest first.
#[derive(Debug, Clone)]
pub struct Earlier {
    pub created_at: Timestamp,
    /// Delivered or being delivered; one that was never sent does not count.
    pub counts: bool,
    /// All attempts were wrong.
    pub is_dead: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Send; another one may be requested after this pause.
    Send { resend_after: SignedDuration },
    /// Too soon or too often.
    Wait(SignedDuration),
    /// Too many wrong guesses.
    Locked(SignedDuration),
}

pub fn decide(earlier: &[Earlier], now: Timestamp) -> Decision {
    let since = |at: Timestamp| now.duration_since(at);
    let dead: Vec<&Earlier> =
        earlier.iter().filter(|request| request.is_dead && since(request.created_at) < HOUR).collect();
    if dead.len() >= DEAD_BEFORE_LOCK && since(dead[0].created_at) < LOCK {
        return Decision::Locked(LOCK - since(dead[0].created_at));
    }
    let sent: Vec<Timestamp> =
        earlier.iter().filter(|request| request.counts).map(|request| request.created_at).collect();
    let within = |span: SignedDuration| sent.iter().filter(|at| since(**at) < span).count();
    let in_hour = within(HOUR);
    if in_hour >= PER_HOUR {
        return Decision::Wait(HOUR - since(sent[PER_HOUR - 1]));
    }
    if within(DAY) >= PER_DAY {
        return Decision::Wait(DAY - since(sent[PER_DAY - 1]));
    }
    if in_hour > 0 {
        let pause = pause_after(in_hour);
        let passed = since(sent[0]);
        if passed < pause {
            return Decision::Wait(pause - passed);
        }
    }
    Decision::Send { resend_after: pause_after(in_hour + 1) }
}

/// The pause after this many sent codes within the hour.
pub fn pause_after(sendings: usize) -> SignedDuration {
    PAUSES[sendings.saturating_sub(1).min(PAUSES.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds_ago: i64) -> Earlier {
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        Earlier { created_at: now - SignedDuration::from_secs(seconds_ago), counts: true, is_dead: false }
    }

    fn dead(seconds_ago: i64) -> Earlier {
        Earlier { is_dead: true, ..at(seconds_ago) }
    }

    fn lost(seconds_ago: i64) -> Earlier {
        Earlier { counts: false, ..at(seconds_ago) }
    }

    #[test]
    fn pauses_grow_and_limits_hold() {
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let send = |seconds| Decision::Send { resend_after: SignedDuration::from_secs(seconds) };
        let wait = |seconds| Decision::Wait(SignedDuration::from_secs(seconds));
        let locked = |seconds| Decision::Locked(SignedDuration::from_secs(seconds));
        let cases: Vec<(Vec<Earlier>, Decision)> = vec![
            (vec![], send(60)),
            (vec![at(10)], wait(50)),
            (vec![at(60)], send(120)),
            (vec![at(100), at(200)], wait(20)),
            (vec![at(120), at(200)], send(300)),
            (vec![at(299), at(500), at(600)], wait(1)),
            (vec![at(300), at(500), at(600)], send(300)),
            (vec![at(400), at(800), at(1200), at(1600), at(2000)], wait(1600)),
            // A code that was never sent does not count.
            (vec![lost(1)], send(60)),
            (vec![lost(1), at(70)], send(120)),
            // Ten in a day.
            ((1..=10).map(|n| at(n * 4000)).collect(), wait(86_400 - 40_000)),
            // Three requests with too many wrong guesses.
            (vec![dead(70), dead(200), dead(400)], locked(830)),
            (vec![dead(900), dead(1000), dead(1100)], send(300)),
            (vec![dead(70), dead(200)], wait(50)),
        ];
        for (earlier, expected) in cases {
            assert_eq!(decide(&earlier, now), expected, "{earlier:?}");
        }
    }
}
