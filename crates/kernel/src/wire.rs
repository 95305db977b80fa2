//! Serialisation of our value types: plain JSON values and plain columns.
//!
//! The macros here generate what a derive would generate. A derive cannot be used inside `id!` and `text!`, because
//! it would need serde, sqlx and utoipa as dependencies of every crate that calls them.

/// Everything a text-like type needs to be a JSON string and a `TEXT` column.
///
/// The type needs a private `String` first field and `parse(&str) -> Result<Self, FieldError>`; this macro adds
/// `as_str`. A column is *not* validated when it is read: it was validated when it was written, and a limit that
/// became stricter later must not make old rows unreadable.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_on_the_wire {
    ($name:ident) => {
        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::FieldError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::parse(text)
            }
        }

        impl $crate::__deps::serde::Serialize for $name {
            fn serialize<S: $crate::__deps::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.0)
            }
        }

        impl<'de> $crate::__deps::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__deps::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text =
                    <std::borrow::Cow<'de, str> as $crate::__deps::serde::Deserialize>::deserialize(from)?;
                Self::parse(&text).map_err($crate::__deps::serde::de::Error::custom)
            }
        }

        $crate::__column!($name, String);
    };
}

/// Maps a one-field type to a column of that field's type.
#[doc(hidden)]
#[macro_export]
macro_rules! __column {
    ($name:ident, $inner:ty) => {
        impl $crate::__deps::sqlx::Type<$crate::__deps::sqlx::Postgres> for $name {
            fn type_info() -> $crate::__deps::sqlx::postgres::PgTypeInfo {
                <$inner as $crate::__deps::sqlx::Type<$crate::__deps::sqlx::Postgres>>::type_info()
            }

            fn compatible(ty: &$crate::__deps::sqlx::postgres::PgTypeInfo) -> bool {
                <$inner as $crate::__deps::sqlx::Type<$crate::__deps::sqlx::Postgres>>::compatible(ty)
            }
        }

        impl $crate::__deps::sqlx::postgres::PgHasArrayType for $name {
            fn array_type_info() -> $crate::__deps::sqlx::postgres::PgTypeInfo {
                <$inner as $crate::__deps::sqlx::postgres::PgHasArrayType>::array_type_info()
            }

            fn array_compatible(ty: &$crate::__deps::sqlx::postgres::PgTypeInfo) -> bool {
                <$inner as $crate::__deps::sqlx::postgres::PgHasArrayType>::array_compatible(ty)
            }
        }

        impl<'q> $crate::__deps::sqlx::Encode<'q, $crate::__deps::sqlx::Postgres> for $name {
            fn encode_by_ref(
                &self,
                to: &mut $crate::__deps::sqlx::postgres::PgArgumentBuffer,
            ) -> Result<$crate::__deps::sqlx::encode::IsNull, $crate::__deps::sqlx::error::BoxDynError> {
                <$inner as $crate::__deps::sqlx::Encode<$crate::__deps::sqlx::Postgres>>::encode_by_ref(
                    &self.0, to,
                )
            }
        }

        impl<'r> $crate::__deps::sqlx::Decode<'r, $crate::__deps::sqlx::Postgres> for $name {
            fn decode(
                from: $crate::__deps::sqlx::postgres::PgValueRef<'r>,
            ) -> Result<Self, $crate::__deps::sqlx::error::BoxDynError> {
                <$inner as $crate::__deps::sqlx::Decode<$crate::__deps::sqlx::Postgres>>::decode(from)
                    .map(Self)
            }
        }
    };
}

/// Gives a type an OpenAPI schema under its own name; `$build` creates the schema object.
#[doc(hidden)]
#[macro_export]
macro_rules! __schema {
    ($name:ident, $build:expr) => {
        impl $crate::__deps::utoipa::PartialSchema for $name {
            fn schema() -> $crate::__deps::utoipa::openapi::RefOr<$crate::__deps::utoipa::openapi::Schema> {
                $build.into()
            }
        }

        impl $crate::__deps::utoipa::ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed(stringify!($name))
            }
        }
    };
}

use utoipa::openapi::schema::{KnownFormat, Object, ObjectBuilder, SchemaFormat, Type};

/// An OpenAPI string schema with its limits; `None` is left out.
#[doc(hidden)]
pub fn string_schema(doc: &str, length: Option<(usize, usize)>, pattern: Option<&str>) -> Object {
    let doc = doc.trim();
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description((!doc.is_empty()).then_some(doc))
        .min_length(length.map(|(min, _)| min))
        .max_length(length.map(|(_, max)| max))
        .pattern(pattern)
        .build()
}

/// An OpenAPI UUID schema.
#[doc(hidden)]
pub fn uuid_schema(doc: &str) -> Object {
    let mut object = string_schema(doc, None, None);
    object.format = Some(SchemaFormat::KnownFormat(KnownFormat::Uuid));
    object
}
