-- The job queue: one row for each piece of work that is not done yet.
-- A finished job is deleted, so the table stays as small as the work that is left.
CREATE TABLE jobs (
    id           uuid PRIMARY KEY,
    name         text NOT NULL,
    key          text,
    payload      jsonb NOT NULL,
    state        text NOT NULL DEFAULT 'waiting',
    -- Counted when an attempt starts, so that a job which kills its process runs out of attempts too.
    attempts     integer NOT NULL DEFAULT 0,
    run_at       timestamptz NOT NULL,
    -- The lease: which claim holds the job, and until when unless it is renewed.
    locked_by    uuid,
    locked_until timestamptz,
    last_error   text,
    created_at   timestamptz NOT NULL DEFAULT now(),
    failed_at    timestamptz,

    CONSTRAINT jobs_state_known CHECK (state IN ('waiting', 'running', 'failed')),
    CONSTRAINT jobs_attempts_not_negative CHECK (attempts >= 0),
    CONSTRAINT jobs_lease_while_running CHECK (
        (state = 'running') = (locked_by IS NOT NULL) AND (state = 'running') = (locked_until IS NOT NULL)
    ),
    CONSTRAINT jobs_failed_at_when_failed CHECK ((state = 'failed') = (failed_at IS NOT NULL))
)
-- Rows live for milliseconds: vacuum by count of dead rows, not by share of a table that is mostly empty.
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

CREATE UNIQUE INDEX jobs_one_waiting_per_key ON jobs (name, key) WHERE state = 'waiting' AND key IS NOT NULL;
-- Two runs for one key could finish in the wrong order and leave the older result behind.
CREATE UNIQUE INDEX jobs_one_running_per_key ON jobs (name, key) WHERE state = 'running' AND key IS NOT NULL;

CREATE INDEX jobs_due ON jobs (run_at, id) WHERE state = 'waiting';
CREATE INDEX jobs_leases ON jobs (locked_until) WHERE state = 'running';
CREATE INDEX jobs_failures ON jobs (failed_at DESC, id DESC) WHERE state = 'failed';

-- The newest tick each schedule has fired for. Whichever process moves the row forward enqueues the job.
CREATE TABLE job_ticks (
    schedule text NOT NULL,
    tick_at  timestamptz NOT NULL,

    CONSTRAINT job_ticks_one_per_schedule PRIMARY KEY (schedule)
);
