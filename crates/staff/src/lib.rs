//! Staff.
