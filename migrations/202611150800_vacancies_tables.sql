-- Vacancies. The text lives in revisions; a vacancy carries a copy of what cards and lists show, taken from the
-- revision in force: the approved one, before the first approval the newest.
create table vacancies (
    id              uuid        primary key,
    company_id      uuid        not null references companies on delete cascade,
    slug            text        not null,
    kind            text        not null default 'standard',
    status          text        not null,
    lifecycle       text        not null default 'open',
    -- The approved revision that the public sees.
    public_revision uuid,
    -- For cards and lists.
    title           text        not null,
    spheres         text[]      not null,
    profession      text        references professions (slug),
    location        text        not null references locations (slug),
    work_types      text[]      not null,
    experience      text        not null,
    salary_min      bigint,
    salary_max      bigint,
    currency        text        not null,
    tax             text        not null,
    hide_salary     boolean     not null,
    -- When the present text came to the moderators.
    submitted_at    timestamptz not null,
    resubmissions   int         not null default 0,
    -- Freshness: the first approval, or the day it was opened again after it had expired.
    published_at    timestamptz,
    expires_at      timestamptz,
    -- Lifecycle letters that went out, and the answer to "still hiring?".
    asked_at        timestamptz,
    warned_at       timestamptz,
    still_hiring_at timestamptz,
    -- Three complaints hide it until somebody has looked (decisions C13).
    hidden_at       timestamptz,
    created_at      timestamptz not null,
    updated_at      timestamptz not null,
    deleted_at      timestamptz,
    is_public       boolean     not null generated always as (
        public_revision is not null and lifecycle = 'open' and hidden_at is null and deleted_at is null
    ) stored,
    constraint vacancies_one_per_slug unique (slug),
    constraint vacancies_kind_is_known check (kind in ('standard', 'top', 'day')),
    constraint vacancies_status_is_known check (status in ('moderating', 'approved', 'rejected')),
    constraint vacancies_lifecycle_is_known check (lifecycle in ('open', 'paused', 'expired', 'closed')),
    constraint vacancies_approved_is_published check (status <> 'approved' or public_revision is not null),
    constraint vacancies_rejected_is_not_published check (status <> 'rejected' or public_revision is null),
    constraint vacancies_published_has_days check (
        public_revision is null or (published_at is not null and expires_at is not null)
    ),
    constraint vacancies_pay_is_in_order check (salary_max is null or salary_max >= salary_min)
);

create index vacancies_of_company on vacancies (company_id, created_at desc);
create index vacancies_newest on vacancies (published_at desc, id desc) where is_public;
create index vacancies_newest_at_location on vacancies (location, published_at desc, id desc) where is_public;
create index vacancies_newest_of_company on vacancies (company_id, published_at desc, id desc) where is_public;
create index vacancies_newest_of_main_sphere on vacancies ((spheres[1]), published_at desc, id desc) where is_public;
create index vacancies_by_sphere on vacancies using gin (spheres) where is_public;
create index vacancies_by_profession on vacancies (profession, published_at desc) where is_public;
create index vacancies_to_expire on vacancies (expires_at) where public_revision is not null and deleted_at is null
    and lifecycle in ('open', 'paused');

create table vacancy_revisions (
    id           uuid        primary key,
    vacancy_id   uuid        not null references vacancies on delete cascade,
    number       int         not null,
    -- The whole form, valid: crates/vacancies/src/content.rs.
    content      jsonb       not null,
    state        text        not null,
    -- What text rules found (crates/screening).
    risk         int         not null,
    findings     jsonb       not null,
    submitted_at timestamptz not null,
    decided_at   timestamptz,
    -- The moderator; null when the rules decided.
    decided_by   uuid,
    -- [{"code": "discrimination", "field": "requirements.2", "text": "…"}]
    reasons      jsonb       not null default '[]',
    constraint vacancy_revisions_one_per_number unique (vacancy_id, number),
    constraint vacancy_revisions_state_is_known check (state in ('waiting', 'approved', 'rejected', 'superseded')),
    constraint vacancy_revisions_decided_has_time check ((state = 'waiting') = (decided_at is null))
);

-- One text of a vacancy waits at a time.
create unique index vacancy_revisions_one_waiting on vacancy_revisions (vacancy_id) where state = 'waiting';
create index vacancy_revisions_queue on vacancy_revisions (risk desc, submitted_at) where state = 'waiting';
create index vacancy_revisions_decided on vacancy_revisions (decided_at desc) where decided_by is not null;

alter table vacancies
    add constraint vacancies_public_revision_exists foreign key (public_revision) references vacancy_revisions
        deferrable initially deferred;

-- What happened to a vacancy, for its owner and for moderators.
create table vacancy_events (
    id         uuid        primary key,
    vacancy_id uuid        not null references vacancies on delete cascade,
    at         timestamptz not null,
    what       text        not null,
    constraint vacancy_events_what_is_known check (what in (
        'submitted', 'approved', 'rejected', 'edited', 'edit_rejected', 'paused', 'resumed', 'closed', 'prolonged',
        'expired', 'hidden', 'restored', 'taken_down', 'deleted', 'still_hiring'
    ))
);

create index vacancy_events_of_vacancy on vacancy_events (vacancy_id, at);

-- One unfinished form for each company, saved while it is typed.
create table vacancy_drafts (
    id         uuid        primary key,
    company_id uuid        not null references companies on delete cascade,
    version    int         not null,
    step       text        not null,
    form       jsonb       not null,
    updated_at timestamptz not null,
    constraint vacancy_drafts_one_per_company unique (company_id)
);

-- Counters by day in Tashkent.
create table vacancy_days (
    vacancy_id uuid not null references vacancies on delete cascade,
    day        date not null,
    views      int  not null default 0,
    responses  int  not null default 0,
    favourites int  not null default 0,
    contacts   int  not null default 0,
    primary key (vacancy_id, day)
);

-- Who was counted today: a keyed fingerprint, forgotten after two days.
create table vacancy_viewers (
    day        date  not null,
    vacancy_id uuid  not null references vacancies on delete cascade,
    visitor    bytea not null,
    primary key (day, vacancy_id, visitor)
);

-- Who asked for the contacts of a vacancy.
create table vacancy_contact_views (
    candidate_id uuid        not null references candidates on delete cascade,
    vacancy_id   uuid        not null references vacancies on delete cascade,
    at           timestamptz not null,
    primary key (candidate_id, vacancy_id)
);

create index vacancy_contact_views_by_time on vacancy_contact_views (candidate_id, at);

create table favourites (
    candidate_id uuid        not null references candidates on delete cascade,
    vacancy_id   uuid        not null references vacancies on delete cascade,
    added_at     timestamptz not null,
    primary key (candidate_id, vacancy_id)
);

create index favourites_newest on favourites (candidate_id, added_at desc);
create index favourites_of_vacancy on favourites (vacancy_id);

-- Somebody says that a vacancy or a company is not what it should be.
create table complaints (
    id          uuid        primary key,
    -- Null: about the company itself.
    vacancy_id  uuid        references vacancies on delete cascade,
    company_id  uuid        not null references companies on delete cascade,
    reporter_id uuid        not null references users on delete cascade,
    reason      text        not null,
    text        text,
    created_at  timestamptz not null,
    verdict     text,
    decided_at  timestamptz,
    decided_by  uuid,
    constraint complaints_verdict_is_known check (verdict in ('upheld', 'dismissed')),
    constraint complaints_decided_has_time check ((verdict is null) = (decided_at is null))
);

create unique index complaints_one_per_vacancy on complaints (vacancy_id, reporter_id) where vacancy_id is not null;
create unique index complaints_one_per_company on complaints (company_id, reporter_id) where vacancy_id is null;
create index complaints_of_reporter on complaints (reporter_id, created_at);
create index complaints_open on complaints (created_at) where verdict is null;
create index complaints_upheld on complaints (company_id, decided_at) where verdict = 'upheld';
