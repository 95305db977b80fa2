-- The columns of a company's board. The stage of a column decides what candidates see.
create table board_columns (
    id         uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies on delete cascade,
    stage      text not null,
    -- Null: called like its stage, in the language of the reader.
    name       text,
    position   int  not null,
    constraint board_columns_one_per_position unique (company_id, position) deferrable initially deferred,
    constraint board_columns_stage_is_known check (
        stage in ('new', 'review', 'test', 'invited', 'interview', 'hired', 'rejected')
    )
);

create function create_board_columns() returns trigger language plpgsql as $$
begin
    insert into board_columns (company_id, stage, position)
    select new.id, stage, position
    from unnest(array['new', 'review', 'test', 'invited', 'interview', 'hired', 'rejected'])
        with ordinality as stages (stage, position);
    return null;
end
$$;

create trigger companies_have_a_board after insert on companies
    for each row execute function create_board_columns();

insert into board_columns (company_id, stage, position)
select c.id, stage, position
from companies c
cross join unnest(array['new', 'review', 'test', 'invited', 'interview', 'hired', 'rejected'])
    with ordinality as stages (stage, position);

-- A candidate's response to a vacancy, or an employer's invitation.
create table applications (
    id             uuid        primary key,
    vacancy_id     uuid        not null references vacancies on delete cascade,
    company_id     uuid        not null references companies on delete cascade,
    candidate_id   uuid        not null references candidates on delete cascade,
    -- Not a reference: the copy outlives the resume.
    resume_id      uuid        not null,
    source         text        not null,
    status         text        not null,
    stage          text        not null,
    column_id      uuid        not null references board_columns,
    -- Where it was before it ended, for undoing.
    column_before  uuid        references board_columns on delete set null,
    letter         text,
    -- [{"question": "…", "kind": "text", "must_answer": true, "answer": "…"}]
    answers        jsonb       not null default '[]',
    -- The resume as it was when it was sent.
    snapshot       jsonb       not null,
    -- What cards of employers show of it.
    card           jsonb       not null,
    spheres        text[]      not null,
    -- The wanted pay in soum, by the rate of that day.
    salary         bigint,
    -- Folded words of name, position, letter and answers, for the search of employers.
    words          text        not null,
    -- The last message of the employer: an invitation or a refusal.
    message        text,
    ended_by       text,
    reason         text,
    created_at     timestamptz not null,
    status_at      timestamptz not null,
    stage_at       timestamptz not null,
    viewed_at      timestamptz,
    -- The first answer of the employer that the candidate can see.
    answered_at    timestamptz,
    -- The last action of the employer; silence is counted from here.
    acted_at       timestamptz not null,
    accepted_at    timestamptz,
    -- The employer was reminded that silence will close it.
    reminded_at    timestamptz,
    -- A refusal that the candidate gets later.
    refuse_at      timestamptz,
    refuse_reason  text,
    refuse_message text,
    constraint applications_one_per_candidate unique (candidate_id, vacancy_id),
    constraint applications_source_is_known check (source in ('response', 'invitation')),
    constraint applications_stage_has_its_status check (
        status = case
            when stage in ('new', 'review', 'test') then 'waiting'
            when stage in ('invited', 'interview') then 'offer'
            when stage = 'hired' then 'approve'
            when stage = 'rejected' then 'reject'
        end
    ),
    constraint applications_end_has_a_reason check (
        (status = 'reject') = (ended_by is not null) and (ended_by is null) = (reason is null)
    ),
    constraint applications_ended_by_is_known check (ended_by in ('customer', 'candidate', 'system')),
    constraint applications_planned_refusal_is_whole check ((refuse_at is null) = (refuse_reason is null)),
    constraint applications_planned_refusal_of_an_open_one check (refuse_at is null or status in ('waiting', 'offer'))
);

create index applications_of_candidate on applications (candidate_id, created_at desc);
create index applications_of_company on applications (company_id, created_at desc);
create index applications_of_vacancy on applications (vacancy_id, created_at desc);
create index applications_of_column on applications (column_id, stage_at desc);
create index applications_before_in_column on applications (column_before) where column_before is not null;
create index applications_to_close on applications (acted_at) where status in ('waiting', 'offer');
create index applications_to_refuse on applications (refuse_at) where refuse_at is not null;
create index applications_of_resume on applications (company_id, resume_id);

-- What happened, in order. Nothing is ever changed here.
create table application_events (
    id             bigint      generated always as identity primary key,
    application_id uuid        not null references applications on delete cascade,
    at             timestamptz not null,
    kind           text        not null,
    actor          text        not null,
    user_id        uuid        references users on delete set null,
    from_stage     text,
    to_stage       text,
    text           text,
    constraint application_events_actor_is_known check (actor in ('candidate', 'customer', 'system')),
    constraint application_events_kind_is_known check (kind in (
        'sent', 'invited', 'viewed', 'moved', 'offered', 'accepted', 'declined', 'hired', 'hire_undone', 'rejected',
        'withdrawn', 'restored', 'reopened', 'refusal_planned', 'refusal_cancelled'
    ))
);

create index application_events_of_application on application_events (application_id, id);
create index application_events_of_user on application_events (user_id) where user_id is not null;

create function refuse_changed_application_event() returns trigger language plpgsql as $$
begin
    -- The account of its author may be erased.
    if to_jsonb(new) - 'user_id' is distinct from to_jsonb(old) - 'user_id' or new.user_id is not null then
        raise exception 'events of applications never change';
    end if;
    return new;
end
$$;

create trigger application_events_never_change before update on application_events
    for each row execute function refuse_changed_application_event();

-- What the team says about a candidate; the candidate never sees it (decisions C22).
create table application_comments (
    id             uuid        primary key,
    application_id uuid        not null references applications on delete cascade,
    user_id        uuid        references users on delete set null,
    text           text        not null,
    mentions       uuid[]      not null,
    created_at     timestamptz not null,
    edited_at      timestamptz
);

create index application_comments_of_application on application_comments (application_id, created_at);
create index application_comments_of_user on application_comments (user_id) where user_id is not null;

-- What each member thinks of a candidate.
create table application_scorecards (
    application_id uuid        not null references applications on delete cascade,
    user_id        uuid        not null references users on delete cascade,
    recommendation text        not null,
    -- [{"name": "1C", "score": 4}]
    skills         jsonb       not null,
    note           text,
    at             timestamptz not null,
    primary key (application_id, user_id),
    constraint application_scorecards_recommendation_is_known check (recommendation in ('no', 'maybe', 'yes'))
);

create index application_scorecards_of_user on application_scorecards (user_id);

-- What a company promises, and how it really answers. The figures are counted by a job.
create table company_answers (
    company_id   uuid        primary key references companies on delete cascade,
    promise_days int,
    -- Responses of the last 90 days that had to be answered, and those that were.
    due          int         not null default 0,
    answered     int         not null default 0,
    median_hours int,
    counted_at   timestamptz,
    constraint company_answers_promise_in_range check (promise_days between 1 and 14)
);

-- The applications of a company that an employer's filter finds. A null is no filter; `late_before` is the moment before
-- which a response should have been answered. Parameters are written with the name of the function, because a column of
-- the same name would win.
create function found_applications(
    company uuid, vacancy text, wanted_stage text, patterns text[], sphere text, salary_max bigint,
    wanted_recommendation text, since timestamptz, only_unread boolean, late_before timestamptz
) returns setof applications language sql stable as $$
    select a.*
    from applications a join vacancies v on v.id = a.vacancy_id
    where a.company_id = found_applications.company and v.deleted_at is null
      and (found_applications.vacancy is null or v.slug = found_applications.vacancy)
      and (found_applications.wanted_stage is null or a.stage = found_applications.wanted_stage)
      and (found_applications.patterns is null or a.words like all (found_applications.patterns))
      and (found_applications.sphere is null or found_applications.sphere = any (a.spheres))
      and (found_applications.salary_max is null or a.salary <= found_applications.salary_max)
      and (found_applications.wanted_recommendation is null or exists (
          select from application_scorecards s
          where s.application_id = a.id and s.recommendation = found_applications.wanted_recommendation
      ))
      and (found_applications.since is null or a.created_at >= found_applications.since)
      and (not found_applications.only_unread or a.viewed_at is null)
      and (found_applications.late_before is null or (
          a.status = 'waiting' and a.answered_at is null and a.created_at < found_applications.late_before
      ))
$$;
