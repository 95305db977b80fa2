//! Typed ids: a vacancy's id cannot be passed where a resume's id is expected.

/// Declares an id type over a UUID. New ids are version 7: they increase with time, so database indexes stay compact.
///
/// ```
/// kernel::id! {
///     /// A vacancy.
///     pub VacancyId
/// }
/// let id = VacancyId::new();
/// assert_eq!(id.to_string().parse::<VacancyId>(), Ok(id));
/// ```
#[macro_export]
macro_rules! id {
    ($(#[doc = $doc:literal])* $vis:vis $name:ident) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name($crate::__deps::uuid::Uuid);

        impl $name {
            /// A new unique id.
            pub fn new() -> Self {
                Self($crate::__deps::uuid::Uuid::now_v7())
            }

            pub const fn from_uuid(uuid: $crate::__deps::uuid::Uuid) -> Self {
                Self(uuid)
            }

            pub const fn as_uuid(self) -> $crate::__deps::uuid::Uuid {
                self.0
            }
        }

        /// The same as `new`.
        impl Default for $name {
            fn default() -> Self {
                Self::new()
            }
        }

        impl From<$crate::__deps::uuid::Uuid> for $name {
            fn from(uuid: $crate::__deps::uuid::Uuid) -> Self {
                Self(uuid)
            }
        }

        impl From<$name> for $crate::__deps::uuid::Uuid {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::FieldError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::__deps::uuid::Uuid::try_parse(text).map(Self).map_err(|_| $crate::FieldError::Invalid)
            }
        }

        impl $crate::__deps::serde::Serialize for $name {
            fn serialize<S: $crate::__deps::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(&self.0)
            }
        }

        impl<'de> $crate::__deps::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__deps::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as $crate::__deps::serde::Deserialize>::deserialize(from)?;
                text.parse().map_err($crate::__deps::serde::de::Error::custom)
            }
        }

        $crate::__column!($name, $crate::__deps::uuid::Uuid);
        $crate::__schema!($name, $crate::wire::uuid_schema(concat!($($doc,)* "")));
    };
}

#[cfg(test)]
mod tests {
    use crate::FieldError;
    use utoipa::{PartialSchema, ToSchema};
    use uuid::Uuid;

    id! {
        /// A thing of this test.
        pub ThingId
    }

    #[test]
    fn ids_grow_with_time_and_round_trip() {
        let (first, second) = (ThingId::new(), ThingId::new());
        assert!(first < second);
        assert_eq!(first.as_uuid().get_version_num(), 7);
        assert_eq!(first.to_string().parse(), Ok(first));
        assert_eq!("not-an-id".parse::<ThingId>(), Err(FieldError::Invalid));
        assert_eq!(ThingId::from(Uuid::from(first)), first);
        assert_eq!(format!("{first:?}"), format!("ThingId({first})"));
    }

    #[test]
    fn json_is_a_bare_string() {
        let id = ThingId::new();
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(json, format!("\"{id}\""));
        assert_eq!(serde_json::from_str::<ThingId>(&json).unwrap(), id);
        let error = serde_json::from_str::<ThingId>("\"7\"").unwrap_err().to_string();
        assert_eq!(FieldError::from_wire(&error), Some(FieldError::Invalid));
    }

    #[test]
    fn openapi_knows_the_name_and_the_format() {
        assert_eq!(ThingId::name(), "ThingId");
        let schema = serde_json::to_value(ThingId::schema()).unwrap();
        assert_eq!(schema["type"], "string");
        assert_eq!(schema["format"], "uuid");
        assert_eq!(schema["description"], "A thing of this test.");
    }

    #[test]
    fn the_column_is_a_uuid() {
        assert_eq!(
            <ThingId as sqlx::Type<sqlx::Postgres>>::type_info(),
            <Uuid as sqlx::Type<sqlx::Postgres>>::type_info()
        );
    }
}
