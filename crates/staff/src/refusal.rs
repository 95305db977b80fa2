//! The refusals of staff.

platform::refusals! {
    /// Refusals that only staff calls use.
    pub enum Refusal {
        /// One code for every reason, so that the response does not reveal which of the three was wrong.
        SignIn => (FORBIDDEN, "staff_sign_in_refused"),
        /// The link is unknown, used or expired, or its owner was disabled: one response for all of them.
        InvitationDead => (NOT_FOUND, "staff_invitation_dead"),
        /// Admins can change each other but not themselves, so that there is always one left.
        OwnAccount => (CONFLICT, "staff_own_account"),
        LoginTaken => (CONFLICT, "staff_login_taken"),
        UnknownLogin => (NOT_FOUND, "staff_unknown_login"),
    }
}
