//! A database without its secret: staff could not sign in, and the server says why.

use secrets::Keys;
use server::secret_check::opens_authenticators;
use staff::StaffRole;
use testkit::World;

#[tokio::test]
async fn another_secret_is_recognised() {
    let w = World::new().await;
    let other = Keys::new(&[7; 32]).unwrap();
    let mut db = w.db.acquire().await.unwrap();
    assert!(opens_authenticators(&mut db, &other).await.unwrap(), "nothing is encrypted yet");
    w.staff(StaffRole::Admin).await;
    assert!(opens_authenticators(&mut db, w.app.shared::<Keys>()).await.unwrap());
    assert!(!opens_authenticators(&mut db, &other).await.unwrap());
}
