-- A verified company that changes its name or picture is checked again. Until then its mark rests: `verified_at` is null,
-- so that everything that asks for the mark needs no change.
alter table companies
    add column review_since  timestamptz,
    -- The name that was verified, for the moderator to compare.
    add column verified_name text;

create index companies_to_review on companies (review_since) where review_since is not null;
