-- Complaints about any kind of content: `kind` and `subject_id` name what a complaint is about. `company_id` is the
-- company that answers for it, null for a kind that no company answers for.
alter table complaints
    add column kind       text,
    add column subject_id uuid,
    alter column company_id drop not null;

update complaints
set kind = case when vacancy_id is null then 'company' else 'vacancy' end,
    subject_id = coalesce(vacancy_id, company_id);

-- `vacancy_id` stays: it deletes complaints together with their vacancy, and servers that run the old code during an
-- upgrade read and write it.
create function fill_complaint_subject() returns trigger language plpgsql as $$
begin
    if new.kind is null then
        new.kind := case when new.vacancy_id is null then 'company' else 'vacancy' end;
        new.subject_id := coalesce(new.vacancy_id, new.company_id);
    elsif new.kind = 'vacancy' then
        new.vacancy_id := new.subject_id;
    end if;
    return new;
end
$$;

create trigger complaints_fill_subject before insert on complaints
    for each row execute function fill_complaint_subject();

alter table complaints
    alter column kind set not null,
    alter column subject_id set not null;

-- One complaint per person and subject. This replaces the two constraints of vacancies and companies.
create unique index complaints_one_per_subject on complaints (kind, subject_id, reporter_id);
drop index complaints_one_per_vacancy;
drop index complaints_one_per_company;
