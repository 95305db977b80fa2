//! The real binary with its own PostgreSQL, under misfortune: killed processes, second copies, slow and hostile
//! clients. Nothing here may lose a letter that was acknowledged, and nothing may need a person to come back.

mod beside;
mod faults;
mod hostile;
mod http;
mod product;
mod slow;
mod writers;
