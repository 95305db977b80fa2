-- Organisations whose names stand in the footer and on the home page. Staff keeps the list.
create table partners (
    id         uuid        primary key,
    name       text        not null,
    link       text        not null,
    -- The key of the large picture.
    logo       text,
    hidden     boolean     not null,
    position   int         not null,
    -- Grows with every change, so that nobody overwrites what he has not seen.
    version    int         not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
);
