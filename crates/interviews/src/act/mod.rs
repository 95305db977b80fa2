//! What happens to an interview besides moving it: the candidate answers, the company cancels it or says how it went.

mod answer;
mod cancel;
mod result;
mod store;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(answer::answer_interview))
        .routes(routes!(cancel::cancel_interview))
        .routes(routes!(result::set_interview_status))
}
