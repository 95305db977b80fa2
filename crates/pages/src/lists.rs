//! Names of spheres and regions, which pages with the search form show.

use dictionaries::Dictionaries;
use kernel::Locale;
use platform::App;

/// A name with its slug.
#[derive(Debug)]
pub struct Named {
    pub slug: String,
    pub name: String,
}

pub struct Lists {
    pub spheres: Vec<Named>,
    pub regions: Vec<Named>,
}

impl Lists {
    pub fn of(app: &App, locale: Locale) -> Self {
        let snapshot = app.shared::<Dictionaries>().now();
        let named = |slug: &str, name: &str| Named { slug: slug.to_owned(), name: name.to_owned() };
        Self {
            spheres: snapshot.spheres.iter().map(|one| named(&one.slug, one.names.get(locale))).collect(),
            regions: snapshot.regions().map(|one| named(&one.slug, one.names.get(locale))).collect(),
        }
    }
}
