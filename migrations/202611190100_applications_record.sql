-- Whether a response says something about how the company answers: one that the candidate took back within a week, before
-- any answer, does not. Later it does, or ignoring people until they give up would look better than answering late.
alter table applications add column counts_in_record boolean not null generated always as (
    source = 'response' and (
        answered_at is not null or ended_by is distinct from 'candidate'
        or extract(epoch from status_at - created_at) >= 7 * 24 * 3600
    )
) stored;

-- The report and the record read from the index alone.
drop index applications_of_company;
create index applications_of_company on applications (company_id, created_at desc)
    include (id, vacancy_id, source, stage, ended_by, reason, answered_at, counts_in_record);
