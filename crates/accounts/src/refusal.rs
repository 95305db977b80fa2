//! The refusals of accounts.

platform::refusals! {
    /// Refusals of accounts.
    pub enum Refusal {
        /// The client of product §7 branches on `status`, so it comes with HTTP 200.
        WrongCredentials => (OK, "wrong_credentials"),
        TotpRequired => (FORBIDDEN, "totp_required"),
        WrongTotp => (UNPROCESSABLE_ENTITY, "wrong_totp"),
        EmailTaken => (CONFLICT, "email_taken"),
        PhoneTaken => (CONFLICT, "phone_taken"),
        /// Stale, used, foreign, never asked for: one answer for all of them (product §8).
        VerificationNotFound => (NOT_FOUND, "verification_not_found"),
        WrongCode => (UNPROCESSABLE_ENTITY, "wrong_code"),
        WrongPassword => (UNPROCESSABLE_ENTITY, "wrong_password"),
        Locked => (LOCKED, "locked"),
        CodesPaused => (TOO_MANY_REQUESTS, "codes_paused"),
        /// The owner of a company with other members cannot delete the account.
        CompanyHasMembers => (CONFLICT, "company_has_members"),
        /// Shared with `companies`, which knows the reasons.
        InvitationOver => (CONFLICT, "invitation_over"),
        ProfileRequired => (CONFLICT, "profile_required"),
        RoleChangedRecently => (CONFLICT, "role_changed_recently"),
        SocialRefused => (FORBIDDEN, "social_refused"),
        IdentityTaken => (CONFLICT, "identity_taken"),
        LastWayIn => (CONFLICT, "last_way_in"),
        ProviderOff => (NOT_FOUND, "provider_off"),
        TelegramTaken => (CONFLICT, "telegram_taken"),
        LinkExpired => (NOT_FOUND, "link_expired"),
        WrongState => (CONFLICT, "wrong_state"),
        ExportNotReady => (NOT_FOUND, "export_not_ready"),
    }
}
