-- Every SMS is a row before it is sent: the day's budget and the limits per number and account are counted here.
create table sms_messages (
    -- Our id of the message, which providers get too.
    reference text        primary key,
    at        timestamptz not null,
    kind      text        not null constraint sms_messages_kind_known check (kind in ('code', 'link', 'notice')),
    -- Null after the account was erased: the money stays counted.
    phone     text,
    user_id   uuid        references users on delete set null,
    -- Message key of a notice: a second one of the same kind waits for the digest.
    what      text,
    -- The network from which a code was requested.
    network   text,
    costs     bigint      not null
);

create index sms_messages_by_time on sms_messages (at);
create index sms_messages_by_phone on sms_messages (phone, at);
create index sms_messages_by_user on sms_messages (user_id);

-- Codes of today, so that an upgrade does not start the budget again.
insert into sms_messages (reference, at, kind, phone, user_id, network, costs)
select encode(substring(id from 1 for 10), 'hex'), created_at, 'code', recipient, user_id, network, costs
from code_requests
where costs > 0 and failed_at is null
on conflict do nothing;

-- People to whom several security notices will be sent as one SMS.
create table sms_digests (
    phone   text primary key,
    user_id uuid references users on delete cascade,
    locale  text not null
);

create index sms_digests_by_user on sms_digests (user_id);
