//! Converts HTML to its visible text. Not a document parser: it handles what editors and pasted pages contain, and
//! leaves anything else as text. The result is only ever displayed as text.

/// Removes tags, comments, scripts and styles, decodes entities; blocks become lines, list items bullets.
pub fn to_text(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    // No tag can end after the last `>`. Knowing its position avoids scanning a text full of `<` to the end again and
    // again.
    let mut signs: &[char] = &['<', '&'];
    while let Some(at) = rest.find(signs) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if !rest.starts_with('<') {
            rest = read_entity(rest, &mut out);
        } else if let Some(after) = read_markup(rest, &mut out) {
            rest = after;
        } else {
            signs = &['&'];
        }
    }
    out.push_str(rest);
    out
}

/// Reads one tag or comment at the start of `rest` and returns what follows it, or `None` when no more tags end in
/// the text. A `<` that opens no tag ("tajriba < 1 yil") is text.
fn read_markup<'a>(rest: &'a str, out: &mut String) -> Option<&'a str> {
    if let Some(comment) = rest.strip_prefix("<!--") {
        return Some(comment.split_once("-->").map_or("", |(_, after)| after));
    }
    let is_tag = rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?'));
    if !is_tag {
        out.push('<');
        return Some(&rest[1..]);
    }
    let end = tag_end(rest)?;
    let inside = &rest[1..end];
    let after = &rest[end + 1..];
    let is_closing = inside.starts_with('/');
    let name: String =
        inside.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
    match name.to_ascii_lowercase().as_str() {
        name @ ("script" | "style") if !is_closing => return Some(skip_element(after, name)),
        "br" => out.push('\n'),
        "li" if !is_closing => {
            start_line(out);
            out.push_str("• ");
        }
        "p" | "div" | "li" | "ul" | "ol" | "tr" | "table" | "blockquote" | "pre" | "section" | "article" | "h1"
        | "h2" | "h3" | "h4" | "h5" | "h6" | "hr"
            // A paragraph inside a list item stays on the bullet's line.
            if !out.ends_with("• ") =>
        {
            start_line(out);
        }
        "td" | "th" if is_closing => out.push(' '),
        _ => {}
    }
    Some(after)
}

/// The index of the `>` that closes the tag at the start of `text`; a `>` inside quotes does not count.
fn tag_end(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (None, '>') => return Some(at),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    // An unclosed quote is an apostrophe, not an attribute: take the first `>`.
    text.find('>')
}

/// Skips to the end of `<script>` or `<style>`.
fn skip_element<'a>(after: &'a str, name: &str) -> &'a str {
    let closes = |at: usize| {
        after.get(at + 2..at + 2 + name.len()).is_some_and(|found| found.eq_ignore_ascii_case(name))
    };
    let closing = after.match_indices("</").map(|(at, _)| at).find(|at| closes(*at));
    closing.and_then(|at| after[at..].split_once('>')).map_or("", |(_, rest)| rest)
}

fn start_line(out: &mut String) {
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
}

/// The maximum entity length, including `&` and `;`.
const LONGEST_ENTITY: usize = 12;

/// Reads one entity at the start of `rest`; an `&` that starts no entity is text.
fn read_entity<'a>(rest: &'a str, out: &mut String) -> &'a str {
    let end = rest.bytes().take(LONGEST_ENTITY).position(|byte| byte == b';');
    if let Some(end) = end
        && let Some(c) = entity(&rest[1..end])
    {
        out.push(c);
        return &rest[end + 1..];
    }
    out.push('&');
    &rest[1..]
}

fn entity(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code).filter(|c| *c != '\0');
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => '\u{a0}',
        "laquo" => '«',
        "raquo" => '»',
        "ldquo" => '“',
        "rdquo" => '”',
        "bdquo" => '„',
        "lsquo" => '‘',
        "rsquo" => '’',
        "ndash" => '–',
        "mdash" => '—',
        "minus" => '−',
        "hellip" => '…',
        "bull" => '•',
        "middot" => '·',
        "times" => '×',
        "deg" => '°',
        "copy" => '©',
        "reg" => '®',
        "trade" => '™',
        "euro" => '€',
        "sect" => '§',
        "shy" => '\u{ad}',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::to_text;

    #[test]
    fn markup_is_removed_and_text_stays() {
        for (html, expected) in [
            ("", ""),
            ("a<b>b</b>c", "abc"),
            ("tajriba < 1 yil, maosh > 5", "tajriba < 1 yil, maosh > 5"),
            ("a <", "a <"),
            ("a <b", "a <b"),
            ("<a title=\"x > y\" href='z'>havola</a>", "havola"),
            ("<p it's>matn</p>", "matn\n"),
            ("<script>alert('<b>')</script>matn", "matn"),
            ("<STYLE>p{}</STYLE >matn", "matn"),
            ("<script>never closed", ""),
            ("a<!-- <b>hidden</b> -->c", "ac"),
            ("<!doctype html><?xml?>matn", "matn"),
            ("<ol><li>bir<li>ikki</ol>", "• bir\n• ikki\n"),
            ("<td>a</td><td>b</td>", "a b "),
        ] {
            assert_eq!(to_text(html), expected, "{html}");
        }
    }

    #[test]
    fn hostile_texts_are_read_in_one_pass() {
        for piece in ["<a", "<script></script>", "<a '>", "<", "&", "</", "<!--", "<b \""] {
            let html = piece.repeat(200_000 / piece.len());
            assert!(to_text(&html).len() <= html.len());
        }
    }

    #[test]
    fn entities_are_decoded_once() {
        for (html, expected) in [
            ("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
            ("R&D; A&B & C", "R&D; A&B & C"),
            ("&#0;&#1114112;", "&#0;&#1114112;"),
            ("&#x27;&#39;&apos;", "'''"),
            ("&ўзбек;", "&ўзбек;"),
            ("&unknown; &", "&unknown; &"),
        ] {
            assert_eq!(to_text(html), expected, "{html}");
        }
    }
}
