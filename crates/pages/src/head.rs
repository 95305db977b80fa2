//! The content of `<head>`: for search engines, for link previews, and for a fast start.

use std::fmt::Write as _;

use content::LegalNotice;
use kernel::Locale;
use platform::{App, Environment};
use serde_json::Value;

use crate::page::{Page, Visit};

/// What the build of the web adds to a page.
#[derive(Default)]
pub struct Files<'a> {
    /// Styles that the first paint needs.
    pub style: &'a str,
    /// The files of these styles, which need not be fetched again.
    pub styles: &'a [String],
    /// Scripts to load after the first paint.
    pub scripts: &'a [String],
}

/// A link that browsers ignore: an inline script loads it after the first paint.
pub const LATER: &str = "<link rel=\"later\"";

/// `<html …>` of this page.
pub fn opening(visit: &Visit<'_>, page: &Page) -> String {
    let (locale, meta) = (visit.locale.code(), &page.meta);
    format!(
        "<html lang=\"{locale}\" data-route=\"{}___{locale}\" data-frame=\"{}\"{}{}>",
        escape(&meta.route),
        meta.frame.code(),
        notice_mark(&content::list_notices(visit.app.clock.now())),
        if meta.checking { " data-checking" } else { "" }
    )
}

pub fn html(visit: &Visit<'_>, page: &Page, files: &Files<'_>) -> String {
    let meta = &page.meta;
    let mut out = String::new();
    let (title, description) = (escape(&meta.title), escape(&meta.description));
    let site = &visit.app.site.public_url;
    let address = |locale: Locale| escape(&format!("{site}{}{}", locale.path(visit.path), meta.search));
    let mut add = |line: std::fmt::Arguments<'_>| {
        out.write_fmt(line).expect("a String takes everything");
    };
    add(format_args!("<title>{title} | Ishbor</title>"));
    add(format_args!("<meta name=\"description\" content=\"{description}\">"));
    if meta.indexed {
        add(format_args!("<link rel=\"canonical\" href=\"{}\">", address(visit.locale)));
        for locale in Locale::ALL {
            let code = locale.code();
            add(format_args!("<link rel=\"alternate\" hreflang=\"{code}\" href=\"{}\">", address(locale)));
        }
        add(format_args!("<link rel=\"alternate\" hreflang=\"x-default\" href=\"{}\">", address(Locale::Uz)));
    } else {
        add(format_args!("<meta name=\"robots\" content=\"noindex\">"));
    }
    add(format_args!("<meta property=\"og:site_name\" content=\"Ishbor\">"));
    add(format_args!("<meta property=\"og:type\" content=\"website\">"));
    add(format_args!("<meta property=\"og:title\" content=\"{title}\">"));
    add(format_args!("<meta property=\"og:description\" content=\"{description}\">"));
    add(format_args!("<meta property=\"og:url\" content=\"{}\">", address(visit.locale)));
    add(format_args!("<meta property=\"og:locale\" content=\"{}\">", region(visit.locale)));
    let preview = meta.preview.as_deref().unwrap_or("/share.png");
    add(format_args!("<meta property=\"og:image\" content=\"{}\">", escape(&format!("{site}{preview}"))));
    let (width, height) = (poster::WIDTH, poster::HEIGHT);
    add(format_args!("<meta property=\"og:image:width\" content=\"{width}\">"));
    add(format_args!("<meta property=\"og:image:height\" content=\"{height}\">"));
    add(format_args!("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    if let Some(feed) = &meta.feed {
        add(format_args!(
            "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"{title}\" href=\"{}\">",
            escape(feed)
        ));
    }
    for font in fonts(visit.locale) {
        add(format_args!(
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"/fonts/{font}\" crossorigin>"
        ));
    }
    for (image, screens) in &meta.images {
        add(format_args!(
            "<link rel=\"preload\" as=\"image\" fetchpriority=\"high\" href=\"{image}\" media=\"{screens}\">"
        ));
    }
    for file in files.scripts {
        add(format_args!("{LATER} href=\"/{}\">", escape(file)));
    }
    if !files.style.is_empty() {
        add(format_args!("<style>{}</style>", files.style));
    }
    for file in files.styles {
        // The style is already inlined. The app looks for such a link before it fetches a style.
        add(format_args!("<link rel=\"stylesheet\" href=\"/{}\" disabled>", escape(file)));
    }
    if is_development(visit.app) {
        add(format_args!("<meta name=\"ishbor-env\" content=\"development\">"));
    }
    out
}

/// Structured data: a block of data, not a script, so the content security policy allows it. `<` is escaped so that no
/// text can end the block.
pub fn facts(page: &Page) -> String {
    page.meta.facts.as_ref().map_or_else(String::new, data_block)
}

fn data_block(data: &Value) -> String {
    let json = data.to_string().replace('<', "\\u003c");
    format!("<script type=\"application/ld+json\">{json}</script>")
}

pub fn is_development(app: &App) -> bool {
    app.site.environment == Environment::Development
}

/// Identifies the announced changes, so that the browser can hide a notice that was closed before (`web/index.html`).
fn notice_mark(notices: &[LegalNotice]) -> String {
    if notices.is_empty() {
        return String::new();
    }
    let names = notices.iter().map(|notice| format!("{}-{}", notice.document.code(), notice.version));
    format!(" data-notice=\"{}\"", escape(&names.collect::<Vec<_>>().join(" ")))
}

/// `/help/$page` is `help-page`, the home page `index`. The app builds the same names.
pub fn route_name(pattern: &str) -> String {
    let words: Vec<&str> =
        pattern.split('/').map(|part| part.trim_start_matches('$')).filter(|part| !part.is_empty()).collect();
    if words.is_empty() { "index".to_owned() } else { words.join("-") }
}

fn region(locale: Locale) -> &'static str {
    match locale {
        Locale::Uz => "uz_UZ",
        Locale::Ru => "ru_RU",
        Locale::En => "en_US",
    }
}

fn fonts(locale: Locale) -> &'static [&'static str] {
    match locale {
        Locale::Ru => &["onest-latin.woff2", "onest-cyrillic.woff2"],
        Locale::Uz | Locale::En => &["onest-latin.woff2"],
    }
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn route_names_have_no_slashes() {
        assert_eq!(route_name("/"), "index");
        assert_eq!(route_name("/help/$page"), "help-page");
    }

    #[test]
    fn a_title_cannot_close_its_tag() {
        assert_eq!(escape("</title><script>'\"&"), "&lt;/title&gt;&lt;script&gt;&#39;&quot;&amp;");
    }

    #[test]
    fn data_cannot_close_its_script_tag() {
        let data = data_block(&json!("</script><script>alert(1)"));
        assert_eq!(data.matches("</script>").count(), 1, "{data}");
    }
}
