-- What people write to us from the contacts page.
create table contact_messages (
    id         uuid        primary key,
    name       text        not null,
    reply_to   text        not null,
    topic      text        not null,
    message    text        not null,
    locale     text        not null,
    created_at timestamptz not null,
    answered_at timestamptz,
    constraint contact_messages_topic_is_known check (topic in ('candidate', 'employer', 'problem', 'other'))
);

create index contact_messages_open on contact_messages (created_at) where answered_at is null;
