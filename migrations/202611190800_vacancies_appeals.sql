-- The history of a vacancy tells of the strikes that came with a complaint, and of the appeal of its owner.
alter table vacancy_events drop constraint vacancy_events_what_is_known;
alter table vacancy_events add constraint vacancy_events_what_is_known check (what in (
    'submitted', 'approved', 'rejected', 'edited', 'edit_rejected', 'paused', 'resumed', 'closed', 'prolonged',
    'expired', 'hidden', 'restored', 'taken_down', 'deleted', 'still_hiring', 'strike_1', 'strike_2', 'strike_3',
    'appealed'
));
