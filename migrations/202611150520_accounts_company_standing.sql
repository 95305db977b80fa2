-- How a company stands with us: checked, warned, stopped, and what its plan allows.
create table limits (
    id                smallint primary key,
    code              text     not null constraint limits_one_per_code unique,
    -- Vacancies open at once; for companies that nobody has checked the smaller number.
    open_vacancies    int      not null,
    open_unverified   int      not null,
    contact_openings  int      not null,
    invitations_a_day int      not null,
    test_sendings     int      not null,
    period_days       int      not null
);

insert into limits values (1, 'free', 10, 3, 50, 30, 20, 30);

alter table companies
    -- Staff saw the papers (decisions C21, B43).
    add column verified_at     timestamptz,
    -- Complaints that were upheld: a warning, a week's stop, the end (decisions C13).
    add column strikes         smallint not null default 0,
    add column stopped_until   timestamptz,
    -- Three people complained about it: out of sight until somebody has looked (decisions C13).
    add column hidden_at       timestamptz,
    -- Its owner has asked to delete the account: nobody should apply there meanwhile.
    add column leaving_at      timestamptz,
    add column limit_id        smallint not null default 1 references limits,
    -- Days in Tashkent of the plan's current period.
    add column limit_start_day date     not null default ((now() at time zone 'Asia/Tashkent')::date),
    add column limit_end_day   date     not null default ((now() at time zone 'Asia/Tashkent')::date + 30),
    add constraint companies_strikes_are_three check (strikes between 0 and 3);

-- Whether everybody may see a company and its vacancies.
create function is_in_sight(c companies, at timestamptz) returns boolean language sql immutable as $$
    select c.active and c.hidden_at is null and c.leaving_at is null
       and (c.stopped_until is null or c.stopped_until <= at)
$$;

-- The few whose vacancies nobody sees: lists look for them here instead of reading every company.
create index companies_out_of_sight on companies (id)
    where not active or stopped_until is not null or hidden_at is not null or leaving_at is not null;
