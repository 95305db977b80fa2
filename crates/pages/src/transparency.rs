//! `/help/transparency`: what the product does, in the figures of the last night.

use askama::Template;
use content::transparency::{self, Answers, Checks, Complaints, Counted, FEWEST, PERIOD_DAYS};
use kernel::number::grouped;
use platform::Result;

use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "transparency.html")]
struct TransparencyPage<'a> {
    t: Texts<'a>,
    counted: Option<Shown>,
    period: String,
    few: String,
}

/// The figures in words.
struct Shown {
    date: String,
    today: Vec<Fact>,
    parts: Vec<Part>,
}

/// One figure with its name.
struct Fact {
    name: String,
    value: String,
}

/// Figures about one thing: `None` of them if there are too few cases.
struct Part {
    id: &'static str,
    title: String,
    facts: Vec<Fact>,
    /// What the bars are shares of.
    caption: String,
    bars: Vec<Bar>,
}

/// A row of a table, with its picture.
struct Bar {
    name: String,
    percent: i64,
}

pub async fn page(visit: &Visit<'_>) -> Result<Page> {
    let counted = transparency::find_newest(&mut *visit.app.db.acquire().await?).await?;
    let t = visit.texts();
    let meta =
        PageMeta::document("transparency", t.get("transparency_title"), t.get("transparency_description"));
    let body = TransparencyPage {
        counted: counted.map(|counted| shown(&counted, &t)),
        period: t.count("transparency_period", PERIOD_DAYS),
        few: t.count("transparency_few", FEWEST),
        t,
    };
    Ok(Page::draw(meta, body))
}

fn shown(counted: &Counted, t: &Texts<'_>) -> Shown {
    let figures = &counted.figures;
    let number = |key: &str, value: i64| Fact { name: t.get(key), value: grouped(value) };
    Shown {
        date: t.on("transparency_counted", &counted.at),
        today: vec![
            number("transparency_open", figures.open_vacancies),
            number("transparency_hiring", figures.hiring_companies),
            number("transparency_verified", figures.verified_companies),
        ],
        parts: vec![
            answers(figures.answers.as_ref(), t),
            checks(figures.checks.as_ref(), t),
            complaints(figures.complaints.as_ref(), t),
        ],
    }
}

fn answers(answers: Option<&Answers>, t: &Texts<'_>) -> Part {
    let mut part = Part::new("answers", t);
    if let Some(answers) = answers {
        let (due, answered) = (answers.due, answers.answered());
        part.facts = vec![share("transparency_answered", answered, due, t)];
        if answered > 0 {
            let value = t.count("transparency_days", days(answers.median_hours));
            part.facts.push(Fact { name: t.get("transparency_median"), value });
        }
        part.bars = [
            ("transparency_day", answers.within_day),
            ("transparency_three_days", answers.within_three_days),
            ("transparency_week", answers.within_week),
            ("transparency_later", answers.later),
            ("transparency_silence", due - answered),
        ]
        .map(|(key, count)| Bar { name: t.get(key), percent: percent(count, due) })
        .into();
    }
    part
}

fn checks(checks: Option<&Checks>, t: &Texts<'_>) -> Part {
    let mut part = Part::new("checks", t);
    if let Some(checks) = checks {
        part.facts = vec![
            Fact { name: t.get("transparency_checked"), value: grouped(checks.decided) },
            share("transparency_refused", checks.refused, checks.decided, t),
        ];
        let named = checks.reasons.iter().map(|(reason, count)| (t.get(&reason.label_key()), *count));
        let others = (t.get("transparency_other_reasons"), checks.other_reasons);
        let total: i64 = named.clone().map(|(_, count)| count).sum::<i64>() + checks.other_reasons;
        part.bars = named
            .chain([others])
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| Bar { name, percent: percent(count, total) })
            .collect();
    }
    part
}

fn complaints(complaints: Option<&Complaints>, t: &Texts<'_>) -> Part {
    let mut part = Part::new("complaints", t);
    if let Some(complaints) = complaints {
        let total = complaints.decided;
        part.facts = vec![Fact { name: t.get("transparency_complained"), value: grouped(total) }];
        part.bars = [
            ("transparency_upheld", complaints.upheld),
            ("transparency_dismissed", total - complaints.upheld),
        ]
        .map(|(key, count)| Bar { name: t.get(key), percent: percent(count, total) })
        .into();
    }
    part
}

impl Part {
    fn new(id: &'static str, t: &Texts<'_>) -> Self {
        Self {
            id,
            title: t.get(&format!("transparency_{id}_title")),
            facts: Vec::new(),
            caption: t.get(&format!("transparency_{id}_caption")),
            bars: Vec::new(),
        }
    }
}

fn share(key: &str, count: i64, of: i64, t: &Texts<'_>) -> Fact {
    Fact { name: t.get(key), value: format!("{}%", percent(count, of)) }
}

/// Rounded; a share that rounds to nothing is one percent if it is not nothing.
fn percent(count: i64, of: i64) -> i64 {
    if of <= 0 || count <= 0 {
        return 0;
    }
    ((100 * count + of / 2) / of).max(1)
}

/// «Within two days» is true of everything up to 48 hours.
fn days(hours: i64) -> i64 {
    (hours + 23).div_euclid(24).max(1)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use kernel::Locale;
    use kernel::words::RefusalReason;

    use super::*;

    #[test]
    fn shares_are_rounded() {
        for (count, of, expected) in
            [(0, 20, 0), (1, 3, 33), (2, 3, 67), (1, 500, 1), (20, 20, 100), (1, 0, 0)]
        {
            assert_eq!(percent(count, of), expected, "{count} of {of}");
        }
        for (hours, expected) in [(0, 1), (24, 1), (25, 2), (48, 2)] {
            assert_eq!(days(hours), expected, "{hours} hours");
        }
    }

    #[test]
    fn every_part_has_figures_or_none() {
        let catalogue = crate::messages::catalogue();
        let t = Texts::new(&catalogue, Locale::En, "/", Vec::new(), None, Timestamp::UNIX_EPOCH);
        let told = Answers {
            due: 40,
            within_day: 20,
            within_three_days: 10,
            within_week: 0,
            later: 0,
            median_hours: 25,
        };
        let part = answers(Some(&told), &t);
        assert_eq!(part.facts[0].value, "75%");
        assert_eq!(part.facts[1].value, "2 days");
        let percents = |part: &Part| part.bars.iter().map(|bar| bar.percent).collect::<Vec<_>>();
        assert_eq!(percents(&part), [50, 25, 0, 0, 25]);
        let told = Checks {
            decided: 100,
            refused: 10,
            reasons: vec![(RefusalReason::ContactsInText, 9)],
            other_reasons: 3,
        };
        let part = checks(Some(&told), &t);
        assert_eq!(part.bars[0].name, "Contacts in the text");
        assert_eq!(percents(&part), [75, 25]);
        assert_eq!(percents(&complaints(Some(&Complaints { decided: 30, upheld: 12 }), &t)), [40, 60]);
        for none in [answers(None, &t), checks(None, &t), complaints(None, &t)] {
            assert!(none.facts.is_empty() && none.bars.is_empty(), "{}", none.id);
        }
    }
}
