-- The last time that was set and then given up for times to choose from: calendars may still show it.
alter table interviews add column last_start_at timestamptz;

-- Also of offered times that have all passed, both sides are told once.
alter table interview_reminders drop constraint interview_reminders_kind_is_known;
alter table interview_reminders add constraint interview_reminders_kind_is_known check (
    kind in ('day', 'hours', 'outcome', 'called_off', 'lapsed')
);
