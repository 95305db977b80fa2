//! What search engines read about a company: schema.org `Organization`.

use serde_json::{Map, Value, json};
use vacancies::public::CompanyFacts;

use crate::texts::Texts;

pub fn of(site: &str, company: &CompanyFacts, t: &Texts<'_>) -> Value {
    let mut organization = Map::new();
    let mut say = |name: &str, value: Option<Value>| {
        organization.extend(value.map(|value| (name.to_owned(), value)));
    };
    say("@context", Some(json!("https://schema.org/")));
    say("@type", Some(json!("Organization")));
    say("name", Some(json!(company.name)));
    say("url", Some(json!(format!("{site}{}", t.href(&format!("/company/{}", company.slug))))));
    say("logo", company.avatar.as_ref().map(|logo| json!(format!("{site}{}", logo.large))));
    say("description", company.about.as_ref().map(|about| json!(about)));
    say("foundingDate", company.owned_year.map(|year| json!(year.to_string())));
    say("numberOfEmployees", company.size.and_then(|size| employees(size.code())));
    let links: Vec<&str> = company.links.iter().map(|link| &*link.url).collect();
    say("sameAs", (!links.is_empty()).then(|| json!(links)));
    say("address", Some(addresses(company)));
    Value::Object(organization)
}

/// `11-50` and `1000+`.
fn employees(size: &str) -> Option<Value> {
    let number = |digits: &str| digits.parse::<u32>().ok();
    let (min, max) = match size.split_once('-') {
        Some((min, max)) => (number(min)?, Some(number(max)?)),
        None => (number(size.strip_suffix('+')?)?, None),
    };
    let mut value = json!({ "@type": "QuantitativeValue", "minValue": min });
    if let Some(max) = max {
        value["maxValue"] = json!(max);
    }
    Some(value)
}

/// Its offices, or the one place that it named at registration.
fn addresses(company: &CompanyFacts) -> Value {
    let address = |place: &str, street: Option<&str>| {
        let mut address =
            json!({ "@type": "PostalAddress", "addressCountry": "UZ", "addressLocality": place });
        if let Some(street) = street {
            address["streetAddress"] = json!(street);
        }
        address
    };
    if company.addresses.is_empty() {
        return address(&company.location_name, company.address.as_deref());
    }
    let offices =
        company.addresses.iter().map(|office| address(&office.location_name, Some(&*office.street)));
    offices.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_become_ranges() {
        assert_eq!(
            employees("11-50"),
            Some(json!({ "@type": "QuantitativeValue", "minValue": 11, "maxValue": 50 }))
        );
        assert_eq!(employees("1000+"), Some(json!({ "@type": "QuantitativeValue", "minValue": 1000 })));
        assert_eq!(employees("many"), None);
    }
}
