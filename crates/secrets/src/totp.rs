//! The second factor: codes of an authenticator app (RFC 6238) and recovery codes.

use ring::hmac;

use crate::{Keys, random, same};

/// The lifetime of a code in seconds, the only one that every app supports.
const STEP: i64 = 30;
/// The clock may be off by one step in either direction.
const DRIFT: i64 = 1;
const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/// Without i, l, o, 0 and 1, which are easily confused on paper.
const RECOVERY: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
const RECOVERY_CODES: usize = 8;
const RECOVERY_HALF: usize = 5;

/// 20 bytes, the length that RFC 4226 recommends.
pub fn new_secret() -> Vec<u8> {
    random::bytes::<20>().to_vec()
}

/// The form in which a secret is typed into an app. Without padding.
pub fn base32(bytes: &[u8]) -> String {
    let digits = bytes.chunks(5).flat_map(|chunk| {
        let mut group = [0_u8; 8];
        group[3..3 + chunk.len()].copy_from_slice(chunk);
        let bits = u64::from_be_bytes(group);
        let digits = (chunk.len() * 8).div_ceil(5);
        (0..digits).map(move |nth| bits >> (35 - 5 * nth) & 31)
    });
    digits.map(|digit| char::from(BASE32[usize::try_from(digit).unwrap_or_default()])).collect()
}

/// Decodes base32 in either case; spaces, hyphens and padding are ignored.
pub fn from_base32(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut bits, mut count) = (0_u32, 0);
    for byte in text.bytes().filter(|byte| !b" -=".contains(byte)) {
        let upper = byte.to_ascii_uppercase();
        let digit = BASE32.iter().position(|&letter| letter == upper)?;
        bits = bits << 5 | u32::try_from(digit).ok()?;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count).ok()?);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

/// The URI that an app reads from a QR code.
pub fn uri(issuer: &str, account: &str, secret: &[u8]) -> String {
    let (issuer, account) = (percent_encode(issuer), percent_encode(account));
    let secret = base32(secret);
    format!(
        "otpauth://totp/{issuer}:{account}?secret={secret}&issuer={issuer}&algorithm=SHA1&digits=6&period={STEP}"
    )
}

/// The code at a given time.
pub fn code_at(secret: &[u8], unix_seconds: i64) -> String {
    code_of_step(secret, unix_seconds.div_euclid(STEP))
}

/// The step of this code, to be stored as `last_step`. A step and all earlier ones are valid once only, so an
/// observed code cannot be reused.
pub fn verify(secret: &[u8], code: &str, unix_seconds: i64, last_step: Option<i64>) -> Option<i64> {
    let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    let now = unix_seconds.div_euclid(STEP);
    // Latest first: if two steps share a code, both are used up.
    (now - DRIFT..=now + DRIFT)
        .rev()
        .filter(|&step| last_step.is_none_or(|last| step > last))
        .find(|&step| same(code_of_step(secret, step).as_bytes(), code.as_bytes()))
}

fn code_of_step(secret: &[u8], step: i64) -> String {
    // RFC 6238 default: authenticator apps support SHA-1 only.
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let tag = tag.as_ref();
    let start = usize::from(tag[tag.len() - 1] & 15);
    let number = tag[start..start + 4].iter().fold(0_u32, |number, &byte| number << 8 | u32::from(byte));
    format!("{:06}", (number & 0x7fff_ffff) % 1_000_000)
}

/// Eight codes `xxxxx-xxxxx` to be written down, each valid once.
pub fn recovery_codes() -> Vec<String> {
    let half = || random::text_of(RECOVERY, RECOVERY_HALF);
    (0..RECOVERY_CODES).map(|_| format!("{}-{}", half(), half())).collect()
}

/// The stored form of a recovery code, however it is typed. It needs the key: a plain hash of 50 random bits can be
/// brute-forced within a day from a copy of the database.
pub fn hash_recovery(keys: &Keys, code: &str) -> Vec<u8> {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    keys.fingerprint("recovery code", &letters.to_ascii_lowercase())
}

fn percent_encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                char::from(byte).to_string()
            }
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The secret of RFC 6238, appendix B.
    const SECRET: &[u8] = b"12345678901234567890";

    #[test]
    fn codes_are_those_of_rfc_6238() {
        // The appendix lists eight digits; we use the last six.
        let table = [
            (59, "94287082"),
            (1_111_111_109, "07081804"),
            (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"),
            (20_000_000_000, "65353130"),
        ];
        for (unix_seconds, code) in table {
            assert_eq!(code_at(SECRET, unix_seconds), code[2..], "{unix_seconds}");
        }
    }

    #[test]
    fn a_code_is_valid_in_its_step_and_the_two_adjacent_ones() {
        let now = 1_111_111_111;
        let step = now / STEP;
        for (seconds, expected) in
            [(-60, None), (-30, Some(step - 1)), (0, Some(step)), (30, Some(step + 1)), (60, None)]
        {
            assert_eq!(verify(SECRET, &code_at(SECRET, now + seconds), now, None), expected, "{seconds}");
        }
        assert_eq!(verify(SECRET, "050 471", now, None), Some(step));
        assert_eq!(code_at(SECRET, now), "050471");
    }

    #[test]
    fn a_step_is_accepted_once() {
        let now = 1_111_111_111;
        let step = now / STEP;
        let (earlier, code, later) =
            (code_at(SECRET, now - 30), code_at(SECRET, now), code_at(SECRET, now + 30));
        assert_eq!(verify(SECRET, &code, now, Some(step - 1)), Some(step));
        assert_eq!(verify(SECRET, &code, now, Some(step)), None);
        assert_eq!(verify(SECRET, &code, now + 29, Some(step)), None);
        assert_eq!(verify(SECRET, &earlier, now, Some(step)), None);
        assert_eq!(verify(SECRET, &later, now, Some(step)), Some(step + 1));
    }

    #[test]
    fn wrong_codes_are_refused() {
        let now = 1_111_111_111;
        for code in ["", "050470", "50471", "0050471", "05047l", "٠٥٠٤٧١"] {
            assert_eq!(verify(SECRET, code, now, None), None, "{code}");
        }
        assert_eq!(verify(b"another", &code_at(SECRET, now), now, None), None);
    }

    #[test]
    fn base32_is_that_of_rfc_4648() {
        let table = [
            ("", ""),
            ("f", "MY"),
            ("fo", "MZXQ"),
            ("foo", "MZXW6"),
            ("foob", "MZXW6YQ"),
            ("fooba", "MZXW6YTB"),
            ("foobar", "MZXW6YTBOI"),
        ];
        for (plain, encoded) in table {
            assert_eq!(base32(plain.as_bytes()), encoded);
            assert_eq!(from_base32(encoded).as_deref(), Some(plain.as_bytes()), "{encoded}");
        }
        assert_eq!(from_base32("mzxw 6ytb-oi======").as_deref(), Some(b"foobar".as_slice()));
        assert_eq!(from_base32("MZXW1"), None);
        assert_eq!(from_base32("ў"), None);
        let secret = new_secret();
        assert_eq!(secret.len(), 20);
        assert_eq!(from_base32(&base32(&secret)), Some(secret));
    }

    #[test]
    fn the_otpauth_uri_is_escaped() {
        assert_eq!(
            uri("Ishbor", "+998 90 123-45-67", SECRET),
            "otpauth://totp/Ishbor:%2B998%2090%20123-45-67?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ishbor\
             &algorithm=SHA1&digits=6&period=30"
        );
        let address = uri("Иш & бор:", "a/b?c#d", b"f");
        assert!(address.starts_with(
            "otpauth://totp/%D0%98%D1%88%20%26%20%D0%B1%D0%BE%D1%80%3A:a%2Fb%3Fc%23d?secret=MY&issuer=%D0%98%D1%88%20%26"
        ));
        assert!(address.is_ascii());
    }

    #[test]
    fn recovery_codes_are_eight_different_ones_that_can_be_read_from_paper() {
        let codes = recovery_codes();
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), 8);
        for code in &codes {
            let (one, other) = code.split_once('-').unwrap();
            assert_eq!((one.len(), other.len()), (5, 5));
            assert!(!code.contains(['i', 'l', 'o', '0', '1']), "{code}");
            assert!(
                code.bytes().all(|b| b == b'-' || b.is_ascii_lowercase() || b.is_ascii_digit()),
                "{code}"
            );
        }
        assert_ne!(recovery_codes(), codes);
    }

    #[test]
    fn a_recovery_code_is_the_same_however_it_is_typed() {
        let keys = Keys::new(&[1; 32]).unwrap();
        let hash = hash_recovery(&keys, "abcde-23456");
        for typed in ["ABCDE-23456", "abcde23456", " abcde 23456 ", "abcde–23456"] {
            assert_eq!(hash_recovery(&keys, typed), hash, "{typed}");
        }
        assert_ne!(hash_recovery(&keys, "abcde-23457"), hash);
        assert_ne!(hash_recovery(&Keys::new(&[2; 32]).unwrap(), "abcde-23456"), hash);
    }
}
