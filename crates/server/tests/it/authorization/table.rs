//! The table: every operation and the expected result for each kind of actor.

/// The expected result for an actor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum May {
    /// Passes the guards, whatever the handler then says about the input.
    Pass,
    /// Owns the object that the URL names, and the call succeeds.
    Own,
    /// 401: a sign-in is required.
    SignIn,
    /// 403: not allowed with this role, or not from the console.
    Forbidden,
    /// 403 `wrong_role`: for the other account type.
    WrongRole,
    /// 403 `reauth_required`: signed in, but the proof is older than ten minutes.
    Proof,
    /// 404: the named object does not exist for this person.
    NotFound,
    /// 409 `profile_required`: the person has no profile of that kind.
    NoProfile,
}

pub use May::{Forbidden, NoProfile, NotFound, Own, Pass, Proof, SignIn, WrongRole};

/// One row of the table.
#[derive(Clone, Copy)]
pub struct Row {
    /// Guest, forged, foreign, ended and expired tokens: all count as not signed in.
    pub nobody: May,
    pub candidate: May,
    pub customer: May,
    /// Was a candidate until a moment ago, is a customer now, and still has both profiles.
    pub former: May,
    /// A candidate whose last proof is eleven minutes old.
    pub stale: May,
    /// Our console before signing in.
    pub console: May,
    pub moderator: May,
    pub admin: May,
    /// The candidate whose session and identity the URLs name.
    pub owner: May,
    /// The customer whose vacancies and draft the URLs name.
    pub employer: May,
}

impl Row {
    const fn of(nobody: May, person: May, console: May, staff: May) -> Self {
        Self {
            nobody,
            candidate: person,
            customer: person,
            former: person,
            stale: person,
            console,
            moderator: staff,
            admin: staff,
            owner: person,
            employer: person,
        }
    }
}

const PUBLIC: Row = Row::of(Pass, Pass, Pass, Pass);
const SIGNED_IN: Row = Row::of(SignIn, Pass, SignIn, SignIn);
const PROVED: Row = Row { stale: Proof, ..SIGNED_IN };
const CANDIDATES: Row = Row { customer: WrongRole, former: WrongRole, employer: WrongRole, ..SIGNED_IN };
/// The candidate whose object the URL names; for other candidates it does not exist.
const CANDIDATE_OWNERS: Row = Row { candidate: NotFound, stale: NotFound, owner: Own, ..CANDIDATES };
const CANDIDATE_OWNERS_LATER: Row = Row { owner: Pass, ..CANDIDATE_OWNERS };
const CUSTOMERS: Row = Row { candidate: WrongRole, stale: WrongRole, owner: WrongRole, ..SIGNED_IN };
const EMPLOYERS: Row = Row { customer: NotFound, former: NotFound, employer: Own, ..CUSTOMERS };
/// The owner passes the guards, but this vacancy is not in the state that the call requires.
const EMPLOYERS_LATER: Row = Row { employer: Pass, ..EMPLOYERS };
/// For others the object does not exist.
const OWNERS: Row = Row { owner: Own, ..Row::of(SignIn, NotFound, SignIn, SignIn) };
const PROVED_OWNERS: Row = Row { stale: Proof, ..OWNERS };
/// Requires the console's header, which other sites cannot set.
const CONSOLE: Row = Row::of(Forbidden, Forbidden, Pass, Pass);
const STAFF: Row = Row { console: SignIn, ..CONSOLE };
const STAFF_OWNERS: Row = Row { moderator: NotFound, admin: Own, ..STAFF };
const STAFF_LATER: Row = Row { moderator: NotFound, admin: NotFound, ..STAFF };
const ADMIN: Row = Row { moderator: Forbidden, ..STAFF };
/// Staff that writes content; of the actors here only the admin may.
const CONTENT: Row = ADMIN;
const CONTENT_LATER: Row = Row { admin: NotFound, ..CONTENT };

pub const TABLE: &[(&str, Row)] = &[
    ("list_locations", PUBLIC),
    ("list_spheres", PUBLIC),
    ("list_dictionaries", PUBLIC),
    ("view_vacancy_conditions", PUBLIC),
    ("view_resume_conditions", PUBLIC),
    ("suggest_position", PUBLIC),
    ("suggest_skill", PUBLIC),
    ("suggest_university", PUBLIC),
    ("suggest_keyword", PUBLIC),
    ("list_rates", PUBLIC),
    ("view_page", PUBLIC),
    ("list_guides", PUBLIC),
    ("view_guide", PUBLIC),
    ("list_legal_notices", PUBLIC),
    // Public reads of vacancies, and favourites of candidates.
    ("find_vacancies", PUBLIC),
    ("count_vacancies", PUBLIC),
    ("view_vacancy_summary", PUBLIC),
    ("view_vacancy", PUBLIC),
    ("list_similar_vacancies", PUBLIC),
    ("note_vacancy_seen", PUBLIC),
    ("view_company", PUBLIC),
    ("open_vacancy_contacts", CANDIDATES),
    ("add_favourite", CANDIDATES),
    ("remove_favourite", CANDIDATES),
    ("view_favourites", CANDIDATES),
    ("view_marks", SIGNED_IN),
    ("hide_vacancy", CANDIDATES),
    ("unhide_vacancy", CANDIDATES),
    ("hide_company", CANDIDATES),
    ("unhide_company", CANDIDATES),
    ("view_hidden", CANDIDATES),
    ("list_saved_searches", CANDIDATES),
    ("save_search", CANDIDATES),
    ("note_search_seen", CANDIDATE_OWNERS),
    ("update_saved_search", CANDIDATE_OWNERS),
    // Idempotent: removing something that does not exist succeeds, so nobody learns whether it ever existed.
    ("remove_saved_search", CANDIDATES),
    ("stop_digests", PUBLIC),
    ("send_letter", PUBLIC),
    // Signing in and registration.
    ("send_code", PUBLIC),
    ("view_code_state", PUBLIC),
    ("verify_code", PUBLIC),
    ("register", PUBLIC),
    ("login", PUBLIC),
    ("forgot_password", PUBLIC),
    ("reset_password", PUBLIC),
    ("send_link", PUBLIC),
    ("verify_link", PUBLIC),
    ("list_providers", PUBLIC),
    ("start_google", PUBLIC),
    ("finish_google", PUBLIC),
    ("telegram_login", PUBLIC),
    ("view_social", PUBLIC),
    ("forget_social", PUBLIC),
    ("enter_with_social", PUBLIC),
    ("logout", SIGNED_IN),
    // What people see and change in their own account.
    ("view_me", SIGNED_IN),
    ("update_candidate", Row { customer: NoProfile, employer: NoProfile, ..SIGNED_IN }),
    ("update_company", Row { candidate: NoProfile, stale: NoProfile, owner: NoProfile, ..SIGNED_IN }),
    ("set_avatar", SIGNED_IN),
    ("remove_avatar", SIGNED_IN),
    ("prove", SIGNED_IN),
    ("send_own_code", PROVED),
    ("set_own_password", PROVED),
    ("set_phone", PROVED),
    ("send_email_code", PROVED),
    ("confirm_email", SIGNED_IN),
    ("set_role", Row { customer: NoProfile, employer: NoProfile, ..PROVED }),
    ("list_sessions", SIGNED_IN),
    ("end_session", OWNERS),
    ("end_other_sessions", SIGNED_IN),
    ("list_logins", SIGNED_IN),
    ("start_totp", PROVED),
    ("confirm_totp", SIGNED_IN),
    ("remove_totp", PROVED),
    ("list_identities", SIGNED_IN),
    // No identity is waiting to be linked in these browsers.
    ("link_identity", Row { owner: NotFound, ..PROVED_OWNERS }),
    ("unlink_identity", PROVED_OWNERS),
    ("view_choices", SIGNED_IN),
    ("set_choices", SIGNED_IN),
    ("create_live_ticket", SIGNED_IN),
    // Authenticates by ticket, and only for pages of the site: none of these calls names one.
    ("open_live", Row::of(Forbidden, Forbidden, Forbidden, Forbidden)),
    ("list_notices", SIGNED_IN),
    ("count_notices", SIGNED_IN),
    // Idempotent: ids of other people are ignored.
    ("read_notices", SIGNED_IN),
    ("view_telegram", SIGNED_IN),
    ("link_telegram", PROVED),
    ("confirm_telegram", SIGNED_IN),
    ("decline_telegram", SIGNED_IN),
    ("unlink_telegram", PROVED),
    ("view_export", SIGNED_IN),
    ("ask_export", PROVED),
    ("download_export", PROVED),
    ("ask_deletion", PROVED),
    ("undo_deletion", SIGNED_IN),
    // Webhooks, authorized by a secret.
    ("take_update", Row::of(Forbidden, Forbidden, Forbidden, Forbidden)),
    ("take_eskiz_report", Row::of(NotFound, NotFound, NotFound, NotFound)),
    // The console.
    ("sign_in_staff", CONSOLE),
    ("start_staff_welcome", CONSOLE),
    ("finish_staff_welcome", CONSOLE),
    ("view_staff_me", STAFF),
    ("sign_out_staff", STAFF),
    ("list_staff_sessions", STAFF),
    ("end_staff_session", STAFF_OWNERS),
    ("change_staff_password", STAFF),
    ("list_staff_members", ADMIN),
    ("disable_staff_member", ADMIN),
    ("set_staff_member_role", ADMIN),
    ("list_audit_events", ADMIN),
    // Employers' actions on their vacancies.
    ("view_vacancy_draft", CUSTOMERS),
    ("start_vacancy_draft", CUSTOMERS),
    ("save_vacancy_draft", EMPLOYERS),
    ("discard_vacancy_draft", EMPLOYERS_LATER),
    ("check_vacancy", CUSTOMERS),
    ("create_vacancy", CUSTOMERS),
    ("update_vacancy", EMPLOYERS_LATER),
    ("list_own_vacancies", CUSTOMERS),
    ("view_own_vacancy", EMPLOYERS),
    ("view_vacancy_stats", EMPLOYERS),
    ("view_vacancy_questions", EMPLOYERS),
    ("update_vacancy_questions", EMPLOYERS),
    ("pause_vacancy", EMPLOYERS),
    ("resume_vacancy", EMPLOYERS_LATER),
    ("close_vacancy", EMPLOYERS),
    ("prolong_vacancy", EMPLOYERS_LATER),
    ("clone_vacancy", EMPLOYERS_LATER),
    ("destroy_vacancy", EMPLOYERS),
    ("appeal_taking_down", EMPLOYERS_LATER),
    // The team of a company. What each role in it may do is the table of `members.rs`.
    ("list_members", CUSTOMERS),
    ("view_member_work", EMPLOYERS),
    ("set_member_role", EMPLOYERS),
    // The successor of the request does not exist.
    ("remove_member", EMPLOYERS_LATER),
    ("leave_company", CUSTOMERS),
    ("invite_member", CUSTOMERS),
    // Idempotent: nobody learns which invitations exist.
    ("revoke_invitation", CUSTOMERS),
    // Authorized by the secret in the link, or by the invited phone, which nobody has here.
    ("view_invitation", Row::of(NotFound, NotFound, NotFound, NotFound)),
    ("join_company", SIGNED_IN),
    ("decline_invitation", Row::of(SignIn, NotFound, SignIn, SignIn)),
    ("choose_company", SIGNED_IN),
    ("offer_company", CUSTOMERS),
    // Nothing is offered to these owners.
    ("accept_company", Row { customer: NotFound, former: NotFound, employer: NotFound, ..CUSTOMERS }),
    ("cancel_transfer", CUSTOMERS),
    // The page of a company, and its history.
    ("view_own_page", CUSTOMERS),
    ("save_own_page", CUSTOMERS),
    ("upload_page_photo", CUSTOMERS),
    ("list_company_history", CUSTOMERS),
    ("view_cabinet", CUSTOMERS),
    // Resumes of candidates.
    ("list_resumes", CANDIDATES),
    ("create_resume", CANDIDATES),
    ("view_own_resume", CANDIDATE_OWNERS),
    ("update_resume", CANDIDATE_OWNERS),
    ("publish_resume", CANDIDATE_OWNERS),
    ("unpublish_resume", CANDIDATE_OWNERS),
    ("renew_resume", CANDIDATE_OWNERS),
    ("clone_resume", CANDIDATE_OWNERS),
    ("remove_resume", CANDIDATE_OWNERS),
    ("set_resume_visibility", CANDIDATE_OWNERS),
    ("make_resume_link", CANDIDATE_OWNERS),
    ("revoke_resume_link", CANDIDATE_OWNERS),
    ("view_interview_data", CANDIDATE_OWNERS),
    ("set_interview_data", CANDIDATE_OWNERS),
    ("list_resume_views", CANDIDATE_OWNERS),
    ("export_resume", CANDIDATE_OWNERS),
    ("import_resume", CANDIDATES),
    ("download_resume", CANDIDATE_OWNERS),
    // Authorized by the secret in the link, which nobody has here.
    ("view_shared_resume", Row::of(NotFound, NotFound, NotFound, NotFound)),
    // Applications: the candidate's side.
    ("view_response_form", CANDIDATES),
    ("send_response", CANDIDATES),
    ("list_my_applications", CANDIDATES),
    ("view_home", CANDIDATES),
    ("view_my_application", CANDIDATE_OWNERS),
    ("withdraw_application", CANDIDATE_OWNERS),
    ("undo_withdrawal", CANDIDATE_OWNERS_LATER),
    ("accept_offer", CANDIDATE_OWNERS_LATER),
    ("decline_offer", CANDIDATE_OWNERS_LATER),
    ("quit_job", CANDIDATE_OWNERS_LATER),
    // The employer's side. What each role in the company may do is the table of `members.rs`.
    ("list_applicants", CUSTOMERS),
    ("export_applicants", CUSTOMERS),
    ("view_applicant", EMPLOYERS),
    ("view_board", CUSTOMERS),
    ("list_column_cards", EMPLOYERS),
    ("list_stages", CUSTOMERS),
    ("save_stages", CUSTOMERS),
    ("list_templates", CUSTOMERS),
    ("create_template", CUSTOMERS),
    ("update_template", EMPLOYERS),
    ("remove_template", EMPLOYERS),
    // Without ids there is nothing to find.
    ("compare_applications", CUSTOMERS),
    ("move_application", EMPLOYERS_LATER),
    ("reject_application", EMPLOYERS),
    ("keep_application", EMPLOYERS_LATER),
    ("change_applications", CUSTOMERS),
    ("add_comment", EMPLOYERS_LATER),
    ("update_comment", EMPLOYERS),
    ("destroy_comment", EMPLOYERS),
    ("save_scorecard", EMPLOYERS),
    // The vacancy of the request does not exist; before that an unverified company is refused.
    ("invite_candidate", CUSTOMERS),
    ("view_invitations_left", CUSTOMERS),
    ("view_promise", CUSTOMERS),
    ("set_promise", CUSTOMERS),
    ("view_hiring_report", CUSTOMERS),
    ("export_hiring_report", CUSTOMERS),
    // Interviews: both sides read, the company sets times, the candidate answers.
    ("list_interviews", SIGNED_IN),
    ("list_busy_times", CUSTOMERS),
    ("view_interview", Row { employer: Own, ..OWNERS }),
    ("download_interview", Row { employer: Own, ..OWNERS }),
    ("create_interview", CUSTOMERS),
    ("update_interview", EMPLOYERS_LATER),
    ("cancel_interview", EMPLOYERS_LATER),
    ("set_interview_status", EMPLOYERS_LATER),
    ("answer_interview", CANDIDATE_OWNERS_LATER),
    // Conversations. The employer wrote the first message, which is deleted before somebody edits it.
    ("list_chats", SIGNED_IN),
    ("count_unread_chats", SIGNED_IN),
    ("list_chat_writing", CUSTOMERS),
    ("send_chat_messages", CUSTOMERS),
    ("view_chat", Row { employer: Own, ..OWNERS }),
    ("block_chat", Row { employer: Own, ..OWNERS }),
    ("list_chat_messages", Row { employer: Own, ..OWNERS }),
    ("send_chat_message", Row { owner: Pass, employer: Pass, ..OWNERS }),
    ("destroy_chat_message", Row { owner: Forbidden, employer: Own, ..OWNERS }),
    ("update_chat_message", Row { owner: Forbidden, employer: Pass, ..OWNERS }),
    ("read_chat", Row { employer: Own, ..OWNERS }),
    ("upload_chat_file", Row { owner: Pass, employer: Pass, ..OWNERS }),
    // No message has this file. Only the company has written.
    ("open_chat_file", Row { owner: NotFound, ..OWNERS }),
    ("report_chat", OWNERS),
    ("view_reported_messages", STAFF_LATER),
    ("open_reported_file", STAFF_LATER),
    // Candidates for employers.
    ("find_candidates", CUSTOMERS),
    ("list_saved_candidates", CUSTOMERS),
    ("list_top_candidates", PUBLIC),
    ("view_candidate", Row { candidate: NotFound, stale: NotFound, owner: Own, ..SIGNED_IN }),
    ("download_candidate", Row { candidate: NotFound, stale: NotFound, owner: Own, ..SIGNED_IN }),
    ("open_candidate_contacts", CUSTOMERS),
    ("save_candidate", CUSTOMERS),
    ("unsave_candidate", CUSTOMERS),
    // The complaints of three others have hidden it.
    ("report_candidate", Row { employer: NotFound, ..CUSTOMERS }),
    ("view_reported_resume", STAFF),
    // Moderation and complaints.
    ("list_moderation", STAFF),
    ("view_moderation", STAFF),
    ("view_moderation_figures", STAFF),
    ("approve_vacancy", STAFF),
    ("undo_approval", STAFF),
    ("reject_vacancy", STAFF),
    ("take_vacancy_down", STAFF),
    ("verify_company", STAFF),
    ("list_company_reviews", STAFF),
    ("list_complaints", STAFF),
    ("decide_complaints", STAFF),
    ("view_search_quality", CONTENT),
    ("list_synonyms", CONTENT),
    ("add_synonyms", CONTENT),
    ("update_synonyms", CONTENT_LATER),
    ("remove_synonyms", CONTENT),
    // Partners. No request has the id of the URL.
    ("list_partners", CONTENT),
    ("add_partner", CONTENT),
    ("update_partner", CONTENT_LATER),
    ("remove_partner", CONTENT),
    ("upload_partner_logo", CONTENT),
    ("order_partners", CONTENT),
    ("report_vacancy", SIGNED_IN),
    ("report_company", SIGNED_IN),
    ("view_still_hiring", PUBLIC),
    ("answer_still_hiring", PUBLIC),
    // Verification of companies: their owners ask, moderators decide. No request has the id of the URL.
    ("view_verification", CUSTOMERS),
    ("request_verification", CUSTOMERS),
    ("look_up_company", CUSTOMERS),
    ("upload_document", CUSTOMERS),
    ("appeal_verification", CUSTOMERS),
    ("list_verifications", STAFF),
    ("view_company_verification", STAFF_LATER),
    ("open_document", STAFF_LATER),
    ("decide_verification", STAFF),
];

pub fn row(id: &str) -> Option<Row> {
    TABLE.iter().find(|(known, _)| *known == id).map(|(_, row)| *row)
}
