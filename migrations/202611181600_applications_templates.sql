-- Two columns of one board are never called the same; a list that swaps two names is saved as a whole.
alter table board_columns add constraint board_columns_one_per_name
    unique (company_id, name) deferrable initially deferred;
alter table board_columns add constraint board_columns_name_is_short
    check (char_length(name) between 1 and 40);

-- Messages that a company sends often, in up to three languages.
create table message_templates (
    id         uuid        primary key,
    company_id uuid        not null references companies on delete cascade,
    kind       text        not null,
    name       text        not null,
    text_uz    text,
    text_ru    text,
    text_en    text,
    updated_at timestamptz not null,
    constraint message_templates_one_per_name unique (company_id, kind, name),
    constraint message_templates_kind_is_known check (kind in ('invitation', 'refusal', 'interview')),
    constraint message_templates_say_something check (num_nonnulls(text_uz, text_ru, text_en) > 0)
);
