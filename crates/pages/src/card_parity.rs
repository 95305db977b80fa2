//! The card of a vacancy is the one part that the server and the app both draw. Both are compared with the same file:
//! here, and in `web/src/features/vacancies/vacancy-card.parity.test.tsx`, which can write it anew.

use askama::Template;
use jiff::Timestamp;
use kernel::words::{Experience, VacancyKind, WorkType};
use kernel::{Locale, Salary, SalaryIn};
use serde_json::Value;
use vacancies::card::{CompanyAnswers, CustomerCard, VacancyCard};

use crate::cards::Card;
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "card.html")]
struct CardPart<'a> {
    t: Texts<'a>,
    card: Card,
    level: u64,
}

const CASES: &str = include_str!("../tests/fixtures/cards.json");
const EXPECTED: &str = include_str!("../tests/fixtures/cards.html");

#[test]
fn the_card_is_that_of_the_app() {
    let cases: Vec<Value> = serde_json::from_str(CASES).unwrap();
    let catalogue = crate::messages::catalogue();
    let expected: Vec<&str> = EXPECTED.split("<!-- case ").skip(1).collect();
    assert_eq!(cases.len(), expected.len());
    for (case, expected) in cases.iter().zip(expected) {
        let locale = Locale::parse(case["locale"].as_str().unwrap()).unwrap();
        let now: Timestamp = case["now"].as_str().unwrap().parse().unwrap();
        let t = Texts::new(&catalogue, locale, "/jobs", Vec::new(), None, now);
        let card = Card::of(&card(&case["card"]), true, &t);
        let drawn = CardPart { t, card, level: case["level"].as_u64().unwrap() }.render().unwrap();
        let (number, expected) = expected.split_once(" -->\n").unwrap();
        assert_eq!(normal(&drawn), expected.trim_end(), "case {number}");
    }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn int(value: &Value) -> Option<i32> {
    value.as_i64().map(|number| number.try_into().unwrap())
}

fn card(json: &Value) -> VacancyCard {
    let customer = &json["customer"];
    VacancyCard {
        id: json["id"].as_str().unwrap().parse().unwrap(),
        slug: text(&json["slug"]).unwrap(),
        title: text(&json["title"]).unwrap(),
        sphere: Vec::new(),
        profession: None,
        location: text(&json["location"]).unwrap(),
        location_name: text(&json["location_name"]).unwrap(),
        work_type: json["work_type"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| WorkType::parse(code.as_str().unwrap()).unwrap())
            .collect(),
        experience: Experience::parse(json["experience"].as_str().unwrap()).unwrap(),
        salary: (!json["salary"].is_null()).then(|| {
            let form: SalaryIn = serde_json::from_value(json["salary"].clone()).unwrap();
            Salary::check(&form).unwrap()
        }),
        kind: VacancyKind::parse(json["type"].as_str().unwrap()).unwrap(),
        published_at: json["published_at"].as_str().map(|at| at.parse().unwrap()),
        customer: CustomerCard {
            slug: text(&customer["slug"]).unwrap(),
            name: text(&customer["name"]).unwrap(),
            avatar: customer["avatar"].as_object().map(|picture| accounts::people::Picture {
                large: text(&picture["large"]).unwrap(),
                small: text(&picture["small"]).unwrap(),
            }),
            is_verified: customer["is_verified"].as_bool().unwrap(),
            answers: customer["answers"].as_object().map(|answers| CompanyAnswers {
                promise_days: int(&answers["promise_days"]),
                share: int(&answers["share"]),
                median_hours: int(&answers["median_hours"]),
            }),
        },
        liked: false,
        contacted: false,
        responded: None,
    }
}

/// Attributes by name; without what is inside an island, without its props, and without the line breaks of templates.
fn normal(html: &str) -> String {
    let mut out = String::new();
    // The depth of elements inside an island; 0 is outside.
    let mut inside = 0_u32;
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').unwrap();
        let (words, tag) = (&rest[..start], &*rest[start + 1..end].replace('\n', " "));
        rest = &rest[end + 1..];
        let is_line_break = words.contains('\n') && words.trim().is_empty();
        if inside == 0 && !is_line_break {
            out += &unescaped(words);
        }
        let is_end = tag.starts_with('/');
        let is_void = ["img", "input"].iter().any(|name| tag.starts_with(name));
        if inside > 0 {
            inside = if is_end { inside - 1 } else { inside + u32::from(!is_void) };
            if inside > 0 || !is_end {
                continue;
            }
        }
        out += &(if is_end { format!("<{tag}>") } else { opening(tag) });
        inside = u32::from(!is_end && tag.contains("data-island"));
    }
    out
}

/// The same escapes in texts as a browser writes them.
fn unescaped(words: &str) -> String {
    words
        .replace("&#34;", "\"")
        .replace("&#39;", "'")
        .replace("&#60;", "&lt;")
        .replace("&#62;", "&gt;")
        .replace("&#38;", "&amp;")
}

fn opening(tag: &str) -> String {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    while let Some((name, after)) = rest.split_once("=\"") {
        let (value, after) = after.split_once('"').unwrap();
        attributes.push((name.trim().to_owned(), value.to_owned()));
        rest = after;
    }
    attributes.retain(|(name, _)| name != "data-props");
    attributes.sort();
    let attribute =
        |(name, value): &(String, String)| format!(" {name}=\"{}\"", unescaped(value).replace('"', "&quot;"));
    format!("<{name}{}>", attributes.iter().map(attribute).collect::<String>())
}
