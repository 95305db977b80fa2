//! Passwords, tokens, codes, one-time secrets and sealed values: everything that must not be guessed or read.
//!
//! These values never appear in a log: `Debug` prints `…` in place of the secret. This crate does not know where a
//! value is stored; only hashes and sealed values go to a table.

mod code;
mod hasher;
mod keys;
mod password;
mod random;
mod secret;
mod token;
pub mod totp;

pub use code::Code;
pub use hasher::Hasher;
pub use keys::Keys;
pub use password::{Password, Weak, weakness};
pub use random::random_u32;
pub use secret::Secret;
pub use token::Token;

use ring::hmac;
use sha2::{Digest, Sha256};

fn sha256(bytes: &[u8]) -> Vec<u8> {
    Sha256::digest(bytes).to_vec()
}

/// Compares in constant time. Both sides pass through an HMAC, because that is the constant-time comparison that
/// `ring` offers; its key need not be secret.
fn same(one: &[u8], other: &[u8]) -> bool {
    let key = hmac::Key::new(hmac::HMAC_SHA256, b"comparison");
    hmac::verify(&key, one, hmac::sign(&key, other).as_ref()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_equal_bytes_are_the_same() {
        assert!(same(b"", b""));
        assert!(same(b"abc", b"abc"));
        assert!(!same(b"abc", b"abd"));
        assert!(!same(b"abc", b"ab"));
        assert!(!same(b"abc", b""));
    }
}
