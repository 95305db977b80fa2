//! Keys derived from the installation's master secret, a different key for each purpose and label.

use std::fmt;

use anyhow::ensure;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::{hkdf, hmac};

use crate::{Code, random};

/// With the master secret, sealed values can be read and signatures forged; a copy of the database alone allows
/// neither.
#[derive(Clone)]
pub struct Keys {
    root: hkdf::Prk,
}

impl Keys {
    /// The minimum length of the master secret, in bytes.
    pub const MIN: usize = 32;

    pub fn new(master: &[u8]) -> anyhow::Result<Self> {
        ensure!(master.len() >= Self::MIN, "the master secret needs at least {} bytes", Self::MIN);
        // A fixed salt: the master secret is already random, and every node must derive the same keys.
        Ok(Self { root: hkdf::Salt::new(hkdf::HKDF_SHA256, b"ishbor").extract(master) })
    }

    /// The code of the nth message of a request. It is derived again for comparison, so it is never stored.
    pub fn code(&self, request: &[u8], nth: u32) -> Code {
        let mut message = hmac::Context::with_key(&self.mac("code", ""));
        message.update(request);
        message.update(&nth.to_be_bytes());
        let tag = message.sign();
        // 2⁶⁴ is not a multiple of a million, but the bias towards low codes is only one in 10¹³.
        let number = tag.as_ref().iter().take(8).fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
        Code::of(number)
    }

    /// Encrypts a value that must be read again. The same value gives a different ciphertext each time.
    pub fn seal(&self, label: &'static str, plain: &[u8]) -> Vec<u8> {
        let nonce = random::bytes::<NONCE_LEN>();
        let mut body = plain.to_vec();
        self.cipher(label)
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::from(label.as_bytes()),
                &mut body,
            )
            .expect("sealing fails only for values over 256 GB");
        [nonce.as_slice(), &body].concat()
    }

    /// Decrypts the output of `seal` with the same label; `None` when it was altered.
    pub fn open(&self, label: &'static str, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, body) = sealed.split_first_chunk::<NONCE_LEN>()?;
        let mut body = body.to_vec();
        let plain = self
            .cipher(label)
            .open_in_place(Nonce::assume_unique_for_key(*nonce), Aad::from(label.as_bytes()), &mut body)
            .ok()?;
        Some(plain.to_vec())
    }

    /// A signature for a text that passes through other hands.
    pub fn sign(&self, label: &'static str, text: &str) -> String {
        URL_SAFE_NO_PAD.encode(hmac::sign(&self.mac("sign", label), text.as_bytes()))
    }

    /// Whether this signature was created by `sign` for this text.
    pub fn is_signed(&self, label: &'static str, text: &str, signature: &str) -> bool {
        URL_SAFE_NO_PAD
            .decode(signature)
            .is_ok_and(|tag| hmac::verify(&self.mac("sign", label), text.as_bytes(), &tag).is_ok())
    }

    /// A keyed hash of a text that is compared and never read, such as a visitor's address. It needs the key, because
    /// a plain hash of a short text can be reversed by brute force.
    pub fn fingerprint(&self, label: &'static str, text: &str) -> Vec<u8> {
        hmac::sign(&self.mac("fingerprint", label), text.as_bytes()).as_ref().to_vec()
    }

    fn mac(&self, purpose: &'static str, label: &'static str) -> hmac::Key {
        self.derive(purpose, label, hmac::HMAC_SHA256)
    }

    fn cipher(&self, label: &'static str) -> LessSafeKey {
        LessSafeKey::new(self.derive::<_, UnboundKey>("seal", label, &CHACHA20_POLY1305))
    }

    fn derive<Kind, Key>(&self, purpose: &'static str, label: &'static str, kind: Kind) -> Key
    where
        Kind: hkdf::KeyType,
        Key: for<'a> From<hkdf::Okm<'a, Kind>>,
    {
        // The zero byte separates purpose and label; a purpose contains none.
        let info = [purpose.as_bytes(), b"\0", label.as_bytes()];
        let derived = self.root.expand(&info, kind);
        Key::from(derived.expect("a key is shorter than the 8160 bytes that HKDF can make"))
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn keys(master: u8) -> Keys {
        Keys::new(&[master; 32]).unwrap()
    }

    #[test]
    fn a_short_master_is_refused() {
        assert!(Keys::new(&[7; 31]).is_err());
        assert!(Keys::new(&[7; 32]).is_ok());
        assert!(Keys::new(b"").is_err());
    }

    #[test]
    fn a_code_depends_on_master_request_and_number() {
        let code = keys(1).code(b"request", 1);
        assert_eq!(keys(1).code(b"request", 1), code);
        assert_ne!(keys(1).code(b"request", 2), code);
        assert_ne!(keys(1).code(b"another", 1), code);
        assert_ne!(keys(2).code(b"request", 1), code);
        assert_eq!(Code::parse(code.as_str()), Ok(code));
    }

    #[test]
    fn codes_are_spread_evenly() {
        let keys = keys(1);
        let mut counts = [[0_u32; 10]; Code::LENGTH];
        for nth in 0..20_000 {
            for (place, digit) in keys.code(b"request", nth).as_str().bytes().enumerate() {
                counts[place][usize::from(digit - b'0')] += 1;
            }
        }
        for digits in counts {
            let chi_square: f64 =
                digits.iter().map(|&count| (f64::from(count) - 2000.0).powi(2) / 2000.0).sum();
            // 9 degrees of freedom: one fair position in a million exceeds 45. The codes are the same in each run.
            assert!(chi_square < 45.0, "{digits:?}");
        }
        let different: HashSet<String> =
            (0..1000).map(|nth| keys.code(b"another", nth).as_str().to_owned()).collect();
        assert!(different.len() > 990, "{}", different.len());
    }

    #[test]
    fn sealed_data_opens_only_unchanged_with_its_label_and_master_key() {
        let keys = keys(1);
        for plain in [b"".as_slice(), b"secret", &[0xff; 1000]] {
            let sealed = keys.seal("totp", plain);
            assert_eq!(keys.open("totp", &sealed).as_deref(), Some(plain));
            assert_eq!(keys.open("phone", &sealed), None);
            assert_eq!(self::keys(2).open("totp", &sealed), None);
        }
        let sealed = keys.seal("totp", b"secret");
        for place in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[place] ^= 1;
            assert_eq!(keys.open("totp", &changed), None, "byte {place}");
        }
        for length in 0..sealed.len() {
            assert_eq!(keys.open("totp", &sealed[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn the_same_value_is_sealed_differently_each_time() {
        let keys = keys(1);
        let sealed: HashSet<Vec<u8>> = (0..100).map(|_| keys.seal("totp", b"secret")).collect();
        assert_eq!(sealed.len(), 100);
        assert!(!sealed.iter().any(|bytes| bytes.windows(6).any(|part| part == b"secret")));
    }

    #[test]
    fn a_signature_is_valid_only_for_its_text_label_and_master_key() {
        let keys = keys(1);
        let signature = keys.sign("link", "user 7");
        assert!(keys.is_signed("link", "user 7", &signature));
        assert!(!keys.is_signed("link", "user 8", &signature));
        assert!(!keys.is_signed("file", "user 7", &signature));
        assert!(!self::keys(2).is_signed("link", "user 7", &signature));
        for wrong in ["", "?", &signature[1..], &format!("{signature}="), &format!("A{}", &signature[1..])] {
            assert!(!keys.is_signed("link", "user 7", wrong) || wrong == signature, "{wrong}");
        }
    }

    #[test]
    fn a_fingerprint_is_stable_and_keyed() {
        let print = keys(1).fingerprint("address", "192.0.2.1");
        assert_eq!(print.len(), 32);
        assert_eq!(keys(1).fingerprint("address", "192.0.2.1"), print);
        assert_ne!(keys(1).fingerprint("address", "192.0.2.2"), print);
        assert_ne!(keys(1).fingerprint("device", "192.0.2.1"), print);
        assert_ne!(keys(2).fingerprint("address", "192.0.2.1"), print);
        // One purpose must not reveal the values of another.
        assert_ne!(URL_SAFE_NO_PAD.encode(print), keys(1).sign("address", "192.0.2.1"));
    }

    #[test]
    fn debug_output_hides_the_keys() {
        assert_eq!(format!("{:?}", keys(1)), "Keys(…)");
    }
}
