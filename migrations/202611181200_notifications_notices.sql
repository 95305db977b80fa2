-- What a person was told, as the site shows it. The text is the message of `what` with these values, put into words when it is read.
create table notices (
    id      uuid        primary key,
    user_id uuid        not null references users on delete cascade,
    what    text        not null,
    kind    text        not null,
    args    jsonb       not null,
    -- A page of ours, without a language in front. It never holds a secret.
    path    text,
    at      timestamptz not null,
    read_at timestamptz,
    constraint notices_kind_is_known check (kind in
        ('application', 'invitation', 'interview', 'vacancy', 'company', 'resume', 'search', 'security')),
    constraint notices_path_is_ours check (path ~ '^/[^/]')
);

create index notices_newest on notices (user_id, at desc, id desc);
create index notices_unread on notices (user_id) where read_at is null;
-- For the job that deletes old ones.
create index notices_by_age on notices (at);
