-- The time to a hiring: few events among many.
create index application_events_hired on application_events (application_id) include (at) where kind = 'hired';
