-- The phone of the account is the first one of its resumes (decisions B31): a new number replaces the old one there. It
-- counts as a save, so that an open editor notices.
create function replace_phone_in_resumes() returns trigger language plpgsql as $$
begin
    update resumes r
    set form = jsonb_set(r.form, '{phones}', (
            select jsonb_agg(case phone when old.phone then new.phone else phone end order by place)
            from jsonb_array_elements_text(r.form -> 'phones') with ordinality as listed (phone, place)
        )),
        revision = r.revision + 1
    from candidates c
    where c.user_id = new.id and r.candidate_id = c.id and r.form -> 'phones' ? old.phone
      and not r.form -> 'phones' ? new.phone;
    return null;
end
$$;

create trigger users_replace_phone_in_resumes after update of phone on users
    for each row when (old.phone is distinct from new.phone and old.phone is not null and new.phone is not null)
    execute function replace_phone_in_resumes();
