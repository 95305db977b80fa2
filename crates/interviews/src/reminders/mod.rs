//! What time does to interviews: reminders a day and two hours before, the question how it went, and news
//! of interviews that ended with their application, and of offered times that have passed.

mod store;
mod tend;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};

pub use tend::TendInterviews;

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TendInterviews>();
    let often = Schedule::every(Duration::from_secs(5 * 60));
    registry.every("tend-interviews", often, || TendInterviews {});
}
