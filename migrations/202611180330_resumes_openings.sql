-- When a company opened the contacts of a resume: an opening counts for all resumes of the person (decisions C12). Without
-- a name, a resume must not tell whose it is, so only its own opening counts.
create function contacts_opened_at(r resumes, company uuid) returns timestamptz language sql stable as $$
    select min(o.opened_at)
    from resume_openings o join resumes other on other.id = o.resume_id
    where o.company_id = company and other.candidate_id = r.candidate_id
      and (other.id = r.id or not 'name' = any (r.hidden))
$$;
