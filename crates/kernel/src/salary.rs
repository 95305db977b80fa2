//! Salaries and how they are shown.
//!
//! The five fields of product §3 overlap; one truth stands behind them (decisions B1): either the pay is
//! agreed at the interview, or there is a minimum and perhaps a maximum. Always per month.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::number::grouped;
use crate::{Args, Catalogue, FieldError, FieldErrors, Locale};

#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "UPPERCASE")]
pub enum Currency {
    #[default]
    Uzs,
    Usd,
    Rub,
}

impl Currency {
    pub const ALL: [Self; 3] = [Self::Uzs, Self::Usd, Self::Rub];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Uzs => "UZS",
            Self::Usd => "USD",
            Self::Rub => "RUB",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|currency| currency.code().eq_ignore_ascii_case(code))
    }

    /// `soʻm`, `сум`, `$`.
    pub fn sign(self, words: &Catalogue, locale: Locale) -> String {
        words.text(
            locale,
            match self {
                Self::Uzs => "kernel_currency_uzs",
                Self::Usd => "kernel_currency_usd",
                Self::Rub => "kernel_currency_rub",
            },
        )
    }

    /// `5 000 000 soʻmdan`. One message for each currency, because Uzbek adds the ending to its name.
    pub fn at_least(self, amount: String, words: &Catalogue, locale: Locale) -> String {
        let key = match self {
            Self::Uzs => "kernel_salary_from_uzs",
            Self::Usd => "kernel_salary_from_usd",
            Self::Rub => "kernel_salary_from_rub",
        };
        words.format(locale, key, &Args::new().text("amount", amount))
    }
}

/// Whether the amounts are net (paid out) or gross (in the contract).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Tax {
    #[default]
    Net,
    Gross,
}

impl Tax {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Net => "net",
            Self::Gross => "gross",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        [Self::Net, Self::Gross].into_iter().find(|tax| tax.code() == code)
    }
}

/// A salary as a form sends it.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SalaryIn {
    /// The pay is agreed at the interview; the numbers are then ignored.
    #[serde(default)]
    pub agreement: bool,
    #[serde(default)]
    pub min_salary: Option<i64>,
    #[serde(default)]
    pub max_salary: Option<i64>,
    #[serde(default)]
    pub currency: Currency,
    #[serde(default)]
    pub tax: Tax,
}

/// A valid salary. The numbers depend on each other, so they are read through methods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "SalaryOut")]
pub struct Salary {
    /// `None` when the pay is negotiated at the interview.
    numbers: Option<(i64, Option<i64>)>,
    currency: Currency,
    tax: Tax,
}

/// A salary as the API shows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Salary)]
pub struct SalaryOut {
    /// The amount, if minimum and maximum are equal.
    amount: Option<i64>,
    min_salary: Option<i64>,
    max_salary: Option<i64>,
    agreement: bool,
    currency: Currency,
    tax: Tax,
}

impl Salary {
    /// Upper limit; a larger number is a typing error.
    pub const MAX: i64 = 1_000_000_000_000;

    /// Checks what a form sent (product §5: by interview, or with a minimum).
    pub fn check(form: &SalaryIn) -> Result<Self, FieldErrors> {
        if form.agreement {
            return Ok(Self { numbers: None, currency: form.currency, tax: form.tax });
        }
        let mut errors = FieldErrors::new();
        let min =
            errors.take("min_salary", form.min_salary.ok_or(FieldError::Required).and_then(check_amount));
        let max = form.max_salary.and_then(|max| errors.take("max_salary", check_amount(max)));
        if let (Some(min), Some(max)) = (min, max)
            && max < min
        {
            errors.push("max_salary", FieldError::MaxBelowMin);
        }
        errors.into_result(Self {
            numbers: min.map(|min| (min, max)),
            currency: form.currency,
            tax: form.tax,
        })
    }

    pub const fn is_by_agreement(&self) -> bool {
        self.numbers.is_none()
    }

    pub fn min(&self) -> Option<i64> {
        self.numbers.map(|(min, _)| min)
    }

    pub fn max(&self) -> Option<i64> {
        self.numbers.and_then(|(_, max)| max)
    }

    pub const fn currency(&self) -> Currency {
        self.currency
    }

    pub const fn tax(&self) -> Tax {
        self.tax
    }

    /// For a card: `7,0–11,0 mln soʻm`, `900 000 soʻmdan`, `Suhbat asosida`.
    pub fn display(&self, words: &Catalogue, locale: Locale) -> String {
        self.text(words, locale, short)
    }

    /// The exact numbers, for a tooltip and for screen readers: `7 000 000–11 000 000 soʻm`.
    pub fn full(&self, words: &Catalogue, locale: Locale) -> String {
        self.text(words, locale, exact)
    }

    fn text(&self, words: &Catalogue, locale: Locale, show: impl Fn(i64, Locale) -> Amount) -> String {
        let Some((min, max)) = self.numbers else { return words.text(locale, "kernel_salary_agreement") };
        let min = show(min, locale);
        let Some(max) = max else { return self.currency.at_least(min.text(words, locale), words, locale) };
        let numbers = range(min, show(max, locale), words, locale);
        format!("{numbers}\u{a0}{}", self.currency.sign(words, locale))
    }
}

/// `8,1–9,7 mln`, `900 000 – 1,3 mln`; one amount if both look the same.
fn range(min: Amount, max: Amount, words: &Catalogue, locale: Locale) -> String {
    if min == max {
        return max.text(words, locale);
    }
    let join = |key: &str, min: String, max: String| {
        words.format(locale, key, &Args::new().text("min", min).text("max", max))
    };
    if min.in_millions == max.in_millions {
        let number = join("kernel_salary_range", min.number, max.number);
        return Amount { number, ..max }.text(words, locale);
    }
    join("kernel_salary_range_apart", min.text(words, locale), max.text(words, locale))
}

fn check_amount(amount: i64) -> Result<i64, FieldError> {
    match amount {
        ..1 => Err(FieldError::TooSmall { min: 1 }),
        1..=Salary::MAX => Ok(amount),
        _ => Err(FieldError::TooLarge { max: Salary::MAX }),
    }
}

/// A number as it is written, and whether it counts millions: a range names them once.
#[derive(PartialEq)]
struct Amount {
    number: String,
    in_millions: bool,
}

impl Amount {
    fn text(self, words: &Catalogue, locale: Locale) -> String {
        if !self.in_millions {
            return self.number;
        }
        words.format(locale, "kernel_millions", &Args::new().text("number", self.number))
    }
}

fn exact(number: i64, _: Locale) -> Amount {
    Amount { number: grouped(number), in_millions: false }
}

/// Numbers of more than six digits are shown in millions with one decimal, rounded half up (product §9).
fn short(number: i64, locale: Locale) -> Amount {
    if number < 1_000_000 {
        return exact(number, locale);
    }
    let tenths = (number + 50_000) / 100_000;
    let separator = if locale == Locale::En { '.' } else { ',' };
    Amount { number: format!("{}{separator}{}", grouped(tenths / 10), tenths % 10), in_millions: true }
}

impl From<Salary> for SalaryOut {
    fn from(salary: Salary) -> Self {
        let (min, max) = (salary.min(), salary.max());
        Self {
            amount: min.filter(|min| max.is_none_or(|max| max == *min)),
            min_salary: min,
            max_salary: max,
            agreement: salary.is_by_agreement(),
            currency: salary.currency,
            tax: salary.tax,
        }
    }
}

impl utoipa::PartialSchema for Salary {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        SalaryOut::schema()
    }
}

impl ToSchema for Salary {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        SalaryOut::schemas(schemas);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Locale::{En, Ru, Uz};

    fn form(min: Option<i64>, max: Option<i64>) -> SalaryIn {
        SalaryIn { min_salary: min, max_salary: max, ..SalaryIn::default() }
    }

    fn salary(min: i64, max: Option<i64>, currency: Currency) -> Salary {
        Salary::check(&SalaryIn { currency, ..form(Some(min), max) }).unwrap()
    }

    fn words() -> Catalogue {
        Catalogue::load([
            (Uz, include_str!("../../../locales/uz/kernel.json")),
            (Ru, include_str!("../../../locales/ru/kernel.json")),
            (En, include_str!("../../../locales/en/kernel.json")),
        ])
        .unwrap()
    }

    #[test]
    fn a_salary_is_by_interview_or_has_a_minimum() {
        for (min, max, path, problem) in [
            (None, None, "min_salary", FieldError::Required),
            (None, Some(5), "min_salary", FieldError::Required),
            (Some(0), None, "min_salary", FieldError::TooSmall { min: 1 }),
            (Some(5), Some(4), "max_salary", FieldError::MaxBelowMin),
            (Some(5), Some(-4), "max_salary", FieldError::TooSmall { min: 1 }),
            (Some(Salary::MAX + 1), None, "min_salary", FieldError::TooLarge { max: Salary::MAX }),
        ] {
            let errors = Salary::check(&form(min, max)).unwrap_err();
            assert_eq!(errors, FieldErrors::from((path, problem)), "{min:?} {max:?}");
        }
        let agreed = SalaryIn { agreement: true, ..form(Some(-1), Some(7)) };
        assert_eq!(Salary::check(&agreed).unwrap().min(), None);
    }

    #[test]
    fn the_api_shows_six_fields_and_one_amount() {
        for (max, amount) in [(None, Some(500)), (Some(500), Some(500)), (Some(700), None)] {
            let json = serde_json::to_value(salary(500, max, Currency::Usd)).unwrap();
            let expected = serde_json::json!({
                "amount": amount, "min_salary": 500, "max_salary": max, "agreement": false,
                "currency": "USD", "tax": "net"
            });
            assert_eq!(json, expected);
        }
        let agreed = Salary::check(&serde_json::from_str(r#"{"agreement": true}"#).unwrap()).unwrap();
        let json = serde_json::to_value(agreed).unwrap();
        assert_eq!((&json["agreement"], &json["amount"]), (&true.into(), &serde_json::Value::Null));
        assert_eq!(json["currency"], "UZS");
    }

    #[test]
    fn shown_short_and_in_full() {
        let words = words();
        for (locale, min, max, short, full) in [
            (Uz, 7_000_000, Some(11_000_000), "7,0–11,0 mln soʻm", "7 000 000–11 000 000 soʻm"),
            (Ru, 7_000_000, Some(11_000_000), "7,0–11,0 млн сум", "7 000 000–11 000 000 сум"),
            (En, 7_000_000, Some(11_000_000), "7.0–11.0M UZS", "7 000 000–11 000 000 UZS"),
            (Uz, 900_000, Some(1_250_000), "900 000 – 1,3 mln soʻm", "900 000–1 250 000 soʻm"),
            (Uz, 500_000, Some(900_000), "500 000–900 000 soʻm", "500 000–900 000 soʻm"),
            (Uz, 1_210_000, Some(1_240_000), "1,2 mln soʻm", "1 210 000–1 240 000 soʻm"),
            (Uz, 3_100_000, None, "3,1 mln soʻmdan", "3 100 000 soʻmdan"),
            (Uz, 999_999, None, "999 999 soʻmdan", "999 999 soʻmdan"),
            (Ru, 5_000_000, None, "от 5,0 млн сум", "от 5 000 000 сум"),
            (En, 1_249_999, None, "from 1.2M UZS", "from 1 249 999 UZS"),
            (En, 1_250_000, Some(1_250_000), "1.3M UZS", "1 250 000 UZS"),
            (En, 1_234_000_000, None, "from 1 234.0M UZS", "from 1 234 000 000 UZS"),
        ] {
            let salary = salary(min, max, Currency::Uzs);
            let spaced = |text: String| text.replace('\u{a0}', " ");
            assert_eq!(spaced(salary.display(&words, locale)), short);
            assert_eq!(spaced(salary.full(&words, locale)), full);
        }
        let dollars = salary(2000, Some(3500), Currency::Usd).display(&words, Uz);
        assert_eq!(dollars, "2\u{a0}000–3\u{a0}500\u{a0}$");
    }

    #[test]
    fn a_minimum_has_the_ending_of_its_currency() {
        for (locale, uzs, usd, rub) in [
            (Uz, "3 500 soʻmdan", "3 500 dollardan", "3 500 rubldan"),
            (Ru, "от 3 500 сум", "от 3 500 $", "от 3 500 ₽"),
            (En, "from 3 500 UZS", "from 3 500 $", "from 3 500 ₽"),
        ] {
            for (currency, text) in [(Currency::Uzs, uzs), (Currency::Usd, usd), (Currency::Rub, rub)] {
                let shown = salary(3500, None, currency).full(&words(), locale);
                assert_eq!(shown.replace('\u{a0}', " "), text);
            }
        }
    }

    #[test]
    fn agreed_at_the_interview_in_three_languages() {
        let agreed = Salary::check(&SalaryIn { agreement: true, ..SalaryIn::default() }).unwrap();
        for (locale, text) in [(Uz, "Suhbat asosida"), (Ru, "По итогам собеседования"), (En, "Negotiable")]
        {
            assert_eq!(agreed.display(&words(), locale), text);
            assert_eq!(agreed.full(&words(), locale), text);
        }
    }

    #[test]
    fn codes_round_trip() {
        for currency in Currency::ALL {
            assert_eq!(serde_json::to_value(currency).unwrap(), currency.code());
            assert_eq!(Currency::parse(&currency.code().to_lowercase()), Some(currency));
        }
        for tax in [Tax::Net, Tax::Gross] {
            assert_eq!(Tax::parse(tax.code()), Some(tax));
        }
    }
}
