//! The look that share pictures and PDF files have in common with the site: adras cloth, and the font Onest with the
//! characters that it can draw. Pure.

pub mod cloth;
pub mod font;
