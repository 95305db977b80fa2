//! A partner as staff sees and sends it.

use accounts::people::picture::Picture;
use kernel::{FieldError, FieldErrors};
use platform::{Error, Result};
use serde::{Deserialize, Serialize};
use url::Url;
use utoipa::ToSchema;

use crate::PartnerId;

kernel::text! {
    /// What a partner is called.
    pub PartnerName, chars 2..=60, line
}
kernel::text! {
    /// The address of a partner's site.
    pub PartnerLink, chars 8..=200, line
}

/// More would be a wall of logos.
pub const MOST: usize = 24;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffPartner)]
pub struct Partner {
    pub id: PartnerId,
    pub name: String,
    pub link: String,
    pub logo: Option<Picture>,
    /// Not shown on the site.
    pub hidden: bool,
    pub version: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffPartnersOut)]
pub struct PartnersOut {
    pub status: bool,
    /// In the order in which the site shows them.
    pub data: Vec<Partner>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffPartnerOut)]
pub struct PartnerOut {
    pub status: bool,
    pub data: Partner,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffPartnerIn)]
pub struct PartnerIn {
    pub name: PartnerName,
    pub link: PartnerLink,
    #[serde(default)]
    pub hidden: bool,
    /// Of a change: the version that was read.
    #[serde(default)]
    pub version: Option<i32>,
}

impl PartnerIn {
    /// The link as browsers write it.
    pub fn checked_link(&self) -> Result<String> {
        checked(self.link.as_str()).ok_or_else(|| {
            let errors: FieldErrors = FieldErrors::from(("link", FieldError::Invalid));
            Error::Invalid(errors)
        })
    }
}

/// A site on the web: no script, no password in the address.
fn checked(link: &str) -> Option<String> {
    let url = Url::parse(link).ok()?;
    let is_site =
        matches!(url.scheme(), "https" | "http") && url.domain().is_some_and(|name| name.contains('.'));
    let is_open = url.username().is_empty() && url.password().is_none();
    (is_site && is_open).then(|| url.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_a_site() {
        for (link, expected) in [
            ("https://example.uz", Some("https://example.uz/")),
            ("HTTP://Example.uz/hamkor?a=1", Some("http://example.uz/hamkor?a=1")),
            ("javascript:alert(1)//example.uz", None),
            ("https://user:pass@example.uz", None),
            ("https://127.0.0.1/", None),
            ("https://localhost", None),
            ("example.uz", None),
            ("data:text/html,example.uz", None),
        ] {
            assert_eq!(checked(link).as_deref(), expected, "{link}");
        }
    }
}
