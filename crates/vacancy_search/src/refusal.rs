//! The refusals of this crate.

platform::refusals! {
    /// Refusals of saved searches and hidden vacancies.
    pub enum Refusal {
        SearchesFull => (CONFLICT, "searches_full"),
        HiddenFull => (CONFLICT, "hidden_full"),
    }
}
