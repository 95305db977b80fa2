-- Which owners to ask and to warn next. Without these, every look reads all vacancies of the next weeks, nearly all of
-- them asked about already: a quarter of a million rows of a million, every hour.
create index vacancies_to_ask on vacancies (expires_at) where is_public and asked_at is null;
create index vacancies_to_warn on vacancies (expires_at)
    where public_revision is not null and deleted_at is null and lifecycle in ('open', 'paused') and warned_at is null;
