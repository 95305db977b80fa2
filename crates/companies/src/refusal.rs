//! The refusals of companies.

platform::refusals! {
    /// Refusals of a company's team, verification and page. `version_conflict` is shared with other capabilities.
    pub enum Refusal {
        TeamIsFull => (CONFLICT, "team_is_full"),
        AlreadyMember => (CONFLICT, "already_member"),
        /// Expired, revoked, declined or used.
        InvitationOver => (CONFLICT, "invitation_over"),
        InvitationForAnother => (FORBIDDEN, "invitation_for_another_phone"),
        OwnerCannotLeave => (CONFLICT, "owner_cannot_leave"),
        OwnsAnotherCompany => (CONFLICT, "owns_another_company"),
        /// The chosen successor is gone, is the removed member, or may not run vacancies.
        NoSuchSuccessor => (UNPROCESSABLE_ENTITY, "no_such_successor"),
        VersionConflict => (CONFLICT, "version_conflict"),
        TooManyPhotos => (CONFLICT, "too_many_photos"),
        AlreadyPending => (CONFLICT, "already_pending"),
        /// With the same tax number.
        AlreadyVerified => (CONFLICT, "already_verified"),
        /// Another company was verified with it.
        TaxNumberTaken => (CONFLICT, "tax_number_taken"),
        AlreadyAppealed => (CONFLICT, "already_appealed"),
    }
}
