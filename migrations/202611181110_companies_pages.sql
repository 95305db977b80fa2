-- What a company shows of itself. Without a row, its profile is all there is.
create table company_pages (
    company_id uuid        primary key references companies on delete cascade,
    -- Counts every save.
    version    int         not null,
    -- By language: {"uz": "…", "ru": "…"}
    about      jsonb       not null,
    -- [{"kind": "telegram", "url": "…"}]
    links      jsonb       not null,
    -- [{"location": "samarqand", "street": "…"}]
    addresses  jsonb       not null,
    benefits   text[]      not null,
    size       text,
    -- The pattern of the page. Null: chosen by the name.
    cloth      smallint,
    updated_at timestamptz not null,
    constraint company_pages_size_is_known check (size in ('1-10', '11-50', '51-200', '201-1000', '1000+')),
    constraint company_pages_cloth_is_known check (cloth between 0 and 5)
);

create table company_photos (
    id          uuid        primary key,
    company_id  uuid        not null references companies on delete cascade,
    -- The large picture; the small one has the same name in another folder.
    file_key    text        not null,
    -- The place on the page. Null: uploaded, and not on a saved page yet.
    position    int,
    uploaded_by uuid        references users on delete set null,
    created_at  timestamptz not null
);

create index company_photos_of_company on company_photos (company_id, position);
create index company_photos_by_file on company_photos (file_key);

-- The text about a company in a language, else in Uzbek, Russian, English. Without a page, the text of its profile.
create function company_about(c companies, locale text) returns text language sql stable as $$
    select case when p.company_id is null then c.about
                else coalesce(p.about ->> locale, p.about ->> 'uz', p.about ->> 'ru', p.about ->> 'en') end
    from (select) one left join company_pages p on p.company_id = c.id
$$;
