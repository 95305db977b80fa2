//! Members of staff for tests of console calls.

use kernel::Clock as _;
use kernel::fields::PersonName;
use secrets::totp;
use serde_json::json;
use staff::{NewMember, StaffLogin, StaffRole};
use uuid::Uuid;

use crate::client::Client;
use crate::world::World;

impl World {
    /// A signed-in console client of a new member with this role.
    pub async fn staff(&self, role: StaffRole) -> Client {
        let login = format!("{}-{}", role.code(), &Uuid::new_v4().simple().to_string()[..8]);
        let new = NewMember {
            login: StaffLogin::parse(&login).expect("a login"),
            name: PersonName::parse("Sardor Karimov").expect("a name"),
            role,
        };
        let invitation = staff::create_member(&self.app, &new).await.expect("an invitation");
        let secret = invitation.link.split_once('#').expect("a secret in the link").1;
        let console = self.guest().with("x-ishbor-staff", "1");
        let path = "/api/v1/staff/welcome/start";
        let started = console.post(path, json!({ "secret": secret })).await.expect(200).json();
        let shared = started["totp"]["secret"].as_str().and_then(totp::from_base32).expect("a shared secret");
        let code = totp::code_at(&shared, self.clock.now().as_second());
        let body = json!({ "secret": secret, "password": "toʻq sariq choynak 7", "totp": code });
        let welcomed = console.post("/api/v1/staff/welcome/finish", body).await.expect(200);
        let cookie = welcomed.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
        console.with("cookie", &cookie)
    }
}
