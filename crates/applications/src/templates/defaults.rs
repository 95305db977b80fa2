//! Our own templates, so that no list is empty. They are messages of the catalogue, not rows.

use kernel::catalogue::Args;
use kernel::{Catalogue, Locale};

use super::variables::Variable;
use super::{MessageTemplate, TemplateKind, TemplateTexts};

/// Kind, the key of the name and the key of the text.
const DEFAULTS: [(TemplateKind, &str, &str); 8] = [
    (TemplateKind::Message, "template_message_interest_name", "template_message_interest_text"),
    (TemplateKind::Message, "template_message_soon_name", "template_message_soon_text"),
    (TemplateKind::Invitation, "template_invitation_short_name", "template_invitation_short_text"),
    (TemplateKind::Invitation, "template_invitation_warm_name", "template_invitation_warm_text"),
    (TemplateKind::Refusal, "template_refusal_kind_name", "template_refusal_kind_text"),
    (TemplateKind::Refusal, "template_refusal_later_name", "template_refusal_later_text"),
    (TemplateKind::Interview, "template_interview_office_name", "template_interview_office_text"),
    (TemplateKind::Interview, "template_interview_choose_name", "template_interview_choose_text"),
];

pub fn defaults(words: &Catalogue, locale: Locale) -> Vec<MessageTemplate> {
    let text = |locale: Locale, key: &str| Some(words.format(locale, key, &kept()));
    let template = |(kind, name, said): (TemplateKind, &str, &str)| MessageTemplate {
        id: None,
        kind,
        name: words.text(locale, name),
        texts: TemplateTexts {
            uz: text(Locale::Uz, said),
            ru: text(Locale::Ru, said),
            en: text(Locale::En, said),
        },
        updated_at: None,
    };
    DEFAULTS.into_iter().map(template).collect()
}

/// Every variable stands for itself.
fn kept() -> Args<'static> {
    let said = ["{name}", "{vacancy}", "{company}", "{date}", "{place}"];
    let both = Variable::ALL.into_iter().zip(said);
    both.fold(Args::new(), |args, (variable, said)| args.text(variable.code(), said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_stand_for_themselves() {
        let text = Variable::ALL.map(|variable| format!("{{{}}}", variable.code())).join(" ");
        let json = serde_json::json!({ "one": text }).to_string();
        let words = Catalogue::load([(Locale::Uz, json.as_str())]).unwrap();
        assert_eq!(words.format(Locale::Uz, "one", &kept()), text);
    }
}
