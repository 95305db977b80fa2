//! Unguessable random values.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::{SecureRandom, SystemRandom};

fn bytes(count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    SystemRandom::new().fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

pub fn hex(count: usize) -> String {
    bytes(count).iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn base64url(count: usize) -> String {
    URL_SAFE_NO_PAD.encode(bytes(count))
}
