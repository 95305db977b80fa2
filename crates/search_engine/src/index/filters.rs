//! What a search is limited to.

use uuid::Uuid;

use super::schema::{DateId, FacetId, FlagId, KeyId, NO, NumberId, YES};

/// All filters must pass. Empty filters let everything through.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Filters {
    /// At most one entry per facet, never without values.
    pub(super) facets: Vec<(FacetId, Vec<String>)>,
    pub(super) floors: Vec<(NumberId, Vec<i64>)>,
    pub(super) since: Vec<(DateId, i64)>,
    pub(super) only: Vec<(KeyId, Uuid)>,
    pub(super) excluded: Vec<Uuid>,
    pub(super) excluded_keys: Vec<(KeyId, Vec<Uuid>)>,
    pub(super) reserved: Vec<(FlagId, KeyId, Uuid)>,
}

impl Filters {
    /// Documents with any of these values; no values do not filter. Values that are given later for the same facet are
    /// further alternatives.
    pub fn any_of<T: Into<String>>(
        &mut self,
        facet: FacetId,
        values: impl IntoIterator<Item = T>,
    ) -> &mut Self {
        let mut values = values.into_iter().map(T::into).peekable();
        if values.peek().is_some() {
            match self.facets.iter_mut().find(|(known, _)| *known == facet) {
                Some((_, known)) => known.extend(values),
                None => self.facets.push((facet, values.collect())),
            }
        }
        self
    }

    pub fn flag(&mut self, flag: FlagId, is_set: bool) -> &mut Self {
        self.any_of(flag.0, [if is_set { YES } else { NO }])
    }

    /// Documents with at least this number: the minimum in each unit. A unit without a minimum does not pass.
    pub fn at_least(&mut self, number: NumberId, least: impl Into<Vec<i64>>) -> &mut Self {
        self.floors.push((number, least.into()));
        self
    }

    /// Documents with this date or a later one, in seconds since 1970.
    pub fn since(&mut self, date: DateId, seconds: i64) -> &mut Self {
        self.since.push((date, seconds));
        self
    }

    /// Documents with this key.
    pub fn only(&mut self, key: KeyId, id: Uuid) -> &mut Self {
        self.only.push((key, id));
        self
    }

    /// Documents other than these.
    pub fn without_ids(&mut self, ids: impl IntoIterator<Item = Uuid>) -> &mut Self {
        self.excluded.extend(ids);
        self
    }

    /// Documents without any of these keys.
    pub fn without_keys(&mut self, key: KeyId, ids: impl IntoIterator<Item = Uuid>) -> &mut Self {
        let ids: Vec<Uuid> = ids.into_iter().collect();
        if !ids.is_empty() {
            self.excluded_keys.push((key, ids));
        }
        self
    }

    /// Documents with this flag only when they have this key as well; documents without the flag pass.
    pub fn reserved(&mut self, flag: FlagId, key: KeyId, id: Uuid) -> &mut Self {
        self.reserved.push((flag, key, id));
        self
    }
}
