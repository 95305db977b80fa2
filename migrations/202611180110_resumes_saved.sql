-- Candidates that a company has saved.
create table saved_candidates (
    company_id uuid        not null references companies on delete cascade,
    resume_id  uuid        not null references resumes on delete cascade,
    saved_at   timestamptz not null,
    primary key (company_id, resume_id)
);

create index saved_candidates_newest on saved_candidates (company_id, saved_at desc);
create index saved_candidates_of_resume on saved_candidates (resume_id);

-- Whether a company finds a resume in lists (decisions C11, C12). Reading one decides the same in
-- crates/resumes/src/profile/access.rs.
create function is_resume_listed(r resumes, company uuid) returns boolean language sql stable as $$
    select r.status = 'active' and r.deleted_at is null and r.hidden_at is null
       and case r.visibility
               when 'employers' then true
               when 'whitelist' then exists (
                   select from resume_companies l where l.resume_id = r.id and l.company_id = company)
               when 'blacklist' then not exists (
                   select from resume_companies l where l.resume_id = r.id and l.company_id = company)
               else false
           end
       and exists (
           select from candidates c join users u on u.id = c.user_id
           where c.id = r.candidate_id and u.delete_at is null
             and not exists (select from companies own where own.user_id = c.user_id and own.id = company))
$$;

-- Complaints name their subject without a foreign key; those about a resume go with it, because they speak of a person.
create function delete_complaints_of_resume() returns trigger language plpgsql as $$
begin
    delete from complaints where kind = 'resume' and subject_id = old.id;
    return old;
end
$$;

create trigger resumes_delete_complaints after delete on resumes
    for each row execute function delete_complaints_of_resume();
