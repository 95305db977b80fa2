-- Which demo data this database holds. Production refuses to start on such a database.
create table demo_runs (
    is_only   boolean     primary key default true,
    size      text        not null,
    seed      bigint      not null,
    filled_at timestamptz not null default now(),
    constraint demo_runs_one_row check (is_only)
);
