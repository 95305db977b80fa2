-- A response that is erased with its candidate no longer counts on the day when it was sent, so that the statistics of a
-- vacancy are those of its rows.
create function uncount_erased_response() returns trigger language plpgsql as $$
begin
    update vacancy_days set responses = responses - 1
    where vacancy_id = old.vacancy_id and day = (old.created_at at time zone 'Asia/Tashkent')::date and responses > 0;
    return null;
end
$$;

create trigger applications_erased_are_uncounted after delete on applications
    for each row when (old.source = 'response')
    execute function uncount_erased_response();
