//! What visitors do on the page of a vacancy: read it, ask for contacts. Its owner sees how many did.

pub mod contacts;
pub mod seen;
mod store;
