-- How many open vacancies a company has stands on every page of a vacancy: answered from here alone, without the table.
create index vacancies_open_of_company on vacancies (company_id, expires_at) where is_public;
