-- The figures of the transparency page, counted every night. Those of earlier days stay, so that what was published can
-- be checked.
create table transparency_figures (
    counted_on date        primary key,
    counted_at timestamptz not null,
    -- crates/content/src/transparency/mod.rs.
    figures    jsonb       not null
);
