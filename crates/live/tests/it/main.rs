//! The live channel over real sockets, on a real database.

mod handshake;
mod life;
mod nodes;
mod resume;
mod streams;
mod topics;
mod wire;
