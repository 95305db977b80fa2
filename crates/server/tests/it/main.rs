//! The whole HTTP surface, the API contract and the architecture rules.

mod authorization;
mod canary;
mod clock;
mod connections;
mod console;
mod contract;
mod empty_list;
mod forms;
mod guards;
mod guides;
mod help_pages;
mod house;
mod http;
mod job_posting;
mod nul;
mod pages;
mod promises;
mod resume_surfaces;
mod secret;
mod surface;
mod surfaces;
mod tenants;
mod vacancy_pages;
