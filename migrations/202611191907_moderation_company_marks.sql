-- Why staff gave a company the mark, or took it away, without a request of the company.
create table company_mark_decisions (
    id         uuid        primary key,
    company_id uuid        not null references companies on delete cascade,
    staff_id   uuid        not null references staff_members,
    at         timestamptz not null,
    -- What was checked.
    evidence   text,
    -- Why the mark was taken away.
    reason     text,
    -- In words: for staff what was seen, for the owner why.
    note       text,
    constraint company_mark_decisions_given_or_taken check (num_nonnulls(evidence, reason) = 1),
    constraint company_mark_decisions_evidence_is_known check (evidence in ('document', 'registry', 'contact')),
    constraint company_mark_decisions_reason_is_known check (reason in (
        'document_unreadable', 'document_of_another_company', 'tax_number_mismatch', 'company_closed', 'not_a_company',
        'other'
    ))
);

create index company_mark_decisions_newest on company_mark_decisions (company_id, at desc);
create index company_mark_decisions_of_staff on company_mark_decisions (staff_id);
