-- The role of requests and jobs in the private cluster: it reads and writes rows and defines nothing. Run by the owner at
-- every start, after the migrations, and safe to repeat.

do $$
begin
    if not exists (select from pg_roles where rolname = 'ishbor_app') then
        create role ishbor_app;
    end if;
end
$$;

alter role ishbor_app with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

revoke create on schema public from public;

revoke temporary on database ishbor from public;

grant usage on schema public to ishbor_app;

grant select, insert, update, delete on all tables in schema public to ishbor_app;

grant usage, select on all sequences in schema public to ishbor_app;

-- What has been migrated is the owner's business.
revoke insert, update, delete on _sqlx_migrations from ishbor_app;
