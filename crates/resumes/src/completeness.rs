//! How complete a resume is, and what would help most (decisions J9). The fields that publishing needs weigh half.

use serde::Serialize;
use utoipa::ToSchema;

use crate::form::{ResumeForm, Step};

/// The figure and what is missing.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ResumeCompleteness)]
pub struct Completeness {
    /// 0 to 100.
    pub percent: i32,
    /// What adds most comes first.
    pub missing: Vec<Missing>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = ResumeMissing)]
pub struct Missing {
    pub field: &'static str,
    pub step: Step,
    /// How many percent it adds.
    pub adds: i32,
}

type IsFilled = fn(&ResumeForm, bool) -> bool;

/// Field, step, weight, and whether it is filled in; the second argument says whether the account has a picture.
const WEIGHTS: [(&str, Step, i32, IsFilled); 19] = [
    ("position", Step::Default, 8, |form, _| has_text(&form.position)),
    ("sphere", Step::Default, 5, |form, _| !form.sphere.is_empty()),
    ("work_type", Step::Default, 4, |form, _| !form.work_type.is_empty()),
    ("location", Step::Default, 5, |form, _| has_text(&form.location)),
    ("salary", Step::Default, 5, |form, _| form.salary.amount.is_some()),
    ("name", Step::Second, 4, |form, _| has_text(&form.name)),
    ("surname", Step::Second, 4, |form, _| has_text(&form.surname)),
    ("birthday", Step::Second, 5, |form, _| form.birthday.is_some()),
    ("phones", Step::Second, 5, |form, _| form.phones.iter().any(|phone| has_text(phone))),
    ("email", Step::Second, 3, |form, _| form.email.as_deref().is_some_and(has_text)),
    ("show_photo", Step::Second, 6, |form, has_picture| form.show_photo && has_picture),
    ("employment", Step::Third, 10, |form, _| form.no_experience || !form.employment.is_empty()),
    ("education_level", Step::Fourth, 4, |form, _| form.education_level.is_some()),
    ("education", Step::Fourth, 6, |form, _| !form.education.is_empty()),
    ("skills", Step::Fifth, 8, |form, _| form.skills.len() >= 3),
    ("computer_skills", Step::Fifth, 3, |form, _| !form.computer_skills.is_empty()),
    ("languages", Step::Sixth, 5, |form, _| !form.languages.is_empty()),
    ("social_links", Step::Seventh, 3, |form, _| !form.social_links.is_empty()),
    ("about", Step::Eighth, 7, |form, _| has_text(&form.about)),
];

fn has_text(text: &str) -> bool {
    !text.trim().is_empty()
}

pub fn completeness(form: &ResumeForm, has_picture: bool) -> Completeness {
    let (mut percent, mut missing) = (0, Vec::new());
    for (field, step, weight, is_filled) in WEIGHTS {
        if is_filled(form, has_picture) {
            percent += weight;
        } else {
            missing.push(Missing { field, step, adds: weight });
        }
    }
    missing.sort_by_key(|one| std::cmp::Reverse(one.adds));
    Completeness { percent, missing }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REQUIRED: [&str; 9] = [
        "position",
        "sphere",
        "work_type",
        "location",
        "name",
        "surname",
        "birthday",
        "phones",
        "employment",
    ];

    #[test]
    fn the_weights_make_a_hundred_and_the_required_ones_half() {
        let sum = |is_counted: &dyn Fn(&str) -> bool| {
            WEIGHTS
                .iter()
                .filter(|(field, ..)| is_counted(field))
                .map(|(_, _, weight, _)| weight)
                .sum::<i32>()
        };
        assert_eq!(sum(&|_| true), 100);
        assert_eq!(sum(&|field| REQUIRED.contains(&field)), 50);
    }

    #[test]
    fn an_empty_form_lacks_everything_and_the_heaviest_comes_first() {
        let empty = completeness(&ResumeForm::default(), true);
        assert_eq!((empty.percent, empty.missing.len()), (0, WEIGHTS.len()));
        assert_eq!((empty.missing[0].field, empty.missing[0].step), ("employment", Step::Third));
        assert!(empty.missing.is_sorted_by_key(|one| std::cmp::Reverse(one.adds)));
        let photo = ResumeForm { show_photo: true, ..ResumeForm::default() };
        assert_eq!(completeness(&photo, true).percent, 6);
        assert_eq!(completeness(&photo, false).percent, 0, "there is no picture to show");
    }
}
