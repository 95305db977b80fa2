-- Which file belongs to which row, for the job that deletes files without one.
create index candidates_by_avatar on candidates (avatar) where avatar is not null;
create index companies_by_avatar on companies (avatar) where avatar is not null;
create index exports_by_file on exports (file_key) where file_key is not null;
