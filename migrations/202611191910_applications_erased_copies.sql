-- The copy of a resume is erased some time after the decision (decisions C18); the application itself stays.
alter table applications add column copy_erased_at timestamptz;

create index applications_with_old_copies on applications (status_at)
    where copy_erased_at is null and status in ('approve', 'reject');
