//! Signing in with Telegram: Telegram gives the browser a few fields about the person, signed with a key that only
//! Telegram and the bot know. The signature is verified here; the two variants differ in how that key is derived.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};
use ring::{digest, hmac};
use serde::Deserialize;
use url::Url;

/// Maximum clock skew: a signature from further in the future is rejected.
const SKEW: SignedDuration = SignedDuration::from_secs(60);

/// Who signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TelegramUser {
    pub id: i64,
    /// First and last name as the person wrote them; may be empty.
    pub name: String,
    pub username: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LoginError {
    /// A field is missing, changed or signed by somebody else.
    #[error("Telegram has not signed this")]
    Forged,
    /// Signed correctly, but too long ago.
    #[error("this sign-in is too old")]
    Stale,
}

/// Verifies the fields of the Login Widget and of the page at [`login_url`]. `max_age` should be minutes: whoever
/// obtains the fields within it can sign in.
pub fn verify_widget(
    bot_token: &str,
    fields: &BTreeMap<String, String>,
    now: Timestamp,
    max_age: SignedDuration,
) -> Result<TelegramUser, LoginError> {
    let secret = digest::digest(&digest::SHA256, bot_token.as_bytes());
    check(secret.as_ref(), fields, now, max_age)?;
    let id = fields.get("id").and_then(|id| id.parse().ok()).ok_or(LoginError::Forged)?;
    let part = |key: &str| fields.get(key).map(String::as_str).unwrap_or_default();
    Ok(TelegramUser {
        id,
        name: full_name(part("first_name"), part("last_name")),
        username: fields.get("username").filter(|name| !name.is_empty()).cloned(),
    })
}

/// Verifies `initData` of a Mini App.
pub fn verify_init_data(
    bot_token: &str,
    init_data: &str,
    now: Timestamp,
    max_age: SignedDuration,
) -> Result<TelegramUser, LoginError> {
    let mut fields = BTreeMap::new();
    for (key, value) in url::form_urlencoded::parse(init_data.as_bytes()) {
        if fields.insert(key.into_owned(), value.into_owned()).is_some() {
            return Err(LoginError::Forged);
        }
    }
    let secret = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, b"WebAppData"), bot_token.as_bytes());
    check(secret.as_ref(), &fields, now, max_age)?;
    let user = fields.get("user").and_then(|user| serde_json::from_str::<MiniAppUser>(user).ok());
    let user = user.ok_or(LoginError::Forged)?;
    Ok(TelegramUser {
        id: user.id,
        name: full_name(&user.first_name, &user.last_name),
        username: user.username.filter(|name| !name.is_empty()),
    })
}

#[derive(Deserialize)]
struct MiniAppUser {
    id: i64,
    #[serde(default)]
    first_name: String,
    #[serde(default)]
    last_name: String,
    #[serde(default)]
    username: Option<String>,
}

/// Telegram's page on which a person consents. It redirects to `return_to`, which must be on `origin`, with
/// `#tgAuthResult=<base64url of the fields as JSON>`. `oauth_base` is `https://oauth.telegram.org`.
pub fn login_url(oauth_base: &Url, bot_id: &str, origin: &str, return_to: &str) -> Url {
    let mut url = crate::http::join(oauth_base, &["auth"]);
    url.query_pairs_mut()
        .append_pair("bot_id", bot_id)
        .append_pair("origin", origin)
        .append_pair("request_access", "write")
        .append_pair("return_to", return_to);
    url
}

/// The bytes of the signature, to recognise a sign-in that was used before. Its text is no such key: digits of either
/// case mean the same.
pub fn signature(fields: &BTreeMap<String, String>) -> Option<Vec<u8>> {
    fields.get("hash").and_then(|hash| unhex(hash))
}

/// The public part of a bot's token.
pub fn bot_id(bot_token: &str) -> &str {
    bot_token.split(':').next().unwrap_or_default()
}

/// The signed text is all fields but the signature, sorted, one per line.
fn check(
    secret: &[u8],
    fields: &BTreeMap<String, String>,
    now: Timestamp,
    max_age: SignedDuration,
) -> Result<(), LoginError> {
    let hash = signature(fields).ok_or(LoginError::Forged)?;
    let lines: Vec<String> = fields
        .iter()
        .filter(|(key, _)| *key != "hash")
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret);
    hmac::verify(&key, lines.join("\n").as_bytes(), &hash).map_err(|_| LoginError::Forged)?;
    let signed_at = fields.get("auth_date").and_then(|seconds| seconds.parse().ok());
    let signed_at = signed_at.and_then(|at| Timestamp::from_second(at).ok()).ok_or(LoginError::Forged)?;
    let age = now.duration_since(signed_at);
    if age > max_age || age < -SKEW { Err(LoginError::Stale) } else { Ok(()) }
}

fn full_name(first: &str, last: &str) -> String {
    format!("{first} {last}").trim().to_owned()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.chars().map(|c| c.to_digit(16)).collect::<Option<Vec<u32>>>()?;
    let pairs = digits.chunks_exact(2);
    let whole = pairs.remainder().is_empty();
    let bytes = pairs.map(|pair| u8::try_from(pair[0] * 16 + pair[1]).ok()).collect::<Option<_>>()?;
    whole.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "1234567890:TEST-token-for-vectors-only";
    const SIGNED_AT: i64 = 1_767_225_600;
    const MAX_AGE: SignedDuration = SignedDuration::from_mins(10);

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(seconds).unwrap()
    }

    fn widget() -> BTreeMap<String, String> {
        [
            ("id", "700000001"),
            ("first_name", "Aziz"),
            ("last_name", "Karimov"),
            ("username", "aziz_k"),
            ("photo_url", "https://t.me/i/userpic/320/a.jpg"),
            ("auth_date", "1767225600"),
            ("hash", "ac7ef0aabc7e08b94747409669c373804b5371c8d027eaff3c7533ed610bbc4e"),
        ]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into()
    }

    const INIT_DATA: &str = "query_id=AAE&user=%7B%22id%22%3A700000001%2C%22first_name%22%3A%22Aziz%22%2C%22last_name%22%3A%22Karimov%22%2C%22username%22%3A%22aziz_k%22%2C%22language_code%22%3A%22uz%22%7D&auth_date=1767225600&hash=b78103de6fe7715937eea24661938b335fe6a674724ffc5deb9eb89ba4e00f35";

    fn aziz() -> TelegramUser {
        TelegramUser { id: 700_000_001, name: "Aziz Karimov".to_owned(), username: Some("aziz_k".to_owned()) }
    }

    #[test]
    fn a_signed_widget_is_accepted_until_it_expires() {
        let verify = |now| verify_widget(TOKEN, &widget(), at(now), MAX_AGE);
        assert_eq!(verify(SIGNED_AT), Ok(aziz()));
        assert_eq!(verify(SIGNED_AT + 600), Ok(aziz()));
        assert_eq!(verify(SIGNED_AT + 601), Err(LoginError::Stale));
        assert_eq!(verify(SIGNED_AT - 60), Ok(aziz()));
        assert_eq!(verify(SIGNED_AT - 61), Err(LoginError::Stale));
    }

    #[test]
    fn a_changed_widget_is_forged() {
        let changes: [(&str, Option<&str>); 8] = [
            ("id", Some("700000002")),
            ("first_name", Some("Olim")),
            ("username", None),
            ("auth_date", Some("1767225601")),
            ("extra", Some("1")),
            ("hash", None),
            ("hash", Some("")),
            ("hash", Some("ac7ef0")),
        ];
        for (key, value) in changes {
            let mut fields = widget();
            match value {
                Some(value) => fields.insert(key.to_owned(), value.to_owned()),
                None => fields.remove(key),
            };
            assert_eq!(
                verify_widget(TOKEN, &fields, at(SIGNED_AT), MAX_AGE),
                Err(LoginError::Forged),
                "{key}"
            );
        }
        assert_eq!(
            verify_widget("1234567890:other", &widget(), at(SIGNED_AT), MAX_AGE),
            Err(LoginError::Forged)
        );
    }

    #[test]
    fn a_signature_has_one_form() {
        let mut fields = widget();
        let once = signature(&fields);
        let hash = fields["hash"].to_uppercase();
        fields.insert("hash".to_owned(), hash);
        assert_eq!(verify_widget(TOKEN, &fields, at(SIGNED_AT), MAX_AGE), Ok(aziz()));
        assert_eq!(signature(&fields), once);
    }

    #[test]
    fn init_data_is_accepted_when_signed() {
        let verify = |data: &str, now| verify_init_data(TOKEN, data, at(now), MAX_AGE);
        assert_eq!(verify(INIT_DATA, SIGNED_AT), Ok(aziz()));
        assert_eq!(verify(INIT_DATA, SIGNED_AT + 601), Err(LoginError::Stale));
        assert_eq!(verify(&INIT_DATA.replace("Aziz", "Olim"), SIGNED_AT), Err(LoginError::Forged));
        assert_eq!(
            verify(&format!("{INIT_DATA}&user=%7B%22id%22%3A1%7D"), SIGNED_AT),
            Err(LoginError::Forged)
        );
        assert_eq!(verify("", SIGNED_AT), Err(LoginError::Forged));
    }

    #[test]
    fn init_data_is_not_accepted_as_a_widget() {
        let pairs = url::form_urlencoded::parse(INIT_DATA.as_bytes());
        let fields = pairs.map(|(key, value)| (key.into_owned(), value.into_owned())).collect();
        assert_eq!(verify_widget(TOKEN, &fields, at(SIGNED_AT), MAX_AGE), Err(LoginError::Forged));
    }

    #[test]
    fn the_login_url_has_all_parameters() {
        let base = "https://oauth.telegram.org".parse().unwrap();
        let url = login_url(&base, bot_id(TOKEN), "https://ishbor.uz", "https://ishbor.uz/auth/login?a=1");
        assert_eq!(
            url.as_str(),
            "https://oauth.telegram.org/auth?bot_id=1234567890&origin=https%3A%2F%2Fishbor.uz&request_access=write\
             &return_to=https%3A%2F%2Fishbor.uz%2Fauth%2Flogin%3Fa%3D1"
        );
    }
}
