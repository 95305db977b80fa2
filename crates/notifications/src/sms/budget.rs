//! How many SMS may be sent in a day. Pure.

use super::store::Spent;

/// Price of one SMS and the budget of a day for all of them, in soum; `.env.example` explains both.
#[derive(Debug, Clone)]
pub struct SmsBudget {
    pub price: i64,
    pub day: i64,
}

impl Default for SmsBudget {
    fn default() -> Self {
        Self { price: 100, day: 300_000 }
    }
}

/// What an SMS is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SmsKind {
    Code,
    /// A link that signs in.
    Link,
    /// About the security of an account.
    Notice,
}

impl SmsKind {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Link => "link",
            Self::Notice => "notice",
        }
    }
}

/// Why an SMS is not sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Denied {
    /// The day's budget is used up.
    Budget,
    /// Too many to this number today.
    Number,
    /// Too many to this account today.
    Account,
}

/// The last fifth of the daily budget is reserved for codes of networks with few requests: an attack that uses up the
/// rest must not lock out everybody else.
const KEPT_SHARE: i64 = 5;
const QUIET_NETWORK: i64 = 2;
/// Codes have limits of their own, which treat known and unknown numbers alike. They count here, but are not refused.
const PER_NUMBER: i64 = 15;
const PER_ACCOUNT: i64 = 10;

impl SmsBudget {
    pub(super) fn denies(&self, kind: SmsKind, spent: &Spent, has_network: bool) -> Option<Denied> {
        let is_quiet = kind == SmsKind::Code && has_network && spent.network < QUIET_NETWORK;
        if !self.affords(spent.all, is_quiet) {
            return Some(Denied::Budget);
        }
        match kind {
            SmsKind::Code => None,
            SmsKind::Link | SmsKind::Notice if spent.number >= PER_NUMBER => Some(Denied::Number),
            SmsKind::Link | SmsKind::Notice if spent.account >= PER_ACCOUNT => Some(Denied::Account),
            SmsKind::Link | SmsKind::Notice => None,
        }
    }

    fn affords(&self, spent_today: i64, is_quiet: bool) -> bool {
        let after = spent_today + self.price;
        let open = self.day - self.day / KEPT_SHARE;
        after <= open || (after <= self.day && is_quiet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_fifth_of_the_budget_is_reserved_for_codes_of_quiet_networks() {
        let budget = SmsBudget { price: 100, day: 1000 };
        for (all, network, code, notice) in [
            (0, 50, None, None),
            (700, 50, None, None),
            (800, 50, Some(Denied::Budget), Some(Denied::Budget)),
            (800, 1, None, Some(Denied::Budget)),
            (900, 0, None, Some(Denied::Budget)),
            (1000, 0, Some(Denied::Budget), Some(Denied::Budget)),
        ] {
            let spent = Spent { all, network, number: 0, account: 0 };
            assert_eq!(budget.denies(SmsKind::Code, &spent, true), code, "{all} {network}");
            assert_eq!(budget.denies(SmsKind::Notice, &spent, false), notice, "{all} {network}");
        }
    }

    #[test]
    fn a_number_and_an_account_have_their_own_limits() {
        let budget = SmsBudget::default();
        for (number, account, expected) in
            [(14, 9, None), (15, 0, Some(Denied::Number)), (3, 10, Some(Denied::Account))]
        {
            let spent = Spent { all: 0, network: 0, number, account };
            assert_eq!(budget.denies(SmsKind::Notice, &spent, false), expected, "{number} {account}");
            assert_eq!(budget.denies(SmsKind::Link, &spent, false), expected, "{number} {account}");
            assert_eq!(budget.denies(SmsKind::Code, &spent, true), None, "{number} {account}");
        }
    }
}
