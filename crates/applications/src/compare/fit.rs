//! How a fact of a candidate meets what the vacancy asks. Pure. Nobody gets a sum of these: the employer decides.

use kernel::uzbek::fold;
use kernel::words::{EducationLevel, Experience, LanguageLevel, WorkType};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DemandFit)]
pub enum Fit {
    Fits,
    Partly,
    No,
}

use Fit::{Fits, No, Partly};

/// A wish above what is offered by so many percent can be talked about.
const NEAR_PERCENT: i64 = 20;

/// Both in soum. Without an upper end of the offer the lower one is compared, and more is never out of the question.
pub fn pay(wanted: Option<i64>, min: Option<i64>, max: Option<i64>) -> Option<Fit> {
    let wanted = wanted?;
    Some(match (min, max) {
        (_, Some(max)) if wanted <= max => Fits,
        (_, Some(max)) if wanted <= max.saturating_add(max / 100 * NEAR_PERCENT) => Partly,
        (_, Some(_)) => No,
        (Some(min), None) if wanted <= min => Fits,
        (Some(_), None) => Partly,
        (None, None) => return None,
    })
}

pub const fn years(experience: Experience) -> u32 {
    match experience {
        Experience::None => 0,
        Experience::One => 1,
        Experience::Two => 2,
        Experience::Three => 3,
        Experience::Four => 4,
        Experience::Five => 5,
    }
}

/// Half of what is asked is a part of it.
pub fn experience(months: u32, asked: Experience) -> Option<Fit> {
    match years(asked) * 12 {
        0 => None,
        asked if months >= asked => Some(Fits),
        asked if months * 2 >= asked => Some(Partly),
        _ => Some(No),
    }
}

/// One of the offered types is enough.
pub fn work_type(wanted: &[WorkType], offered: &[WorkType]) -> Option<Fit> {
    if wanted.is_empty() || offered.is_empty() {
        return None;
    }
    Some(if wanted.iter().any(|one| offered.contains(one)) { Fits } else { No })
}

/// Places as a region with its part. One region is near enough; who works remotely may live anywhere.
pub fn location(lives: Option<&str>, works: Option<&str>, is_remote: bool) -> Option<Fit> {
    if is_remote {
        return Some(Fits);
    }
    Some(if lives? == works? { Fits } else { No })
}

/// One level below is a part of it.
pub fn education(level: Option<EducationLevel>, asked: Option<EducationLevel>) -> Option<Fit> {
    let (level, asked) = (level?, asked?);
    let rank = |level: EducationLevel| EducationLevel::ALL.iter().position(|one| *one == level);
    Some(match (rank(level), rank(asked)) {
        (own, asked) if own >= asked => Fits,
        (Some(own), Some(asked)) if own + 1 == asked => Partly,
        _ => No,
    })
}

/// `None`: the resume names no language at all. A language without a level is known somehow.
pub fn language(known: Option<Option<LanguageLevel>>, asked: Option<LanguageLevel>) -> Fit {
    match (known, asked) {
        (None, _) => No,
        (Some(_), None) => Fits,
        (Some(None), Some(_)) => Partly,
        (Some(Some(known)), Some(asked)) if known >= asked => Fits,
        (Some(Some(_)), Some(_)) => Partly,
    }
}

/// The skills that a requirement names, or that are named more exactly: "Microsoft Excel" where "Excel" is asked.
pub fn matched<'a>(skills: impl IntoIterator<Item = &'a String>, requirements: &[String]) -> Vec<String> {
    let asked: Vec<String> = requirements.iter().map(|line| padded(line)).collect();
    let is_named = |skill: &&String| {
        let word = padded(skill);
        word.trim().chars().count() > 1
            && asked.iter().any(|line| line.contains(&word) || line.len() > 2 && word.contains(line))
    };
    skills.into_iter().filter(is_named).cloned().collect()
}

/// Words between single spaces, so that "1C" is not found in "21c".
fn padded(text: &str) -> String {
    let folded = fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric() && !matches!(sign, '+' | '#'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

/// What no requirement names may still be known: only what is found says something.
pub fn skills(found: usize, requirements: usize) -> Option<Fit> {
    match (found, requirements) {
        (0, _) | (_, 0) => None,
        (found, requirements) if found * 2 >= requirements => Some(Fits),
        _ => Some(Partly),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pay_is_compared_with_the_offer() {
        for (wanted, min, max, expected) in [
            (None, Some(5), Some(9), None),
            (Some(9), None, None, None),
            (Some(900), Some(600), Some(900), Some(Fits)),
            (Some(100), Some(600), Some(900), Some(Fits)),
            (Some(1_080), Some(600), Some(900), Some(Partly)),
            (Some(1_081), Some(600), Some(900), Some(No)),
            (Some(600), Some(600), None, Some(Fits)),
            (Some(6_000), Some(600), None, Some(Partly)),
            (Some(900), None, Some(900), Some(Fits)),
            (Some(i64::MAX), None, Some(i64::MAX - 1), Some(Partly)),
        ] {
            assert_eq!(pay(wanted, min, max), expected, "{wanted:?} of {min:?}..{max:?}");
        }
    }

    #[test]
    fn experience_is_counted_in_months() {
        for (months, asked, expected) in [
            (0, Experience::None, None),
            (36, Experience::Three, Some(Fits)),
            (35, Experience::Three, Some(Partly)),
            (18, Experience::Three, Some(Partly)),
            (17, Experience::Three, Some(No)),
            (0, Experience::One, Some(No)),
            (600, Experience::Five, Some(Fits)),
        ] {
            assert_eq!(experience(months, asked), expected, "{months} of {asked:?}");
        }
    }

    #[test]
    fn place_and_work_type() {
        for (lives, works, is_remote, expected) in [
            (Some("tashkent"), Some("tashkent"), false, Some(Fits)),
            (Some("tashkent"), Some("samarkand"), false, Some(No)),
            (Some("tashkent"), Some("samarkand"), true, Some(Fits)),
            (None, Some("samarkand"), false, None),
        ] {
            assert_eq!(location(lives, works, is_remote), expected, "{lives:?} {works:?}");
        }
        use WorkType::{Fulltime, Hybrid, Remote};
        assert_eq!(work_type(&[Remote, Fulltime], &[Fulltime]), Some(Fits));
        assert_eq!(work_type(&[Remote], &[Fulltime, Hybrid]), Some(No));
        assert_eq!(work_type(&[], &[Fulltime]), None);
    }

    #[test]
    fn education_and_languages_have_levels() {
        use EducationLevel::{Higher, IncompleteHigher, Secondary};
        for (level, asked, expected) in [
            (Some(Higher), Some(Secondary), Some(Fits)),
            (Some(Higher), Some(Higher), Some(Fits)),
            (Some(IncompleteHigher), Some(Higher), Some(Partly)),
            (Some(Secondary), Some(Higher), Some(No)),
            (None, Some(Higher), None),
            (Some(Higher), None, None),
        ] {
            assert_eq!(education(level, asked), expected, "{level:?} of {asked:?}");
        }
        use LanguageLevel::{A1, B1, C1};
        for (known, asked, expected) in [
            (Some(Some(C1)), Some(B1), Fits),
            (Some(Some(B1)), Some(B1), Fits),
            (Some(Some(A1)), Some(B1), Partly),
            (Some(None), Some(B1), Partly),
            (Some(None), None, Fits),
            (None, Some(A1), No),
            (None, None, No),
        ] {
            assert_eq!(language(known, asked), expected, "{known:?} of {asked:?}");
        }
    }

    #[test]
    fn skills_are_found_in_requirements() {
        let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        let asked = lines(&["1C dasturini bilish", "Excel, CRM", "C++ va C#", "Ўзбек тили"]);
        let skills_of = lines(&["1C", "excel", "Word", "C++", "C", "Oʻzbek tili", "cr"]);
        assert_eq!(
            matched(&lines(&["Microsoft Excel", "Word"]), &lines(&["Excel", " "])),
            ["Microsoft Excel"]
        );
        assert_eq!(matched(&skills_of, &asked), ["1C", "excel", "C++", "Oʻzbek tili"]);
        for (found, of, expected) in
            [(0, 4, None), (1, 0, None), (1, 4, Some(Partly)), (2, 4, Some(Fits)), (9, 4, Some(Fits))]
        {
            assert_eq!(skills(found, of), expected, "{found} of {of}");
        }
    }
}
