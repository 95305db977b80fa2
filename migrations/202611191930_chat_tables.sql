-- One conversation for each application. Its row comes with the first message.
create table chats (
    application_id uuid        primary key references applications on delete cascade,
    company_id     uuid        not null references companies on delete cascade,
    candidate_id   uuid        not null references candidates on delete cascade,
    -- Folded words of candidate, company and vacancy, for the search of both sides.
    words          text        not null,
    last_seq       int         not null,
    last_at        timestamptz not null,
    -- The newest message of each side, and up to where each side has read. A company reads as one.
    candidate_last int         not null default 0,
    customer_last  int         not null default 0,
    candidate_read int         not null default 0,
    customer_read  int         not null default 0,
    constraint chats_read_what_is_there check (candidate_read <= last_seq and customer_read <= last_seq)
);

create index chats_of_company on chats (company_id, last_at desc);
create index chats_of_candidate on chats (candidate_id, last_at desc);
create index chats_unread_by_company on chats (company_id) where candidate_last > customer_read;
create index chats_unread_by_candidate on chats (candidate_id) where customer_last > candidate_read;

create table chat_messages (
    id             uuid        primary key,
    application_id uuid        not null references chats on delete cascade,
    -- Without gaps, in the order of the conversation.
    seq            int         not null,
    -- The id that the page gave it: a repeated sending is the same message.
    client_id      uuid        not null,
    side           text        not null,
    user_id        uuid        references users on delete set null,
    -- Empty once it is deleted.
    text           text        not null,
    -- What its reader is warned about.
    warnings       text[]      not null,
    at             timestamptz not null,
    edited_at      timestamptz,
    deleted_at     timestamptz,
    constraint chat_messages_one_per_number unique (application_id, seq),
    constraint chat_messages_one_per_client_id unique (application_id, client_id),
    constraint chat_messages_side_is_known check (side in ('candidate', 'customer')),
    constraint chat_messages_deleted_ones_are_empty check (deleted_at is null or text = '' and warnings = '{}')
);

-- For the limit of a day.
create index chat_messages_of_user on chat_messages (user_id, at) where user_id is not null;

alter table live_events drop constraint live_events_topic_is_known;
alter table live_events add constraint live_events_topic_is_known
    check (topic in ('notices', 'board', 'applications', 'chat'));
