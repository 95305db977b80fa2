//! The whole HTTP surface, the contract and the rules of the house.

mod authorization;
mod canary;
mod console;
mod contract;
mod guards;
mod house;
mod http;
mod job_posting;
mod pages;
mod surface;
mod surfaces;
mod vacancy_pages;
