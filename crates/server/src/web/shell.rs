//! The page frame from the web build (`index.html`, `shell.json`), split at its markers once at startup.

use std::collections::BTreeMap;

use anyhow::Context as _;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::assets;

/// `web/dist/shell.json`: which files a route needs.
#[derive(Debug, Deserialize)]
struct Manifest {
    css: Vec<String>,
    /// Route patterns (`/help/$page`) with the files to preload.
    routes: BTreeMap<String, Vec<String>>,
}

pub struct Shell {
    /// The parts before the markers of head, body and data, and the rest after the last one.
    parts: [String; 4],
    /// Hashes of the inline parts that every page has.
    scripts: String,
    styles: String,
    routes: BTreeMap<String, Route>,
}

/// What a route needs beside the frame.
#[derive(Debug, Default)]
pub struct Route {
    /// Scripts to preload.
    pub scripts: Vec<String>,
    /// Styles of its lazily loaded parts, inlined so that the first paint is the final one.
    pub style: String,
    /// The files of these styles, which need not be fetched again.
    pub styles: Vec<String>,
}

const MARKS: [&str; 3] = ["<!--ishbor:head-->", "<!--ishbor:body-->", "<!--ishbor:data-->"];
/// More paths that tests can open without the web build.
const BARE: [&str; 22] = [
    "/__ui",
    "/admin",
    "/admin/sign-in",
    "/auth/login",
    "/auth/register",
    "/auth/register/candidate",
    "/auth/register/candidate/step/2",
    "/auth/register/employer/step/2",
    "/auth/forgot-password",
    "/auth/verifier/$password",
    "/profile",
    "/profile/settings",
    "/profile/settings/role",
    "/profile/settings/security",
    "/jobs/$slug",
    "/company/$slug",
    "/hiring/$token",
    "/searches/stop/$token",
    "/candidates",
    "/candidates/$slug",
    "/top-candidates",
    "/resume/shared/$token",
];
const OPENING: &str = r#"<html lang="uz" data-route="">"#;

impl Shell {
    pub fn load() -> anyhow::Result<Self> {
        let missing = "the web is not built: run `make web`";
        let index = assets::text("index.html").context(missing)?;
        let manifest = assets::text("shell.json").context(missing)?;
        let manifest: Manifest = serde_json::from_str(&manifest).context("web/dist/shell.json")?;
        let css = all_css(manifest.css.iter())?;
        let mut routes = BTreeMap::new();
        for (pattern, files) in manifest.routes {
            let (styles, scripts): (Vec<_>, Vec<_>) =
                files.into_iter().partition(|file| file.ends_with(".css"));
            routes.insert(pattern, Route { scripts, style: all_css(styles.iter())?, styles });
        }
        Self::new(&index, &css, routes)
    }

    fn new(index: &str, css: &str, routes: BTreeMap<String, Route>) -> anyhow::Result<Self> {
        anyhow::ensure!(index.contains(OPENING), "web/index.html must open with {OPENING}");
        let index = let_words_go_first(&inline_css(index, css));
        let (scripts, styles) = (hashes(&index, "script"), hashes(&index, "style"));
        let mut rest = index.as_str();
        let mut cut = |mark: &str| -> anyhow::Result<String> {
            let (before, after) =
                rest.split_once(mark).with_context(|| format!("web/index.html lacks {mark}"))?;
            rest = after;
            Ok(before.to_owned())
        };
        let (head, body, data) = (cut(MARKS[0])?, cut(MARKS[1])?, cut(MARKS[2])?);
        Ok(Self { parts: [head, body, data, rest.to_owned()], scripts, styles, routes })
    }

    /// A frame without scripts and styles, which knows the server-rendered pages.
    pub fn bare() -> Self {
        let index = "<!doctype html><html lang=\"uz\" data-route=\"\"><head><!--ishbor:head--></head>\
            <body><div id=\"root\"><!--ishbor:body--></div><!--ishbor:data--></body></html>";
        let pages = super::seo::PAGES.into_iter().chain(BARE);
        let routes = pages.map(|path| (path.to_owned(), Route::default())).collect();
        Self::new(index, "", routes).expect("a frame with all marks")
    }

    /// The finished page.
    pub fn page(&self, opening: &str, head: &str, body: &str, data: &str) -> String {
        let [before_head, before_body, before_data, end] = &self.parts;
        let before_head = before_head.replacen(OPENING, opening, 1);
        [before_head.as_str(), head, before_body, body, before_data, data, end].concat()
    }

    /// The route pattern that matches this path (without language), and what it needs.
    pub fn route(&self, path: &str) -> Option<(&str, &Route)> {
        let exact = self.routes.get_key_value(path);
        let found = exact.or_else(|| self.routes.iter().find(|(pattern, _)| fits(pattern, path)));
        found.map(|(pattern, route)| (pattern.as_str(), route))
    }

    /// A strict content security policy: our own files, and exactly the inline parts of this page.
    pub fn policy(&self, route_style: &str) -> String {
        let (scripts, styles) = (&self.scripts, &self.styles);
        let own = if route_style.is_empty() { String::new() } else { hash(route_style) };
        format!(
            "default-src 'self'; script-src 'self'{scripts}; style-src 'self'{styles}{own}; \
             img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'"
        )
    }
}

fn all_css<'a>(names: impl Iterator<Item = &'a String>) -> anyhow::Result<String> {
    let read = |name: &String| assets::text(name).with_context(|| format!("web/dist/{name} is missing"));
    names.map(read).collect()
}

/// Whether a path matches: `/help/$page` matches `/help/faq`.
fn fits(pattern: &str, path: &str) -> bool {
    let (mut left, mut right) = (pattern.split('/'), path.split('/'));
    loop {
        match (left.next(), right.next()) {
            (None, None) => return true,
            (Some(one), Some(other)) if one == other || (one.starts_with('$') && !other.is_empty()) => {}
            _ => return false,
        }
    }
}

/// Defers all scripts until the text is painted, because the page is complete without them: on a slow connection
/// nothing competes with the style and the font, and on a slow phone no script runs before the first paint. The
/// deferred files are listed as links that browsers ignore (`<link rel="later">`, the last one is the entry).
fn let_words_go_first(index: &str) -> String {
    let index = index.replace("<link rel=\"modulepreload\"", LATER);
    let Some((before, script)) = index.split_once("<script type=\"module\"") else { return index };
    let (attributes, after) = script.split_once("></script>").unwrap_or((script, ""));
    let Some(source) = attributes.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()) else {
        return format!("{before}<script type=\"module\"{script}");
    };
    let start = format!("{LATER} data-entry href=\"{source}\"><script>{START}</script></body>");
    format!("{before}{after}").replacen("</body>", &start, 1)
}

pub(super) const LATER: &str = "<link rel=\"later\"";

/// Loads the scripts after the first paint, or after a second because a background tab is not painted. It loads one
/// at a time, so that input events are handled in between. Fields changed meanwhile are recorded for
/// `web/src/lib/turns.ts`.
const START: &str = "{\
    window.changedEarly = new Set();\
    addEventListener('input', ({ target }) => window.changedEarly?.add(target), true);\
    let started = false;\
    const start = () => {\
        if (started) return;\
        started = true;\
        const later = [...document.querySelectorAll('link[rel=later]')];\
        const next = () => {\
            const { href, dataset } = later.shift();\
            const entry = 'entry' in dataset;\
            const wanted = document.createElement(entry ? 'script' : 'link');\
            Object.assign(wanted, entry ? { type: 'module', src: href } : { rel: 'modulepreload', href });\
            wanted.crossOrigin = '';\
            wanted.fetchPriority = 'low';\
            document.head.append(wanted);\
            if (later.length) setTimeout(next);\
        };\
        next();\
    };\
    try {\
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true });\
    } catch {}\
    setTimeout(start, 1000);\
}";

/// Inlines the CSS, which saves a request before the first paint, and removes the links to it.
fn inline_css(index: &str, css: &str) -> String {
    let mut out = String::with_capacity(index.len() + css.len());
    let mut rest = index;
    while let Some(start) = rest.find("<link rel=\"stylesheet\"") {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
        out += &rest[..start];
        rest = &rest[end..];
    }
    out += rest;
    let style = format!("<style>{}</style>{}", css.replace("</", "<\\/"), MARKS[0]);
    out.replacen(MARKS[0], &style, 1)
}

/// Hashes of inline elements (`<script>…</script>` without attributes).
fn hashes(html: &str, element: &str) -> String {
    let (open, close) = (format!("<{element}>"), format!("</{element}>"));
    let inline = html.split(open.as_str()).skip(1).filter_map(|rest| rest.split(close.as_str()).next());
    inline.map(hash).collect()
}

fn hash(text: &str) -> String {
    format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<!doctype html><html lang=\"uz\" data-route=\"\"><head><script>theme()</script>\
        <link rel=\"stylesheet\" crossorigin href=\"/assets/a.css\"><!--ishbor:head--></head><body>\
        <div id=\"root\"><!--ishbor:body--></div><!--ishbor:data--><script type=\"module\" src=\"/a.js\"></script>\
        </body></html>";

    fn shell() -> Shell {
        let home = Route {
            scripts: vec!["assets/home.js".to_owned()],
            style: "b{}".to_owned(),
            styles: vec!["assets/home.css".to_owned()],
        };
        let routes = BTreeMap::from([("/".to_owned(), home), ("/help/$page".to_owned(), Route::default())]);
        Shell::new(INDEX, "a{}", routes).unwrap()
    }

    #[test]
    fn the_parts_replace_their_placeholders() {
        let page = shell().page("<html lang=\"ru\">", "<title>T</title>", "<main>M</main>", "<i>D</i>");
        assert!(page.starts_with("<!doctype html><html lang=\"ru\"><head>"), "{page}");
        assert!(page.contains("<style>a{}</style><title>T</title></head>"), "{page}");
        assert!(
            page.contains(
                "<div id=\"root\"><main>M</main></div><i>D</i><link rel=\"later\" data-entry href=\"/a.js\">"
            ),
            "{page}"
        );
        assert!(!page.contains("type=\"module\""), "scripts load after the text: {page}");
        assert!(!page.contains("stylesheet"), "{page}");
    }

    #[test]
    fn only_the_inline_parts_are_allowed_by_hash() {
        let policy = shell().policy("b{}");
        assert!(
            policy.contains(&format!("script-src 'self'{}{};", hash("theme()"), hash(START))),
            "{policy}"
        );
        assert!(policy.contains(&format!("style-src 'self'{}{};", hash("a{}"), hash("b{}"))), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
    }

    #[test]
    fn routes_are_found_by_pattern() {
        let shell = shell();
        assert_eq!(shell.route("/").unwrap().1.scripts, ["assets/home.js"]);
        assert_eq!(shell.route("/help/faq").unwrap().0, "/help/$page");
        assert!(shell.route("/help").is_none());
        assert!(shell.route("/help/").is_none());
        assert!(shell.route("/help/a/b").is_none());
    }
}
