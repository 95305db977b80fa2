-- Several indexes follow the database: vacancies and resumes. Each reads the changes of its own kind.
alter table search_changes rename column vacancy_id to document_id;
alter table search_changes add column kind text not null default 'vacancies';
alter table search_changes alter column kind drop default;

drop index search_changes_in_order;
create index search_changes_in_order on search_changes (kind, xact, seq);

-- What was thrown away, for each kind: an index that rarely changes is not built anew because another one changed.
alter table search_forgotten drop column is_only;
alter table search_forgotten add column kind text primary key default 'vacancies';
alter table search_forgotten alter column kind drop default;
insert into search_forgotten (kind, xact) values ('resumes', '0');

alter table search_nodes add column kind text not null default 'vacancies';
alter table search_nodes alter column kind drop default;
alter table search_nodes drop constraint search_nodes_pkey;
alter table search_nodes add primary key (node, kind);

create or replace function note_vacancy_changes() returns trigger language plpgsql as $$
declare
    count bigint;
begin
    insert into search_changes (kind, document_id) select 'vacancies', id from changed;
    get diagnostics count = row_count;
    if count > 100 then
        notify vacancies_changed;
    elsif count > 0 then
        perform pg_notify('vacancies_changed', (select string_agg(id::text, ' ') from changed));
    end if;
    return null;
end
$$;

create or replace function note_company_changes() returns trigger language plpgsql as $$
begin
    if new.name <> old.name then
        insert into search_changes (kind, document_id)
        select 'vacancies', id from vacancies where company_id = new.id and is_public;
    end if;
    notify vacancies_changed;
    return null;
end
$$;
