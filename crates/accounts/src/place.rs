//! Where an address is, as far as it can be known without asking anybody: its country.

use std::net::IpAddr;

/// Made by `scripts/make-countries`, which describes the format.
static COUNTRIES: &[u8] = include_bytes!("../../../data/places/countries.bin");

const V4_ENTRY: usize = 6;
const V6_ENTRY: usize = 10;

/// The two letters of a country (`UZ`). None: a private address, or one that nobody has.
pub fn country(address: &str) -> Option<&'static str> {
    let (count, entries) = COUNTRIES.split_first_chunk::<4>()?;
    let (v4, v6) = entries.split_at_checked(u32::from_be_bytes(*count) as usize * V4_ENTRY)?;
    let found = match address.parse::<IpAddr>().ok()?.to_canonical() {
        IpAddr::V4(v4_address) => last_not_after(v4, V4_ENTRY, &v4_address.octets()),
        IpAddr::V6(v6_address) => last_not_after(v6, V6_ENTRY, &v6_address.octets()[..8]),
    }?;
    std::str::from_utf8(found).ok().filter(|letters| *letters != "\0\0")
}

/// The letters of the last entry that begins at or before the key. Entries are sorted by their first bytes.
fn last_not_after<'a>(entries: &'a [u8], size: usize, key: &[u8]) -> Option<&'a [u8]> {
    let (mut low, mut high) = (0, entries.len() / size);
    while low < high {
        let middle = low + (high - low) / 2;
        if &entries[middle * size..][..key.len()] <= key {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    let entry = &entries[low.checked_sub(1)? * size..][..size];
    Some(&entry[key.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_their_country() {
        for (address, expected) in [
            ("5.133.120.0", Some("UZ")),
            ("2001:678:188::", Some("UZ")),
            ("::ffff:5.133.120.0", Some("UZ")),
            ("1.0.0.0", Some("AU")),
            ("1.0.0.255", Some("AU")),
            ("1.0.1.0", Some("CN")),
            ("127.0.0.1", None),
            ("192.168.1.5", None),
            ("10.0.0.1", None),
            ("::1", None),
            ("0.0.0.0", None),
            ("255.255.255.255", None),
            ("Telegram", None),
            ("", None),
        ] {
            assert_eq!(country(address), expected, "{address}");
        }
    }
}
