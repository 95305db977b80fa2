//! The refusals of the chat.

use platform::{Error, Refused};

use crate::rules::{MOST_IN_A_ROW, Writing};

platform::refusals! {
    /// Refusals of the chat. `limit_exceeded` is shared with other capabilities.
    pub enum Refusal {
        /// Nobody can write here now; `why` is a `ChatWriting`.
        ChatClosed => (CONFLICT, "chat_closed"),
        /// The other side has not answered the last messages.
        InARow => (CONFLICT, "in_a_row"),
        /// It is too late to change this message, or it is read.
        TooLate => (CONFLICT, "too_late"),
        /// What is written to many has said the same to this candidate, who has not answered yet.
        AlreadyWritten => (CONFLICT, "already_written"),
        /// The uploaded file is not there any more.
        FileGone => (CONFLICT, "file_gone"),
        /// It cannot be read as what it seems to be.
        FileDamaged => (UNPROCESSABLE_ENTITY, "file_damaged"),
        PictureTooLarge => (UNPROCESSABLE_ENTITY, "picture_too_large"),
    }
}

/// Refuses to write, unless it is allowed.
pub fn check(writing: Writing) -> Result<(), Error> {
    match writing {
        Writing::Allowed => Ok(()),
        Writing::Viewer => Err(platform::Refusal::NotAllowedInCompany.into()),
        Writing::InARow => Err(Refused::from(Refusal::InARow).extra("limit", MOST_IN_A_ROW).into()),
        Writing::NotYet
        | Writing::Withdrawn
        | Writing::VacancyDeleted
        | Writing::Closed
        | Writing::BlockedByYou
        | Writing::Blocked => Err(Refused::from(Refusal::ChatClosed).extra("why", writing.code()).into()),
    }
}
