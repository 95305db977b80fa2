//! Answers of a candidate to the questions of a vacancy. Pure.

use kernel::words::QuestionKind;
use kernel::{FieldError, FieldErrors};
use screening::PublicText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vacancies::content::Question;

kernel::text! {
    /// An answer in words.
    pub AnswerText, chars 0..=1000, plain
}

/// An answer to one question; which field counts depends on the question's kind.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct AnswerIn {
    /// The index of the question.
    pub question: u32,
    pub text: Option<AnswerText>,
    pub yes: Option<bool>,
    /// The index of the chosen option.
    pub option: Option<u32>,
    pub number: Option<f64>,
}

/// An answer as it is kept, with the question as it was then.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApplicationAnswer)]
pub struct StoredAnswer {
    pub question: String,
    pub kind: QuestionKind,
    pub must_answer: bool,
    /// `yes` or `no`, the chosen option, a number, or the text. Null: not answered.
    pub answer: Option<String>,
}

/// The greatest number that an answer may be: more is a typing error.
const LARGEST: f64 = 1e12;

/// All answers in the order of the questions, or every error at `answers.{index}`.
pub fn check(questions: &[Question], given: &[AnswerIn]) -> Result<Vec<StoredAnswer>, FieldErrors> {
    let mut errors = FieldErrors::new();
    if given.iter().any(|answer| answer.question as usize >= questions.len()) {
        errors.push("answers", FieldError::Invalid);
    }
    let mut stored = Vec::with_capacity(questions.len());
    for (index, question) in questions.iter().enumerate() {
        // The last answer to a question counts.
        let answer = given.iter().rfind(|answer| answer.question as usize == index);
        let text = answer.map_or(Ok(None), |answer| read(question, answer));
        let text = errors.take(&format!("answers.{index}"), text).flatten();
        let field = format!("answers.{index}");
        if question.must_answer && text.is_none() && !errors.iter().any(|(path, _)| *path == *field) {
            errors.push(&field, FieldError::Required);
        }
        stored.push(StoredAnswer {
            question: question.text.clone(),
            kind: question.kind,
            must_answer: question.must_answer,
            answer: text,
        });
    }
    errors.into_result(stored)
}

fn read(question: &Question, answer: &AnswerIn) -> Result<Option<String>, FieldError> {
    match question.kind {
        QuestionKind::Text => {
            let Some(text) = answer.text.as_ref().filter(|text| !text.as_str().is_empty()) else {
                return Ok(None);
            };
            // Contacts have their own place in a resume (product §5).
            PublicText::screen(text.as_str()).map(|text| Some(text.to_string()))
        }
        QuestionKind::YesNo => Ok(answer.yes.map(|yes| if yes { "yes" } else { "no" }.to_owned())),
        QuestionKind::Choice => match answer.option {
            None => Ok(None),
            Some(index) => question.options.get(index as usize).cloned().map(Some).ok_or(FieldError::Invalid),
        },
        QuestionKind::Number => match answer.number {
            None => Ok(None),
            Some(number) if !number.is_finite() => Err(FieldError::Invalid),
            Some(number) if number.abs() > LARGEST => Err(FieldError::TooLarge { max: LARGEST as i64 }),
            Some(number) => Ok(Some(number.to_string())),
        },
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn question(kind: QuestionKind, must_answer: bool) -> Question {
        let options =
            if kind == QuestionKind::Choice { vec!["Bir".into(), "Ikki".into()] } else { Vec::new() };
        Question { text: "Savol matni".to_owned(), kind, must_answer, options }
    }

    #[test]
    fn answers_are_read_by_kind() {
        use QuestionKind::{Choice, Number, Text, YesNo};
        for (kind, must, given, expected) in [
            (Text, true, json!({ "text": " Ha, bor " }), Ok(Some("Ha, bor"))),
            (Text, true, json!({ "text": "  " }), Err(FieldError::Required)),
            (Text, false, json!({ "text": "" }), Ok(None)),
            (Text, false, json!({ "text": "90 123 45 67 ga yozing" }), Err(FieldError::PhoneNotAllowed)),
            (YesNo, true, json!({ "yes": false }), Ok(Some("no"))),
            (YesNo, true, json!({ "text": "ha" }), Err(FieldError::Required)),
            (Choice, true, json!({ "option": 1 }), Ok(Some("Ikki"))),
            (Choice, true, json!({ "option": 2 }), Err(FieldError::Invalid)),
            (Number, true, json!({ "number": 2.5 }), Ok(Some("2.5"))),
            (Number, true, json!({ "number": 3.0 }), Ok(Some("3"))),
            (Number, false, json!({ "number": 1e13 }), Err(FieldError::TooLarge { max: 1_000_000_000_000 })),
            (Number, false, json!({}), Ok(None)),
        ] {
            let answer: AnswerIn = serde_json::from_value(given.clone()).unwrap();
            let found = check(&[question(kind, must)], &[answer]);
            let found = match &found {
                Ok(answers) => Ok(answers[0].answer.as_deref()),
                Err(errors) => Err(errors.iter().next().unwrap().1[0]),
            };
            assert_eq!(found, expected, "{kind:?} {given}");
        }
    }

    #[test]
    fn a_missing_answer_is_named_and_an_unknown_question_refused() {
        let questions = [question(QuestionKind::Text, true), question(QuestionKind::YesNo, false)];
        let errors = check(&questions, &[]).unwrap_err();
        assert_eq!(errors.iter().map(|(path, _)| path.to_string()).collect::<Vec<_>>(), ["answers.0"]);
        let unknown = AnswerIn { question: 2, yes: Some(true), ..AnswerIn::default() };
        assert!(check(&questions[1..], &[unknown]).is_err());
    }
}
