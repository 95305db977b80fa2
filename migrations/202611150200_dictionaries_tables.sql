-- Dictionaries: data of the product, filled by `ishbor seed` from data/*.json and read by everybody.

-- Regions, cities and districts. The id is the national SOATO code, so it is the same in every installation.
create table locations (
    id        integer primary key,
    slug      text    not null constraint locations_slug_is_unique unique,
    kind      text    not null,
    parent_id integer references locations (id),
    name_uz   text    not null,
    name_ru   text    not null,
    name_en   text    not null,
    short_uz  text    not null,
    short_ru  text    not null,
    short_en  text    not null,
    aliases   text[]  not null default '{}',
    position  integer not null,
    constraint locations_kind_is_known check (kind in ('republic', 'region', 'city', 'district', 'city_district'))
);

create table spheres (
    slug     text    primary key,
    icon     text    not null,
    name_uz  text    not null,
    name_ru  text    not null,
    name_en  text    not null,
    position integer not null
);

create table professions (
    slug        text    primary key,
    sphere_slug text    not null references spheres (slug),
    name_uz     text    not null,
    name_ru     text    not null,
    name_en     text    not null,
    aliases     text[]  not null default '{}',
    position    integer not null
);

create index professions_by_sphere on professions (sphere_slug, position);

-- Short lists of one shape: skills, languages, licences, universities and levels.
create table dictionary_terms (
    kind     text    not null,
    slug     text    not null,
    name_uz  text    not null,
    name_ru  text    not null,
    name_en  text    not null,
    aliases  text[]  not null default '{}',
    position integer not null,
    constraint dictionary_terms_one_per_slug primary key (kind, slug),
    constraint dictionary_terms_kind_is_known check (
        kind in ('skill', 'computer_skill', 'computer_level', 'language', 'language_level', 'licence', 'university')
    )
);

-- Which version of data/*.json the tables hold: `seed` does nothing when it is the same.
create table dictionary_seeds (
    digest    text        primary key,
    seeded_at timestamptz not null default now()
);
