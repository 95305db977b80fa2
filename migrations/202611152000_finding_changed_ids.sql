-- Servers that keep cards in memory forget those that have changed, and only those. Whoever changes very many at once
-- tells of none: then all are forgotten.
create or replace function note_vacancy_changes() returns trigger language plpgsql as $$
declare
    count bigint;
begin
    insert into search_changes (vacancy_id) select id from changed;
    get diagnostics count = row_count;
    if count > 100 then
        notify vacancies_changed;
    elsif count > 0 then
        perform pg_notify('vacancies_changed', (select string_agg(id::text, ' ') from changed));
    end if;
    return null;
end
$$;
