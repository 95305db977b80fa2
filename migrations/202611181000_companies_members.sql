-- The people of a company (decisions C21): its owner, and those who were invited.
create table company_members (
    company_id uuid        not null references companies on delete cascade,
    user_id    uuid        not null references users on delete cascade,
    role       text        not null,
    -- How the team sees the person. Null: nobody has asked yet, and the phone stands for the name.
    name       text,
    joined_at  timestamptz not null,
    constraint company_members_one_per_person primary key (company_id, user_id),
    constraint company_members_role_is_known check (role in ('owner', 'recruiter', 'viewer'))
);

create unique index company_members_one_owner on company_members (company_id) where role = 'owner';
create index company_members_of_user on company_members (user_id);

insert into company_members (company_id, user_id, role, name, joined_at)
select f.id, f.user_id, 'owner', c.name || ' ' || c.surname, f.created_at
from companies f left join candidates c on c.user_id = f.user_id;

-- The company that a person works in at the moment; several companies can have invited him.
alter table users add column company_in_use uuid references companies on delete set null;
create index users_of_company_in_use on users (company_in_use) where company_in_use is not null;
update users u set company_in_use = f.id from companies f where f.user_id = u.id;

-- Who creates a company is its owner, whatever creates it.
create function join_own_company() returns trigger language plpgsql as $$
begin
    insert into company_members (company_id, user_id, role, name, joined_at)
    values (new.id, new.user_id, 'owner',
            (select c.name || ' ' || c.surname from candidates c where c.user_id = new.user_id), new.created_at);
    update users set company_in_use = new.id where id = new.user_id and company_in_use is null;
    return null;
end
$$;

create trigger companies_owner_joins after insert on companies
    for each row execute function join_own_company();

-- A place in the team that is offered: to a phone, or to whoever has the link.
create table company_invitations (
    id         uuid        primary key,
    company_id uuid        not null references companies on delete cascade,
    role       text        not null,
    phone      text,
    -- SHA-256 of the secret in the link.
    token_hash bytea       not null,
    invited_by uuid        references users on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    -- Why it is over before it expires: used, revoked by the owner, or declined by the person.
    ended_at   timestamptz,
    ended_how  text,
    used_by    uuid        references users on delete set null,
    constraint company_invitations_one_per_token unique (token_hash),
    constraint company_invitations_role_is_known check (role in ('recruiter', 'viewer')),
    constraint company_invitations_end_is_known check (
        (ended_at is null) = (ended_how is null) and (ended_how is null or ended_how in ('used', 'revoked', 'declined')))
);

create unique index company_invitations_one_open_per_phone on company_invitations (company_id, phone)
    where ended_at is null and phone is not null;
create index company_invitations_open on company_invitations (company_id) where ended_at is null;
create index company_invitations_of_phone on company_invitations (phone) where ended_at is null and phone is not null;
create index company_invitations_by_expiry on company_invitations (expires_at);

-- The owner has offered the company to a member, who has not accepted yet. One offer at a time.
create table company_transfers (
    company_id uuid        primary key references companies on delete cascade,
    to_user    uuid        not null,
    asked_at   timestamptz not null,
    expires_at timestamptz not null,
    -- A member who leaves takes the offer along.
    foreign key (company_id, to_user) references company_members on delete cascade
);

-- What the members of a company did.
create table company_events (
    id         uuid        primary key,
    company_id uuid        not null references companies on delete cascade,
    at         timestamptz not null,
    -- The member; the name stays when he has gone. Both null: staff or the system.
    user_id    uuid        references users on delete set null,
    name       text,
    what       text        not null,
    detail     jsonb       not null default '{}'
);

create index company_events_newest on company_events (company_id, at desc, id desc);
create index company_events_of_user on company_events (user_id) where user_id is not null;

-- An erased account leaves no name behind.
create function forget_name_in_company_events() returns trigger language plpgsql as $$
begin
    update company_events set name = null where user_id = old.id;
    return old;
end
$$;

create trigger users_forget_name before delete on users
    for each row execute function forget_name_in_company_events();
