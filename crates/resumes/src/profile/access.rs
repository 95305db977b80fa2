//! Who sees which part of a resume: one table for every viewer and every place (decisions C11, C12, B14, B15).

use platform::CompanyId;

use super::Resume;
use crate::visibility::{Group, Visibility};

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    Owner,
    /// An employer. `has_contacts`: the company has opened them, or the candidate has responded to it.
    Company {
        id: CompanyId,
        has_contacts: bool,
    },
    /// A company that got a copy from the candidate. Visibility does not matter any more, hidden groups stay hidden.
    Recipient,
    /// A company whose team the owner of the resume belongs to: nobody is a candidate of his own company (decisions C11).
    OwnCompany,
    /// Whoever has the share link.
    Link,
    Staff,
    Guest,
    OtherCandidate,
}

/// Where a resume is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surface {
    Profile,
    /// A card in the lists of employers.
    List,
    /// A card in the public list of the best.
    Top,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Name {
    Full,
    /// The first name and an initial.
    Short,
    /// The person is anonymous.
    Initials,
}

/// What a viewer gets. A part that is not listed here is shown to everybody who sees the resume at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Access {
    pub name: Name,
    pub photo: bool,
    /// Names of the companies in the employment history.
    pub employers: bool,
    pub salary: bool,
    /// An age below eighteen; others see none.
    pub young_age: bool,
    /// The masked phone, as a sign that there is one.
    pub masked_phone: bool,
    pub contacts: Option<Contacts>,
}

/// Which contacts are open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contacts {
    pub phones: bool,
    pub email: bool,
    pub links: bool,
}

/// `None`: for this viewer the resume does not exist there.
pub fn access(resume: &Resume, viewer: Viewer, surface: Surface) -> Option<Access> {
    let shows = |group: Group| !resume.hidden.contains(&group);
    let is_salary_public = !resume.content.form().hide_salary;
    // What everybody sees who may see it: without contacts, and without what its owner has hidden.
    let public = Access {
        name: if shows(Group::Name) { Name::Full } else { Name::Initials },
        photo: shows(Group::Name),
        employers: shows(Group::Employers),
        salary: is_salary_public,
        young_age: false,
        masked_phone: shows(Group::Phones),
        contacts: None,
    };
    let open = Contacts { phones: true, email: true, links: true };
    match (viewer, surface) {
        (Viewer::Owner, Surface::Profile) => Some(Access {
            name: Name::Full,
            photo: true,
            employers: true,
            salary: true,
            young_age: true,
            masked_phone: true,
            contacts: Some(open),
        }),
        (Viewer::Company { id, has_contacts }, _) => {
            let contacts = Contacts {
                phones: shows(Group::Phones),
                email: shows(Group::Email),
                links: shows(Group::Links),
            };
            let contacts = (has_contacts && surface == Surface::Profile).then_some(contacts);
            is_open_to(resume, id).then_some(Access { contacts, ..public })
        }
        (Viewer::Recipient, Surface::Profile) => {
            let contacts = Contacts {
                phones: shows(Group::Phones),
                email: shows(Group::Email),
                links: shows(Group::Links),
            };
            Some(Access { contacts: Some(contacts), young_age: true, ..public })
        }
        (Viewer::Link, Surface::Profile) => {
            (resume.is_public && resume.visibility != Visibility::Nobody).then_some(public)
        }
        // Moderators judge what the public sees, and need no contacts for that.
        (Viewer::Staff, Surface::Profile) => Some(Access {
            name: Name::Full,
            photo: true,
            employers: true,
            salary: true,
            young_age: true,
            masked_phone: false,
            contacts: None,
        }),
        // An employer who is kept out could come as a guest, so only resumes for all employers are shown to everybody,
        // and less of them.
        (Viewer::Guest | Viewer::OtherCandidate | Viewer::Owner | Viewer::OwnCompany, Surface::Top) => {
            let short = if shows(Group::Name) { Name::Short } else { Name::Initials };
            let is_shown = resume.is_public && resume.visibility == Visibility::Employers;
            is_shown.then_some(Access { name: short, photo: false, employers: false, ..public })
        }
        (Viewer::OwnCompany | Viewer::Guest | Viewer::OtherCandidate, _)
        | (Viewer::Owner | Viewer::Link | Viewer::Staff | Viewer::Recipient, _) => None,
    }
}

fn is_open_to(resume: &Resume, company: CompanyId) -> bool {
    let is_listed = resume.companies.contains(&company);
    resume.is_public
        && match resume.visibility {
            Visibility::Employers => true,
            Visibility::Whitelist => is_listed,
            Visibility::Blacklist => !is_listed,
            Visibility::Link | Visibility::Nobody => false,
        }
}
