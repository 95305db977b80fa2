//! Runs the doubles as a program, for journeys in the browser.

fn main() {}
