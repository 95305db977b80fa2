//! For tests only: a [`World`] with the real router, its own real PostgreSQL database, a clock that tests can set and
//! no external services.
//!
//! ```ignore
//! let w = World::new().await;
//! w.guest().post("/api/v1/contact", json!({})).await.expect_field("name");
//! ```

mod client;
mod cluster;
mod crash;
mod people;
mod picture;
mod resumes;
mod staff;
mod vacancies;
mod world;

pub use client::{Client, Reply};
pub use crash::run_until_crash;
pub use people::{PASSWORD, Person, candidate_form, customer_form, member_form, new_phone};
pub use picture::png;
pub use resumes::resume_form;
pub use vacancies::vacancy_form;
pub use world::{BOT_TOKEN, World};
