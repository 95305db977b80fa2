//! Roles in a company: every company call × owner, recruiter and viewer against the declared right, also when the role
//! changes while the call is running.

use std::time::Duration;

use kernel::words::CompanyRight::{
    self, EditCompany, EditPage, ManageMembers, OpenContacts, RunVacancies, SeeWork, VerifyCompany,
};
use kernel::words::MemberRole;
use platform::session::rights::may;
use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection};
use testkit::{Client, Person, Reply, World};

use super::table::{TABLE, WrongRole};
use super::{cast, titled};
use crate::surface::{Operation, digests, operations};

/// The right that each call of employers needs. `SeeWork` is enough for members of every role.
const RIGHTS: &[(&str, CompanyRight)] = &[
    ("view_vacancy_draft", SeeWork),
    ("start_vacancy_draft", RunVacancies),
    ("save_vacancy_draft", RunVacancies),
    ("discard_vacancy_draft", RunVacancies),
    ("check_vacancy", SeeWork),
    ("create_vacancy", RunVacancies),
    ("update_vacancy", RunVacancies),
    ("list_own_vacancies", SeeWork),
    ("view_own_vacancy", SeeWork),
    ("view_vacancy_stats", SeeWork),
    ("view_vacancy_questions", SeeWork),
    ("update_vacancy_questions", RunVacancies),
    ("pause_vacancy", RunVacancies),
    ("resume_vacancy", RunVacancies),
    ("close_vacancy", RunVacancies),
    ("prolong_vacancy", RunVacancies),
    ("clone_vacancy", RunVacancies),
    ("destroy_vacancy", RunVacancies),
    ("appeal_taking_down", RunVacancies),
    ("find_candidates", SeeWork),
    ("list_saved_candidates", SeeWork),
    ("open_candidate_contacts", OpenContacts),
    ("save_candidate", OpenContacts),
    ("unsave_candidate", OpenContacts),
    ("report_candidate", SeeWork),
    ("list_applicants", SeeWork),
    ("export_applicants", OpenContacts),
    ("view_applicant", SeeWork),
    ("view_board", SeeWork),
    ("list_column_cards", SeeWork),
    ("list_stages", SeeWork),
    ("save_stages", RunVacancies),
    ("list_templates", SeeWork),
    ("create_template", RunVacancies),
    ("update_template", RunVacancies),
    ("remove_template", RunVacancies),
    ("compare_applications", SeeWork),
    ("move_application", RunVacancies),
    ("reject_application", RunVacancies),
    ("keep_application", RunVacancies),
    ("change_applications", RunVacancies),
    ("add_comment", RunVacancies),
    ("update_comment", RunVacancies),
    ("destroy_comment", RunVacancies),
    ("save_scorecard", RunVacancies),
    ("invite_candidate", RunVacancies),
    ("view_invitations_left", RunVacancies),
    ("view_promise", SeeWork),
    ("set_promise", EditPage),
    ("view_hiring_report", SeeWork),
    ("export_hiring_report", SeeWork),
    ("list_busy_times", RunVacancies),
    ("create_interview", RunVacancies),
    ("update_interview", RunVacancies),
    ("cancel_interview", RunVacancies),
    ("set_interview_status", RunVacancies),
    ("list_chats", SeeWork),
    ("count_unread_chats", SeeWork),
    ("view_chat", SeeWork),
    ("list_chat_messages", SeeWork),
    ("send_chat_message", RunVacancies),
    ("send_chat_messages", RunVacancies),
    ("list_chat_writing", RunVacancies),
    ("update_chat_message", RunVacancies),
    ("destroy_chat_message", RunVacancies),
    ("read_chat", RunVacancies),
    ("block_chat", RunVacancies),
    ("upload_chat_file", RunVacancies),
    ("open_chat_file", RunVacancies),
    ("report_chat", RunVacancies),
    ("update_company", EditCompany),
    ("list_members", SeeWork),
    ("view_member_work", SeeWork),
    ("set_member_role", ManageMembers),
    ("remove_member", ManageMembers),
    // Everybody may leave; the owner is refused for another reason.
    ("leave_company", SeeWork),
    ("invite_member", ManageMembers),
    ("revoke_invitation", ManageMembers),
    ("offer_company", ManageMembers),
    // Only for the member to whom the company is offered.
    ("accept_company", SeeWork),
    ("cancel_transfer", SeeWork),
    ("view_own_page", SeeWork),
    ("save_own_page", EditPage),
    ("upload_page_photo", EditPage),
    ("list_company_history", SeeWork),
    ("view_cabinet", SeeWork),
    ("view_verification", SeeWork),
    ("request_verification", VerifyCompany),
    ("look_up_company", VerifyCompany),
    ("upload_document", VerifyCompany),
    ("appeal_verification", VerifyCompany),
];

/// Calls that come to no transaction here: one that only asks the register of companies, one that takes a file, one that
/// needs a refused request, and those that only read.
const WITHOUT_CHANGE: [&str; 8] = [
    "look_up_company",
    "upload_document",
    "appeal_verification",
    "export_applicants",
    "list_busy_times",
    "open_chat_file",
    "view_invitations_left",
    "list_chat_writing",
];

fn is_refused(reply: &Reply) -> bool {
    let body = serde_json::from_slice::<Value>(&reply.body).unwrap_or_default();
    reply.status == 403 && body["code"] == "not_allowed_in_company"
}

/// A body with which the call comes as far as its transaction.
fn full_body(id: &str, member: &Person) -> Value {
    match id {
        "create_vacancy" => titled("Omborchi"),
        "update_vacancy" => {
            let mut form = titled("Omborchi");
            form["revision"] = 1.into();
            form
        }
        "change_applications" => {
            let nobody = "018f0000-0000-7000-8000-000000000000";
            json!({ "ids": [nobody], "column": nobody })
        }
        "send_chat_messages" => {
            let nobody = "018f0000-0000-7000-8000-000000000000";
            json!({ "client_id": nobody, "messages": [{ "id": nobody, "text": "Salom" }] })
        }
        "start_vacancy_draft" => json!({ "step": "default", "form": {} }),
        "clone_vacancy" => json!({ "replace": true }),
        "invite_member" => json!({ "role": "viewer" }),
        "save_own_page" => json!({ "cloth": 1, "version": 0 }),
        "request_verification" => {
            json!({ "tax_number": "301234567", "document": "018f0000-0000-7000-8000-000000000000" })
        }
        "offer_company" | "remove_member" => {
            let key = if id == "offer_company" { "to" } else { "successor" };
            json!({ key: member.id() })
        }
        _ => operation(id).body(),
    }
}

fn operation(id: &str) -> Operation {
    operations().into_iter().find(|operation| operation.id == id).expect("an operation")
}

#[tokio::test]
async fn every_role_gets_what_its_right_allows() {
    let w = World::new().await;
    let cast = cast(&w).await;
    let owner = cast.actors.iter().find(|actor| actor.name == "customer with vacancies").unwrap();
    let person =
        Person { client: owner.client.clone(), phone: String::new(), token: String::new(), user: json!({}) };
    let (recruiter, viewer) = (w.member(&person, "recruiter").await, w.member(&person, "viewer").await);
    let members: [(MemberRole, &Client); 3] = [
        (MemberRole::Viewer, &viewer.client),
        (MemberRole::Recruiter, &recruiter.client),
        (MemberRole::Owner, &owner.client),
    ];
    let mut wrong = Vec::new();
    for (id, row) in TABLE.iter().filter(|(_, row)| row.candidate == WrongRole && row.customer != WrongRole) {
        if !RIGHTS.iter().any(|(known, _)| known == id) {
            wrong.push(format!("{id} ({:?} for customers) has no right", row.customer));
        }
    }
    // Accepting makes the viewer the owner, and leaving ends the membership, so they come last.
    let mut rights = RIGHTS.to_vec();
    rights.sort_by_key(|(id, _)| match *id {
        "accept_company" => 1,
        "leave_company" => 2,
        _ => 0,
    });
    for (id, right) in rights {
        for (role, client) in members {
            let operation = operation(id);
            let address = operation.address(&cast.objects);
            let body = full_body(id, &viewer);
            let reply = operation.call_with(client, &address, &body).await;
            if is_refused(&reply) == may(role, right) {
                wrong.push(format!("{id}: {role:?} met {} {}", reply.status, reply.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The role is taken away after the call was let in: it waits for that change and is refused, and nothing is written.
#[tokio::test]
async fn a_right_that_ends_during_the_call_is_refused() {
    let w = World::new().await;
    let cast = cast(&w).await;
    let owner = &cast.actors.iter().find(|actor| actor.name == "customer with vacancies").unwrap().client;
    let mut wrong = Vec::new();
    let mut rival = PgConnection::connect_with(&w.db.connect_options()).await.unwrap();
    let owner_id =
        owner.get("/api/v1/me").await.expect(200).json()["user"]["id"].as_str().unwrap().to_owned();
    let changes = RIGHTS.iter().filter(|(id, right)| *right != SeeWork && !WITHOUT_CHANGE.contains(id));
    for (id, right) in changes {
        let operation = operation(id);
        let address = operation.address(&cast.objects);
        let before = digests(&w, &["last_used_at", "idle_until"]).await;
        let mut change = rival.begin().await.unwrap();
        sqlx::query("update company_members set role = 'viewer' where user_id = $1::text::uuid")
            .bind(&owner_id)
            .execute(&mut *change)
            .await
            .unwrap();
        let body = full_body(id, &cast.owner);
        let call = operation.call_with(owner, &address, &body);
        let commit = async {
            // The call has come to the locked row.
            loop {
                let sql = "select count(*) from pg_stat_activity
                           where datname = current_database() and wait_event_type = 'Lock'";
                let waiting: i64 = sqlx::query_scalar(sql).fetch_one(&mut *change).await.unwrap();
                if waiting > 0 {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            change.commit().await.unwrap();
        };
        let both = async { tokio::join!(call, commit) };
        let Ok((reply, ())) = tokio::time::timeout(Duration::from_secs(60), both).await else {
            panic!("{id} did not wait for the changed role");
        };
        if !is_refused(&reply) {
            wrong.push(format!("{id} ({right:?}): {} {}", reply.status, reply.text()));
        }
        sqlx::query("update company_members set role = 'owner' where user_id = $1::text::uuid")
            .bind(&owner_id)
            .execute(&mut rival)
            .await
            .unwrap();
        let after = digests(&w, &["last_used_at", "idle_until"]).await;
        if after != before {
            wrong.push(format!("{id} has written something"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
