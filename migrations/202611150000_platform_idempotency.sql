-- First answers of creating calls, replayed when the client repeats with the same Idempotency-Key.
create table idempotency_keys (
    owner      text        not null,
    key        text        not null,
    route      text        not null,
    body_hash  bytea       not null,
    status     smallint    not null,
    answer     bytea       not null,
    created_at timestamptz not null default now(),
    constraint idempotency_keys_one_answer primary key (owner, key, route)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);
