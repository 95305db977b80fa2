-- Finding vacancies. PostgreSQL is the truth; every server keeps an index of its own and follows these changes.

-- Which vacancies changed, written by triggers in the transaction of the change, so that no path can forget it.
-- Readers go by (xact, seq) and only below the oldest transaction still running: a number alone may become visible
-- after a higher one, and its change would be lost.
create table search_changes (
    seq        bigint      generated always as identity primary key,
    xact       xid8        not null default pg_current_xact_id(),
    vacancy_id uuid        not null,
    at         timestamptz not null default now()
);

create index search_changes_in_order on search_changes (xact, seq);
create index search_changes_by_time on search_changes (at);

-- Changes up to this transaction were thrown away: an index that has not seen them is built anew.
create table search_forgotten (
    is_only boolean primary key default true check (is_only),
    xact    xid8    not null
);

insert into search_forgotten (xact) values ('0');

create function note_vacancy_changes() returns trigger language plpgsql as $$
begin
    insert into search_changes (vacancy_id) select id from changed;
    if found then
        notify vacancies_changed;
    end if;
    return null;
end
$$;

create trigger vacancies_note_new after insert on vacancies
    referencing new table as changed for each statement execute function note_vacancy_changes();
create trigger vacancies_note_changed after update on vacancies
    referencing new table as changed for each statement execute function note_vacancy_changes();
create trigger vacancies_note_gone after delete on vacancies
    referencing old table as changed for each statement execute function note_vacancy_changes();

-- A company's name is searched with its vacancies; its standing is asked at every search.
create function note_company_changes() returns trigger language plpgsql as $$
begin
    if new.name <> old.name then
        insert into search_changes (vacancy_id) select id from vacancies where company_id = new.id and is_public;
    end if;
    notify vacancies_changed;
    return null;
end
$$;

create trigger companies_note_changed after update on companies
    for each row when (
        (old.name, old.slug, old.avatar, old.verified_at, old.active, old.hidden_at, old.leaving_at, old.stopped_until)
        is distinct from
        (new.name, new.slug, new.avatar, new.verified_at, new.active, new.hidden_at, new.leaving_at, new.stopped_until)
    )
    execute function note_company_changes();

-- `ishbor reindex` asks; servers whose index is older build a new one while the old one answers.
create table search_rebuilds (
    id       bigint      generated always as identity primary key,
    asked_at timestamptz not null
);

-- How far each server has come.
create table search_nodes (
    node         text        primary key,
    documents    bigint      not null,
    built_for    bigint      not null,
    is_building  boolean     not null,
    seen_at      timestamptz not null
);

-- Groups of words that mean the same, besides the names of professions; kept by staff.
create table search_synonyms (
    id         uuid        primary key,
    words      text[]      not null,
    note       text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint search_synonyms_are_several check (cardinality(words) between 2 and 12)
);

-- What people look for, by day in Tashkent. A text stands here only without numbers and addresses, and staff sees it
-- only when different people typed it.
create table search_queries (
    day      date not null,
    query    text not null,
    times    int  not null,
    empty    int  not null,
    visitors int  not null,
    primary key (day, query)
);

-- Who was counted today: a keyed fingerprint, forgotten after two days.
create table search_visitors (
    day     date  not null,
    query   text  not null,
    visitor bytea not null,
    primary key (day, query, visitor)
);

create table saved_searches (
    id           uuid        primary key,
    candidate_id uuid        not null references candidates on delete cascade,
    name         text        not null,
    -- The canonical query of the page: `q=haydovchi&location=samarqand`.
    query        text        not null,
    -- Vacancies published later are new.
    seen_at      timestamptz not null,
    has_digest   boolean     not null default true,
    -- What a digest has told about.
    told_at      timestamptz not null,
    created_at   timestamptz not null,
    constraint saved_searches_one_per_query unique (candidate_id, query)
);

create table hidden_vacancies (
    candidate_id uuid        not null references candidates on delete cascade,
    vacancy_id   uuid        not null references vacancies on delete cascade,
    hidden_at    timestamptz not null,
    primary key (candidate_id, vacancy_id)
);

create table hidden_companies (
    candidate_id uuid        not null references candidates on delete cascade,
    company_id   uuid        not null references companies on delete cascade,
    hidden_at    timestamptz not null,
    primary key (candidate_id, company_id)
);

create index hidden_vacancies_of_vacancy on hidden_vacancies (vacancy_id);
create index hidden_companies_of_company on hidden_companies (company_id);
