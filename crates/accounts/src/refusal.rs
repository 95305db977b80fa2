//! All refusal codes of accounts. Each has its text `refusal_{code}` in three languages.

pub const WRONG_CREDENTIALS: &str = "wrong_credentials";
pub const TOTP_REQUIRED: &str = "totp_required";
pub const WRONG_TOTP: &str = "wrong_totp";
pub const EMAIL_TAKEN: &str = "email_taken";
pub const PHONE_TAKEN: &str = "phone_taken";
pub const VERIFICATION_NOT_FOUND: &str = "verification_not_found";
pub const WRONG_CODE: &str = "wrong_code";
pub const WRONG_PASSWORD: &str = "wrong_password";
pub const LOCKED: &str = "locked";
pub const CODES_PAUSED: &str = "codes_paused";
pub const PROFILE_REQUIRED: &str = "profile_required";
pub const ROLE_CHANGED_RECENTLY: &str = "role_changed_recently";
pub const SOCIAL_REFUSED: &str = "social_refused";
pub const IDENTITY_TAKEN: &str = "identity_taken";
pub const LAST_WAY_IN: &str = "last_way_in";
pub const PROVIDER_OFF: &str = "provider_off";
pub const TELEGRAM_TAKEN: &str = "telegram_taken";
pub const LINK_EXPIRED: &str = "link_expired";
pub const WRONG_STATE: &str = "wrong_state";
pub const EXPORT_NOT_READY: &str = "export_not_ready";

/// The codes for the API contract.
pub const ALL: &[&str] = &[
    WRONG_CREDENTIALS,
    TOTP_REQUIRED,
    WRONG_TOTP,
    EMAIL_TAKEN,
    PHONE_TAKEN,
    VERIFICATION_NOT_FOUND,
    WRONG_CODE,
    WRONG_PASSWORD,
    LOCKED,
    CODES_PAUSED,
    PROFILE_REQUIRED,
    ROLE_CHANGED_RECENTLY,
    SOCIAL_REFUSED,
    IDENTITY_TAKEN,
    LAST_WAY_IN,
    PROVIDER_OFF,
    TELEGRAM_TAKEN,
    LINK_EXPIRED,
    WRONG_STATE,
    EXPORT_NOT_READY,
];
