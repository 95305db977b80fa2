//! What the build of the web adds to pages (`index.html`, `shell.json`): the frame of a file, split at its markers once
//! at startup, and the files of each page.

use std::collections::BTreeMap;

use anyhow::Context as _;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use pages::head::{Files, LATER};
use pages::{Frame, PageMeta};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::assets;

/// `web/dist/shell.json`.
#[derive(Debug, Default, Deserialize)]
struct Manifest {
    app: Entry,
    /// The scripts of documents.
    document: Entry,
    /// Style sheets of documents by name.
    styles: BTreeMap<String, Vec<String>>,
    /// Pages of the app by pattern: `/resume/edit/$id`.
    routes: BTreeMap<String, RouteFiles>,
}

#[derive(Debug, Default, Deserialize)]
struct Entry {
    entry: String,
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct RouteFiles {
    files: Vec<String>,
    frame: String,
}

pub struct Shell {
    /// The parts before the markers of head, body and data, and the rest after the last one.
    parts: [String; 4],
    /// Hashes of the inline scripts that every page has.
    scripts: String,
    /// Documents by the name of their style sheet.
    documents: BTreeMap<String, Needs>,
    routes: BTreeMap<String, Route>,
}

/// A page of the app.
pub struct Route {
    pub frame: Frame,
    needs: Needs,
}

/// The files of a page.
#[derive(Default)]
pub struct Needs {
    /// Scripts to load after the first paint, the one that starts last.
    scripts: Vec<String>,
    entry: String,
    /// Styles, inlined so that the first paint is the final one, with the hash that allows them.
    style: String,
    hash: String,
    /// The files of these styles, which need not be fetched again.
    styles: Vec<String>,
}

const MARKS: [&str; 3] = ["<!--ishbor:head-->", "<!--ishbor:body-->", "<!--ishbor:data-->"];
/// Pages of the app that tests can open without the web build.
const BARE: [(&str, &str); 20] = [
    ("/__ui", "bare"),
    ("/admin", "bare"),
    ("/admin/sign-in", "bare"),
    ("/auth/login", "auth"),
    ("/auth/register", "auth"),
    ("/auth/register/candidate", "bare"),
    ("/auth/register/candidate/step/2", "bare"),
    ("/auth/register/employer/step/2", "bare"),
    ("/auth/forgot-password", "bare"),
    ("/auth/verifier/$password", "auth"),
    ("/profile", "site"),
    ("/profile/settings", "site"),
    ("/profile/settings/role", "site"),
    ("/profile/settings/security", "site"),
    ("/hiring/$token", "site"),
    ("/searches/stop/$token", "site"),
    ("/candidates", "site"),
    ("/candidates/$slug", "site"),
    ("/top-candidates", "site"),
    ("/resume/shared/$token", "site"),
];
const OPENING: &str = r#"<html lang="uz" data-route="">"#;

impl Shell {
    pub fn load() -> anyhow::Result<Self> {
        let missing = "the web is not built: run `make web`";
        let index = assets::text("index.html").context(missing)?;
        let manifest = assets::text("shell.json").context(missing)?;
        let manifest: Manifest = serde_json::from_str(&manifest).context("web/dist/shell.json")?;
        Self::new(&index, manifest, all_css)
    }

    fn new(
        index: &str,
        manifest: Manifest,
        css: impl Fn(&[String]) -> anyhow::Result<String>,
    ) -> anyhow::Result<Self> {
        anyhow::ensure!(index.contains(OPENING), "web/index.html must open with {OPENING}");
        let index = with_start(&without_files(index));
        let scripts = hashes(&index, "script");
        let mut rest = index.as_str();
        let mut cut = |mark: &str| -> anyhow::Result<String> {
            let (before, after) =
                rest.split_once(mark).with_context(|| format!("web/index.html lacks {mark}"))?;
            rest = after;
            Ok(before.to_owned())
        };
        let (head, body, data) = (cut(MARKS[0])?, cut(MARKS[1])?, cut(MARKS[2])?);
        let needs = |entry: &Entry, files: Vec<String>| -> anyhow::Result<Needs> {
            let (own, scripts): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.ends_with(".css"));
            let styles: Vec<String> = entry.css.iter().chain(&own).cloned().collect();
            let style = css(&styles)?.replace("</", "<\\/");
            Ok(Needs {
                scripts: entry.imports.iter().cloned().chain(scripts).collect(),
                entry: entry.entry.clone(),
                hash: if style.is_empty() { String::new() } else { hash(&style) },
                style,
                styles,
            })
        };
        let mut documents = BTreeMap::new();
        for (name, styles) in manifest.styles {
            documents.insert(name, needs(&manifest.document, styles)?);
        }
        let mut routes = BTreeMap::new();
        for (pattern, RouteFiles { files, frame }) in manifest.routes {
            let frame =
                Frame::parse(&frame).with_context(|| format!("shell.json: the frame of {pattern}"))?;
            routes.insert(pattern, Route { frame, needs: needs(&manifest.app, files)? });
        }
        Ok(Self { parts: [head, body, data, rest.to_owned()], scripts, documents, routes })
    }

    /// A frame without scripts and styles.
    pub fn bare() -> Self {
        let index = "<!doctype html><html lang=\"uz\" data-route=\"\"><head><!--ishbor:head--></head>\
            <body><!--ishbor:body--><!--ishbor:data--></body></html>";
        let route = |(path, frame): (&str, &str)| {
            (path.to_owned(), RouteFiles { files: Vec::new(), frame: frame.to_owned() })
        };
        let manifest = Manifest { routes: BARE.into_iter().map(route).collect(), ..Manifest::default() };
        Self::new(index, manifest, |_| Ok(String::new())).expect("a frame with all marks")
    }

    /// The finished page.
    pub fn page(&self, opening: &str, head: &str, body: &str, data: &str) -> String {
        let [before_head, before_body, before_data, end] = &self.parts;
        let before_head = before_head.replacen(OPENING, opening, 1);
        [before_head.as_str(), head, before_body, body, before_data, data, end].concat()
    }

    /// The page of the app at this path (without language): its pattern and what it needs.
    pub fn route(&self, path: &str) -> Option<(&str, &Route)> {
        let exact = self.routes.get_key_value(path);
        let found = exact.or_else(|| self.routes.iter().find(|(pattern, _)| fits(pattern, path)));
        found.map(|(pattern, route)| (pattern.as_str(), route))
    }

    /// The files of a document; of a page of the app when `route` is given.
    pub fn needs<'a>(&'a self, meta: &PageMeta, route: Option<&'a Route>) -> Option<&'a Needs> {
        match route {
            Some(route) => Some(&route.needs),
            None => meta.style.and_then(|name| self.documents.get(name)),
        }
    }

    /// A strict content security policy: our own files, and exactly the inline parts of this page.
    pub fn policy(&self, needs: Option<&Needs>) -> String {
        let scripts = &self.scripts;
        let styles = needs.map_or("", |needs| &needs.hash);
        format!(
            "default-src 'self'; script-src 'self'{scripts}; style-src 'self'{styles}; \
             img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'"
        )
    }
}

impl Needs {
    pub fn files(&self) -> Files<'_> {
        Files { style: &self.style, styles: &self.styles, scripts: &self.scripts }
    }

    /// The script that starts the page, after its data.
    pub fn entry(&self) -> String {
        if self.entry.is_empty() {
            return String::new();
        }
        format!("{LATER} data-entry href=\"/{}\">", self.entry)
    }
}

fn all_css(names: &[String]) -> anyhow::Result<String> {
    let read = |name: &String| assets::text(name).with_context(|| format!("web/dist/{name} is missing"));
    names.iter().map(read).collect()
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

/// The build names the files of the app in its page; every page names its own instead.
fn without_files(index: &str) -> String {
    let index = without(index, "<link rel=\"stylesheet\"", ">");
    let index = without(&index, "<link rel=\"modulepreload\"", ">");
    without(&index, "<script type=\"module\"", "</script>")
}

fn without(html: &str, start: &str, end: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find(start) {
        let after = rest[at..].find(end).map_or(rest.len(), |length| at + length + end.len());
        out += &rest[..at];
        rest = &rest[after..];
    }
    out + rest
}

/// All scripts load after the text is painted, because it is complete without them: on a slow connection nothing
/// competes with the style and the font. They are listed as links that browsers ignore (`<link rel="later">`, the
/// last one is the entry).
fn with_start(index: &str) -> String {
    index.replacen("</body>", &format!("<script>{START}</script></body>"), 1)
}

/// Loads the scripts after the first paint, or after a second because a background tab is not painted. It loads one
/// at a time, so that input events are handled in between. Buttons of islands that are pressed before React has come
/// are remembered for `web/src/islands`.
const START: &str = "{\
    window.early = [];\
    addEventListener('click', (event) => {\
        const island = event.target.closest('[data-island]');\
        const button = event.target.closest('button');\
        if (!window.early || !island || !button || 'live' in island.dataset) return;\
        event.preventDefault();\
        window.early.push(button);\
    }, true);\
    let started = false;\
    const start = () => {\
        if (started) return;\
        started = true;\
        const later = [...document.querySelectorAll('link[rel=later]')];\
        const next = () => {\
            if (!later.length) return;\
            const { href, dataset } = later.shift();\
            const entry = 'entry' in dataset;\
            const wanted = document.createElement(entry ? 'script' : 'link');\
            Object.assign(wanted, entry ? { type: 'module', src: href } : { rel: 'modulepreload', href });\
            wanted.crossOrigin = '';\
            wanted.fetchPriority = 'low';\
            wanted.onerror = () => { if (entry) window.early = null; };\
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
        <script type=\"module\" crossorigin src=\"/a.js\"></script><link rel=\"modulepreload\" href=\"/v.js\">\
        <link rel=\"stylesheet\" crossorigin href=\"/assets/a.css\"><!--ishbor:head--></head><body>\
        <!--ishbor:body--><!--ishbor:data--></body></html>";

    fn shell() -> Shell {
        let entry = |name: &str| Entry {
            entry: format!("assets/{name}.js"),
            imports: vec!["assets/vendor.js".to_owned()],
            css: Vec::new(),
        };
        let login = RouteFiles {
            files: vec!["assets/login.js".to_owned(), "assets/login.css".to_owned()],
            frame: "auth".to_owned(),
        };
        let resume = RouteFiles { files: Vec::new(), frame: "bare".to_owned() };
        let manifest = Manifest {
            app: Entry { css: vec!["assets/app.css".to_owned()], ..entry("app") },
            document: entry("document"),
            styles: BTreeMap::from([("home".to_owned(), vec!["assets/home.css".to_owned()])]),
            routes: BTreeMap::from([
                ("/auth/login".to_owned(), login),
                ("/resume/edit/$id".to_owned(), resume),
            ]),
        };
        Shell::new(INDEX, manifest, |names| Ok(names.join("+"))).unwrap()
    }

    #[test]
    fn the_parts_replace_their_placeholders() {
        let page = shell().page("<html lang=\"ru\">", "<title>T</title>", "<main>M</main>", "<i>D</i>");
        assert!(page.starts_with("<!doctype html><html lang=\"ru\"><head>"), "{page}");
        assert!(page.contains("<script>theme()</script><title>T</title></head>"), "{page}");
        assert!(page.contains("<main>M</main><i>D</i><script>{window.early"), "{page}");
        for gone in ["type=\"module\"", "stylesheet\"", "modulepreload\" href"] {
            assert!(!page.contains(gone), "{gone} is named by each page itself: {page}");
        }
    }

    #[test]
    fn a_document_and_a_page_of_the_app_have_their_own_files() {
        let shell = shell();
        let meta = PageMeta::document("home", String::new(), String::new());
        let home = shell.needs(&meta, None).unwrap();
        assert_eq!(home.files().style, "assets/home.css");
        assert_eq!(home.files().scripts, ["assets/vendor.js"]);
        assert_eq!(home.entry(), "<link rel=\"later\" data-entry href=\"/assets/document.js\">");
        let (pattern, route) = shell.route("/auth/login").unwrap();
        let login = shell.needs(&meta, Some(route)).unwrap();
        assert_eq!((pattern, route.frame), ("/auth/login", Frame::Auth));
        assert_eq!(login.files().style, "assets/app.css+assets/login.css");
        assert_eq!(login.files().scripts, ["assets/vendor.js", "assets/login.js"]);
    }

    #[test]
    fn only_the_inline_parts_are_allowed_by_hash() {
        let shell = shell();
        let meta = PageMeta::document("home", String::new(), String::new());
        let policy = shell.policy(shell.needs(&meta, None));
        assert!(
            policy.contains(&format!("script-src 'self'{}{};", hash("theme()"), hash(START))),
            "{policy}"
        );
        assert!(policy.contains(&format!("style-src 'self'{};", hash("assets/home.css"))), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
    }

    #[test]
    fn routes_are_found_by_pattern() {
        let shell = shell();
        assert_eq!(shell.route("/resume/edit/1").unwrap().0, "/resume/edit/$id");
        assert!(shell.route("/resume/edit").is_none());
        assert!(shell.route("/resume/edit/").is_none());
        assert!(shell.route("/resume/edit/a/b").is_none());
    }
}
