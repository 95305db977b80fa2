//! The parts of the API's description that no capability has: the title, shared types, the list of codes.

use std::collections::HashSet;

use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Ishbor API", description = "Calls of the job and recruiting marketplace. Rules: docs/API.md."),
    tags(
        (name = "dictionaries", description = "Places, spheres, professions, skills, labels and limits"),
        (name = "rates", description = "Exchange rates of the Central Bank"),
        (name = "content", description = "Pages of the help area and letters to us"),
        (name = "accounts", description = "Registration, sign-in, and account settings"),
        (name = "resumes", description = "Resumes of candidates, and candidates as employers see them"),
        (name = "applications", description = "Responses to vacancies, invitations, the board of employers"),
        (name = "interviews", description = "Interviews: times, answers, results, calendar files"),
        (name = "chat", description = "Conversations about applications"),
        (name = "companies", description = "The team of a company, its verification and its page"),
        (name = "live", description = "The live channel: a WebSocket that tells pages what has changed"),
        (name = "notifications", description = "Notification settings"),
        (name = "staff", description = "The console: sign-in, members, the audit log"),
    ),
    components(schemas(ErrorCode, ComplaintTarget, platform::wording::ErrorBody, SharedFields, resumes::form::ResumeFields))
)]
struct Head;

/// Every code that `ErrorBody.code` can hold. Capabilities add theirs to `codes`.
struct ErrorCode;

impl utoipa::ToSchema for ErrorCode {}

impl utoipa::PartialSchema for ErrorCode {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .enum_values(Some(codes()))
            .description(Some("What happened, for programs: the text for people is `message`."))
            .into()
    }
}

/// Every code once, each with a text `refusal_{code}` in three languages (enforced by a test). Capabilities may share a
/// code.
pub fn codes() -> Vec<&'static str> {
    let mut codes = platform::Error::CODES.to_vec();
    codes.extend(platform::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(staff::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(accounts::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(vacancies::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(resumes::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(applications::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(interviews::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(chat::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(moderation::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(companies::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(vacancy_search::Refusal::ALL.iter().map(|refusal| refusal.code()));
    codes.extend(partners::Refusal::ALL.iter().map(|refusal| refusal.code()));
    let mut seen = HashSet::new();
    codes.into_iter().filter(|code| seen.insert(*code)).collect()
}

/// Every kind of content that people may complain about: replaces `moderation::complaints::Target`, which knows none.
struct ComplaintTarget;

impl utoipa::ToSchema for ComplaintTarget {}

impl utoipa::PartialSchema for ComplaintTarget {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .enum_values(Some(crate::app::kinds().names()))
            .description(Some("What a complaint is about."))
            .into()
    }
}

/// Field types of product §3 that no call uses yet; the web reads their limits.
#[derive(utoipa::ToSchema)]
#[expect(dead_code, reason = "exists for its description only")]
struct SharedFields {
    vacancy_title: kernel::fields::VacancyTitle,
    position: kernel::fields::Position,
    list_item: kernel::fields::ListItem,
    about: kernel::fields::About,
    question_text: kernel::fields::QuestionText,
    cover_letter: kernel::fields::CoverLetter,
    company_name: kernel::fields::CompanyName,
    address: kernel::fields::Address,
    skill: kernel::fields::Skill,
    phone: kernel::Phone,
    email: kernel::Email,
    link: kernel::Link,
    locale: kernel::Locale,
    role: kernel::words::Role,
    work_type: kernel::words::WorkType,
    work_hours: kernel::words::WorkHours,
    experience: kernel::words::Experience,
    education_level: kernel::words::EducationLevel,
    language_level: kernel::words::LanguageLevel,
    sex: kernel::words::Sex,
    social_status: kernel::words::SocialStatus,
    currency: kernel::Currency,
}

pub fn head() -> OpenApi {
    Head::openapi()
}
