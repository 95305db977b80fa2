//! How a company answers candidates, in words. The web app writes the same (`i18n/answer-record.ts`).

use vacancies::card::CompanyAnswers;

use crate::texts::Texts;

const DAY_HOURS: i32 = 24;
/// Below this share most people were left without an answer: the time of the others would mislead.
const HALF: i32 = 50;

/// Everything known, in sentences: what is usual, how many were answered, what is promised.
pub fn facts(answers: Option<&CompanyAnswers>, t: &Texts<'_>) -> Vec<String> {
    let Some(answers) = answers else { return Vec::new() };
    let usual = answers.median_hours.filter(|_| answers.share.is_some_and(|share| share >= HALF));
    let days = usual.map(|hours| ((hours + DAY_HOURS - 1) / DAY_HOURS).max(1));
    let facts = [
        days.map(|days| t.count("vacancy_answers_usual", days)),
        answers.share.map(|share| t.with("vacancy_answers_share", "percent", &share.to_string())),
        answers.promise_days.map(|days| t.count("vacancy_answers_promise", days)),
    ];
    facts.into_iter().flatten().collect()
}

/// The one that a card has room for.
pub fn fact(answers: Option<&CompanyAnswers>, t: &Texts<'_>) -> Option<String> {
    facts(answers, t).into_iter().next()
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use kernel::Locale;

    use super::*;

    #[test]
    fn the_record_is_told_in_words() {
        let catalogue = crate::messages::catalogue();
        let t = Texts::new(&catalogue, Locale::En, "/", Vec::new(), None, Timestamp::UNIX_EPOCH);
        let told = |promise_days, share, median_hours| {
            facts(Some(&CompanyAnswers { promise_days, share, median_hours }), &t)
        };
        let promise = "Promises an answer within 3 days";
        assert_eq!(
            told(Some(3), Some(96), Some(25)),
            ["Usually answers within 2 days", "Answered 96% of applications", promise]
        );
        assert_eq!(told(None, Some(50), Some(0))[0], "Usually answers within 1 day");
        assert_eq!(told(None, Some(80), Some(24))[0], "Usually answers within 1 day");
        // The few who got an answer got it fast; that is not usual.
        assert_eq!(told(Some(3), Some(49), Some(3)), ["Answered 49% of applications", promise]);
        assert_eq!(fact(None, &t), None);
    }
}
