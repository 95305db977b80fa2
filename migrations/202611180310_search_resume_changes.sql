-- Which resumes changed for the search of employers. Drafts are saved every few seconds and are not searched: they are
-- left out, and a resume that becomes a draft is not.
create function note_resume_changes() returns trigger language plpgsql as $$
begin
    insert into search_changes (kind, document_id) select 'resumes', id from changed where status = 'active';
    if found then
        notify resumes_changed;
    end if;
    return null;
end
$$;

create function note_resume_updates() returns trigger language plpgsql as $$
begin
    insert into search_changes (kind, document_id)
    select 'resumes', changed.id from changed join earlier on earlier.id = changed.id
    where 'active' in (changed.status, earlier.status);
    if found then
        notify resumes_changed;
    end if;
    return null;
end
$$;

create trigger resumes_note_new after insert on resumes
    referencing new table as changed for each statement execute function note_resume_changes();
create trigger resumes_note_changed after update on resumes
    referencing old table as earlier new table as changed for each statement execute function note_resume_updates();
create trigger resumes_note_gone after delete on resumes
    referencing old table as changed for each statement execute function note_resume_changes();

-- The companies of a whitelist or a blacklist are part of the document.
create function note_resume_company_changes() returns trigger language plpgsql as $$
begin
    insert into search_changes (kind, document_id)
    select distinct 'resumes', r.id from changed join resumes r on r.id = changed.resume_id where r.status = 'active';
    if found then
        notify resumes_changed;
    end if;
    return null;
end
$$;

create trigger resume_companies_note_new after insert on resume_companies
    referencing new table as changed for each statement execute function note_resume_company_changes();
create trigger resume_companies_note_gone after delete on resume_companies
    referencing old table as changed for each statement execute function note_resume_company_changes();

create function note_resumes_of(person uuid) returns void language plpgsql as $$
begin
    insert into search_changes (kind, document_id)
    select 'resumes', r.id from resumes r join candidates c on c.id = r.candidate_id
    where c.user_id = person and r.status = 'active' and r.deleted_at is null;
    if found then
        notify resumes_changed;
    end if;
end
$$;

create function note_resumes_of_account() returns trigger language plpgsql as $$
begin
    perform note_resumes_of(new.id);
    return null;
end
$$;

create function note_resumes_of_session() returns trigger language plpgsql as $$
begin
    perform note_resumes_of(new.user_id);
    return null;
end
$$;

-- An account that is about to be erased is not shown.
create trigger users_note_leaving after update on users
    for each row when (old.delete_at is distinct from new.delete_at) execute function note_resumes_of_account();

-- The day of the last visit is part of the document: at most one change a day for each session.
create trigger sessions_note_new after insert on sessions
    for each row execute function note_resumes_of_session();
create trigger sessions_note_day after update on sessions
    for each row when (
        (old.last_used_at at time zone 'Asia/Tashkent')::date <> (new.last_used_at at time zone 'Asia/Tashkent')::date
    )
    execute function note_resumes_of_session();
