//! Links to the pages of a list.

use crate::texts::Texts;

pub struct Pagination {
    pub places: Vec<Place>,
    pub previous: Option<String>,
    pub next: Option<String>,
    /// The list has a "Show more" button, which scripts bring to life.
    pub more: Option<String>,
}

/// A link, or a gap if it has no number.
pub struct Place {
    pub number: Option<u32>,
    pub href: String,
    pub label: String,
    pub is_here: bool,
}

impl Pagination {
    /// `None` if everything fits on one page. `href` returns the URL of a page, with its language.
    pub fn of(
        page: u32,
        pages: u32,
        grows: bool,
        t: &Texts<'_>,
        href: impl Fn(u32) -> String,
    ) -> Option<Self> {
        let place = |number: Option<u32>| Place {
            number,
            href: number.map(&href).unwrap_or_default(),
            label: number.map(|number| t.with("ui_page", "page", &number.to_string())).unwrap_or_default(),
            is_here: number == Some(page),
        };
        (pages > 1).then(|| Self {
            places: window(page, pages).into_iter().map(place).collect(),
            previous: (page > 1).then(|| href(page - 1)),
            next: (page < pages).then(|| href(page + 1)),
            more: (grows && page < pages).then(|| href(page + 1)),
        })
    }
}

/// At most seven entries, so that the row keeps its width: `1 … 4 5 6 … 20`.
fn window(page: u32, pages: u32) -> Vec<Option<u32>> {
    let run = |from: u32, to: u32| (from..=to).map(Some);
    if pages <= 7 {
        run(1, pages).collect()
    } else if page <= 4 {
        run(1, 5).chain([None, Some(pages)]).collect()
    } else if page >= pages - 3 {
        [Some(1), None].into_iter().chain(run(pages - 4, pages)).collect()
    } else {
        [Some(1), None].into_iter().chain(run(page - 1, page + 1)).chain([None, Some(pages)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pagination_has_at_most_seven_items() {
        for (page, pages, expected) in [
            (1, 2, "1 2"),
            (3, 7, "1 2 3 4 5 6 7"),
            (4, 20, "1 2 3 4 5 … 20"),
            (5, 20, "1 … 4 5 6 … 20"),
            (17, 20, "1 … 16 17 18 19 20"),
            (20, 20, "1 … 16 17 18 19 20"),
            // Past the end, as in an old link.
            (99, 20, "1 … 16 17 18 19 20"),
        ] {
            let shown: Vec<String> = window(page, pages)
                .into_iter()
                .map(|number| number.map_or("…".to_owned(), |number| number.to_string()))
                .collect();
            assert_eq!(shown.join(" "), expected, "{page} of {pages}");
        }
    }
}
