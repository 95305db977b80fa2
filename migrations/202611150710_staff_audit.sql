-- Who did what, when and from where. Rows are added, never changed and never removed.
create table audit_events (
    id          uuid        primary key,
    at          timestamptz not null,
    actor_kind  text        not null,
    actor_id    uuid,
    action      text        not null,
    object_kind text,
    object_id   text,
    details     jsonb       not null default '{}',
    address     text,
    request_id  text,
    constraint audit_events_actor_is_known check (actor_kind in ('staff', 'user', 'system', 'cli')),
    constraint audit_events_actor_has_id check ((actor_kind in ('staff', 'user')) = (actor_id is not null)),
    constraint audit_events_object_is_whole check ((object_kind is null) = (object_id is null))
);

create index audit_events_newest on audit_events (at desc, id desc);
create index audit_events_by_actor on audit_events (actor_id, at desc, id desc);
create index audit_events_by_action on audit_events (action, at desc, id desc);

create function audit_events_stay() returns trigger language plpgsql as $$
begin
    raise exception 'audit_events are only added' using errcode = 'restrict_violation', constraint = 'audit_events_stay';
end
$$;

create trigger audit_events_stay before update or delete on audit_events
    for each row execute function audit_events_stay();
create trigger audit_events_are_not_emptied before truncate on audit_events
    for each statement execute function audit_events_stay();
