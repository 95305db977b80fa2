//! Words in braces that stand for something else in a message. Pure. The web fills them in, because the person who sends
//! the message reads the finished text first (`web/src/forms/templates/fill.ts`).

use kernel::FieldError;
use serde::Serialize;
use utoipa::ToSchema;

use super::TemplateKind;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TemplateVariable)]
pub enum Variable {
    /// The candidate's name, as the company sees it.
    Name,
    /// The title of the vacancy.
    Vacancy,
    /// The name of the company.
    Company,
    /// When the interview is.
    Date,
    /// The address or the link of the interview.
    Place,
}

impl Variable {
    pub const ALL: [Self; 5] = [Self::Name, Self::Vacancy, Self::Company, Self::Date, Self::Place];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Vacancy => "vacancy",
            Self::Company => "company",
            Self::Date => "date",
            Self::Place => "place",
        }
    }

    /// What can be filled in when such a message is written.
    pub const fn of(kind: TemplateKind) -> &'static [Self] {
        match kind {
            TemplateKind::Message | TemplateKind::Invitation | TemplateKind::Refusal => {
                &[Self::Name, Self::Vacancy, Self::Company]
            }
            TemplateKind::Interview => &Self::ALL,
        }
    }
}

/// A word in braces that no message of this kind knows is an error: the candidate would read the braces.
pub fn check(kind: TemplateKind, text: &str) -> Result<(), FieldError> {
    let known = |word: &str| Variable::of(kind).iter().any(|variable| variable.code() == word);
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        rest = &rest[start + 1..];
        // A lone brace is a sign like others.
        let Some(end) = rest.find(['{', '}']) else { break };
        if rest[end..].starts_with('}') {
            if !known(&rest[..end]) {
                return Err(FieldError::Unknown);
            }
            rest = &rest[end + 1..];
        } else {
            rest = &rest[end..];
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_variables_of_the_kind_are_known() {
        use TemplateKind::{Interview, Invitation, Message, Refusal};
        for (kind, text, is_right) in [
            (Refusal, "", true),
            (Refusal, "Rahmat.", true),
            (Refusal, "{name}, {company} rahmat aytadi. {vacancy}", true),
            (Refusal, "{date}", false),
            (Invitation, "{date}", false),
            (Message, "{name}: {vacancy}, {company}", true),
            (Message, "{place}", false),
            (Interview, "{name}: {date}, {place}", true),
            (Refusal, "{Name}", false),
            (Refusal, "{ name }", false),
            (Refusal, "{}", false),
            (Refusal, "{ism}", false),
            (Refusal, "a { b", true),
            (Refusal, "a } b", true),
            (Refusal, "{{name}}", true),
            (Refusal, "{ {ism}", false),
            (Refusal, "{name} {", true),
        ] {
            assert_eq!(check(kind, text).is_ok(), is_right, "{kind:?} {text:?}");
        }
    }
}
