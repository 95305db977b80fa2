-- People. A user has one phone and one or two profiles: candidate, company. `role` is the profile in use.
create table users (
    id                uuid        primary key,
    phone             text        not null,
    phone_verified_at timestamptz not null,
    email             text,
    -- The address without differences that mail servers ignore: one address, one account.
    email_key         text,
    email_verified_at timestamptz,
    -- Null: the person signs in by Telegram, Google or a link.
    password_hash     text,
    role              text        not null,
    role_changed_at   timestamptz,
    locale            text        not null,
    totp_sealed       bytea,
    totp_confirmed_at timestamptz,
    -- A code of the authenticator works once: the step of the last one used.
    totp_last_step    bigint,
    -- Set when the person asked to delete the account; erased at that moment unless undone.
    delete_at         timestamptz,
    created_at        timestamptz not null,
    constraint users_one_per_phone unique (phone),
    constraint users_one_per_email unique (email_key),
    constraint users_role_is_known check (role in ('candidate', 'customer')),
    constraint users_locale_is_known check (locale in ('uz', 'ru', 'en')),
    constraint users_email_has_key check ((email is null) = (email_key is null))
);

create index users_to_erase on users (delete_at) where delete_at is not null;

create table candidates (
    id              uuid        primary key,
    user_id         uuid        not null references users on delete cascade,
    name            text        not null,
    surname         text        not null,
    birthday        date        not null,
    sex             text        not null,
    location        text        not null references locations (slug),
    education_level text        not null,
    specialization  text,
    -- [{"language": "uz", "level": "c1"}]
    languages       jsonb       not null,
    about           text,
    avatar          text,
    created_at      timestamptz not null,
    updated_at      timestamptz not null,
    constraint candidates_one_per_user unique (user_id),
    constraint candidates_sex_is_known check (sex in ('male', 'female')),
    constraint candidates_education_level_is_known check (education_level in ('secondary', 'incomplete_higher', 'higher'))
);

create table candidate_spheres (
    candidate_id uuid not null references candidates on delete cascade,
    sphere       text not null references spheres (slug),
    position     int  not null,
    primary key (candidate_id, sphere)
);

create table companies (
    id         uuid        primary key,
    user_id    uuid        not null references users on delete cascade,
    slug       text        not null,
    name       text        not null,
    address    text,
    location   text        not null references locations (slug),
    owned_date date,
    about      text,
    avatar     text,
    -- False: stopped by staff (decisions B44).
    active     boolean     not null default true,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint companies_one_per_user unique (user_id),
    constraint companies_one_per_slug unique (slug)
);

-- A code on its way: six digits to a phone or an e-mail, for one purpose, used once. The digits are derived from a
-- key of the installation, so they stand nowhere.
create table code_requests (
    -- SHA-256 of the id that only the asking browser knows.
    id           bytea       primary key,
    purpose      text        not null,
    -- A phone, or an e-mail address for the purpose `email`.
    recipient    text        not null,
    -- Who asked, for the purposes of signed-in people.
    user_id      uuid        references users on delete cascade,
    -- No code was sent and none will fit: the answer only looks the same.
    is_decoy     boolean     not null,
    locale       text        not null,
    consents     text[]      not null,
    address      text        not null,
    network      text        not null,
    costs        bigint      not null default 0,
    tries        int         not null default 0,
    created_at   timestamptz not null,
    expires_at   timestamptz not null,
    -- Set before the provider is called: a crash in between must not send twice.
    sending_at   timestamptz,
    sent_at      timestamptz,
    failed_at    timestamptz,
    provider_id  text,
    delivered_at timestamptz,
    verified_at  timestamptz,
    used_at      timestamptz,
    cancelled_at timestamptz,
    constraint code_requests_purpose_is_known check (purpose in ('register', 'reset', 'proof', 'phone', 'email')),
    constraint code_requests_five_tries check (tries between 0 and 5),
    constraint code_requests_user_where_needed check ((user_id is not null) = (purpose in ('proof', 'phone', 'email')))
);

create index code_requests_by_recipient on code_requests (recipient, created_at desc);
create index code_requests_by_network on code_requests (network, created_at desc);
create index code_requests_by_day on code_requests (created_at);
create index code_requests_by_provider_id on code_requests (provider_id) where provider_id is not null;

-- Links that sign in once (`/auth/verifier/{secret}`).
create table sign_in_links (
    secret_hash bytea       primary key,
    user_id     uuid        not null references users on delete cascade,
    created_at  timestamptz not null,
    expires_at  timestamptz not null,
    used_at     timestamptz
);

create index sign_in_links_of_user on sign_in_links (user_id, created_at desc);

-- What a person agreed to, and to which text.
create table consents (
    user_id             uuid        not null references users on delete cascade,
    document            text        not null,
    version             text        not null,
    given_at            timestamptz not null,
    locale              text        not null,
    address_fingerprint bytea       not null,
    primary key (user_id, document, version),
    constraint consents_document_is_known check (document in ('terms', 'privacy'))
);

-- Accounts elsewhere that open ours. The key is who says it and whom he means, never an e-mail address.
create table identities (
    id        uuid        primary key,
    user_id   uuid        not null references users on delete cascade,
    issuer    text        not null,
    subject   text        not null,
    name      text        not null,
    linked_at timestamptz not null,
    constraint identities_one_account_each unique (issuer, subject)
);

create index identities_of_user on identities (user_id);

-- What happened to an account, for its owner's eyes.
create table account_events (
    id         uuid        primary key,
    user_id    uuid        not null references users on delete cascade,
    event      text        not null,
    at         timestamptz not null,
    address    text        not null,
    user_agent text        not null
);

create index account_events_of_user on account_events (user_id, at desc);

-- Wrong passwords, by phone and by address. They slow down, they never lock for ever.
create table sign_in_failures (
    key        text        primary key,
    failures   int         not null,
    last_at    timestamptz not null,
    wait_until timestamptz not null
);

-- Browsers that signed in before: a stranger's guesses do not slow them down.
create table known_devices (
    user_id     uuid        not null references users on delete cascade,
    device_hash bytea       not null,
    seen_at     timestamptz not null,
    primary key (user_id, device_hash)
);

create table recovery_codes (
    user_id   uuid  not null references users on delete cascade,
    code_hash bytea not null,
    used_at   timestamptz,
    primary key (user_id, code_hash)
);

create table telegram_chats (
    user_id    uuid        primary key references users on delete cascade,
    chat_id    bigint      not null,
    name       text        not null,
    linked_at  timestamptz not null,
    -- The person blocked the bot: other channels take over.
    blocked_at timestamptz,
    constraint telegram_chats_one_account_each unique (chat_id)
);

-- One-time keys of the bot's deep link, and who came with them.
create table telegram_link_keys (
    key_hash   bytea       primary key,
    user_id    uuid        not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    chat_id    bigint,
    chat_name  text,
    decided_at timestamptz
);

create index telegram_link_keys_of_user on telegram_link_keys (user_id, created_at desc);

-- Updates of the bot that were handled: Telegram repeats what it is not sure about.
create table telegram_updates (
    update_id bigint      primary key,
    seen_at   timestamptz not null
);

-- What Telegram's login page said, each answer good for one sign-in.
create table telegram_sign_ins (
    hash    bytea       primary key,
    seen_at timestamptz not null
);

create table exports (
    id         uuid        primary key,
    user_id    uuid        not null references users on delete cascade,
    asked_at   timestamptz not null,
    made_at    timestamptz,
    file_key   text,
    expires_at timestamptz,
    constraint exports_made_has_file check ((made_at is null) = (file_key is null))
);

create unique index exports_one_making on exports (user_id) where made_at is null;
create index exports_of_user on exports (user_id, asked_at desc);
