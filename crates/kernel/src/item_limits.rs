//! Limits of lists in the description of the API. Schema attributes accept literals only, so a limit that is a constant
//! is written into the finished description.

use utoipa::openapi::{OpenApi, RefOr, Schema};

use crate::fields::Count;

/// The number of items of one list. A minimum of zero is left out.
#[derive(Debug, Clone, Copy)]
pub struct ItemLimit {
    schema: &'static str,
    field: &'static str,
    count: Count,
}

impl ItemLimit {
    pub const fn new(schema: &'static str, field: &'static str, count: Count) -> Self {
        Self { schema, field, count }
    }

    /// For a list that may also be empty, whatever the minimum is otherwise.
    pub const fn at_most(schema: &'static str, field: &'static str, max: usize) -> Self {
        Self::new(schema, field, Count { min: 0, max })
    }
}

/// # Panics
/// If there is no such list: a misspelled name would silently leave the limit out of the contract.
pub fn limit_items(api: &mut OpenApi, limits: &[ItemLimit]) {
    for ItemLimit { schema, field, count } in limits {
        let object = api.components.as_mut().and_then(|components| components.schemas.get_mut(*schema));
        let list = match object {
            Some(RefOr::T(Schema::Object(object))) => object.properties.get_mut(*field),
            _ => None,
        };
        let Some(RefOr::T(Schema::Array(list))) = list else { panic!("{schema}.{field} is no list") };
        list.min_items = (count.min > 0).then_some(count.min);
        list.max_items = Some(count.max);
    }
}

#[cfg(test)]
mod tests {
    use utoipa::openapi::{Components, OpenApiBuilder};
    use utoipa::{PartialSchema as _, ToSchema};

    use super::*;

    #[derive(ToSchema)]
    #[expect(dead_code, reason = "exists for its description only")]
    struct Form {
        names: Vec<String>,
        notes: Vec<String>,
        title: String,
    }

    fn api() -> OpenApi {
        let mut components = Components::new();
        components.schemas.insert("Form".to_owned(), Form::schema());
        OpenApiBuilder::new().components(Some(components)).build()
    }

    #[test]
    fn limits_reach_openapi() {
        let mut api = api();
        let names = ItemLimit::new("Form", "names", Count { min: 2, max: 5 });
        limit_items(&mut api, &[names, ItemLimit::at_most("Form", "notes", 9)]);
        let api = serde_json::to_value(api).unwrap();
        let field = |name: &str| api["components"]["schemas"]["Form"]["properties"][name].clone();
        assert_eq!(
            (field("names")["minItems"].as_u64(), field("names")["maxItems"].as_u64()),
            (Some(2), Some(5))
        );
        assert_eq!(
            (field("notes")["minItems"].as_u64(), field("notes")["maxItems"].as_u64()),
            (None, Some(9))
        );
    }

    #[test]
    #[should_panic(expected = "Form.title is no list")]
    fn a_name_that_is_not_a_list_is_reported() {
        limit_items(&mut api(), &[ItemLimit::at_most("Form", "title", 1)]);
    }
}
