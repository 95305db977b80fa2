//! The whole HTTP surface, the contract and the rules of the house.

mod authorization;
mod canary;
mod console;
mod contract;
mod guards;
mod house;
mod http;
mod pages;
mod surface;
