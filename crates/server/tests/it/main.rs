//! The whole HTTP surface, the contract and the rules of the house.

mod authorization;
mod contract;
mod house;
mod http;
mod pages;
