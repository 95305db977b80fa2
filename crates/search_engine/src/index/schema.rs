//! The fields of the index.

use tantivy::Index;
use tantivy::TantivyDocument;
use tantivy::schema::{
    BytesOptions, Field, IndexRecordOption, NumericOptions, Schema, TextFieldIndexing, TextOptions,
};
use tantivy::tokenizer::TextAnalyzer;

use super::terms::Words;
use super::vacancy::{CURRENCIES, VacancyDoc};

/// The names of the analysers are part of the stored schema. When the analysis or the contents of a document change,
/// the names here must change, and every node rebuilds its index.
const TITLES: &str = "titles-2";
const WORDS: &str = "words-1";

/// The number of text fields.
pub(super) const WORD_FIELDS: usize = 5;

#[derive(Debug, Clone)]
pub(super) struct Fields {
    pub schema: Schema,
    pub id: Field,
    pub company_id: Field,
    pub tags: Field,
    /// Title, profession names, company, lists, about; in the order of `WEIGHTS`.
    pub words: [Field; WORD_FIELDS],
}

/// The score weight of each text field.
pub(super) const WEIGHTS: [f32; WORD_FIELDS] = [4.0, 3.0, 2.0, 1.0, 0.7];
/// The first this many fields are short: their words form a single name, so a phrase need not be consecutive there.
pub(super) const SHORT_FIELDS: usize = 3;

/// Columns that are loaded into memory with a segment.
pub(super) mod column {
    pub const ID_HIGH: &str = "id_high";
    pub const ID_LOW: &str = "id_low";
    pub const PUBLISHED: &str = "published";
    pub const EXPIRES: &str = "expires";
    pub const PAY: &str = "pay";
    pub const CURRENCY: &str = "currency";
    pub const BOOST: &str = "boost";
    pub const FINGERPRINT: &str = "fingerprint";
    pub const ALL: [&str; 8] = [ID_HIGH, ID_LOW, PUBLISHED, EXPIRES, PAY, CURRENCY, BOOST, FINGERPRINT];
}

/// The `currency` of a vacancy without a pay.
pub(super) const NO_PAY: u8 = u8::MAX;
/// `boost` is stored as an integer in these units.
pub(super) const BOOST_UNIT: f32 = 10_000.0;

impl Fields {
    pub fn new() -> Self {
        let mut schema = Schema::builder();
        let key = || BytesOptions::default().set_indexed();
        let id = schema.add_bytes_field("id", key());
        let company_id = schema.add_bytes_field("company_id", key());
        let raw = TextFieldIndexing::default()
            .set_tokenizer("raw")
            .set_index_option(IndexRecordOption::Basic)
            .set_fieldnorms(false);
        let tags = schema.add_text_field("tags", TextOptions::default().set_indexing_options(raw));
        let words = [
            ("title", TITLES),
            ("profession", TITLES),
            ("company", TITLES),
            ("lists", WORDS),
            ("about", WORDS),
        ]
        .map(|(name, analyser)| {
            let indexing = TextFieldIndexing::default()
                .set_tokenizer(analyser)
                .set_index_option(IndexRecordOption::WithFreqsAndPositions)
                .set_fieldnorms(false);
            schema.add_text_field(name, TextOptions::default().set_indexing_options(indexing))
        });
        for name in column::ALL {
            schema.add_u64_field(name, NumericOptions::default().set_fast());
        }
        Self { schema: schema.build(), id, company_id, tags, words }
    }

    pub fn register(index: &Index) {
        index.tokenizers().register(TITLES, TextAnalyzer::from(Words::of_names()));
        index.tokenizers().register(WORDS, TextAnalyzer::from(Words::default()));
    }

    pub fn document(&self, vacancy: &VacancyDoc) -> TantivyDocument {
        let mut document = TantivyDocument::default();
        document.add_bytes(self.id, vacancy.id.as_bytes());
        document.add_bytes(self.company_id, vacancy.company_id.as_bytes());
        for tag in tags(vacancy) {
            document.add_text(self.tags, tag);
        }
        let [title, profession, company, lists, about] = self.words;
        document.add_text(title, &vacancy.title);
        // A title that contains its profession's name scores as much as a title that is exactly the name.
        let said = vacancy.title.to_lowercase();
        for name in vacancy.profession_names.iter().filter(|name| said.contains(&name.to_lowercase())) {
            document.add_text(title, name);
        }
        document.add_text(company, &vacancy.company);
        document.add_text(about, &vacancy.about);
        for name in &vacancy.profession_names {
            document.add_text(profession, name);
        }
        for list in &vacancy.lists {
            document.add_text(lists, list);
        }
        let (high, low) = vacancy.id.as_u64_pair();
        // A currency without a rate cannot be compared, so it counts as no pay.
        let pay = vacancy.pay.filter(|pay| usize::from(pay.currency) < CURRENCIES);
        let values = [
            high,
            low,
            seconds(vacancy.published_at),
            seconds(vacancy.expires_at),
            pay.map_or(0, |pay| u64::try_from(pay.reach()).unwrap_or(0)),
            pay.map_or(NO_PAY, |pay| pay.currency).into(),
            boost(vacancy),
            vacancy.fingerprint(),
        ];
        for (name, value) in column::ALL.into_iter().zip(values) {
            let field = self.schema.get_field(name).expect("every column is in the schema");
            document.add_u64(field, value);
        }
        document
    }
}

fn seconds(time: i64) -> u64 {
    u32::try_from(time.max(0)).unwrap_or(u32::MAX).into()
}

/// The part of the score that does not depend on the query: how well the company answers and how short the title is
/// ("Driver" comes before "Driver's assistant"). It changes the score by a few percent, see `rank`.
fn boost(vacancy: &VacancyDoc) -> u64 {
    let answers = 1.0 + (vacancy.answer_factor.clamp(0.8, 1.2) - 1.0) / 4.0;
    let words = vacancy.title.split_whitespace().count().clamp(1, 20);
    let brevity = 0.96 + 0.04 / words as f32;
    (answers * brevity * BOOST_UNIT) as u64
}

/// Attributes that can be filtered by and have facet counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Dimension {
    Sphere,
    Location,
    Profession,
    WorkType,
    Education,
    Language,
    Experience,
    Pay,
    Resume,
    Top,
}

impl Dimension {
    pub const COUNTED: [Self; 9] = [
        Self::Sphere,
        Self::Location,
        Self::Profession,
        Self::WorkType,
        Self::Education,
        Self::Language,
        Self::Experience,
        Self::Pay,
        Self::Resume,
    ];

    pub const fn letter(self) -> char {
        match self {
            Self::Sphere => 's',
            Self::Location => 'l',
            Self::Profession => 'p',
            Self::WorkType => 'w',
            Self::Education => 'e',
            Self::Language => 'g',
            Self::Experience => 'x',
            Self::Pay => '$',
            Self::Resume => 'r',
            Self::Top => 't',
        }
    }

    /// Parses a tag.
    pub fn of(tag: &str) -> Option<(Self, &str)> {
        let letter = tag.chars().next()?;
        let dimension = Self::COUNTED.into_iter().find(|dimension| dimension.letter() == letter)?;
        Some((dimension, &tag[letter.len_utf8()..]))
    }

    pub fn tag(self, value: &str) -> String {
        format!("{}{value}", self.letter())
    }
}

pub(super) const YES: &str = "1";
pub(super) const NO: &str = "0";

fn tags(vacancy: &VacancyDoc) -> Vec<String> {
    use Dimension::{
        Education, Experience, Language, Location, Pay, Profession, Resume, Sphere, Top, WorkType,
    };
    let lists = [
        (Sphere, vacancy.spheres.as_slice()),
        (Location, &vacancy.locations),
        (Profession, vacancy.profession.as_slice()),
        (WorkType, &vacancy.work_types),
        (Education, vacancy.education.as_slice()),
        (Language, &vacancy.languages),
    ];
    let mut tags: Vec<String> = lists
        .into_iter()
        .flat_map(|(dimension, values)| values.iter().map(move |value| dimension.tag(value)))
        .collect();
    tags.push(Experience.tag(&vacancy.experience.to_string()));
    tags.push(Resume.tag(if vacancy.resume_required { YES } else { NO }));
    tags.extend(vacancy.pay.map(|_| Pay.tag(YES)));
    tags.extend(vacancy.is_top.then(|| Top.tag(YES)));
    tags
}
