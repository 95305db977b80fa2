//! Writes one demo vacancy: a title, a salary and lists that are consistent with each other.

use dictionaries::{Location, LocationKind, Names, Profession, Snapshot};
use kernel::chance::Chance;
use kernel::words::{Experience, LanguageLevel, WorkHours, WorkType};
use kernel::{Currency, Locale, Tax};

use super::companies::Company;
use super::texts::{Flaw, FlawField, Line, Only, SphereTexts, Texts};
use crate::content::{Content, Details, Language, Pay, Question};

/// UZS per dollar. Demo salaries only have to look plausible.
const DOLLAR: i64 = 12_500;
/// Lowest monthly salary, whatever the region and the hours (the legal minimum is 1 271 000).
const LOWEST: i64 = 1_300_000;

pub struct Writer<'a> {
    pub words: &'a Snapshot,
    pub texts: &'a Texts,
}

/// What the lines of one vacancy must match.
struct Job<'a> {
    company: &'a Company,
    profession: &'a Profession,
    sphere: &'a SphereTexts,
    place: &'a Location,
    locale: Locale,
    is_cyrillic: bool,
    years: usize,
    work_types: Vec<WorkType>,
    work_hours: WorkHours,
    hours: Option<(&'static str, &'static str)>,
}

impl<'a> Writer<'a> {
    /// `flaw` is a line that does not belong in a vacancy; if given, the second value is the path of its field.
    pub fn write(
        &self,
        chance: &mut Chance,
        company: &Company,
        profession: &Profession,
        place: &str,
        flaw: Option<&Flaw>,
    ) -> anyhow::Result<(Content, Option<String>)> {
        let sphere = self.texts.spheres.get(&profession.sphere_slug);
        let sphere = sphere.ok_or_else(|| anyhow::anyhow!("no demo texts for {}", profession.sphere_slug))?;
        let place = self.words.location(place);
        let place = place.ok_or_else(|| anyhow::anyhow!("a place that is not in the dictionaries"))?;
        let years = self.years(chance, profession);
        let job = Job::choose(chance, company, profession, sphere, place, years);
        let salary = self.pay(chance, &job);
        let mut content = Content {
            title: job.say(self.one(chance, &job, &self.texts.titles), self),
            sphere: vec![profession.sphere_slug.clone()],
            profession: Some(profession.slug.clone()),
            location: place.slug.clone(),
            address: company.address.clone().filter(|_| company.location == place.slug && chance.percent(60)),
            work_type: job.work_types.clone(),
            work_hours: job.work_hours,
            hours_from: job.hours.map(|(from, _)| from.to_owned()),
            hours_to: job.hours.map(|(_, to)| to.to_owned()),
            salary,
            hide_salary: !salary.agreement && chance.percent(6),
            about: self.about(chance, &job),
            requirements: self.list(chance, &job, [&sphere.requirements, &self.texts.requirements], [2, 2]),
            tasks: self.list(chance, &job, [&sphere.tasks, &[]], [4, 0]),
            advantages: self.list(chance, &job, [&sphere.advantages, &self.texts.advantages], [2, 3]),
            experience: Experience::ALL[job.years],
            details: Details {
                education_level: sphere.education.filter(|_| chance.percent(70)),
                ..Details::default()
            },
            languages: languages(chance, job.locale),
            required_question: false,
            questions: Vec::new(),
            for_communication_link: None,
            for_communication_phone: None,
            abroad: None,
        };
        content.details.resume_required = chance.percent(25);
        content.for_communication_phone = chance.percent(60).then(|| company.phone.clone());
        if chance.percent(25) {
            content.for_communication_link = Some(format!("https://example.com/{}", company.slug));
        }
        if chance.percent(10) {
            content.required_question = true;
            content.questions = self.questions(chance, &job);
        }
        let field = flaw.map(|flaw| {
            let text = job.in_script(flaw.text.get(job.locale));
            let (name, list) = match flaw.field {
                FlawField::Requirements => ("requirements", &mut content.requirements),
                FlawField::Advantages => ("advantages", &mut content.advantages),
            };
            list.push(text);
            format!("{name}.{}", list.len() - 1)
        });
        Ok((content, field))
    }

    /// Years of experience that the profession usually requires.
    fn years(&self, chance: &mut Chance, profession: &Profession) -> usize {
        let years = match chance.below(100) {
            0..34 => 0,
            34..64 => 1,
            64..78 => 2,
            78..92 => 3,
            92..95 => 4,
            _ => 5,
        };
        let is_one_of = |parts: &[String]| parts.iter().any(|part| profession.slug.contains(part.as_str()));
        if is_one_of(&self.texts.leading) {
            years.max(3)
        } else if is_one_of(&self.texts.simple) {
            years.min(1)
        } else {
            years
        }
    }

    fn pay(&self, chance: &mut Chance, job: &Job<'_>) -> Pay {
        let tax = if chance.percent(85) { Tax::Net } else { Tax::Gross };
        let mut pay = Pay {
            agreement: chance.percent(12),
            min_salary: None,
            max_salary: None,
            currency: Currency::Uzs,
            tax,
        };
        let is_in_dollars = job.profession.sphere_slug == "it" && chance.percent(8);
        let (low, high) = job.sphere.pay[match job.years {
            0 => "none",
            1 | 2 => "1",
            3 | 4 => "3",
            _ => "5",
        }];
        let region = self.region_of(job.place);
        let share = self.texts.region_pay.get(&region.slug).copied().unwrap_or(75);
        let hours = if job.work_types == [WorkType::Partial] { 55 } else { 100 };
        let here = |amount: i64| amount * share / 100 * hours / 100;
        let min = here(low + (high - low) * chance.below(45) as i64 / 100);
        let max = (min * (115 + chance.below(45) as i64) / 100).min(here(high)).max(min);
        let shape = chance.below(100);
        if pay.agreement {
            return pay;
        }
        let (min, max) = if is_in_dollars {
            pay.currency = Currency::Usd;
            (rounded(min / DOLLAR, 50), rounded(max / DOLLAR, 50))
        } else {
            (usual(min), usual(max))
        };
        pay.min_salary = Some(min);
        pay.max_salary = match shape {
            // A minimum only, an exact amount, or a range.
            0..30 => None,
            30..45 => Some(min),
            _ => Some(max.max(min)),
        };
        pay
    }

    fn region_of(&self, place: &'a Location) -> &'a Location {
        self.words.parent(place).unwrap_or(place)
    }

    fn about(&self, chance: &mut Chance, job: &Job<'_>) -> String {
        let mut lines = vec![job.say(self.one(chance, job, &self.texts.intros), self)];
        let count = 2 + chance.below(2);
        lines.push(self.list(chance, job, [&self.texts.sentences, &[]], [count, 0]).join(" "));
        lines.join("\n")
    }

    fn questions(&self, chance: &mut Chance, job: &Job<'_>) -> Vec<Question> {
        let mut order: Vec<usize> = (0..self.texts.questions.len()).collect();
        chance.shuffle(&mut order);
        order.truncate(3 + chance.below(3));
        let question = |(place, at): (usize, usize)| {
            let given = &self.texts.questions[at];
            let say = |names: &Names| job.in_script(names.get(job.locale));
            Question {
                text: say(&given.text),
                kind: given.kind,
                must_answer: place < 3,
                options: given.options.iter().map(say).collect(),
            }
        };
        order.into_iter().enumerate().map(question).collect()
    }

    /// One of the matching lines, picked by weight.
    fn one<'l>(&self, chance: &mut Chance, job: &Job<'_>, lines: &'l [Line]) -> &'l Names {
        let fitting = || lines.iter().filter(|line| job.fits(line));
        let mut left = chance.below(fitting().map(|line| line.weight).sum());
        for line in fitting() {
            if left < line.weight {
                return &line.text;
            }
            left -= line.weight;
        }
        &lines[0].text
    }

    /// Up to `most` matching lines of each of the two lists.
    fn list(&self, chance: &mut Chance, job: &Job<'_>, lists: [&[Line]; 2], most: [usize; 2]) -> Vec<String> {
        let mut said: Vec<String> = Vec::new();
        for (lines, most) in lists.into_iter().zip(most) {
            let mut fitting: Vec<&Line> = lines.iter().filter(|line| job.fits(line)).collect();
            chance.shuffle(&mut fitting);
            for line in fitting.into_iter().take(most) {
                let line = job.say(&line.text, self);
                if !said.contains(&line) {
                    said.push(line);
                }
            }
        }
        said
    }
}

impl<'a> Job<'a> {
    fn choose(
        chance: &mut Chance,
        company: &'a Company,
        profession: &'a Profession,
        sphere: &'a SphereTexts,
        place: &'a Location,
        years: usize,
    ) -> Self {
        let form = chance.below(100);
        let work_types = if form < sphere.remote {
            match form % 3 {
                0 => vec![WorkType::Remote],
                1 => vec![WorkType::Fulltime, WorkType::Hybrid],
                _ => vec![WorkType::Fulltime, WorkType::Remote],
            }
        } else if form < sphere.remote + sphere.partial {
            match form % 2 {
                0 => vec![WorkType::Partial],
                _ => vec![WorkType::Fulltime, WorkType::Partial],
            }
        } else {
            vec![WorkType::Fulltime]
        };
        let hours = match chance.below(100) {
            0..50 => Some(("09:00", "18:00")),
            50..62 => Some(("08:00", "17:00")),
            62..75 => Some(("10:00", "19:00")),
            75..82 => Some(("08:00", "20:00")),
            _ => None,
        };
        let locale = if chance.percent(90) {
            company.locale
        } else {
            *chance.of(&[Locale::Uz, Locale::Uz, Locale::Uz, Locale::Ru, Locale::En])
        };
        let is_cyrillic = locale == Locale::Uz && chance.percent(12) && is_uzbek(&profession.names.uz);
        let work_hours = sphere.days;
        Self { company, profession, sphere, place, locale, is_cyrillic, years, work_types, work_hours, hours }
    }

    fn fits(&self, line: &Line) -> bool {
        let works = |kind: WorkType| self.work_types.contains(&kind);
        let fits = match line.only {
            None => true,
            Some(Only::Capital) => accounts::demo::is_in_capital(self.place),
            Some(Only::Hybrid) => works(WorkType::Hybrid),
            Some(Only::Remote) => self.work_types == [WorkType::Remote],
            Some(Only::Partial) => self.work_types == [WorkType::Partial],
            Some(Only::Fulltime) => self.work_types == [WorkType::Fulltime],
            Some(Only::AtWork) => !works(WorkType::Remote),
            Some(Only::OfficeHours) => {
                self.work_hours == WorkHours::MonFri && self.hours == Some(("09:00", "18:00"))
            }
            Some(Only::Beginner) => self.years == 0,
            Some(Only::KnownSphere) => self.company.sphere.is_some(),
        };
        let has_script = || is_uzbek(&line.text.get(self.locale).replace("{company}", ""));
        fits && self.years >= line.years && (!self.is_cyrillic || has_script())
    }

    /// A line in the language and script of this vacancy, with its placeholders filled in.
    fn say(&self, line: &Names, writer: &Writer<'_>) -> String {
        let title = self.profession.names.get(self.locale);
        let lower = without_capital(title);
        let sphere = self.company.sphere.as_deref();
        let sphere = sphere.and_then(|slug| writer.words.sphere(slug));
        let kind = writer.texts.work_types.get(self.work_types[0].code());
        let article = if lower.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
        // A district's name alone (Юнусабадский) cannot be used in a sentence.
        let place = match self.place.kind {
            LocationKind::District | LocationKind::CityDistrict => &self.place.names,
            _ => &self.place.short,
        };
        let mut said = line.get(self.locale).to_owned();
        for (mark, text) in [
            ("{title}", title),
            ("{lower}", &lower),
            ("{a}", article),
            ("{place}", place.get(self.locale)),
            ("{sphere}", sphere.map_or("", |sphere| sphere.names.get(self.locale))),
            ("{work_type}", kind.map_or("", |kind| kind.get(self.locale))),
        ] {
            if said.contains(mark) {
                said = said.replace(mark, text);
            }
        }
        // The company's name is not transliterated.
        let pieces: Vec<String> = said.split("{company}").map(|piece| self.in_script(piece)).collect();
        pieces.join(&self.company.name)
    }

    fn in_script(&self, text: &str) -> String {
        if self.is_cyrillic { kernel::uzbek::to_cyrillic(text) } else { text.to_owned() }
    }
}

/// Uzbek uses neither `w` nor `c` without `h`: such words are names (Excel, Word), which stay Latin in Cyrillic
/// texts.
fn is_uzbek(text: &str) -> bool {
    let mut letters = text.chars().map(|letter| letter.to_ascii_lowercase()).peekable();
    while let Some(letter) = letters.next() {
        if letter == 'w' || letter == 'c' && letters.peek() != Some(&'h') {
            return false;
        }
    }
    true
}

/// `Buxgalter` becomes `buxgalter` inside a sentence; `IT`, `SMM` and `B2B` stay.
fn without_capital(title: &str) -> String {
    let mut letters = title.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if !second.is_uppercase() && second.is_alphabetic() => {
            let rest = &title[first.len_utf8()..];
            first.to_lowercase().chain(rest.chars()).collect()
        }
        _ => title.to_owned(),
    }
}

fn languages(chance: &mut Chance, locale: Locale) -> Vec<Language> {
    let known = |language: &str, level| Language { language: language.to_owned(), level: Some(level) };
    match (locale, chance.below(100)) {
        (Locale::En, _) => vec![known("english", LanguageLevel::B1), known("uzbek", LanguageLevel::B1)],
        (_, 0..30) => vec![known("uzbek", LanguageLevel::C1), known("russian", LanguageLevel::B1)],
        (_, 30..45) => vec![known("uzbek", LanguageLevel::C1)],
        (_, 45..55) => vec![
            known("uzbek", LanguageLevel::B1),
            known("russian", LanguageLevel::C1),
            known("english", LanguageLevel::A1),
        ],
        _ => Vec::new(),
    }
}

/// Rounds as people do: to a hundred thousand, large sums to half a million.
fn usual(amount: i64) -> i64 {
    let step = if amount >= 10_000_000 { 500_000 } else { 100_000 };
    rounded(amount.max(LOWEST), step)
}

fn rounded(amount: i64, step: i64) -> i64 {
    (amount + step / 2) / step * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_rounded() {
        for (amount, expected) in [(900_000, 1_300_000), (4_444_000, 4_400_000), (12_700_000, 12_500_000)] {
            assert_eq!(usual(amount), expected);
        }
        assert_eq!(rounded(1_234, 50), 1_250);
    }

    #[test]
    fn names_keep_their_capitals_inside_a_sentence() {
        for (title, expected) in [
            ("Buxgalter", "buxgalter"),
            ("SMM mutaxassisi", "SMM mutaxassisi"),
            ("1C dasturchi", "1C dasturchi"),
            ("Oʻqituvchi", "oʻqituvchi"),
            ("Учитель", "учитель"),
        ] {
            assert_eq!(without_capital(title), expected);
        }
    }

    #[test]
    fn foreign_names_are_distinguished_from_uzbek_ones() {
        for (text, expected) in [
            ("Ochiq darslar", true),
            ("Excel ni bilish", false),
            ("Word", false),
            ("1C", false),
            ("Gʻisht", true),
        ] {
            assert_eq!(is_uzbek(text), expected, "{text}");
        }
    }
}
