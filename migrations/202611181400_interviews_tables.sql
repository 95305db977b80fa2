-- A range of one value: its equality may stand beside the overlap of times in an exclusion constraint.
create type uuid_range as range (subtype = uuid);

-- A meeting of a company with somebody who applied (decisions C3).
create table interviews (
    id                uuid        primary key,
    application_id    uuid        not null references applications on delete cascade,
    company_id        uuid        not null references companies on delete cascade,
    candidate_id      uuid        not null references candidates on delete cascade,
    kind              text        not null,
    -- The address of the office.
    place             text,
    -- Where to meet online.
    link              text,
    duration_minutes  int         not null,
    -- What the company tells the candidate.
    note              text,
    -- Null while times are offered and none is chosen.
    start_at          timestamptz,
    end_at            timestamptz,
    status            text        not null,
    -- When this time was settled: what was told later needs no reminder.
    marked_at         timestamptz,
    confirmed_at      timestamptz,
    -- The candidate has asked for another time.
    asked_at          timestamptz,
    ask_text          text,
    cancelled_at      timestamptz,
    cancelled_by      text,
    cancel_text       text,
    -- The company wanted it although an interviewer is busy.
    ignores_conflicts boolean     not null,
    -- How often it was changed, for calendars.
    sequence          int         not null default 0,
    created_at        timestamptz not null,
    updated_at        timestamptz not null,
    constraint interviews_kind_is_known check (kind in ('office', 'online', 'phone')),
    constraint interviews_place_fits_kind check (
        (kind = 'office') = (place is not null) and (kind = 'online') = (link is not null)
    ),
    constraint interviews_duration_in_range check (duration_minutes between 15 and 240),
    constraint interviews_status_is_known check (
        status in ('offered', 'marked', 'came', 'did_not_come', 'cancelled')
    ),
    constraint interviews_time_is_whole check (
        (start_at is null) = (end_at is null) and (start_at is null) = (marked_at is null) and end_at > start_at
    ),
    constraint interviews_marked_has_a_time check (
        case status when 'offered' then start_at is null when 'cancelled' then true else start_at is not null end
    ),
    constraint interviews_cancelled_is_whole check (
        (status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null)
    ),
    constraint interviews_cancelled_by_is_known check (cancelled_by in ('candidate', 'customer', 'system')),
    constraint interviews_ask_has_a_time check (ask_text is null or asked_at is not null),
    -- Nobody is at two interviews at once, whoever invites.
    constraint interviews_one_at_a_time exclude using gist (
        uuid_range(candidate_id, candidate_id, '[]') with =,
        tstzrange(start_at, end_at) with &&
    ) where (status in ('marked', 'came', 'did_not_come'))
);

-- Times are offered once; a second offer moves the first.
create unique index interviews_one_offer on interviews (application_id) where status = 'offered';
create index interviews_of_application on interviews (application_id);
create index interviews_of_company on interviews (company_id, start_at);
create index interviews_of_candidate on interviews (candidate_id, start_at);
create index interviews_to_remind on interviews (start_at) where status = 'marked';
create index interviews_cancelled on interviews (cancelled_at) where status = 'cancelled';

-- Times to choose from. There are none any more once one is chosen.
create table interview_slots (
    id           uuid        primary key,
    interview_id uuid        not null references interviews on delete cascade,
    start_at     timestamptz not null,
    constraint interview_slots_differ unique (interview_id, start_at)
);

-- The members of the company who take part; whoever leaves the team leaves them too.
create table interview_interviewers (
    interview_id uuid not null references interviews on delete cascade,
    company_id   uuid not null,
    user_id      uuid not null,
    constraint interview_interviewers_once primary key (interview_id, user_id),
    constraint interview_interviewers_are_members foreign key (company_id, user_id)
        references company_members on delete cascade
);

create index interview_interviewers_of_member on interview_interviewers (company_id, user_id);

-- What was sent about an interview, once for each of its times.
create table interview_reminders (
    interview_id uuid        not null references interviews on delete cascade,
    kind         text        not null,
    sequence     int         not null,
    at           timestamptz not null,
    constraint interview_reminders_once primary key (interview_id, kind, sequence),
    constraint interview_reminders_kind_is_known check (kind in ('day', 'hours', 'outcome', 'called_off'))
);

-- An application that ends takes its interviews along, unless they have begun.
create function cancel_interviews_of_ended_application() returns trigger language plpgsql as $$
begin
    delete from interview_slots s using interviews i
    where s.interview_id = i.id and i.application_id = new.id and i.status = 'offered';
    update interviews set
        status = 'cancelled', cancelled_at = new.status_at, cancelled_by = new.ended_by, sequence = sequence + 1,
        updated_at = new.status_at
    where application_id = new.id
      and (status = 'offered' or status = 'marked' and start_at > new.status_at);
    return null;
end
$$;

create trigger applications_end_interviews after update of status on applications
    for each row when (new.status = 'reject' and old.status <> 'reject')
    execute function cancel_interviews_of_ended_application();

-- The interview that the card of an application shows: the next one, else the last one without a result.
create function open_interview(application uuid, now timestamptz) returns jsonb language sql stable as $$
    select jsonb_build_object(
        'id', i.id, 'start_at', i.start_at, 'duration_minutes', i.duration_minutes, 'status', i.status,
        'is_confirmed', i.confirmed_at is not null, 'asks_other', i.asked_at is not null,
        'slots', (select count(*) from interview_slots s where s.interview_id = i.id and s.start_at > now)
    )
    from interviews i
    where i.application_id = application and i.status in ('offered', 'marked')
    order by case when i.end_at > now then 0 when i.end_at is null then 1 else 2 end,
             case when i.end_at > now then i.start_at end, i.start_at desc, i.id
    limit 1
$$;

-- Since when nothing has come from the employer: an interview counts on its day, or until it is cancelled.
create function silent_since(application uuid, acted_at timestamptz) returns timestamptz language sql stable as $$
    select greatest(silent_since.acted_at, max(least(i.start_at, i.cancelled_at)))
    from interviews i
    where i.application_id = application and i.start_at is not null
$$;

-- The history of an application tells of its interviews too.
alter table application_events add column interview_at timestamptz;
alter table application_events drop constraint application_events_kind_is_known;
alter table application_events add constraint application_events_kind_is_known check (kind in (
    'sent', 'invited', 'viewed', 'moved', 'offered', 'accepted', 'declined', 'hired', 'hire_undone', 'rejected',
    'withdrawn', 'restored', 'reopened', 'refusal_planned', 'refusal_cancelled', 'interview_offered',
    'interview_marked', 'interview_moved', 'interview_confirmed', 'interview_other_time', 'interview_cancelled',
    'interview_came', 'interview_did_not_come'
));
