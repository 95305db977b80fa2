-- Who runs a vacancy, and who did what to it. Null: the owner of the company, or nobody in particular.
alter table vacancies add column member_id uuid references users on delete set null;
create index vacancies_of_member on vacancies (company_id, member_id) where deleted_at is null;
alter table vacancy_events add column user_id uuid references users on delete set null;
