//! One message: parsing and formatting.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde_json::Value;

use super::{Arg, Args};
use crate::Locale;

#[derive(Debug)]
pub(super) struct Message {
    pub(super) selectors: Vec<Selector>,
    /// Tried in this order; a plain text is a single variant without conditions.
    pub(super) variants: Vec<Variant>,
}

/// What a variant is selected by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Selector {
    /// The value of an argument.
    Value(String),
    /// The plural category of a numeric argument.
    Plural(String),
}

#[derive(Debug)]
pub(super) struct Variant {
    /// One condition per selector; `None` matches anything (`*`).
    pub(super) wants: Vec<Option<String>>,
    pub(super) parts: Vec<Part>,
}

#[derive(Debug)]
pub(super) enum Part {
    Text(String),
    Placeholder(String),
}

impl Message {
    pub(super) fn read(value: &Value) -> Result<Self, String> {
        match value {
            Value::String(text) => Ok(Self {
                selectors: Vec::new(),
                variants: vec![Variant { wants: Vec::new(), parts: read_parts(text)? }],
            }),
            Value::Array(items) if items.len() == 1 => Self::read_choice(&items[0]),
            _ => Err("expected a text or a list with one choice".to_owned()),
        }
    }

    fn read_choice(choice: &Value) -> Result<Self, String> {
        let declared = read_declarations(&strings(choice, "declarations")?)?;
        let names = strings(choice, "selectors")?;
        let selectors = names
            .iter()
            .map(|name| declared.get(name).cloned().ok_or_else(|| format!("{name} is not declared")))
            .collect::<Result<Vec<_>, _>>()?;
        let matches = choice["match"].as_object().ok_or("match is missing")?;
        let mut variants = matches
            .iter()
            .map(|(wish, text)| {
                let text = text.as_str().ok_or_else(|| format!("{wish} has no text"))?;
                Ok(Variant { wants: read_wish(wish, &names)?, parts: read_parts(text)? })
            })
            .collect::<Result<Vec<_>, String>>()?;
        // The most specific variant wins, whatever its position in the file.
        variants.sort_by_key(|variant| variant.wants.iter().filter(|want| want.is_none()).count());
        if selectors.is_empty() || variants.is_empty() {
            return Err("a choice needs selectors and variants".to_owned());
        }
        Ok(Self { selectors, variants })
    }

    pub(super) fn format(&self, locale: Locale, args: &Args<'_>) -> String {
        let given: Vec<Option<String>> =
            self.selectors.iter().map(|selector| selector.value(locale, args)).collect();
        let fits = |variant: &&Variant| {
            variant.wants.iter().zip(&given).all(|(want, is)| want.is_none() || want == is)
        };
        // For a number without a matching variant, a slightly wrong form is better than no text.
        let variant = self.variants.iter().find(fits).or_else(|| self.variants.last());
        variant.map_or_else(String::new, |variant| variant.format(args))
    }

    /// The names of all required arguments.
    pub(super) fn placeholders(&self) -> BTreeSet<&str> {
        let chosen_by = self.selectors.iter().map(|selector| match selector {
            Selector::Value(name) | Selector::Plural(name) => name.as_str(),
        });
        let shown = self.variants.iter().flat_map(|variant| &variant.parts).filter_map(|part| match part {
            Part::Placeholder(name) => Some(name.as_str()),
            Part::Text(_) => None,
        });
        chosen_by.chain(shown).collect()
    }
}

impl Selector {
    fn value(&self, locale: Locale, args: &Args<'_>) -> Option<String> {
        match self {
            Self::Value(name) => args.get(name).map(|value| match value {
                Arg::Number(number) => number.to_string(),
                Arg::Text(text) => text.clone().into_owned(),
            }),
            Self::Plural(name) => match args.get(name)? {
                Arg::Number(number) => Some(plural(locale, *number).to_owned()),
                Arg::Text(_) => None,
            },
        }
    }
}

impl Variant {
    fn format(&self, args: &Args<'_>) -> String {
        let mut out = String::new();
        for part in &self.parts {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Placeholder(name) => match args.get(name) {
                    Some(value) => out.push_str(&value.shown()),
                    // Left as written, so that a missing argument is noticed in tests.
                    None => out.extend(["{", name, "}"]),
                },
            }
        }
        out
    }
}

/// `input count` declares an argument, `local countPlural = count: plural` the category of one.
fn read_declarations(lines: &[String]) -> Result<BTreeMap<String, Selector>, String> {
    let mut declared = BTreeMap::new();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["input", name] => declared.insert(name.to_owned(), Selector::Value(name.to_owned())),
            ["local", name, "=", source, "plural"] if source.ends_with(':') => {
                declared.insert(name.to_owned(), Selector::Plural(source.trim_end_matches(':').to_owned()))
            }
            _ => return Err(format!("declaration not understood: {line}")),
        };
    }
    Ok(declared)
}

/// Parses `countPlural=one, sex=*` into the order of the selectors.
fn read_wish(wish: &str, selectors: &[String]) -> Result<Vec<Option<String>>, String> {
    let mut wants = vec![None; selectors.len()];
    for part in wish.split(',') {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("{wish} has no ="))?;
        let at = selectors
            .iter()
            .position(|selector| selector == name.trim())
            .ok_or_else(|| format!("{} is not a selector", name.trim()))?;
        wants[at] = Some(value.trim().to_owned()).filter(|value| value != "*");
    }
    Ok(wants)
}

fn read_parts(text: &str) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').ok_or_else(|| format!("{{ is not closed in: {text}"))?;
        if !before.is_empty() {
            parts.push(Part::Text(before.to_owned()));
        }
        parts.push(Part::Placeholder(name.trim().to_owned()));
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(Part::Text(rest.to_owned()));
    }
    Ok(parts)
}

fn strings(choice: &Value, key: &str) -> Result<Vec<String>, String> {
    let items = choice[key].as_array().ok_or_else(|| format!("{key} is missing"))?;
    items
        .iter()
        .map(|item| {
            item.as_str().map(str::to_owned).ok_or_else(|| format!("{key} holds something that is no text"))
        })
        .collect()
}

/// The CLDR rules of our languages.
static RULES: LazyLock<BTreeMap<Locale, PluralRules>> = LazyLock::new(|| {
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    Locale::ALL
        .into_iter()
        .filter_map(|locale| {
            let language = known.iter().find(|language| language.to_string() == locale.code())?.clone();
            Some((locale, PluralRules::create(language, PluralRuleType::CARDINAL).ok()?))
        })
        .collect()
});

/// The CLDR category of a number: `one`, `few`, `many`, `other`.
pub(super) fn plural(locale: Locale, number: i64) -> &'static str {
    let category = RULES.get(&locale).and_then(|rules| rules.select(number.unsigned_abs()).ok());
    match category.unwrap_or(PluralCategory::OTHER) {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Locale::{En, Ru, Uz};

    #[test]
    fn all_three_languages_have_rules() {
        for (locale, number, expected) in [
            (Uz, 1, "one"),
            (Uz, 2, "other"),
            (Ru, 1, "one"),
            (Ru, 4, "few"),
            (Ru, 5, "many"),
            (Ru, 12, "many"),
            (Ru, 22, "few"),
            (En, 1, "one"),
            (En, 0, "other"),
            (En, -1, "one"),
        ] {
            assert_eq!(plural(locale, number), expected, "{locale} {number}");
        }
    }
}
