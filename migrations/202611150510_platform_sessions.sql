-- Signed-in browsers. The secret half of the token is stored as its hash only.
create table sessions (
    id           uuid        primary key,
    user_id      uuid        not null references users on delete cascade,
    secret_hash  bytea       not null,
    is_kept      boolean     not null,
    address      text        not null,
    user_agent   text        not null,
    created_at   timestamptz not null,
    last_used_at timestamptz not null,
    -- Slides with use up to `ends_at`.
    idle_until   timestamptz not null,
    ends_at      timestamptz not null,
    -- When the person last proved who he is: signed in, typed the password or a code.
    proved_at    timestamptz not null
);

create index sessions_of_user on sessions (user_id, last_used_at desc);
create index sessions_over on sessions (idle_until);
