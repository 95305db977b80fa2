//! Writes the form of one demo candidate.

use accounts::people::LanguageSkill;
use dictionaries::{Names, Profession, Snapshot};
use jiff::civil::Date;
use kernel::chance::Chance;
use kernel::words::{EducationLevel, LanguageLevel, Sex, WorkType};
use kernel::{Currency, Locale, Month, Network};

use super::store::PersonRow;
use super::texts::Texts;
use crate::form::{Course, Driving, Job, Licence, Pay, ResumeForm, SocialLink, Study};

pub struct Writer<'a> {
    pub words: &'a Snapshot,
    pub texts: &'a Texts,
    pub today: Date,
}

impl Writer<'_> {
    /// `is_whole`: with everything that a resume can have.
    pub fn write(
        &self,
        chance: &mut Chance,
        person: &PersonRow,
        is_whole: bool,
    ) -> anyhow::Result<ResumeForm> {
        let locale = Locale::parse(&person.locale).unwrap_or_default();
        let birthday = person.birthday.to_jiff();
        let sphere = person.spheres.first().cloned().unwrap_or_default();
        let profession = self.profession(chance, &sphere)?;
        let position = profession.names.get(locale).to_owned();
        let level = Some(EducationLevel::Higher).filter(|_| is_whole);
        let level = level.or_else(|| EducationLevel::parse(&person.education_level));
        let employment = self.employment(chance, &sphere, &position, birthday, locale, is_whole);
        let years = employment.iter().map(years_of).sum::<i16>();
        let skills = self.skills(chance, &sphere, locale, is_whole);
        let username = format!("{}_{}", latin(&person.name), birthday.year());
        let has_link = is_whole || chance.percent(30);
        let salary = self.pay(chance, &sphere, years, is_whole);
        let mut form = ResumeForm {
            salary,
            hide_salary: salary.amount.is_some() && !is_whole && chance.percent(8),
            position,
            sphere: person
                .spheres
                .iter()
                .take(if is_whole { 2 } else { 1 + chance.below(3) })
                .cloned()
                .collect(),
            work_type: work_types(chance),
            location: person.location.clone(),
            name: person.name.clone(),
            surname: person.surname.clone(),
            birthday: Some(birthday),
            sex: Sex::parse(&person.sex),
            email: (is_whole || chance.percent(40)).then(|| format!("{username}@example.uz")),
            phones: vec![person.phone.clone()],
            show_photo: true,
            no_experience: employment.is_empty(),
            employment,
            education_level: level,
            education: self.education(chance, birthday, level, profession, locale),
            additional_education: self.courses(chance, locale, is_whole),
            skills,
            languages: languages(chance, is_whole),
            driving: driving(chance, birthday, self.today),
            about: self.about(chance, locale, is_whole),
            ..ResumeForm::default()
        };
        form.has_car = !form.driving.categories.is_empty() && chance.percent(50);
        if form.education_level != Some(EducationLevel::Secondary) {
            form.specialization = Some(profession.names.get(locale).to_owned());
        }
        let computer =
            self.words.terms("computer_skill").take(12).map(|term| term.names.get(locale).to_owned());
        let computer: Vec<String> = computer.collect();
        let count = if is_whole { 4 } else { chance.below(4) };
        form.computer_skills = pick(chance, &computer, count);
        if has_link {
            let url = format!("https://t.me/{username}");
            form.social_links = vec![SocialLink { network: Network::Telegram, url, username }];
        }
        Ok(form)
    }

    fn profession(&self, chance: &mut Chance, sphere: &str) -> anyhow::Result<&Profession> {
        let fitting: Vec<&Profession> =
            self.words.professions.iter().filter(|profession| profession.sphere_slug == sphere).collect();
        anyhow::ensure!(!fitting.is_empty(), "no profession of {sphere}");
        // The common ones come first, so take the smaller of two random numbers.
        let (one, other) = (chance.below(fitting.len()), chance.below(fitting.len()));
        Ok(fitting[one.min(other)])
    }

    /// Jobs from the newest to the oldest, from the age of eighteen on.
    fn employment(
        &self,
        chance: &mut Chance,
        sphere: &str,
        position: &str,
        birthday: Date,
        locale: Locale,
        is_whole: bool,
    ) -> Vec<Job> {
        let grown = birthday.year() + 18 + chance.below(5) as i16;
        let now = Month::of(self.today);
        let (mut jobs, mut until) = (Vec::new(), now);
        let most = if is_whole { 3 } else { chance.below(4) };
        let mut present = is_whole || chance.percent(55);
        while jobs.len() < most {
            let months = 8 + chance.below(44) as i32;
            let end = if present { now } else { earlier(until, 1 + chance.below(5) as i32) };
            let start = earlier(end, months);
            if start.year < grown {
                break;
            }
            jobs.push(Job {
                position: position.to_owned(),
                company: format!(
                    "{} {}",
                    chance.of(&self.texts.company_first),
                    chance.of(&self.texts.company_second)
                ),
                start: Some(start),
                end: (!present).then_some(end),
                present,
                description: self.tasks(chance, sphere, locale),
            });
            present = false;
            until = start;
        }
        jobs
    }

    fn tasks(&self, chance: &mut Chance, sphere: &str, locale: Locale) -> String {
        let Some(texts) = self.texts.spheres.get(sphere) else { return String::new() };
        let count = 2 + chance.below(2);
        let tasks = pick(chance, &texts.tasks, count);
        tasks.iter().map(|task| format!("• {}", task.get(locale))).collect::<Vec<_>>().join("\n")
    }

    fn pay(&self, chance: &mut Chance, sphere: &str, years: i16, is_whole: bool) -> Pay {
        let key = match years {
            ..1 => "none",
            1..3 => "1",
            3..5 => "3",
            _ => "5",
        };
        let range = self.texts.spheres.get(sphere).and_then(|texts| texts.pay.get(key));
        let (low, high) = range.copied().unwrap_or((3_000_000, 6_000_000));
        let amount = low + (high - low) / 10 * chance.below(10) as i64;
        let amount = (is_whole || chance.percent(85)).then_some(amount / 100_000 * 100_000);
        Pay { amount: amount.filter(|amount| *amount > 0), currency: Currency::Uzs }
    }

    fn skills(&self, chance: &mut Chance, sphere: &str, locale: Locale, is_whole: bool) -> Vec<String> {
        let known: &[Names] = self.texts.skills.get(sphere).map_or(&[], Vec::as_slice);
        let names: Vec<String> = known.iter().map(|skill| skill.get(locale).to_owned()).collect();
        let count = if is_whole { 8 } else { 1 + chance.below(8) };
        pick(chance, &names, count)
    }

    fn education(
        &self,
        chance: &mut Chance,
        birthday: Date,
        level: Option<EducationLevel>,
        profession: &Profession,
        locale: Locale,
    ) -> Vec<Study> {
        let universities: Vec<&str> =
            self.words.terms("university").map(|term| term.names.get(locale)).collect();
        let start = Month::new(birthday.year() + 18, 9);
        if level == Some(EducationLevel::Secondary)
            || universities.is_empty()
            || start >= Month::of(self.today)
        {
            return Vec::new();
        }
        let end = Month::new(start.year + 4, 6);
        let present = end > Month::of(self.today);
        vec![Study {
            institution: (*chance.of(&universities)).to_owned(),
            speciality: profession.names.get(locale).to_owned(),
            start: Some(start),
            end: (!present).then_some(end),
            present,
        }]
    }

    fn courses(&self, chance: &mut Chance, locale: Locale, is_whole: bool) -> Vec<Course> {
        let count = if is_whole { 2 } else { usize::from(chance.percent(25)) };
        let names = pick(chance, &self.texts.courses, count);
        let courses = names.into_iter().map(|name| Course {
            name: name.get(locale).to_owned(),
            organisation: chance.of(&self.texts.organisations).clone(),
            year: Some(self.today.year() - 1 - chance.below(4) as i16),
        });
        courses.collect()
    }

    fn about(&self, chance: &mut Chance, locale: Locale, is_whole: bool) -> String {
        if !is_whole && chance.percent(25) {
            return String::new();
        }
        let count = 2 + chance.below(2);
        let sentences = pick(chance, &self.texts.about, count);
        sentences.iter().map(|sentence| sentence.get(locale)).collect::<Vec<_>>().join(" ")
    }
}

/// This many different ones.
fn pick<T: Clone>(chance: &mut Chance, list: &[T], count: usize) -> Vec<T> {
    let mut list = list.to_vec();
    chance.shuffle(&mut list);
    list.truncate(count);
    list
}

fn earlier(month: Month, months: i32) -> Month {
    let number = i32::from(month.year) * 12 + i32::from(month.month) - 1 - months;
    Month::new((number / 12) as i16, (number % 12) as i8 + 1)
}

fn years_of(job: &Job) -> i16 {
    let end = job.end.map_or(i16::MAX, |end| end.year);
    job.start.map_or(0, |start| end.saturating_sub(start.year).clamp(0, 4))
}

fn work_types(chance: &mut Chance) -> Vec<WorkType> {
    match chance.below(10) {
        0..6 => vec![WorkType::Fulltime],
        6..8 => vec![WorkType::Fulltime, WorkType::Hybrid],
        8 => vec![WorkType::Remote],
        _ => vec![WorkType::Partial],
    }
}

fn languages(chance: &mut Chance, is_whole: bool) -> Vec<LanguageSkill> {
    let skill = |language: &str, level| LanguageSkill { language: language.to_owned(), level: Some(level) };
    let mut languages = vec![skill("uzbek", LanguageLevel::C1)];
    if is_whole || chance.percent(75) {
        languages.push(skill("russian", *chance.of(&[LanguageLevel::B1, LanguageLevel::C1])));
    }
    if is_whole || chance.percent(40) {
        languages.push(skill("english", *chance.of(&[LanguageLevel::A1, LanguageLevel::B1])));
    }
    languages
}

fn driving(chance: &mut Chance, birthday: Date, today: Date) -> Driving {
    if !chance.percent(35) {
        return Driving::default();
    }
    let mut categories = vec![Licence::B];
    if chance.percent(20) {
        categories.push(Licence::C);
    }
    let most = (today.year() - birthday.year() - 18).clamp(0, 20);
    Driving { categories, years: Some(chance.below(usize::from(most.unsigned_abs()) + 1) as i16) }
}

/// Letters of a name that a user name can have.
fn latin(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_lowercase()
}
