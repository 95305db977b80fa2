//! The texts from which demo resumes are generated: `data/demo/resumes.json`, and the tasks and salaries of demo
//! vacancies, so that both fit together.

use std::collections::BTreeMap;

use dictionaries::Names;
use serde::Deserialize;

const RESUMES: &str = include_str!("../../../../data/demo/resumes.json");
const VACANCIES: &str = include_str!("../../../../data/demo/vacancies.json");
const NAMES: &str = include_str!("../../../../data/demo/names.json");
const SKILLS: &str = include_str!("../../../../data/skills.json");

pub struct Texts {
    pub about: Vec<Names>,
    pub courses: Vec<Names>,
    pub organisations: Vec<String>,
    pub spheres: BTreeMap<String, SphereTexts>,
    /// Two words make the name of a company.
    pub company_first: Vec<String>,
    pub company_second: Vec<String>,
    /// By sphere.
    pub skills: BTreeMap<String, Vec<Names>>,
}

#[derive(Deserialize)]
pub struct SphereTexts {
    /// Lowest and highest salary by years of experience.
    pub pay: BTreeMap<String, (i64, i64)>,
    pub tasks: Vec<Names>,
}

#[derive(Deserialize)]
struct ResumeFile {
    about: Vec<Names>,
    courses: Vec<Names>,
    organisations: Vec<String>,
}

#[derive(Deserialize)]
struct VacancyFile {
    spheres: BTreeMap<String, SphereTexts>,
}

#[derive(Deserialize)]
struct NameFile {
    company: Company,
}

#[derive(Deserialize)]
struct Company {
    first: Vec<String>,
    second: Vec<String>,
}

#[derive(Deserialize)]
struct SkillFile {
    skills: Vec<Skill>,
}

#[derive(Deserialize)]
struct Skill {
    names: Names,
    #[serde(default)]
    spheres: Vec<String>,
}

impl Texts {
    pub fn read() -> anyhow::Result<Self> {
        let resumes: ResumeFile = serde_json::from_str(RESUMES)?;
        let vacancies: VacancyFile = serde_json::from_str(VACANCIES)?;
        let names: NameFile = serde_json::from_str(NAMES)?;
        let file: SkillFile = serde_json::from_str(SKILLS)?;
        let mut skills: BTreeMap<String, Vec<Names>> = BTreeMap::new();
        for skill in file.skills {
            for sphere in skill.spheres {
                skills.entry(sphere).or_default().push(skill.names.clone());
            }
        }
        Ok(Self {
            about: resumes.about,
            courses: resumes.courses,
            organisations: resumes.organisations,
            spheres: vacancies.spheres,
            company_first: names.company.first,
            company_second: names.company.second,
            skills,
        })
    }
}
