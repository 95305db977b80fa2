-- An approval that its moderator may still take back. The text waits until `due_at`; then a job publishes it.
create table held_approvals (
    -- Not a reference: texts of every kind are in tables of their own.
    revision_id uuid        primary key,
    staff_id    uuid        not null references staff_members,
    held_at     timestamptz not null,
    due_at      timestamptz not null,
    -- Where the decision came from, for the journal.
    address     text        not null,
    request_id  text        not null
);

create index held_approvals_of_staff on held_approvals (staff_id);
