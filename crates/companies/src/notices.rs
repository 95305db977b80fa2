//! Notices to members; the text of each is the message `notice_{what}`.

pub const INVITED: &str = "team_invited";
pub const ROLE_CHANGED: &str = "team_role_changed";
pub const REMOVED: &str = "team_removed";
pub const COMPANY_OFFERED: &str = "company_offered";
pub const COMPANY_TRANSFERRED: &str = "company_transferred";
pub const COMPANY_VERIFIED: &str = "company_verified";
pub const VERIFICATION_REFUSED: &str = "company_verification_refused";

pub const ALL: [&str; 7] = [
    INVITED,
    ROLE_CHANGED,
    REMOVED,
    COMPANY_OFFERED,
    COMPANY_TRANSFERRED,
    COMPANY_VERIFIED,
    VERIFICATION_REFUSED,
];
