//! What visitors do on the page of a vacancy: view it and request contacts. The owner sees the counts.

pub mod contacts;
pub mod seen;
mod store;
