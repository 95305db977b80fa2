//! Development and tests only: local services that speak the wire protocols of SMS, mail, Telegram and Google.
