// Generated from openapi.json by `npm run generate`. Never edited by hand.
export const About = {
  "minLength": 30,
  "maxLength": 10000
} as const;

export const AccountEvent = {
  "enum": [
    "registered",
    "signed_in",
    "refused",
    "password_changed",
    "phone_changed",
    "email_changed",
    "role_changed",
    "totp_on",
    "totp_off",
    "telegram_linked",
    "telegram_unlinked",
    "identity_linked",
    "identity_unlinked",
    "session_ended",
    "export_made",
    "deletion_asked",
    "deletion_undone"
  ]
} as const;

export const Address = {
  "minLength": 0,
  "maxLength": 255
} as const;

export const AnswerClockKind = {
  "enum": [
    "promise",
    "own"
  ]
} as const;

export const AnswerIn_option = {
  "minimum": 0
} as const;

export const AnswerIn_question = {
  "minimum": 0
} as const;

export const AnswerText = {
  "minLength": 0,
  "maxLength": 1000
} as const;

export const AppealText = {
  "minLength": 1,
  "maxLength": 1000
} as const;

export const ApplicantCard_experience_months = {
  "minimum": 0
} as const;

export const ApplicantCommentIn_mentions = {
  "maxItems": 10
} as const;

export const ApplicationAction = {
  "enum": [
    "withdraw",
    "undo",
    "accept",
    "decline",
    "quit",
    "arrange",
    "invite",
    "hire",
    "reject",
    "reopen",
    "undo_hire",
    "dismiss",
    "close"
  ]
} as const;

export const ApplicationEventKind = {
  "enum": [
    "sent",
    "invited",
    "viewed",
    "moved",
    "offered",
    "accepted",
    "declined",
    "hired",
    "hire_undone",
    "rejected",
    "withdrawn",
    "restored",
    "reopened",
    "refusal_planned",
    "refusal_cancelled",
    "interview_offered",
    "interview_marked",
    "interview_moved",
    "interview_confirmed",
    "interview_other_time",
    "interview_cancelled",
    "interview_came",
    "interview_did_not_come"
  ]
} as const;

export const ApplicationReason = {
  "enum": [
    "not_enough_experience",
    "skills_mismatch",
    "salary_expectation",
    "location_schedule",
    "position_filled",
    "failed_test",
    "failed_interview",
    "no_show",
    "other",
    "withdrawn",
    "declined",
    "vacancy_closed",
    "no_answer",
    "offer_lapsed",
    "did_not_start",
    "left_on_probation"
  ]
} as const;

export const ApplicationSource = {
  "enum": [
    "response",
    "invitation"
  ]
} as const;

export const ApplicationStage = {
  "enum": [
    "new",
    "review",
    "test",
    "invited",
    "interview",
    "hired",
    "rejected"
  ]
} as const;

export const ApplicationStatus = {
  "enum": [
    "waiting",
    "offer",
    "approve",
    "reject"
  ]
} as const;

export const ApplicationTurn = {
  "enum": [
    "me",
    "company",
    "over"
  ]
} as const;

export const AuditActorKind = {
  "enum": [
    "staff",
    "user",
    "system",
    "cli"
  ]
} as const;

export const Benefit = {
  "enum": [
    "official",
    "bonus",
    "meals",
    "transport",
    "housing",
    "insurance",
    "training",
    "career",
    "flexible_hours",
    "remote",
    "sport",
    "family",
    "discounts",
    "phone",
    "uniform",
    "events"
  ]
} as const;

export const BulkIn_ids = {
  "maxItems": 100
} as const;

export const CandidateCard_experience_months = {
  "minimum": 0
} as const;

export const CandidateIn_languages = {
  "maxItems": 10
} as const;

export const CandidateIn_spheres = {
  "minItems": 3,
  "maxItems": 5
} as const;

export const CandidateProfile_experience_months = {
  "minimum": 0
} as const;

export const ChatFileKind = {
  "enum": [
    "pdf",
    "docx",
    "picture"
  ]
} as const;

export const ChatMessagesIn_messages = {
  "maxItems": 100
} as const;

export const ChatSide = {
  "enum": [
    "candidate",
    "customer"
  ]
} as const;

export const ChatText = {
  "minLength": 1,
  "maxLength": 4000
} as const;

export const ChatWarning = {
  "enum": [
    "money",
    "card",
    "passport"
  ]
} as const;

export const ChatWriting = {
  "enum": [
    "allowed",
    "viewer",
    "not_yet",
    "in_a_row",
    "withdrawn",
    "vacancy_deleted",
    "closed",
    "blocked_by_you",
    "blocked"
  ]
} as const;

export const ChoicesIn_events = {
  "maxItems": 6
} as const;

export const Code = {
  "minLength": 6,
  "maxLength": 6,
  "pattern": "^[0-9]{6}$"
} as const;

export const CodePurpose = {
  "enum": [
    "register",
    "reset",
    "proof",
    "phone",
    "email"
  ]
} as const;

export const ColumnName = {
  "minLength": 1,
  "maxLength": 40
} as const;

export const CommentText = {
  "minLength": 1,
  "maxLength": 2000
} as const;

export const CompanyFacts_cloth = {
  "minimum": 0
} as const;

export const CompanyFacts_open_vacancies = {
  "minimum": 0
} as const;

export const CompanyLinkKind = {
  "enum": [
    "site",
    "telegram",
    "instagram",
    "facebook",
    "linkedin",
    "youtube"
  ]
} as const;

export const CompanyName = {
  "minLength": 2,
  "maxLength": 150
} as const;

export const CompanyOutOfSight = {
  "enum": [
    "closed",
    "stopped",
    "hidden",
    "leaving"
  ]
} as const;

export const CompanyRegistryState = {
  "enum": [
    "found",
    "not_found",
    "closed",
    "unavailable",
    "not_asked"
  ]
} as const;

export const CompanyRight = {
  "enum": [
    "see_work",
    "run_vacancies",
    "open_contacts",
    "edit_page",
    "edit_company",
    "manage_members",
    "verify_company",
    "pay",
    "delete_company"
  ]
} as const;

export const CompanySize = {
  "enum": [
    "1-10",
    "11-50",
    "51-200",
    "201-1000",
    "1000+"
  ]
} as const;

export const CompanyTruth_answered_share = {
  "minimum": 0
} as const;

export const CompanyTruth_closed_vacancies = {
  "minimum": 0
} as const;

export const CompanyTruth_complaints_upheld = {
  "minimum": 0
} as const;

export const CompanyTruth_median_answer_hours = {
  "minimum": 0
} as const;

export const CompanyTruth_open_vacancies = {
  "minimum": 0
} as const;

export const CompanyTruth_promise_days = {
  "minimum": 0
} as const;

export const Comparison_people = {
  "minItems": 2,
  "maxItems": 4
} as const;

export const ComplaintReason = {
  "enum": [
    "fraud",
    "fee",
    "discrimination",
    "not_real",
    "contacts",
    "other"
  ]
} as const;

export const ComplaintTarget = {
  "enum": [
    "vacancy",
    "resume",
    "candidate_messages",
    "company_messages",
    "company"
  ]
} as const;

export const ComplaintText = {
  "minLength": 0,
  "maxLength": 1000
} as const;

export const ComplaintVerdict = {
  "enum": [
    "upheld",
    "dismissed"
  ]
} as const;

export const ConditionOut_max_items = {
  "minimum": 0
} as const;

export const ConditionOut_max_length = {
  "minimum": 0
} as const;

export const ConditionOut_min_items = {
  "minimum": 0
} as const;

export const ConditionOut_min_length = {
  "minimum": 0
} as const;

export const Consent = {
  "enum": [
    "terms",
    "privacy"
  ]
} as const;

export const ContactTopic = {
  "enum": [
    "candidate",
    "employer",
    "problem",
    "other"
  ]
} as const;

export const CountedVacancies_total = {
  "minimum": 0
} as const;

export const Country = {
  "minLength": 2,
  "maxLength": 60
} as const;

export const CourseName = {
  "minLength": 2,
  "maxLength": 150
} as const;

export const CoverLetter = {
  "minLength": 0,
  "maxLength": 3000
} as const;

export const Currency = {
  "enum": [
    "UZS",
    "USD",
    "RUB"
  ]
} as const;

export const DeclineText = {
  "minLength": 0,
  "maxLength": 1000
} as const;

export const Delivery = {
  "enum": [
    "sending",
    "sent",
    "failed",
    "verified"
  ]
} as const;

export const DemandFit = {
  "enum": [
    "fits",
    "partly",
    "no"
  ]
} as const;

export const DrivingLicence = {
  "enum": [
    "A",
    "B",
    "C",
    "D",
    "BE",
    "CE",
    "DE"
  ]
} as const;

export const EducationLevel = {
  "enum": [
    "secondary",
    "incomplete_higher",
    "higher"
  ]
} as const;

export const Email = {
  "minLength": 3,
  "maxLength": 254
} as const;

export const EmployerMessage = {
  "minLength": 0,
  "maxLength": 2000
} as const;

export const EndedBy = {
  "enum": [
    "customer",
    "candidate",
    "system"
  ]
} as const;

export const EndedOut_ended = {
  "minimum": 0
} as const;

export const ErrorBody_retry_after = {
  "minimum": 0
} as const;

export const ErrorCode = {
  "enum": [
    "validation",
    "bad_request",
    "not_found",
    "unauthenticated",
    "forbidden",
    "too_many",
    "file_too_large",
    "file_type",
    "method_not_allowed",
    "unavailable",
    "internal",
    "idempotency_mismatch",
    "wrong_role",
    "not_allowed_in_company",
    "reauth_required",
    "staff_sign_in_refused",
    "staff_invitation_dead",
    "staff_own_account",
    "staff_login_taken",
    "staff_unknown_login",
    "wrong_credentials",
    "totp_required",
    "wrong_totp",
    "email_taken",
    "phone_taken",
    "verification_not_found",
    "wrong_code",
    "wrong_password",
    "locked",
    "codes_paused",
    "company_has_members",
    "invitation_over",
    "profile_required",
    "role_changed_recently",
    "social_refused",
    "identity_taken",
    "last_way_in",
    "provider_off",
    "telegram_taken",
    "link_expired",
    "wrong_state",
    "export_not_ready",
    "duplicate",
    "version_conflict",
    "limit_exceeded",
    "company_blocked",
    "resubmissions_exceeded",
    "appeal_sent",
    "draft_exists",
    "gone",
    "vacancy_not_found",
    "favourites_full",
    "too_many_resumes",
    "too_many_active",
    "no_openings_left",
    "saved_candidates_full",
    "resume_not_found",
    "resume_file_unreadable",
    "already_responded",
    "already_invited",
    "resume_needed",
    "resume_incomplete",
    "own_vacancy",
    "confirm_needed",
    "contact_blocked",
    "company_not_verified",
    "stage_needs_column",
    "templates_full",
    "interview_conflict",
    "interview_open",
    "slot_taken",
    "chat_closed",
    "in_a_row",
    "too_late",
    "already_written",
    "file_gone",
    "file_damaged",
    "picture_too_large",
    "already_reported",
    "already_decided",
    "superseded",
    "undo_over",
    "team_is_full",
    "already_member",
    "invitation_for_another_phone",
    "owner_cannot_leave",
    "owns_another_company",
    "no_such_successor",
    "too_many_photos",
    "already_pending",
    "already_verified",
    "tax_number_taken",
    "already_appealed",
    "searches_full",
    "hidden_full",
    "partner_changed",
    "too_many_partners"
  ]
} as const;

export const Experience = {
  "enum": [
    "none",
    "1",
    "2",
    "3",
    "4",
    "5"
  ]
} as const;

export const ExportState = {
  "enum": [
    "none",
    "making",
    "ready"
  ]
} as const;

export const FacetValue_count = {
  "minimum": 0
} as const;

export const Facets_resume_not_required = {
  "minimum": 0
} as const;

export const Facets_with_salary = {
  "minimum": 0
} as const;

export const FilterKey = {
  "enum": [
    "sphere",
    "profession",
    "location",
    "work_type",
    "experience",
    "education",
    "language",
    "salary",
    "with_salary",
    "period",
    "resume_required",
    "company"
  ]
} as const;

export const GivenMemberRole = {
  "enum": [
    "recruiter",
    "viewer"
  ]
} as const;

export const GuestPurpose = {
  "enum": [
    "register",
    "reset"
  ]
} as const;

export const GuideCard_minutes = {
  "minimum": 0
} as const;

export const GuideTag = {
  "enum": [
    "search",
    "resume",
    "interview",
    "pay",
    "law",
    "safety",
    "employer"
  ]
} as const;

export const Institution = {
  "minLength": 2,
  "maxLength": 150
} as const;

export const InterviewAction = {
  "enum": [
    "pick",
    "confirm",
    "ask_other",
    "decline",
    "move",
    "cancel",
    "came",
    "did_not_come"
  ]
} as const;

export const InterviewAnswer = {
  "enum": [
    "confirm",
    "pick",
    "ask_other",
    "decline"
  ]
} as const;

export const InterviewAnswerText = {
  "minLength": 0,
  "maxLength": 500
} as const;

export const InterviewCancelText = {
  "minLength": 0,
  "maxLength": 500
} as const;

export const InterviewIn_duration_minutes = {
  "minimum": 15,
  "maximum": 240
} as const;

export const InterviewIn_interviewers = {
  "minItems": 1,
  "maxItems": 5
} as const;

export const InterviewIn_starts = {
  "minItems": 1,
  "maxItems": 10
} as const;

export const InterviewKind = {
  "enum": [
    "office",
    "online",
    "phone"
  ]
} as const;

export const InterviewLine = {
  "minLength": 0,
  "maxLength": 200
} as const;

export const InterviewNote = {
  "minLength": 0,
  "maxLength": 2000
} as const;

export const InterviewPlace = {
  "minLength": 0,
  "maxLength": 300
} as const;

export const InterviewResult = {
  "enum": [
    "came",
    "did_not_come"
  ]
} as const;

export const InterviewStatus = {
  "enum": [
    "offered",
    "marked",
    "came",
    "did_not_come",
    "cancelled"
  ]
} as const;

export const InterviewText = {
  "minLength": 0,
  "maxLength": 1000
} as const;

export const InterviewUpdateIn_duration_minutes = {
  "minimum": 15,
  "maximum": 240
} as const;

export const InterviewUpdateIn_interviewers = {
  "minItems": 1,
  "maxItems": 5
} as const;

export const InterviewUpdateIn_starts = {
  "minItems": 1,
  "maxItems": 10
} as const;

export const InterviewWarning = {
  "enum": [
    "outside_hours"
  ]
} as const;

export const InvitationText = {
  "minLength": 10,
  "maxLength": 2000
} as const;

export const JobDescription = {
  "minLength": 0,
  "maxLength": 3000
} as const;

export const KeywordKind = {
  "enum": [
    "query",
    "profession",
    "company",
    "skill"
  ]
} as const;

export const LanguageLevel = {
  "enum": [
    "a1",
    "b1",
    "c1"
  ]
} as const;

export const LastSeen = {
  "enum": [
    "today",
    "week",
    "month",
    "earlier"
  ]
} as const;

export const LegalDocument = {
  "enum": [
    "terms",
    "privacy"
  ]
} as const;

export const LegalStanding = {
  "enum": [
    "coming",
    "in_force",
    "past"
  ]
} as const;

export const LetterText = {
  "minLength": 10,
  "maxLength": 2000
} as const;

export const Licence = {
  "minLength": 3,
  "maxLength": 60
} as const;

export const Lifecycle = {
  "enum": [
    "open",
    "paused",
    "expired",
    "closed"
  ]
} as const;

export const Link = {
  "minLength": 5,
  "maxLength": 511,
  "pattern": "^([hH][tT][tT][pP][sS]?|[fF][tT][pP])://[^\\s/?#]\\S*$"
} as const;

export const ListItem = {
  "minLength": 3,
  "maxLength": 200
} as const;

export const LiveTopic = {
  "enum": [
    "notices",
    "board",
    "applications",
    "chat"
  ]
} as const;

export const Locale = {
  "enum": [
    "uz",
    "ru",
    "en"
  ]
} as const;

export const LocationKind = {
  "enum": [
    "republic",
    "region",
    "city",
    "district",
    "city_district"
  ]
} as const;

export const MarksOut_data = {
  "maxItems": 60
} as const;

export const MemberName = {
  "minLength": 2,
  "maxLength": 80
} as const;

export const MemberRole = {
  "enum": [
    "owner",
    "recruiter",
    "viewer"
  ]
} as const;

export const MemberState = {
  "enum": [
    "invited",
    "ready",
    "disabled"
  ]
} as const;

export const Meta_page = {
  "minimum": 0
} as const;

export const Meta_pages = {
  "minimum": 0
} as const;

export const Meta_per_page = {
  "minimum": 0
} as const;

export const Meta_total = {
  "minimum": 0
} as const;

export const Month_month = {
  "minimum": 1,
  "maximum": 12
} as const;

export const Month_year = {
  "minimum": 1900,
  "maximum": 2200
} as const;

export const Near_total = {
  "minimum": 0
} as const;

export const NoticeEvent = {
  "enum": [
    "status",
    "invitation",
    "interview",
    "message",
    "moderation",
    "saved_search"
  ]
} as const;

export const NoticeKind = {
  "enum": [
    "application",
    "invitation",
    "interview",
    "vacancy",
    "company",
    "resume",
    "search",
    "security"
  ]
} as const;

export const Organisation = {
  "minLength": 0,
  "maxLength": 150
} as const;

export const OwnPageIn_addresses = {
  "maxItems": 10
} as const;

export const OwnPageIn_benefits = {
  "maxItems": 16
} as const;

export const OwnPageIn_cloth = {
  "minimum": 0,
  "maximum": 5
} as const;

export const OwnPageIn_links = {
  "maxItems": 6
} as const;

export const OwnPageIn_photos = {
  "maxItems": 8
} as const;

export const OwnPage_cloth = {
  "minimum": 0
} as const;

export const OwnPurpose = {
  "enum": [
    "proof",
    "phone"
  ]
} as const;

export const PartnerLink = {
  "minLength": 8,
  "maxLength": 200
} as const;

export const PartnerName = {
  "minLength": 2,
  "maxLength": 60
} as const;

export const Password = {
  "minLength": 8,
  "maxLength": 128
} as const;

export const PersonName = {
  "minLength": 1,
  "maxLength": 60
} as const;

export const Position = {
  "minLength": 3,
  "maxLength": 100
} as const;

export const PromiseIn_days = {
  "minimum": 1,
  "maximum": 14
} as const;

export const Provider = {
  "enum": [
    "telegram",
    "google"
  ]
} as const;

export const QuestionKind = {
  "enum": [
    "text",
    "yes_no",
    "choice",
    "number"
  ]
} as const;

export const QuestionOption = {
  "minLength": 1,
  "maxLength": 100
} as const;

export const QuestionText = {
  "minLength": 10,
  "maxLength": 300
} as const;

export const QuietHours_from = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
} as const;

export const QuietHours_to = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
} as const;

export const ReadNoticesIn_ids = {
  "maxItems": 100
} as const;

export const ReasonText = {
  "minLength": 0,
  "maxLength": 500
} as const;

export const Recommendation = {
  "enum": [
    "no",
    "maybe",
    "yes"
  ]
} as const;

export const RefusalReason = {
  "enum": [
    "fee_or_deposit",
    "contacts_in_text",
    "discrimination",
    "not_a_vacancy",
    "duplicate",
    "misleading_pay",
    "forbidden_activity",
    "overseas_without_licence",
    "wrong_sphere",
    "unreadable"
  ]
} as const;

export const RegisterIn_name = {
  "maxLength": 150
} as const;

export const RejectIn_after_hours = {
  "minimum": 0,
  "maximum": 72
} as const;

export const ReplyTo = {
  "minLength": 5,
  "maxLength": 254
} as const;

export const RespondIn_answers = {
  "maxItems": 10
} as const;

export const ResumeDriving_categories = {
  "maxItems": 7
} as const;

export const ResumeForm_additional_education = {
  "maxItems": 20
} as const;

export const ResumeForm_computer_skills = {
  "maxItems": 20
} as const;

export const ResumeForm_education = {
  "maxItems": 10
} as const;

export const ResumeForm_employment = {
  "maxItems": 30
} as const;

export const ResumeForm_languages = {
  "maxItems": 10
} as const;

export const ResumeForm_phones = {
  "maxItems": 3
} as const;

export const ResumeForm_skills = {
  "maxItems": 30
} as const;

export const ResumeForm_social_links = {
  "maxItems": 10
} as const;

export const ResumeForm_sphere = {
  "maxItems": 5
} as const;

export const ResumeForm_work_type = {
  "maxItems": 4
} as const;

export const ResumeGroup = {
  "enum": [
    "name",
    "phones",
    "email",
    "links",
    "employers"
  ]
} as const;

export const ResumeMatch = {
  "enum": [
    "sphere",
    "place",
    "work_type",
    "pay"
  ]
} as const;

export const ResumeProblem = {
  "enum": [
    "incomplete"
  ]
} as const;

export const ResumeStatus = {
  "enum": [
    "active",
    "draft"
  ]
} as const;

export const ResumeStep = {
  "enum": [
    "default",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth"
  ]
} as const;

export const ResumeVisibility = {
  "enum": [
    "employers",
    "whitelist",
    "blacklist",
    "link",
    "nobody"
  ]
} as const;

export const ResumeVisibilityIn_companies = {
  "maxItems": 100
} as const;

export const ResumeVisibilityIn_hidden = {
  "maxItems": 5
} as const;

export const Role = {
  "enum": [
    "candidate",
    "customer"
  ]
} as const;

export const SavedSearch_new_count = {
  "minimum": 0
} as const;

export const ScorecardIn_skills = {
  "maxItems": 8
} as const;

export const ScorecardNote = {
  "minLength": 0,
  "maxLength": 1000
} as const;

export const SearchAddress = {
  "minLength": 0,
  "maxLength": 4000
} as const;

export const SearchName = {
  "minLength": 1,
  "maxLength": 100
} as const;

export const Sex = {
  "enum": [
    "male",
    "female"
  ]
} as const;

export const Skill = {
  "minLength": 1,
  "maxLength": 60
} as const;

export const SkillMark_score = {
  "minimum": 1,
  "maximum": 5
} as const;

export const SocialNetwork = {
  "enum": [
    "telegram",
    "instagram",
    "facebook",
    "linkedin",
    "github",
    "youtube",
    "other"
  ]
} as const;

export const SocialStatus = {
  "enum": [
    "student",
    "married",
    "single",
    "other"
  ]
} as const;

export const SocialUsername = {
  "minLength": 1,
  "maxLength": 100
} as const;

export const Speciality = {
  "minLength": 2,
  "maxLength": 150
} as const;

export const StaffLogin = {
  "minLength": 2,
  "maxLength": 40
} as const;

export const StaffMarkEvidence = {
  "enum": [
    "document",
    "registry",
    "contact"
  ]
} as const;

export const StaffPartnersOrderIn_order = {
  "maxItems": 24
} as const;

export const StaffPartnersOrderIn_seen = {
  "maxItems": 24
} as const;

export const StaffRefusalIn_reasons = {
  "minItems": 1,
  "maxItems": 5
} as const;

export const StaffRiskLevel = {
  "enum": [
    "none",
    "low",
    "medium",
    "high"
  ]
} as const;

export const StaffRole = {
  "enum": [
    "moderator",
    "content",
    "finance",
    "admin"
  ]
} as const;

export const StaffSearchIndex_documents = {
  "minimum": 0
} as const;

export const StaffSynonymsIn_words = {
  "minItems": 2,
  "maxItems": 12
} as const;

export const StaffVerdictIn_reasons = {
  "maxItems": 5
} as const;

export const StaffVerificationVerdict = {
  "enum": [
    "verified",
    "refused"
  ]
} as const;

export const StaffWaitingKind = {
  "enum": [
    "new_text",
    "edit",
    "complaint",
    "verification",
    "company_review"
  ]
} as const;

export const StagesIn_columns = {
  "maxItems": 20
} as const;

export const StillHiringAnswer = {
  "enum": [
    "yes",
    "no"
  ]
} as const;

export const StillHiringIn_token = {
  "maxLength": 200
} as const;

export const StillHiringState = {
  "enum": [
    "asked",
    "yes",
    "no",
    "gone"
  ]
} as const;

export const StopDigestsIn_token = {
  "maxLength": 200
} as const;

export const SynonymNote = {
  "minLength": 0,
  "maxLength": 200
} as const;

export const SynonymWord = {
  "minLength": 1,
  "maxLength": 60
} as const;

export const TakingDownAppeal = {
  "minLength": 10,
  "maxLength": 1000
} as const;

export const Tax = {
  "enum": [
    "net",
    "gross"
  ]
} as const;

export const TeamInvitationState = {
  "enum": [
    "open",
    "expired",
    "revoked",
    "used"
  ]
} as const;

export const TemplateKind = {
  "enum": [
    "message",
    "invitation",
    "refusal",
    "interview"
  ]
} as const;

export const TemplateName = {
  "minLength": 1,
  "maxLength": 60
} as const;

export const TemplateText = {
  "minLength": 0,
  "maxLength": 2000
} as const;

export const TemplateVariable = {
  "enum": [
    "name",
    "vacancy",
    "company",
    "date",
    "place"
  ]
} as const;

export const TypedCode = {
  "minLength": 0,
  "maxLength": 20
} as const;

export const VacancyAction = {
  "enum": [
    "edit",
    "pause",
    "resume",
    "close",
    "prolong",
    "clone",
    "delete",
    "approve",
    "reject",
    "take_down",
    "hide",
    "restore",
    "expire"
  ]
} as const;

export const VacancyChangeApplied = {
  "enum": [
    "now",
    "waiting",
    "partly"
  ]
} as const;

export const VacancyCount_count = {
  "minimum": 0
} as const;

export const VacancyEditState = {
  "enum": [
    "waiting",
    "rejected"
  ]
} as const;

export const VacancyForm_advantages = {
  "maxItems": 20
} as const;

export const VacancyForm_hours_from = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
} as const;

export const VacancyForm_hours_to = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
} as const;

export const VacancyForm_languages = {
  "maxItems": 10
} as const;

export const VacancyForm_questions = {
  "maxItems": 10
} as const;

export const VacancyForm_requirements = {
  "minItems": 1,
  "maxItems": 20
} as const;

export const VacancyForm_sphere = {
  "minItems": 1,
  "maxItems": 3
} as const;

export const VacancyForm_tasks = {
  "minItems": 1,
  "maxItems": 20
} as const;

export const VacancyForm_work_type = {
  "minItems": 1,
  "maxItems": 4
} as const;

export const VacancyKind = {
  "enum": [
    "standard",
    "top",
    "day"
  ]
} as const;

export const VacancyNextAction = {
  "enum": [
    "fix",
    "applications",
    "prolong",
    "resume",
    "clone",
    "share"
  ]
} as const;

export const VacancyQuestionIn_options = {
  "maxItems": 8
} as const;

export const VacancyQuestionsIn_questions = {
  "maxItems": 10
} as const;

export const VacancyStanding = {
  "enum": [
    "active",
    "waiting",
    "refused",
    "taken_down",
    "hidden",
    "paused",
    "expired",
    "closed",
    "out_of_sight"
  ]
} as const;

export const VacancyStatus = {
  "enum": [
    "moderating",
    "approved",
    "rejected"
  ]
} as const;

export const VacancyStep = {
  "enum": [
    "default",
    "second",
    "third",
    "fourth",
    "confirm"
  ]
} as const;

export const VacancySummaryOut_total = {
  "minimum": 0
} as const;

export const VacancyTakenDown_strike = {
  "minimum": 0
} as const;

export const VacancyTipLevel = {
  "enum": [
    "good",
    "advice",
    "warning",
    "stop"
  ]
} as const;

export const VacancyTitle = {
  "minLength": 3,
  "maxLength": 100
} as const;

export const VerificationDifference = {
  "enum": [
    "name",
    "region",
    "renamed"
  ]
} as const;

export const VerificationReason = {
  "enum": [
    "document_unreadable",
    "document_of_another_company",
    "tax_number_mismatch",
    "company_closed",
    "not_a_company",
    "other"
  ]
} as const;

export const VerificationRequestState = {
  "enum": [
    "pending",
    "verified",
    "refused"
  ]
} as const;

export const VerificationState = {
  "enum": [
    "unverified",
    "pending",
    "verified",
    "refused",
    "resting"
  ]
} as const;

export const VerifierIn_secret = {
  "maxLength": 100
} as const;

export const WorkHours = {
  "enum": [
    "mon_fri",
    "mon_sat"
  ]
} as const;

export const WorkType = {
  "enum": [
    "fulltime",
    "remote",
    "partial",
    "hybrid"
  ]
} as const;

export const WorkingText = {
  "minLength": 0,
  "maxLength": 1000
} as const;

export * as limits from './limits.gen';
