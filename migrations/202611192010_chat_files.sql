-- A file that one side sends with a message. Its row comes with the upload, its number with the message.
create table chat_files (
    id             uuid        primary key,
    application_id uuid        not null references applications on delete cascade,
    -- The id that the page gave it: a repeated upload is the same file.
    client_id      uuid        not null,
    -- Whose upload it is, until it is sent and after.
    user_id        uuid        references users on delete set null,
    -- The message that it belongs to; null while it waits for one.
    seq            int,
    file_key       text        not null,
    name           text        not null,
    kind           text        not null,
    size           int         not null,
    -- Of a picture, in pixels.
    width          int,
    height         int,
    created_at     timestamptz not null,
    constraint chat_files_one_per_client_id unique (application_id, client_id),
    constraint chat_files_one_per_message unique (application_id, seq),
    constraint chat_files_of_a_message foreign key (application_id, seq)
        references chat_messages (application_id, seq) on delete cascade,
    constraint chat_files_kind_is_known check (kind in ('pdf', 'docx', 'picture')),
    constraint chat_files_pictures_have_a_size check ((kind = 'picture') = (width is not null and height is not null))
);

create index chat_files_of_user on chat_files (user_id, created_at);
create index chat_files_unsent on chat_files (created_at) where seq is null;
create index chat_files_by_key on chat_files (file_key);
