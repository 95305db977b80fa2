-- A side that wants to hear nothing more from the other one: no conversation, no invitation.
create table contact_blocks (
    company_id   uuid        not null references companies on delete cascade,
    candidate_id uuid        not null references candidates on delete cascade,
    -- Who has blocked the other.
    side         text        not null,
    at           timestamptz not null,
    primary key (candidate_id, company_id, side),
    constraint contact_blocks_side_is_known check (side in ('candidate', 'customer'))
);

create index contact_blocks_of_company on contact_blocks (company_id);
