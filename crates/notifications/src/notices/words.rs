//! The words of a stored notice in the reader's language.

use kernel::{Args, Catalogue, Locale};
use platform::App;

use super::list::NoticeOut;
use super::store::NoticeRow;
use crate::model::{NoticeKind, Value};

/// On the site a notice has its own words, `bell_{what}`, if the text of the message contains links. What can be done
/// about it is `bell_{what}_action`.
pub(super) fn notice(app: &App, locale: Locale, row: NoticeRow) -> NoticeOut {
    let values = row.args.0;
    let args = Value::args(values.iter().map(|(name, value)| (name.as_str(), value)));
    let args = args.text("site", app.site.public_url.as_str());
    let bell = format!("bell_{}", row.what);
    let text = find(&app.catalogue, locale, &bell, &args)
        .unwrap_or_else(|| app.catalogue.format(locale, &format!("notice_{}", row.what), &args));
    NoticeOut {
        id: row.id,
        kind: NoticeKind::parse(&row.kind).unwrap_or(NoticeKind::Security),
        lead: lead(&text, values.values()),
        action: find(&app.catalogue, locale, &format!("{bell}_action"), &args),
        path: row.path,
        at: row.at,
        is_read: row.is_read,
        text,
    }
}

/// The catalogue answers with the key if it has no such message.
fn find(catalogue: &Catalogue, locale: Locale, key: &str, args: &Args<'_>) -> Option<String> {
    let text = catalogue.format(locale, key, args);
    (text != key).then_some(text)
}

/// The longest value that the text begins with, because one name may be the beginning of another.
fn lead<'a>(text: &str, values: impl Iterator<Item = &'a Value>) -> Option<String> {
    let names = values.filter_map(|value| match value {
        Value::Text(name) if !name.is_empty() && text.starts_with(name.as_str()) => Some(name),
        _ => None,
    });
    names.max_by_key(|name| name.len()).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_may_begin_with_a_name() {
        let values = |names: &[&str]| -> Vec<Value> {
            let mut values: Vec<Value> = names.iter().map(|name| Value::Text((*name).to_owned())).collect();
            values.push(Value::Number(3));
            values
        };
        for (text, names, expected) in [
            ("Omborchi: yangi ariza", &["ombor", "Omborchi"][..], Some("Omborchi")),
            ("Ombor omborchi izlaydi", &["Ombor", "omborchi"], Some("Ombor")),
            ("Ali Aliyev yozdi", &["Ali", "Ali Aliyev"], Some("Ali Aliyev")),
            ("3 ta yangi ariza", &["Omborchi", ""], None),
        ] {
            assert_eq!(lead(text, values(names).iter()).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn a_missing_message_is_not_shown_as_its_key() {
        let catalogue = Catalogue::load([(Locale::Uz, r#"{ "bell_a": "Salom, {name}" }"#)]).unwrap();
        let args = Args::new().text("name", "Aziza");
        assert_eq!(find(&catalogue, Locale::Ru, "bell_a", &args).as_deref(), Some("Salom, Aziza"));
        assert_eq!(find(&catalogue, Locale::Ru, "bell_a_action", &args), None);
    }
}
