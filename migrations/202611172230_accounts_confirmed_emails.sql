-- An address that was typed and never confirmed may be somebody else's: it must not keep its owner out. Only confirmed
-- addresses belong to one account.
alter table users drop constraint users_one_per_email;
create unique index users_one_per_email on users (email_key) where email_verified_at is not null;
