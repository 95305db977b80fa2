//! The pages of the doubles: a few plain buttons.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};

/// A page with one button per choice. Pressing it requests `action` with the hidden fields and `as=<value>`.
pub fn choice(title: &str, action: &str, hidden: &[(&str, &str)], choices: &[(&str, &str)]) -> Html<String> {
    let fields: String = hidden
        .iter()
        .map(|(name, value)| format!("<input type=\"hidden\" name=\"{name}\" value=\"{}\">", escape(value)))
        .collect();
    let buttons: String = choices
        .iter()
        .map(|(value, label)| {
            format!("<p><button name=\"as\" value=\"{}\">{}</button></p>", escape(value), escape(label))
        })
        .collect();
    let title = escape(title);
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><main><h1>{title}</h1><form action=\"{action}\">{fields}{buttons}</form></main></html>"
    ))
}

/// The error page of a service for an invalid request: the browser is not redirected back.
pub fn refusal(words: &str) -> Response {
    (StatusCode::BAD_REQUEST, format!("Error 400: {words}")).into_response()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_from_the_url_are_escaped() {
        let Html(page) = choice("Sign in", "/choose", &[("state", "\"><script>")], &[("a", "A & B")]);
        assert!(page.contains("value=\"&quot;&gt;&lt;script&gt;\""), "{page}");
        assert!(page.contains(">A &amp; B</button>"));
    }
}
