-- Which member opened the contacts of a resume.
alter table resume_openings add column user_id uuid references users on delete set null;

-- Nobody is shown to a company that he works for (decisions C11).
create or replace function is_resume_listed(r resumes, company uuid) returns boolean language sql stable as $$
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
             and not exists (
                 select from company_members own where own.user_id = c.user_id and own.company_id = company))
$$;

-- The companies that a person works for are part of the document.
create function note_resumes_of_member() returns trigger language plpgsql as $$
begin
    perform note_resumes_of(coalesce(new.user_id, old.user_id));
    return null;
end
$$;

create trigger company_members_note_change after insert or delete on company_members
    for each row execute function note_resumes_of_member();
