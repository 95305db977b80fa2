//! The navigation of the frame, by role. Only working features are in a menu; an entry is added together with its
//! feature.

use kernel::words::Role;

pub struct Entry {
    pub path: &'static str,
    /// The key of its text.
    pub label: &'static str,
    /// On phones, where the text must be short.
    pub short: &'static str,
    /// Its icon among the tabs of phones.
    pub icon: &'static str,
    /// Only the very page is marked, because the pages below it are other entries.
    pub exact: bool,
}

impl Entry {
    const fn new(path: &'static str, label: &'static str) -> Self {
        Self { path, label, short: label, icon: "", exact: false }
    }

    const fn exact(self) -> Self {
        Self { exact: true, ..self }
    }

    const fn tab(self, short: &'static str, icon: &'static str) -> Self {
        Self { short, icon, ..self }
    }
}

macro_rules! icon {
    ($name:literal) => {
        include_str!(concat!("../templates/icons/", $name, ".html"))
    };
}

const HOME: Entry = Entry::new("/", "shell_nav_home").exact().tab("shell_nav_home", icon!("tab-home"));
const JOBS: Entry = Entry::new("/jobs", "shell_nav_jobs").tab("shell_nav_jobs", icon!("tab-jobs"));
const EMPLOYERS: Entry = Entry::new("/employers", "shell_nav_employers");
const GUIDES: Entry = Entry::new("/guides", "guides_title");
const HELP: Entry = Entry::new("/help", "shell_nav_help").tab("shell_nav_help", icon!("tab-help"));
const FAQ: Entry = Entry::new("/help/faq", "shell_nav_faq");
const CONTACTS: Entry = Entry::new("/help/contacts", "shell_nav_contacts");
const TRANSPARENCY: Entry = Entry::new("/help/transparency", "transparency_title");
const TERMS: Entry = Entry::new("/help/terms", "legal_terms_title");
const PRIVACY: Entry = Entry::new("/help/privacy", "legal_privacy_title");
const TOP_CANDIDATES: Entry = Entry::new("/top-candidates", "top_candidates_title");
const SIGN_IN: Entry = Entry::new("/auth/login", "shell_sign_in").tab("shell_sign_in", icon!("tab-sign-in"));
const PROFILE: Entry =
    Entry::new("/profile", "shell_nav_profile").exact().tab("shell_nav_profile", icon!("tab-profile"));
const CABINET: Entry =
    Entry::new("/profile", "shell_tab_cabinet").exact().tab("shell_tab_cabinet", icon!("tab-cabinet"));
const APPLICATIONS: Entry = Entry::new("/profile/applications", "applications_title")
    .tab("shell_tab_applications", icon!("tab-applications"));
const FAVOURITES: Entry =
    Entry::new("/user/favorites", "favourites_title").tab("shell_tab_saved", icon!("tab-saved"));
const MY_VACANCIES: Entry = Entry::new("/profile/my-vacancies", "my_vacancies_title")
    .tab("shell_tab_vacancies", icon!("tab-vacancies"));
const BOARD: Entry = Entry::new("/monitoring", "board_title").tab("board_title", icon!("tab-board"));
const CHAT: Entry = Entry::new("/user/chat", "chat_title").tab("chat_title", icon!("tab-messages"));
const CANDIDATES: Entry = Entry::new("/candidates", "candidates_title");
const INTERVIEWS: Entry = Entry::new("/profile/interviews", "interviews_title");
const REPORT: Entry = Entry::new("/profile/report", "report_title");
const COMPANY: Entry = Entry::new("/profile/company", "company_page_title");
const SETTINGS: Entry = Entry::new("/profile/settings", "shell_settings");

/// The menus of one visitor.
pub struct Menus {
    pub header: &'static [Entry],
    /// At the bottom of phones.
    pub tabs: &'static [Entry],
    /// Behind the last tab, which opens a sheet; empty where the tabs are enough.
    pub more: &'static [Entry],
    pub footer: &'static [Entry],
}

impl Menus {
    /// `None` for a guest. Help and contacts are one entry for guests; signed-in people have them in the account menu.
    pub fn of(role: Option<Role>) -> Self {
        const CANDIDATE_JOBS: Entry = JOBS.tab("shell_tab_jobs", JOBS.icon);
        const HELP_ALONE: Entry = HELP.exact();
        let (header, tabs, more): (&[Entry], &[Entry], &[Entry]) = match role {
            None => (&[JOBS, EMPLOYERS, GUIDES, HELP], &[HOME, JOBS, HELP, SIGN_IN], &[]),
            Some(Role::Candidate) => (
                &[JOBS, FAVOURITES, APPLICATIONS, GUIDES],
                &[HOME, CANDIDATE_JOBS, FAVOURITES, APPLICATIONS, PROFILE],
                &[],
            ),
            // An employer looks for people, not for vacancies. The logo leads home; the daily work takes its place.
            Some(Role::Customer) => (
                &[MY_VACANCIES, BOARD, CANDIDATES, INTERVIEWS],
                &[CABINET, MY_VACANCIES, BOARD, CHAT],
                &[CANDIDATES, INTERVIEWS, REPORT, COMPANY, SETTINGS, GUIDES, HELP_ALONE, CONTACTS],
            ),
        };
        Self {
            header,
            tabs,
            more,
            footer: &[
                JOBS,
                EMPLOYERS,
                TOP_CANDIDATES,
                GUIDES,
                HELP_ALONE,
                FAQ,
                CONTACTS,
                TRANSPARENCY,
                TERMS,
                PRIVACY,
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_its_own_menus() {
        let paths = |entries: &[Entry]| entries.iter().map(|entry| entry.path).collect::<Vec<_>>();
        let of = |role| {
            let menus = Menus::of(role);
            (paths(menus.header), paths(menus.tabs), menus.more.len())
        };
        for (role, header, tabs, more) in [
            (
                None,
                &["/jobs", "/employers", "/guides", "/help"][..],
                &["/", "/jobs", "/help", "/auth/login"][..],
                0,
            ),
            (
                Some(Role::Candidate),
                &["/jobs", "/user/favorites", "/profile/applications", "/guides"],
                &["/", "/jobs", "/user/favorites", "/profile/applications", "/profile"],
                0,
            ),
            (
                Some(Role::Customer),
                &["/profile/my-vacancies", "/monitoring", "/candidates", "/profile/interviews"],
                &["/profile", "/profile/my-vacancies", "/monitoring", "/user/chat"],
                8,
            ),
        ] {
            assert_eq!(of(role), (header.to_vec(), tabs.to_vec(), more), "{role:?}");
            let footer = paths(Menus::of(role).footer);
            for path in ["/guides", "/help", "/help/contacts"] {
                assert!(footer.contains(&path), "{role:?} {path}");
            }
        }
    }
}
