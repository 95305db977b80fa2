//! The content of `<head>`: for search engines, for link previews, and for a fast start.

use std::fmt::Write as _;

use content::LegalNotice;
use kernel::Locale;
use platform::App;

use super::frame::PageMeta;
use super::is_development;
use super::shell::{LATER, Route};

pub struct Head<'a> {
    pub locale: Locale,
    /// The canonical path of the page, without its language prefix.
    pub path: &'a str,
    /// The name of the route, joined to the language by three underscores.
    pub route: &'a str,
    /// Scripts that the browser should preload, and styles that the first paint needs.
    pub needs: &'a Route,
    /// Changes of legal documents to announce.
    pub notices: &'a [LegalNotice],
    pub meta: &'a PageMeta,
}

impl Head<'_> {
    /// `<html …>` of this page.
    pub fn opening(&self) -> String {
        format!(
            "<html lang=\"{}\" data-route=\"{}\"{}{}>",
            self.locale.code(),
            route_name(self.route, self.locale),
            notice_mark(self.notices),
            if self.meta.checking { " data-checking" } else { "" }
        )
    }

    pub fn html(&self, app: &App) -> String {
        let mut out = String::new();
        let (title, description) = (escape(&self.meta.title), escape(&self.meta.description));
        let site = &app.site.public_url;
        let search = &self.meta.search;
        let address = |locale: Locale| escape(&format!("{site}{}{search}", locale.path(self.path)));
        let mut add = |line: std::fmt::Arguments<'_>| {
            out.write_fmt(line).expect("a String takes everything");
        };
        add(format_args!("<title>{title} | Ishbor</title>"));
        add(format_args!("<meta name=\"description\" content=\"{description}\">"));
        if self.meta.indexed {
            add(format_args!("<link rel=\"canonical\" href=\"{}\">", address(self.locale)));
            for locale in Locale::ALL {
                let code = locale.code();
                add(format_args!(
                    "<link rel=\"alternate\" hreflang=\"{code}\" href=\"{}\">",
                    address(locale)
                ));
            }
            add(format_args!(
                "<link rel=\"alternate\" hreflang=\"x-default\" href=\"{}\">",
                address(Locale::Uz)
            ));
        } else {
            add(format_args!("<meta name=\"robots\" content=\"noindex\">"));
        }
        add(format_args!("<meta property=\"og:site_name\" content=\"Ishbor\">"));
        add(format_args!("<meta property=\"og:type\" content=\"website\">"));
        add(format_args!("<meta property=\"og:title\" content=\"{title}\">"));
        add(format_args!("<meta property=\"og:description\" content=\"{description}\">"));
        add(format_args!("<meta property=\"og:url\" content=\"{}\">", address(self.locale)));
        add(format_args!("<meta property=\"og:locale\" content=\"{}\">", region(self.locale)));
        let preview = self.meta.preview.as_deref().unwrap_or("/share.png");
        add(format_args!("<meta property=\"og:image\" content=\"{}\">", escape(&format!("{site}{preview}"))));
        let (width, height) = (poster::WIDTH, poster::HEIGHT);
        add(format_args!("<meta property=\"og:image:width\" content=\"{width}\">"));
        add(format_args!("<meta property=\"og:image:height\" content=\"{height}\">"));
        add(format_args!("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
        if let Some(feed) = &self.meta.feed {
            add(format_args!(
                "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"{title}\" href=\"{}\">",
                escape(feed)
            ));
        }
        for font in fonts(self.locale) {
            add(format_args!(
                "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"/fonts/{font}\" crossorigin>"
            ));
        }
        for (image, screens) in &self.meta.images {
            add(format_args!(
                "<link rel=\"preload\" as=\"image\" fetchpriority=\"high\" href=\"{image}\" media=\"{screens}\">"
            ));
        }
        for file in &self.needs.scripts {
            add(format_args!("{LATER} href=\"/{}\">", escape(file)));
        }
        if !self.needs.style.is_empty() {
            add(format_args!("<style>{}</style>", self.needs.style));
        }
        for file in &self.needs.styles {
            // The style is already inlined. The web app looks for such a link before it fetches a style.
            add(format_args!("<link rel=\"stylesheet\" href=\"/{}\" disabled>", escape(file)));
        }
        if is_development(app) {
            add(format_args!("<meta name=\"ishbor-env\" content=\"development\">"));
        }
        out
    }
}

/// Identifies the announced changes, so that the browser can hide a notice that was closed before (`web/index.html`).
fn notice_mark(notices: &[LegalNotice]) -> String {
    if notices.is_empty() {
        return String::new();
    }
    let names = notices.iter().map(|notice| format!("{}-{}", notice.document.code(), notice.version));
    format!(" data-notice=\"{}\"", escape(&names.collect::<Vec<_>>().join(" ")))
}

/// `/help/$page` in Russian is `help-page___ru`, the home page `index___ru`. The web app builds the same names.
fn route_name(route: &str, locale: Locale) -> String {
    let words: Vec<&str> =
        route.split('/').map(|part| part.trim_start_matches('$')).filter(|p| !p.is_empty()).collect();
    let name = if words.is_empty() { "index".to_owned() } else { words.join("-") };
    format!("{name}___{}", locale.code())
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

    #[test]
    fn route_names_contain_the_locale() {
        assert_eq!(route_name("/", Locale::Uz), "index___uz");
        assert_eq!(route_name("/help/$page", Locale::Ru), "help-page___ru");
    }

    #[test]
    fn a_title_cannot_close_its_tag() {
        assert_eq!(escape("</title><script>'\"&"), "&lt;/title&gt;&lt;script&gt;&#39;&quot;&amp;");
    }
}
