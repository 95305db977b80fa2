-- The live channel: each person has a stream of events, numbered without gaps in the order in which they were committed.
-- No reference to users here: it would lock the account's row whenever something is told to its owner.
create table live_streams (
    user_id  uuid   primary key,
    last_seq bigint not null
);

-- Events hold ids only. They are kept for a day, so that whoever was away for a moment misses nothing.
create table live_events (
    id      bigint      generated always as identity primary key,
    user_id uuid        not null,
    -- Null until the transaction commits.
    seq     bigint,
    topic   text        not null,
    data    jsonb       not null,
    at      timestamptz not null,
    constraint live_events_one_per_number unique (user_id, seq),
    constraint live_events_topic_is_known check (topic in ('notices', 'board', 'applications'))
);

create index live_events_without_number on live_events (id) where seq is null;
create index live_events_by_age on live_events (at);

-- A ticket opens one socket. Its session may end meanwhile.
create table live_tickets (
    hash       bytea       primary key,
    session_id uuid        not null references sessions on delete cascade,
    expires_at timestamptz not null
);

create index live_tickets_of_session on live_tickets (session_id);
create index live_tickets_by_age on live_tickets (expires_at);

-- Numbers are given while the transaction commits, to all its events at once and to people in the order of their ids: so
-- transactions that tell the same people wait for each other only for the moment of a commit, and never in a circle.
-- Events without a number that are visible here are of this transaction.
create function number_live_events() returns trigger language plpgsql as $$
declare
    told uuid;
begin
    for told in
        with counted as materialized (
            select user_id, count(*) as many from live_events where seq is null group by user_id order by user_id
        ), moved as (
            insert into live_streams as s (user_id, last_seq)
            select user_id, many from counted order by user_id
            on conflict (user_id) do update set last_seq = s.last_seq + excluded.last_seq
            returning s.user_id, s.last_seq
        ), numbered as (
            select e.id, m.last_seq + 1 - row_number() over (partition by e.user_id order by e.id desc) as seq
            from live_events e join moved m on m.user_id = e.user_id
            where e.seq is null
        )
        update live_events e set seq = n.seq from numbered n where n.id = e.id returning e.user_id
    loop
        -- The same notification is sent once per transaction.
        perform pg_notify('live', told::text);
    end loop;
    return null;
end
$$;

create constraint trigger live_events_get_their_numbers after insert on live_events
    deferrable initially deferred for each row execute function number_live_events();

-- Sockets of an ended session are closed at once.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
    perform pg_notify('live_ended', old.id::text);
    return null;
end
$$;

create trigger sessions_tell_their_end after delete on sessions
    for each row execute function tell_ended_session();

create function delete_live_events_of_user() returns trigger language plpgsql as $$
begin
    delete from live_events where user_id = old.id;
    return null;
end
$$;

create trigger users_take_their_live_events after delete on users
    for each row execute function delete_live_events_of_user();
