-- The hiring report reads what it counts from the indexes alone: the rows of applications are wide.
drop index applications_of_company;
create index applications_of_company on applications (company_id, created_at desc)
    include (id, vacancy_id, source, stage, ended_by, reason, answered_at);

drop index application_events_of_application;
create index application_events_of_application on application_events (application_id, id)
    include (at, kind, from_stage, to_stage);
