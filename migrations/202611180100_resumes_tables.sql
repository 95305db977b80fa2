-- Resumes. The text is `form`: crates/resumes/src/form.rs. That of a draft may be incomplete, that of an active one is
-- valid. The columns after it are copies for cards, lists and search, written when the text comes into force.
create table resumes (
    id                uuid        primary key,
    candidate_id      uuid        not null references candidates on delete cascade,
    slug              text        not null,
    status            text        not null default 'draft',
    -- Counts every save.
    revision          int         not null default 1,
    -- Where the wizard was left.
    step              text        not null,
    form              jsonb       not null,
    position          text        not null default '',
    spheres           text[]      not null default '{}',
    location          text        references locations (slug),
    work_types        text[]      not null default '{}',
    salary            bigint,
    currency          text,
    hide_salary       boolean     not null default false,
    languages         text[]      not null default '{}',
    licences          text[]      not null default '{}',
    -- Folded words of position, skills and professions, for the search of employers.
    words             text        not null default '',
    -- Months of work when the text came into force; `is_working` says whether they go on.
    experience_months int         not null default 0,
    is_working        boolean     not null default false,
    completeness      int         not null default 0,
    -- Who may see it (decisions C12), and what nobody sees.
    visibility        text        not null default 'employers',
    hidden            text[]      not null default '{}',
    -- The hash of the secret in the share link.
    link_hash         bytea,
    -- Why staff returned it to its owner: [{"code": "unreadable", "field": "about", "text": "…"}]
    reasons           jsonb       not null default '[]',
    -- Three complaints hide it until somebody has looked (decisions C13).
    hidden_at         timestamptz,
    -- Since when the present text is public.
    in_force_at       timestamptz,
    published_at      timestamptz,
    -- Publishing and renewing put it on top of lists.
    renewed_at        timestamptz,
    created_at        timestamptz not null,
    updated_at        timestamptz not null,
    -- Removed by its owner; purged a month later (decisions C18).
    deleted_at        timestamptz,
    constraint resumes_one_per_slug unique (slug),
    constraint resumes_one_per_link unique (link_hash),
    constraint resumes_status_is_known check (status in ('draft', 'active')),
    constraint resumes_step_is_known check (step in (
        'default', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'
    )),
    constraint resumes_visibility_is_known check (visibility in (
        'employers', 'whitelist', 'blacklist', 'link', 'nobody'
    )),
    constraint resumes_hidden_groups_are_known check (hidden <@ array['name', 'phones', 'email', 'links', 'employers']),
    constraint resumes_active_has_times check (
        status = 'draft' or (in_force_at is not null and published_at is not null and renewed_at is not null)
    ),
    constraint resumes_active_has_location check (status = 'draft' or location is not null)
);

create index resumes_of_candidate on resumes (candidate_id, created_at desc);
create index resumes_newest on resumes (renewed_at desc, id desc) where status = 'active' and deleted_at is null;
create index resumes_fullest on resumes (completeness desc, renewed_at desc, id desc)
    where status = 'active' and deleted_at is null;
create index resumes_to_purge on resumes (deleted_at) where deleted_at is not null;

-- Texts that were public for a minute or longer (decisions J6).
create table resume_revisions (
    resume_id    uuid        not null references resumes on delete cascade,
    revision     int         not null,
    form         jsonb       not null,
    public_from  timestamptz not null,
    public_until timestamptz not null,
    primary key (resume_id, revision)
);

-- The companies of a whitelist or a blacklist.
create table resume_companies (
    resume_id  uuid not null references resumes on delete cascade,
    company_id uuid not null references companies on delete cascade,
    primary key (resume_id, company_id)
);

-- Which company looked at a resume, once a day in Tashkent.
create table resume_views (
    resume_id  uuid        not null references resumes on delete cascade,
    company_id uuid        not null references companies on delete cascade,
    day        date        not null,
    seen_at    timestamptz not null,
    primary key (resume_id, company_id, day)
);

create index resume_views_newest on resume_views (resume_id, seen_at desc);

-- Contacts that a company has opened: once for each resume, and they count towards its plan (decisions C12).
create table resume_openings (
    company_id uuid        not null references companies on delete cascade,
    resume_id  uuid        not null references resumes on delete cascade,
    opened_at  timestamptz not null,
    constraint resume_openings_one_per_resume primary key (company_id, resume_id)
);

create index resume_openings_by_time on resume_openings (company_id, opened_at);
create index resume_openings_of_resume on resume_openings (resume_id);
