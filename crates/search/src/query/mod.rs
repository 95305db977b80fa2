//! Understanding what somebody typed.

mod tree;

pub use tree::{Clause, Tree, Word};
