//! Accounts and addresses: `@name`, email, links, "telegram: name", also with the symbols written as words.

use std::collections::HashSet;
use std::sync::LazyLock;

use kernel::uzbek::fold;

use super::Kind;
use crate::signs::Sign;

/// Code annotations that start with `@` and are not accounts.
const ANNOTATIONS: &str = "override component autowired transactional entity bean test import media types service \
    controller restcontroller repository injectable input output getter setter data builder nullable notnull property \
    staticmethod classmethod dataclass published state binding observable mainactor composable requestmapping getmapping \
    postmapping configuration value query async home work office angular nestjs babel supports keyframes extend include column table \
    joincolumn manytoone onetomany id valid requestbody pathvariable responsebody slf4j nonnull deprecated inject module body \
    param params pytest fixture apply layer tailwind";

/// Names of messengers and social networks; folded, so Cyrillic spellings match too.
const NETWORKS: &str = "telegram telegramm телеграм телеграмм telegramda telegramga телега телеге телегу телеграме tg тг tgda \
    instagram инстаграм инстаграмм instagramm insta инста инсте inst инст instagramda whatsapp ватсап вацап вотсап \
    whatsap viber вайбер imo skype скайп facebook фейсбук vk вк вконтакте tiktok тикток";

/// Words that ask the reader to get in touch.
const CALLS: &str = "yozing yozinglar yozsin murojaat bogʻlaning boglaning aloqa kontakt пиши пишите писать напишите связь \
    обращайтесь контакт контакты резюме отправляйте отправьте yuboring joʻnating write contact message dm text reach \
    telegramim handle login логин profil профиль akkaunt аккаунт ник nik username nick";

/// Words that can follow a network's name without being an account.
const NO_NICKS: &str = "ads api bot bots reels stories story business direct channel channels mini web premium marketing \
    target bloger blogger shop post posts kanal kanali guruh group groups facebook tiktok youtube instagram telegram \
    whatsapp viber smm meta manager apps app and yoki va orqali for via live content here today only our";

const MAIL_HOSTS: &str = "gmail mail yandex inbox bk list umail outlook hotmail icloud yahoo rambler proton protonmail \
    гмейл джимейл мейл мэйл яндекс";

/// Top-level domains that people write in texts.
const ENDINGS: [&str; 18] = [
    "com", "uz", "ru", "net", "org", "io", "me", "info", "biz", "kz", "su", "gl", "ly", "ee", "link", "site",
    "online", "рф",
];

/// Hosts that only lead to a person or a form.
const SHORT_HOSTS: [&str; 9] =
    ["t.me", "wa.me", "telegram.me", "bit.ly", "goo.gl", "forms.gle", "linktr.ee", "taplink.cc", "vk.me"];

static ANNOTATION_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| ANNOTATIONS.split_whitespace().collect());
static NETWORK_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| folded(NETWORKS));
static CALL_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| folded(CALLS));
static NO_NICK_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| folded(NO_NICKS));
static MAIL_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| folded(MAIL_HOSTS));

fn folded(list: &str) -> HashSet<String> {
    list.split_whitespace().map(fold).collect()
}

/// The first account or address, with the indexes of its first and last character.
pub fn find(signs: &[Sign]) -> Option<(Kind, usize, usize)> {
    let names = names(signs);
    let mut line_calls = false;
    for (at, name) in names.iter().enumerate() {
        if name.starts_line {
            line_calls = false;
        }
        line_calls |= CALL_WORDS.contains(&name.folded);
        let found = at_sign(signs, &names, at)
            .or_else(|| spelled_mail(&names, at))
            .or_else(|| link(signs, &names, at))
            .or_else(|| on_network(&names, at, line_calls));
        if found.is_some() {
            return found;
        }
    }
    None
}

/// A run of letters, digits and `_`.
struct Name {
    text: String,
    folded: String,
    first: usize,
    last: usize,
    /// The characters between it and the previous name, up to a limit.
    before: String,
    starts_line: bool,
    ends_line: bool,
}

impl Name {
    fn is_latin(&self) -> bool {
        self.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    }

    /// A name that is not an ordinary word: it has a digit or an underscore among its letters.
    fn is_made_up(&self) -> bool {
        let letters = self.text.chars().filter(|c| c.is_alphabetic()).count();
        (self.is_latin() || self.text.contains('_'))
            && letters >= 3
            && self.text.chars().any(|c| c.is_ascii_digit() || c == '_')
    }
}

/// The maximum number of characters considered between two names.
const WIDEST_GAP: usize = 6;

fn names(signs: &[Sign]) -> Vec<Name> {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_' || kernel::uzbek::is_apostrophe(c);
    let mut names: Vec<Name> = Vec::new();
    let mut seen = 0;
    let mut at = 0;
    while at < signs.len() {
        if !is_inside(signs[at].c) {
            at += 1;
            continue;
        }
        let length = signs[at..].iter().take_while(|sign| is_inside(sign.c)).count();
        let text: String = signs[at..at + length].iter().map(|sign| sign.c).collect();
        let gap = &signs[seen..at];
        let starts_line = names.is_empty() || gap.iter().any(|sign| matches!(sign.c, '\n' | '\r'));
        if starts_line && let Some(before) = names.last_mut() {
            before.ends_line = true;
        }
        let before: String = gap[gap.len().saturating_sub(WIDEST_GAP)..].iter().map(|sign| sign.c).collect();
        let folded = fold(&text);
        names.push(Name {
            text,
            folded,
            first: at,
            last: at + length - 1,
            before,
            starts_line,
            ends_line: false,
        });
        seen = at + length;
        at = seen;
    }
    if let Some(last) = names.last_mut() {
        last.ends_line = true;
    }
    names
}

/// `name@host.uz` and `@name`.
fn at_sign(signs: &[Sign], names: &[Name], at: usize) -> Option<(Kind, usize, usize)> {
    let name = &names[at];
    if name.before.trim_end().ends_with('@') {
        let is_mail = name.before.trim() == "@" && !name.starts_line && at > 0 && names[at - 1].is_latin();
        if is_mail && let Some(last) = host_end(names, at) {
            return Some((Kind::Email, names[at - 1].first, names[last].last));
        }
        let touches_word = name.before.starts_with('@') && at > 0 && !name.starts_line;
        let starts_with_letter = name.text.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_package = signs.get(name.last + 1).is_some_and(|sign| sign.c == '/');
        let goes_on = names.get(at + 1).is_some_and(|next| next.before == ".");
        let is_account = name.is_latin()
            && starts_with_letter
            && (name.text.len() >= 3 || goes_on)
            && !is_package
            && !touches_word
            && !ANNOTATION_WORDS.contains(name.text.to_ascii_lowercase().as_str());
        if is_account {
            let sign = (0..name.first).rev().find(|at| signs[*at].c == '@')?;
            return Some((Kind::Handle, sign, name.last));
        }
    }
    None
}

/// The last name of a host that starts at `at`: `mail.ru`, also `mail . ru`.
fn host_end(names: &[Name], at: usize) -> Option<usize> {
    let mut last = None;
    let mut next = at + 1;
    while next < names.len() && names[next].before.trim() == "." {
        if ENDINGS.contains(&names[next].text.to_lowercase().as_str()) {
            last = Some(next);
        }
        next += 1;
    }
    last
}

/// `ali at gmail dot com`, `али собака мейл точка ру`, `ali [at] mail.ru`.
fn spelled_mail(names: &[Name], at: usize) -> Option<(Kind, usize, usize)> {
    let sign = &names[at];
    let is_at = matches!(sign.folded.as_str(), "sobaka" | "sobachka" | "kuchukcha" | "at" | "et");
    if !is_at || at == 0 || sign.starts_line {
        return None;
    }
    let host = names.get(at + 1)?;
    let is_bracketed = sign.before.trim().ends_with(['[', '(', '{', '<'])
        && host.before.trim().starts_with([']', ')', '}', '>']);
    let is_unlikely_word = !matches!(sign.folded.as_str(), "at" | "et");
    if is_unlikely_word && host.is_made_up() {
        return Some((Kind::Handle, sign.first, host.last));
    }
    let mut after = names.get(at + 2)?;
    let is_dot_word = matches!(after.folded.as_str(), "dot" | "tochka" | "nuqta" | "nukta");
    let is_host = MAIL_WORDS.contains(&host.folded);
    if is_dot_word {
        after = names.get(at + 3)?;
    } else if !is_bracketed && !is_unlikely_word && after.before.trim() == "." && host.folded != "gmail" {
        // "She worked at mail.ru" mentions a company.
        return None;
    } else if !is_host && after.before.trim() != "." {
        return None;
    }
    let is_ending = ENDINGS.contains(&after.text.to_lowercase().as_str())
        || matches!(after.folded.as_str(), "ru" | "uz" | "kom" | "com" | "net");
    let is_mail = is_ending && (is_host || is_bracketed || is_dot_word || is_unlikely_word);
    is_mail.then_some((Kind::Email, names[at - 1].first, after.last))
}

/// `https://…`, `www.…`, `host.uz/path`, `t.me/name`, also with spaces around the symbols. A bare host (`soliq.uz`)
/// names an employer and is not a contact.
fn link(signs: &[Sign], names: &[Name], at: usize) -> Option<(Kind, usize, usize)> {
    let name = &names[at];
    let next = names.get(at + 1)?;
    if let Some(last) = is_spelled_host(names, at) {
        return Some((Kind::Link, name.first, names[last].last));
    }
    let is_scheme = matches!(name.folded.as_str(), "http" | "https" | "tg") && next.before.starts_with("://");
    let is_www = name.folded == "www" && next.before.trim() == ".";
    if is_scheme || is_www {
        return Some((Kind::Link, name.first, link_end(signs, next.last)));
    }
    let dot = next.before.trim() == "." || next.before.is_empty();
    let host = format!("{}.{}", name.text, next.text).to_lowercase();
    let path = names.get(at + 2);
    let has_path = path.is_some_and(|path| path.before.trim_start().starts_with('/') && !path.starts_line);
    let is_tight = next.before == "." && path.is_some_and(|path| path.before == "/");
    let is_ending = ENDINGS.contains(&next.text.to_lowercase().as_str());
    let is_host = name.is_latin() && name.text.len() > 1 && is_ending && is_tight;
    let is_short = SHORT_HOSTS.contains(&host.as_str());
    let is_spelled = is_spelled_short(names, at);
    if let Some(last) = is_spelled {
        return Some((Kind::Link, name.first, names[last].last));
    }
    if dot && has_path && (is_short || is_host) {
        return Some((Kind::Link, name.first, link_end(signs, names[at + 2].last)));
    }
    None
}

/// `anor dot uz`, `анор точка уз`.
fn is_spelled_host(names: &[Name], at: usize) -> Option<usize> {
    let word = |offset: usize| names.get(at + offset).map_or("", |name| name.folded.as_str());
    let is_dot = matches!(word(1), "dot" | "tochka" | "nuqta");
    (is_dot && matches!(word(2), "uz" | "ru" | "com" | "kom" | "net" | "org")).then_some(at + 2)
}

/// `t me / name`, `t точка me слэш name`, `ти ми слеш name`.
fn is_spelled_short(names: &[Name], at: usize) -> Option<usize> {
    let word = |offset: usize| names.get(at + offset).map_or("", |name| name.folded.as_str());
    let is_dot = |word: &str| matches!(word, "dot" | "tochka" | "nuqta");
    let is_slash = |word: &str| matches!(word, "slash" | "slesh");
    let is_t = matches!(word(0), "t" | "ti" | "wa");
    let me = if is_dot(word(1)) { 2 } else { 1 };
    if !is_t || !matches!(word(me), "me" | "mi") {
        return None;
    }
    let by_word = is_slash(word(me + 1));
    let by_sign = names.get(at + me + 1).is_some_and(|name| name.before.trim() == "/");
    match (by_word, by_sign) {
        (true, _) => names.get(at + me + 2).map(|_| at + me + 2),
        (_, true) => Some(at + me + 1),
        _ => None,
    }
}

/// The end of an address: the next space.
fn link_end(signs: &[Sign], from: usize) -> usize {
    let length = signs[from..].iter().take_while(|sign| !sign.c.is_whitespace()).count();
    from + length.max(1) - 1
}

/// "telegram: ali_hr", "пишите в телеграм ivanov", "tg - aziz".
fn on_network(names: &[Name], at: usize, line_calls: bool) -> Option<(Kind, usize, usize)> {
    if !NETWORK_WORDS.contains(&names[at].folded) {
        return None;
    }
    // "Instagram sahifamiz: asl.mebel"
    let dotted = (at + 1..names.len().min(at + 3)).find(|next| {
        let (name, after) = (&names[*next], names.get(next + 1));
        name.before.starts_with(':')
            && name.is_latin()
            && after.is_some_and(|after| after.before == "." && after.ends_line)
    });
    if let Some(dotted) = dotted {
        return Some((Kind::Handle, names[at].first, names[dotted + 1].last));
    }
    // "telegram nik: ali_hr", "telegram profilim ali_hr"
    let nick = (at + 1..names.len().min(at + 4))
        .take_while(|next| !names[*next].starts_line)
        .find(|next| names[*next].is_made_up())
        .or_else(|| (at + 1 < names.len() && !names[at + 1].starts_line).then_some(at + 1))?;
    let name = &names[nick];
    let is_named = nick > at + 1 && CALL_WORDS.contains(&names[nick - 1].folded);
    let is_pointed = name.before.trim().starts_with([':', '=', '@', '→', '👉']);
    let is_word = NO_NICK_WORDS.contains(&name.folded) || NETWORK_WORDS.contains(&name.folded);
    let is_plain_nick = nick == at + 1
        && !is_word
        && name.is_latin()
        && name.text.len() >= 3
        && name.text.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.ends_line
        && (is_pointed && (names[at].starts_line || names[at].text.chars().count() <= 4) || line_calls);
    let is_account = name.is_made_up()
        && (nick == at + 1 || is_pointed || is_named || line_calls || name.before == ".")
        || is_plain_nick;
    is_account.then_some((Kind::Handle, names[at].first, name.last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signs::signs;

    #[test]
    fn accounts_and_addresses_are_found() {
        for (text, kind) in [
            ("@ali_hr", Kind::Handle),
            ("＠ali_hr ga yozing", Kind::Handle),
            ("telegram: ali_hr", Kind::Handle),
            ("Телеграм - ali_hr1", Kind::Handle),
            ("Телеграм: анор_хр", Kind::Handle),
            ("Инстаграм: anor.mebel", Kind::Handle),
            ("Telegram handle anor_hr", Kind::Handle),
            ("Jobs are on anor dot uz", Kind::Link),
            ("tg: aziz", Kind::Handle),
            ("пишите в инстаграм ivanovshop", Kind::Handle),
            ("hr@korxona.uz", Kind::Email),
            ("hr @ mail . ru", Kind::Email),
            ("ali at gmail dot com", Kind::Email),
            ("али собака мейл точка ру", Kind::Email),
            ("t.me/ali", Kind::Link),
            ("t me / ali_hr", Kind::Link),
            ("wa.me/998901234567", Kind::Link),
            ("www.korxona.uz", Kind::Link),
            ("korxona.uz/vakansiya", Kind::Link),
        ] {
            assert_eq!(find(&signs(text)).map(|(kind, ..)| kind), Some(kind), "{text}");
        }
    }

    #[test]
    fn tools_and_companies_are_not_accounts() {
        for text in [
            "C++/1C/.NET/Node.js, ASP.NET, Vue.js",
            "@angular/core, @Override, @media",
            "Telegram: reklama va kontent",
            "Instagram Reels, Telegram Ads",
            "soliq.uz, didox.uz portallarida ishlash",
            "5 kishi @ 8 soat",
            "Experience at Mail.ru or Yandex",
            "Telegram bot yaratish, WhatsApp Business",
            "B2B/B2C sotuv",
            "Instagram + TikTok",
        ] {
            assert!(find(&signs(text)).is_none(), "{text}");
        }
    }
}
