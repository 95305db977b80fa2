//! Pagination: `?page=2&per_page=20` in, `meta {page, per_page, total, pages}` out.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The maximum depth of a list: deeper pages are expensive for the database and not needed.
pub const WINDOW: u32 = 2000;
pub const PER_PAGE: u32 = 20;
pub const MAX_PER_PAGE: u32 = 100;

/// Out-of-range numbers are moved to the nearest allowed one: a wrong page number in a link is no error.
#[derive(Debug, Clone, Copy, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// Counted from 1.
    #[param(format = "uint32")]
    pub page: Option<u32>,
    /// Default 20, maximum 100.
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Meta {
    pub page: u32,
    pub per_page: u32,
    pub total: u64,
    pub pages: u32,
}

impl PageQuery {
    pub fn per_page(self) -> u32 {
        self.per_page.unwrap_or(PER_PAGE).clamp(1, MAX_PER_PAGE)
    }

    pub fn page(self) -> u32 {
        self.page.unwrap_or(1).clamp(1, WINDOW.div_ceil(self.per_page()))
    }

    pub fn offset(self) -> u32 {
        (self.page() - 1) * self.per_page()
    }

    pub fn meta(self, total: u64) -> Meta {
        let per_page = self.per_page();
        let reachable = u32::try_from(total.min(u64::from(WINDOW))).unwrap_or(WINDOW);
        Meta { page: self.page(), per_page, total, pages: reachable.div_ceil(per_page) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_numbers_are_clamped() {
        let cases = [
            (None, None, (1, 20, 0)),
            (Some(0), Some(0), (1, 1, 0)),
            (Some(3), Some(50), (3, 50, 100)),
            (Some(9999), Some(1000), (20, 100, 1900)),
        ];
        for (page, per_page, expected) in cases {
            let query = PageQuery { page, per_page };
            assert_eq!((query.page(), query.per_page(), query.offset()), expected, "{query:?}");
        }
    }

    #[test]
    fn the_number_of_pages_is_limited() {
        let query = PageQuery::default();
        assert_eq!(query.meta(0).pages, 0);
        assert_eq!(query.meta(21).pages, 2);
        assert_eq!(query.meta(1_000_000).pages, 100);
        assert_eq!(query.meta(1_000_000).total, 1_000_000);
    }
}
