//! Domain types: ids, texts, phones, money, periods, languages, messages, time.
//!
//! Pure: nothing here opens a connection, reads a file or waits. Every other crate uses these types, and a value of
//! such a type is always valid.

pub mod catalogue;
pub mod chance;
pub mod clock;
mod email;
pub mod experience;
mod field_error;
pub mod fields;
mod id;
mod item_limits;
mod link;
mod locale;
pub mod number;
mod period;
pub mod phone;
mod salary;
mod slug;
mod tax_number;
pub mod text;
pub mod uzbek;
#[doc(hidden)]
pub mod wire;
pub mod words;

pub use catalogue::{Args, Catalogue, CatalogueError};
pub use clock::{Clock, FakeClock, SystemClock};
pub use email::Email;
pub use field_error::{FieldError, FieldErrors};
pub use item_limits::{ItemLimit, limit_items};
pub use link::{Link, Network};
pub use locale::Locale;
pub use period::{Month, Period, PeriodIn, union_months};
pub use phone::{LoginPhone, Phone};
pub use salary::{Currency, Salary, SalaryIn, Tax};
pub use slug::Slug;
pub use tax_number::TaxNumber;

/// Dependencies that the macros need at their call sites.
#[doc(hidden)]
pub mod __deps {
    pub use {serde, sqlx, utoipa, uuid};
}
