//! Social links (decisions B30): the address belongs to the network that it names, and its path to the person.

use kernel::{FieldError, FieldErrors, Link};

use super::text;
use crate::form::{SOCIAL_LINKS, SocialLink, SocialUsername};

pub fn social_links(given: &[SocialLink], errors: &mut FieldErrors) -> Vec<SocialLink> {
    if given.len() > SOCIAL_LINKS.max {
        errors.push("social_links", FieldError::TooMany { max: SOCIAL_LINKS.max as i64 });
        return given.to_vec();
    }
    let links = given.iter().enumerate().map(|(index, link)| {
        let at = format!("social_links.{index}");
        let username = link.username.trim().trim_start_matches('@');
        let username = text(&format!("{at}.username"), SocialUsername::parse(username), errors);
        let url = errors.take(&format!("{at}.url"), Link::parse(&link.url));
        if let Some(url) = &url {
            match url.host_and_path() {
                Some((host, _)) if !link.network.has_host(&host) => {
                    errors.push(format!("{at}.url"), FieldError::InvalidUrl);
                }
                Some((_, path)) if !names(&path, &username.to_lowercase()) => {
                    errors.push(format!("{at}.username"), FieldError::Invalid);
                }
                Some(_) => {}
                None => errors.push(format!("{at}.url"), FieldError::InvalidUrl),
            }
        }
        let url = url.map(|url| url.to_string()).unwrap_or_default();
        SocialLink { network: link.network, url, username }
    });
    links.collect()
}

/// Whether a part of the path is this user name, perhaps with a sign before it as on YouTube.
fn names(path: &str, username: &str) -> bool {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    path.split('/').any(|part| part.trim_start_matches('@') == username)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Network::{Github, Linkedin, Other, Telegram};

    #[test]
    fn a_link_belongs_to_its_network_and_its_path_to_the_person() {
        for (network, url, username, problem) in [
            (Telegram, "https://t.me/malika_k", "@malika_k", None),
            (Telegram, "https://T.me/Malika_K", "malika_k", None),
            (Linkedin, "https://uz.linkedin.com/in/malika-k/", "malika-k", None),
            (Other, "https://behance.net/malika", "malika", None),
            (Github, "https://github.com/malika", "ali", Some(("username", FieldError::Invalid))),
            (Telegram, "https://evil.uz/malika", "malika", Some(("url", FieldError::InvalidUrl))),
            (Telegram, "https://not-t.me/malika", "malika", Some(("url", FieldError::InvalidUrl))),
            (Telegram, "https://t.me@evil.uz/malika", "malika", Some(("url", FieldError::InvalidUrl))),
            (Github, "https://github.com.evil.uz/malika", "malika", Some(("url", FieldError::InvalidUrl))),
            (Github, "github.com/malika", "malika", Some(("url", FieldError::InvalidUrl))),
            (Github, "https://github.com/other", "malika", Some(("username", FieldError::Invalid))),
            (Github, "https://github.com/malika", " ", Some(("username", FieldError::Required))),
        ] {
            let mut errors = FieldErrors::new();
            let link = SocialLink { network, url: url.to_owned(), username: username.to_owned() };
            social_links(&[link], &mut errors);
            let expected = problem.map(|(field, problem)| (format!("social_links.0.{field}"), problem));
            let found = errors.iter().next().map(|(field, problems)| (field.to_owned(), problems[0]));
            assert_eq!(found, expected, "{url} {username}");
        }
    }
}
