//! Which demo company posts which vacancies.

use std::collections::BTreeMap;

use kernel::Locale;
use kernel::chance::Chance;
use platform::CompanyId;

use super::store::CompanyRow;
use super::texts::Texts;

/// A company with this word in its name has no particular sphere and may post any vacancy.
const ANYTHING: &str = "Group";
/// Open vacancies that the free plan allows to a verified company; an unverified one may have three tenths of it.
const USUAL_MOST: usize = 10;

pub struct Company {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
    pub location: String,
    pub address: Option<String>,
    pub phone: String,
    pub locale: Locale,
    /// Its line of business, if its name tells.
    pub sphere: Option<String>,
    is_verified: bool,
    vacancies: usize,
}

pub struct Companies {
    all: Vec<Company>,
    /// Indexes of the companies of a sphere.
    by_sphere: BTreeMap<String, Vec<usize>>,
    most: usize,
}

impl Companies {
    /// `count` is the number of vacancies to distribute.
    pub fn of(rows: Vec<CompanyRow>, texts: &Texts, count: usize) -> anyhow::Result<Self> {
        anyhow::ensure!(rows.len() > 1, "demo companies come first");
        // Exceeds the plan's limit only if there are more vacancies than all plans together allow.
        let most = USUAL_MOST.max(count * 3 / 2 / rows.len());
        let mut by_sphere: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        let mut all = Vec::with_capacity(rows.len());
        for (number, row) in rows.into_iter().enumerate() {
            let word = row.name.rsplit(' ').next().unwrap_or_default();
            let spheres = texts.spheres.iter();
            let spheres =
                spheres.filter(|(_, sphere)| word == ANYTHING || sphere.companies.iter().any(|w| w == word));
            let spheres: Vec<String> = spheres.map(|(slug, _)| slug.clone()).collect();
            // The first company is the one that demo users sign in with; its vacancies are chosen by hand.
            for sphere in spheres.iter().filter(|_| number > 0) {
                by_sphere.entry(sphere.clone()).or_default().push(number);
            }
            all.push(Company {
                id: CompanyId::from_uuid(row.id),
                slug: row.slug,
                location: row.location,
                address: row.address,
                phone: row.phone,
                locale: Locale::parse(&row.locale).unwrap_or_default(),
                sphere: texts.company_words.get(word).cloned(),
                is_verified: row.is_verified,
                name: row.name,
                vacancies: 0,
            });
        }
        Ok(Self { all, by_sphere, most })
    }

    pub fn first(&self) -> &Company {
        &self.all[0]
    }

    /// Picks a company that fits the sphere and is below its limit of vacancies.
    pub fn choose(&mut self, chance: &mut Chance, sphere: &str, is_everywhere: bool) -> &Company {
        let fitting = self.by_sphere.get(sphere).filter(|list| !list.is_empty());
        let anybody = 1 + chance.below(self.all.len() - 1);
        let mut number = anybody;
        if let Some(list) = fitting
            && !(is_everywhere && chance.percent(50))
        {
            number = *chance.of(list);
            for _ in 0..8 {
                if self.has_room(number) {
                    break;
                }
                number = *chance.of(list);
            }
        }
        if !self.has_room(number) {
            let others = (anybody..self.all.len()).chain(1..anybody);
            number = others.into_iter().find(|other| self.has_room(*other)).unwrap_or(number);
        }
        self.all[number].vacancies += 1;
        &self.all[number]
    }

    fn has_room(&self, number: usize) -> bool {
        let company = &self.all[number];
        let most = if company.is_verified { self.most } else { self.most * 3 / 10 };
        company.vacancies < most
    }
}
