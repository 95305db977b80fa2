-- What one side has written, as it was when the other side reported it: messages can be changed and deleted while they are
-- new, and nobody but moderators reads a conversation of others.
create table chat_reports (
    application_id uuid        not null references chats on delete cascade,
    -- The side whose messages these are.
    side           text        not null,
    reporter_id    uuid        not null references users on delete cascade,
    messages       jsonb       not null,
    at             timestamptz not null,
    primary key (application_id, side, reporter_id),
    constraint chat_reports_side_is_known check (side in ('candidate', 'customer'))
);

create index chat_reports_of_reporter on chat_reports (reporter_id);

-- Moderators have closed the conversation after a complaint.
alter table chats add column closed_at timestamptz;

-- Complaints name their subject without a foreign key; those about a conversation go with it.
create function delete_complaints_of_chat() returns trigger language plpgsql as $$
begin
    delete from complaints
    where kind in ('candidate_messages', 'company_messages') and subject_id = old.application_id;
    return old;
end
$$;

create trigger chats_delete_complaints after delete on chats
    for each row execute function delete_complaints_of_chat();
