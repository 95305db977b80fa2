// Generated from openapi.json by `npm run generate`. Never edited by hand.
export const About = {
  "minLength": 30,
  "maxLength": 10000
} as const;

export const Address = {
  "minLength": 0,
  "maxLength": 255
} as const;

export const CompanyName = {
  "minLength": 2,
  "maxLength": 150
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

export const ContactTopic = {
  "enum": [
    "candidate",
    "employer",
    "problem",
    "other"
  ]
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
    "idempotency_mismatch"
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

export const LanguageLevel = {
  "enum": [
    "a1",
    "b1",
    "c1"
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

export const Link = {
  "minLength": 5,
  "maxLength": 511,
  "pattern": "^([hH][tT][tT][pP][sS]?|[fF][tT][pP])://[^\\s/?#]\\S*$"
} as const;

export const ListItem = {
  "minLength": 3,
  "maxLength": 200
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

export const PersonName = {
  "minLength": 1,
  "maxLength": 60
} as const;

export const Position = {
  "minLength": 3,
  "maxLength": 100
} as const;

export const QuestionText = {
  "minLength": 10,
  "maxLength": 300
} as const;

export const ReplyTo = {
  "minLength": 5,
  "maxLength": 254
} as const;

export const Role = {
  "enum": [
    "candidate",
    "customer"
  ]
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

export const SocialStatus = {
  "enum": [
    "student",
    "married",
    "single",
    "other"
  ]
} as const;

export const VacancyTitle = {
  "minLength": 3,
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

export * as limits from './limits.gen';
