//! What time does to applications: planned refusals, silence, vacancies that are no more, copies that are kept no longer.

mod erase;
mod store;
mod tend;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};

pub use erase::{EraseCopies, KEPT_DAYS};
pub use tend::TendApplications;

/// An application without any action of the employer is closed after so many days (decisions J10).
pub const SILENCE_DAYS: i64 = 30;

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TendApplications>();
    let often = Schedule::every(Duration::from_secs(10 * 60));
    registry.every("tend-applications", often, || TendApplications {});
    registry.add::<EraseCopies>();
    let hourly = Schedule::every(Duration::from_secs(3600));
    registry.every("erase-application-copies", hourly, || EraseCopies {});
}
