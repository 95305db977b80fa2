//! The refusals of moderation.

platform::refusals! {
    /// Refusals of complaints and decisions.
    pub enum Refusal {
        /// The daily limit of complaints is reached.
        LimitExceeded => (TOO_MANY_REQUESTS, "limit_exceeded"),
        AlreadyReported => (CONFLICT, "already_reported"),
        AlreadyDecided => (CONFLICT, "already_decided"),
        /// The author has submitted a newer text.
        Superseded => (CONFLICT, "superseded"),
        /// The approval is public by now, or somebody else gave it.
        UndoOver => (CONFLICT, "undo_over"),
    }
}
