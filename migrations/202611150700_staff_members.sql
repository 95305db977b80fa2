-- People who run the product. They are no users: own sign-in, own sessions, and no way from one to the other.
create table staff_members (
    id                uuid        primary key,
    login             text        not null,
    name              text        not null,
    role              text        not null,
    password_hash     text,
    -- The secret of the person's authenticator, sealed; it is made with the invitation's first visit.
    totp_sealed       bytea,
    totp_confirmed_at timestamptz,
    -- The newest time step that let somebody in: no code works twice.
    totp_last_step    bigint,
    -- The one-time link, as a hash.
    invitation_hash       bytea,
    invitation_expires_at timestamptz,
    disabled_at       timestamptz,
    created_at        timestamptz not null,
    constraint staff_members_login_once unique (login),
    constraint staff_members_login_is_lower check (login = lower(login)),
    constraint staff_members_role_is_known check (role in ('moderator', 'content', 'finance', 'admin')),
    constraint staff_members_invitation_once unique (invitation_hash),
    constraint staff_members_invitation_expires check ((invitation_hash is null) = (invitation_expires_at is null)),
    -- Whoever has a password has no open link, and the other way round: a link works once.
    constraint staff_members_invited_or_ready check ((invitation_hash is null) = (password_hash is not null)),
    constraint staff_members_password_with_totp check (
        (password_hash is null) = (totp_confirmed_at is null) and (totp_confirmed_at is null or totp_sealed is not null)
    )
);

create table staff_sessions (
    id           uuid        primary key,
    member_id    uuid        not null references staff_members (id),
    secret_hash  bytea       not null,
    created_at   timestamptz not null,
    last_used_at timestamptz not null,
    expires_at   timestamptz not null,
    address      text        not null,
    user_agent   text        not null,
    constraint staff_sessions_expires_later check (expires_at > created_at)
);

create index staff_sessions_of_member on staff_sessions (member_id, last_used_at);

-- How often somebody failed to sign in, by login and by address. Rows live for a day.
create table staff_failures (
    -- 'login malika' or 'address 192.0.2.1'
    subject  text        primary key,
    failures integer     not null,
    last_at  timestamptz not null,
    -- The next try counts from here.
    free_at  timestamptz not null,
    constraint staff_failures_are_counted check (failures > 0)
);
