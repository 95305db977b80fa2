//! Passwords, tokens, codes, one-time secrets and sealed values: everything that must not be guessed or read.
