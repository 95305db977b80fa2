//! `POST /candidates/{slug}/contacts`: an employer opens the contacts of a candidate. It costs one opening of the plan,
//! once for each resume, and the candidate sees it (decisions C12). Groups that the candidate hides stay hidden.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::clock::tashkent;
use notifications::{Event, EventNotice, NoticeKind, notify_event, ring};
use platform::session::rights::OpenContacts;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, Member, Path, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{check_company, openings, store, viewer};
use crate::form::SocialLink;
use crate::profile::{Openings, Reader, Viewer, find_by_slug, view};
use crate::refusal::no_openings_left;

/// The notice to the candidate; its text is `notice_contacts_opened`. Whoever wants to hear of invitations gets it.
pub const CONTACTS_OPENED: &str = "contacts_opened";
/// What the owner of a company sees in the bell when a fifth of the month's openings is left, and when none is.
pub const OPENINGS_FEW: &str = "openings_few";
pub const OPENINGS_USED: &str = "openings_used";

#[derive(Debug, Serialize, ToSchema)]
pub struct CandidateContactsOut {
    pub status: bool,
    pub data: OpenedContacts,
    pub left: Openings,
}

/// Contacts without those that the candidate has hidden.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenedContacts {
    pub phones: Vec<String>,
    pub email: Option<String>,
    pub social_links: Vec<SocialLink>,
}

/// The contacts of a candidate. Opened once, they stay open for the company.
#[utoipa::path(post, path = "/candidates/{slug}/contacts", tag = "resumes", params(("slug" = String, Path)),
    responses((status = 200, body = CandidateContactsOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn open_candidate_contacts(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<OpenContacts>,
    Path(slug): Path<String>,
) -> Result<Json<CandidateContactsOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    // The lock serialises the openings of one company, so that the limit holds.
    store::lock_company(&mut tx, me.company_id).await?;
    check_company(&app, &mut tx, me.company_id).await?;
    let resume = find_by_slug(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    let before = viewer(&mut tx, &me, &resume).await?;
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now };
    view(&resume, before, reader).ok_or(Error::NotFound)?;
    let after = Viewer::Company { id: me.company_id, has_contacts: true };
    let open = view(&resume, after, reader).ok_or(Error::NotFound)?.contacts;
    // A candidate may hide every contact. Then there is nothing to pay for.
    let is_empty = open.phones.is_empty() && open.email.is_none() && open.social_links.is_empty();
    if !is_empty && !matches!(before, Viewer::Company { has_contacts: true, .. }) {
        let openings = openings::find(&mut tx, me.company_id, now).await?;
        if openings.left == 0 {
            return Err(no_openings_left(openings.of, openings.renews_at));
        }
        store::insert_opening(&mut tx, &me, resume.id, now).await?;
        store::insert_view(&mut tx, resume.id, me.company_id, app.clock.today(), now).await?;
        let company = store::find_company_name(&mut tx, me.company_id).await?;
        let notice = EventNotice::new(resume.owner, Event::Invitation, CONTACTS_OPENED);
        let notice = notice.arg("company", &company).arg("title", &resume.content.form().position);
        notify_event(&mut tx, &notice.about(NoticeKind::Resume).path("/profile"), now).await?;
        tell_what_is_left(&mut tx, &me, &Openings { left: openings.left - 1, ..openings }, now).await?;
    }
    let left = openings::find(&mut tx, me.company_id, now).await?;
    tx.commit().await?;
    let data = OpenedContacts { phones: open.phones, email: open.email, social_links: open.social_links };
    Ok(Json(CandidateContactsOut { status: true, data, left }))
}

/// Before the limit is hit, and when it is.
async fn tell_what_is_left(
    db: &mut PgConnection,
    me: &Member<OpenContacts>,
    openings: &Openings,
    now: Timestamp,
) -> Result<()> {
    let what = match openings.left {
        0 => OPENINGS_USED,
        left if left * 5 == openings.of => OPENINGS_FEW,
        _ => return Ok(()),
    };
    let owner = store::find_owner(db, me.company_id).await?;
    let day = openings.renews_at.to_zoned(tashkent()).strftime("%d.%m.%Y").to_string();
    let notice = EventNotice::new(owner, Event::Invitation, what).about(NoticeKind::Company);
    let notice = notice.count("count", openings.left).arg("day", day).path("/candidates");
    Ok(ring(db, &notice, now).await?)
}
