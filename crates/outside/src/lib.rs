//! The outside world behind small traits: SMS, mail, Telegram, Google. Knows no SQL and no account.
