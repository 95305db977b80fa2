-- Answers for interviews alone (decisions B32): apart from the resume, with the consent to store them.
create table resume_interview_data (
    resume_id       uuid        primary key references resumes on delete cascade,
    -- crates/resumes/src/interview/mod.rs
    data            jsonb       not null,
    consent_version text        not null,
    consented_at    timestamptz not null
);
