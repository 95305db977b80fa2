//! The real binary with its own PostgreSQL: what only a whole process shows, most of it under misfortune: killed
//! processes, second copies, slow and hostile clients. Nothing here may lose a letter or an account that was
//! acknowledged, and nothing may need a person to come back.

mod away;
mod beside;
mod counted;
mod crowd;
mod faults;
mod hostile;
mod http;
mod newcomers;
mod product;
mod publications;
mod registrations;
mod search;
mod slow;
mod writers;
