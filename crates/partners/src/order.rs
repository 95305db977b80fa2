//! `POST /staff/partners/order`: in which order the site shows partners.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Result};
use serde::Deserialize;
use serde_json::json;
use staff::StaffContent;
use staff::audit::{self, Actor, Event, Trace};
use utoipa::ToSchema;

use crate::partner::{MOST, PartnersOut};
use crate::refusal::Refusal;
use crate::{PARTNER, PartnerId, actions, memory, store};

pub(crate) const ITEM_LIMITS: [ItemLimit; 2] = [
    ItemLimit::at_most("StaffPartnersOrderIn", "seen", MOST),
    ItemLimit::at_most("StaffPartnersOrderIn", "order", MOST),
];

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffPartnersOrderIn)]
pub struct OrderIn {
    /// The order that was read.
    pub seen: Vec<PartnerId>,
    /// The same partners in their new order.
    pub order: Vec<PartnerId>,
}

/// Orders the partners, if nobody else has added, removed or ordered any meanwhile.
#[utoipa::path(post, path = "/staff/partners/order", tag = "staff", request_body = OrderIn,
    responses((status = 200, body = PartnersOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn order_partners(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Body(OrderIn { seen, order }): Body<OrderIn>,
) -> Result<Json<PartnersOut>> {
    if !is_same_set(&seen, &order) {
        return Err(Error::Invalid(FieldErrors::from(("order", FieldError::Invalid))));
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if store::list_ids(&mut tx).await? != seen {
        return Err(Refusal::PartnerChanged.into());
    }
    if order != seen {
        store::set_order(&mut tx, &order).await?;
        let event = Event::new(now, Actor::Staff(staff.id), actions::ORDERED).on(PARTNER, "");
        audit::write(&mut tx, &event.with(json!({ "count": order.len() })).from(&trace)).await?;
    }
    let data = store::list(&mut tx).await?.into_iter().map(store::PartnerRow::partner).collect();
    tx.commit().await?;
    memory::reload(&app).await;
    Ok(Json(PartnersOut { status: true, data }))
}

fn is_same_set(seen: &[PartnerId], order: &[PartnerId]) -> bool {
    let set = |ids: &[PartnerId]| ids.iter().map(|id| id.as_uuid()).collect::<HashSet<_>>();
    seen.len() == order.len() && set(order).len() == order.len() && set(seen) == set(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_holds_every_partner_once() {
        let [one, other] = [PartnerId::new(), PartnerId::new()];
        assert!(is_same_set(&[], &[]) && is_same_set(&[one, other], &[other, one]));
        for order in [&[one][..], &[one, one], &[one, other, one], &[one, PartnerId::new()]] {
            assert!(!is_same_set(&[one, other], order), "{order:?}");
        }
    }
}
