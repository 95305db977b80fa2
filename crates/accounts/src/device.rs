//! A short name of a browser from its `User-Agent`: enough for its owner to recognise it.

use platform::Origin;

/// "Chrome, Android". Order matters: many browsers also call themselves Chrome and Safari.
const BROWSERS: [(&str, &str); 10] = [
    ("YaBrowser/", "Yandex"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Edg", "Edge"),
    ("Telegram", "Telegram"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Empty if nothing is recognised; pages then show "unknown device" in their language.
pub fn name(user_agent: &str) -> String {
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, name)| *name)
    };
    let words: Vec<&str> = [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect();
    words.join(", ")
}

/// The origin of an action as one text: the browser, if known, and the address.
pub fn place(origin: &Origin) -> String {
    let name = name(&origin.user_agent);
    if name.is_empty() { origin.address.clone() } else { format!("{name}, {}", origin.address) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_browsers_are_recognised() {
        for (agent, expected) in [
            (
                "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (Linux; Android 13) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36",
                "Samsung Internet, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 YaBrowser/24.10 Safari/537.36",
                "Yandex, Windows",
            ),
            ("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Linux"),
            ("curl/8.5", ""),
            ("", ""),
        ] {
            assert_eq!(name(agent), expected, "{agent}");
        }
    }
}
