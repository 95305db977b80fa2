//! The refusals of this crate.

platform::refusals! {
    /// Refusals of changes of partners.
    pub enum Refusal {
        /// Somebody else has changed the partner, or the order, since it was read.
        PartnerChanged => (CONFLICT, "partner_changed"),
        TooManyPartners => (CONFLICT, "too_many_partners"),
    }
}
