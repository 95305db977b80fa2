-- When a vacancy was closed. `updated_at` moves with every later decision about its text.
alter table vacancies add column closed_at timestamptz;

update vacancies v
set closed_at = coalesce(
    (select max(e.at) from vacancy_events e where e.vacancy_id = v.id and e.what = 'closed'), v.updated_at
)
where v.lifecycle = 'closed';

-- Every way to close one, and to open it again, passes here.
create function note_closing() returns trigger language plpgsql as $$
begin
    new.closed_at := case when new.lifecycle = 'closed' then coalesce(new.closed_at, new.updated_at) end;
    return new;
end
$$;

create trigger vacancies_know_their_closing before insert or update of lifecycle on vacancies
    for each row execute function note_closing();
