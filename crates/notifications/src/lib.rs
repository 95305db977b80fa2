//! Telling people what concerns them, on the channels they chose.
