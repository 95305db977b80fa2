//! The closed lists of product §3. Each word is the same in SQL, Rust, JSON, TypeScript and addresses;
//! its label in three languages is the message `{list}_{word}` of `locales/*/enums.json`.

use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// Declares a closed list: its codes, their order and its name are defined in one place.
macro_rules! words {
    ($($(#[doc = $doc:literal])* $name:ident, $list:literal: $($variant:ident = $code:literal),+;)+) => {
        $(
            $(#[doc = $doc])*
            #[derive(
                Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            )]
            pub enum $name {
                $(#[serde(rename = $code)] $variant),+
            }

            // Written by hand: utoipa's derive does not see names that come through a macro.
            impl ToSchema for $name {}

            impl PartialSchema for $name {
                fn schema() -> RefOr<Schema> {
                    let doc = concat!($($doc,)* "").trim();
                    let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([$($code),+]));
                    schema.description((!doc.is_empty()).then_some(doc)).into()
                }
            }

            impl $name {
                /// All values, in display order.
                pub const ALL: &[Self] = &[$(Self::$variant),+];
                /// The name of the list in labels and in the API.
                pub const LIST: &'static str = $list;

                pub const fn code(self) -> &'static str {
                    match self { $(Self::$variant => $code),+ }
                }

                pub fn parse(code: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|word| word.code() == code)
                }

                /// The key of its label in the catalogue.
                pub fn label_key(self) -> String {
                    format!("{}_{}", Self::LIST, self.code())
                }
            }
        )+

        /// Every list with its codes, for the dictionaries and for tests that expect a label for each value.
        pub const LISTS: &[(&str, &[&str])] = &[$(($list, &[$($code),+])),+];
    };
}

words! {
    /// Work type.
    WorkType, "work_type": Fulltime = "fulltime", Remote = "remote", Partial = "partial", Hybrid = "hybrid";
    /// Working days.
    WorkHours, "work_hours": MonFri = "mon_fri", MonSat = "mon_sat";
    /// Years of experience that a vacancy requires (decisions B10).
    Experience, "experience": None = "none", One = "1", Two = "2", Three = "3", Four = "4", Five = "5";
    EducationLevel, "education_level":
        Secondary = "secondary", IncompleteHigher = "incomplete_higher", Higher = "higher";
    /// Product §3 has these three only (decisions B11).
    LanguageLevel, "language_level": A1 = "a1", B1 = "b1", C1 = "c1";
    Sex, "sex": Male = "male", Female = "female";
    SocialStatus, "social_status":
        Student = "student", Married = "married", Single = "single", Other = "other";
    /// The two kinds of people; a customer is an employer.
    Role, "role": Candidate = "candidate", Customer = "customer";
    /// What a person is in a company (decisions C21).
    MemberRole, "member_role": Owner = "owner", Recruiter = "recruiter", Viewer = "viewer";
    /// What members of a company may do; `platform::session::rights` says which role may do what.
    CompanyRight, "company_right":
        SeeWork = "see_work", RunVacancies = "run_vacancies", OpenContacts = "open_contacts",
        EditPage = "edit_page", EditCompany = "edit_company", ManageMembers = "manage_members",
        VerifyCompany = "verify_company", Pay = "pay", DeleteCompany = "delete_company";
    /// The moderation status of a vacancy (product §4).
    VacancyStatus, "vacancy_status": Moderating = "moderating", Approved = "approved", Rejected = "rejected";
    /// The state of a vacancy as set by its owner or by expiry (decisions C1).
    Lifecycle, "lifecycle": Open = "open", Paused = "paused", Expired = "expired", Closed = "closed";
    /// How widely a vacancy is shown (decisions B7).
    VacancyKind, "vacancy_type": Standard = "standard", Top = "top", Day = "day";
    /// How a question of an employer is answered.
    QuestionKind, "question_kind": Text = "text", YesNo = "yes_no", Choice = "choice", Number = "number";
    /// Why a vacancy is rejected (decisions C1).
    RefusalReason, "reason":
        FeeOrDeposit = "fee_or_deposit", ContactsInText = "contacts_in_text", Discrimination = "discrimination",
        NotAVacancy = "not_a_vacancy", Duplicate = "duplicate", MisleadingPay = "misleading_pay",
        ForbiddenActivity = "forbidden_activity", OverseasWithoutLicence = "overseas_without_licence",
        WrongSphere = "wrong_sphere", Unreadable = "unreadable";
    /// The reason of a complaint.
    ComplaintReason, "complaint_reason":
        Fraud = "fraud", Fee = "fee", Discrimination = "discrimination", NotReal = "not_real",
        Contacts = "contacts", Other = "other";
    /// What a company offers besides the pay.
    Benefit, "benefit":
        Official = "official", Bonus = "bonus", Meals = "meals", Transport = "transport", Housing = "housing",
        Insurance = "insurance", Training = "training", Career = "career", FlexibleHours = "flexible_hours",
        Remote = "remote", Sport = "sport", Family = "family", Discounts = "discounts", Phone = "phone",
        Uniform = "uniform", Events = "events";
    /// Why a company is not verified (decisions C21).
    VerificationReason, "verification_reason":
        DocumentUnreadable = "document_unreadable", DocumentOfAnotherCompany = "document_of_another_company",
        TaxNumberMismatch = "tax_number_mismatch", CompanyClosed = "company_closed",
        NotACompany = "not_a_company", Other = "other";
    /// What a candidate sees of an application (product §4).
    ApplicationStatus, "application_status":
        Waiting = "waiting", Offer = "offer", Approve = "approve", Reject = "reject";
    /// Where an application is on the employer's board; each stage has one status (decisions C2).
    ApplicationStage, "application_stage":
        New = "new", Review = "review", Test = "test", Invited = "invited", Interview = "interview",
        Hired = "hired", Rejected = "rejected";
    /// Who began: the candidate responded, or the employer invited.
    ApplicationSource, "application_source": Response = "response", Invitation = "invitation";
    /// Who ended an application.
    EndedBy, "ended_by": Customer = "customer", Candidate = "candidate", System = "system";
    /// Why an application ended (decisions C2). The first nine are for employers who refuse.
    ApplicationReason, "application_reason":
        NotEnoughExperience = "not_enough_experience", SkillsMismatch = "skills_mismatch",
        SalaryExpectation = "salary_expectation", LocationSchedule = "location_schedule",
        PositionFilled = "position_filled", FailedTest = "failed_test", FailedInterview = "failed_interview",
        NoShow = "no_show", Other = "other", Withdrawn = "withdrawn", Declined = "declined",
        VacancyClosed = "vacancy_closed", NoAnswer = "no_answer", OfferLapsed = "offer_lapsed",
        DidNotStart = "did_not_start", LeftOnProbation = "left_on_probation";
    /// What a member of the team thinks of a candidate.
    Recommendation, "recommendation": No = "no", Maybe = "maybe", Yes = "yes";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_the_same_in_json_and_in_parse() {
        for (list, codes) in LISTS {
            assert!(!codes.is_empty(), "{list}");
        }
        for word in WorkType::ALL {
            assert_eq!(serde_json::to_value(word).unwrap(), word.code());
            assert_eq!(WorkType::parse(word.code()), Some(*word));
        }
        assert_eq!(WorkType::parse("office"), None);
        assert_eq!(Experience::Three.label_key(), "experience_3");
    }
}
