//! Tests of the real binary with its own PostgreSQL: what can only be tested with a whole process, mostly under
//! faults: killed processes, second instances, slow and malicious clients. An acknowledged letter or account must
//! never be lost, and recovery must never need an operator.

mod away;
mod backup;
mod beside;
mod chats;
mod counted;
mod crowd;
mod damage;
mod faults;
mod hostile;
mod http;
mod leaving;
mod messages;
mod newcomers;
mod product;
mod publications;
mod registrations;
mod responses;
mod resumes;
mod search;
mod settings;
mod slow;
mod writers;
