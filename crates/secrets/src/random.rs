//! Randomness, always from the operating system: a forked or restored process never repeats it.

use rand::Rng;
use rand::distr::{Alphanumeric, SampleString};
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use rand::seq::IndexedRandom;

/// Without system randomness no secret is safe, so a failure panics and ends the request.
fn system() -> UnwrapErr<SysRng> {
    UnwrapErr(SysRng)
}

/// A uniformly distributed number.
pub fn random_u32() -> u32 {
    system().next_u32()
}

pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    system().fill_bytes(&mut bytes);
    bytes
}

/// Latin letters of both cases and digits.
pub(crate) fn alphanumeric(length: usize) -> String {
    Alphanumeric.sample_string(&mut system(), length)
}

pub(crate) fn text_of(alphabet: &[u8], length: usize) -> String {
    let mut random = system();
    (0..length).filter_map(|_| alphabet.choose(&mut random)).map(|&letter| char::from(letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn numbers_differ() {
        let numbers: HashSet<u32> = (0..1000).map(|_| random_u32()).collect();
        assert!(numbers.len() > 990, "{}", numbers.len());
        assert_ne!(bytes::<32>(), bytes::<32>());
    }

    #[test]
    fn every_letter_of_an_alphabet_comes_up() {
        let letters: HashSet<char> = text_of(b"abc", 200).chars().collect();
        assert_eq!(letters, HashSet::from(['a', 'b', 'c']));
        assert_eq!(text_of(b"abc", 7).len(), 7);
    }
}
