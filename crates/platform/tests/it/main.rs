//! A single test binary, so that the libraries below are linked once.

mod files;
mod s3_double;
