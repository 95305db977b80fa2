-- A company shows that it is real (decisions C21): a document, and requests that staff decides.

create table company_documents (
    id          uuid        primary key,
    company_id  uuid        not null references companies on delete cascade,
    -- Null: erased.
    file_key    text,
    name        text        not null,
    kind        text        not null,
    size        int         not null,
    uploaded_at timestamptz not null,
    -- A request names it. One that no request names is deleted after a day.
    attached_at timestamptz,
    erased_at   timestamptz,
    constraint company_documents_kind_is_known check (kind in ('pdf', 'jpeg')),
    constraint company_documents_erased_has_no_file check ((file_key is null) = (erased_at is not null))
);

-- Whoever uploads again replaces what no request names yet.
create unique index company_documents_one_waiting on company_documents (company_id) where attached_at is null;
create index company_documents_by_file on company_documents (file_key) where file_key is not null;
create index company_documents_waiting on company_documents (uploaded_at) where attached_at is null;
create index company_documents_of_company on company_documents (company_id);

create table company_verifications (
    id            uuid        primary key,
    company_id    uuid        not null references companies on delete cascade,
    tax_number    text        not null,
    document_id   uuid        not null references company_documents on delete cascade,
    state         text        not null default 'pending',
    -- What the company said of itself when it asked.
    entered_name     text     not null,
    entered_location text     not null,
    requested_by  uuid        references users on delete set null,
    requested_at  timestamptz not null,
    -- The refused request that this one asks to look at again.
    appeal_of     uuid        references company_verifications on delete cascade,
    appeal_text   text,
    registry               text not null,
    registry_name          text,
    registry_address       text,
    registry_director      text,
    registry_registered_on date,
    registry_asked_at      timestamptz,
    decided_at    timestamptz,
    reason        text,
    note          text,
    -- The newest verified request of its company: the number stays with the company, also while its mark rests or is
    -- taken away.
    holds_number  boolean     not null default false,
    constraint company_verifications_one_appeal unique (appeal_of),
    constraint company_verifications_number_has_nine_digits check (tax_number ~ '^[0-9]{9}$'),
    constraint company_verifications_state_is_known check (state in ('pending', 'verified', 'refused')),
    constraint company_verifications_registry_is_known check (
        registry in ('found', 'not_found', 'closed', 'unavailable', 'not_asked')),
    constraint company_verifications_decision_has_time check ((state = 'pending') = (decided_at is null)),
    constraint company_verifications_refusal_has_reason check ((state = 'refused') = (reason is not null)),
    constraint company_verifications_verified_holds_number check (state = 'verified' or not holds_number)
);

create unique index company_verifications_one_pending on company_verifications (company_id) where state = 'pending';
create unique index company_verifications_one_number on company_verifications (company_id) where holds_number;
create unique index company_verifications_one_holder on company_verifications (tax_number) where holds_number;
create index company_verifications_newest on company_verifications (company_id, requested_at desc, id desc);
create index company_verifications_waiting on company_verifications (requested_at, id) where state = 'pending';
create index company_verifications_decided on company_verifications (decided_at desc, id) where state <> 'pending';
create index company_verifications_of_document on company_verifications (document_id);
