use std::time::Duration;

use doubles::{CompanyRegistry as Double, Fault};
use kernel::TaxNumber;
use outside::{CompanyRegistry as _, RegisteredCompany, RegistryAnswer, RegistryClient, RegistryConfig};

use crate::{SHORT_TIMEOUT, TIMEOUT, closed_address, timeout_for};

fn client(base_url: url::Url, timeout: Duration) -> RegistryClient {
    RegistryClient::new(RegistryConfig { base_url, token: Some("a token".to_owned()), timeout }).unwrap()
}

async fn ask(client: &RegistryClient, number: &str) -> RegistryAnswer {
    client.find(&TaxNumber::parse(number).unwrap()).await
}

#[tokio::test]
async fn the_number_is_found_closed_or_unknown() {
    let double = Double::start().await;
    let client = client(double.url.clone(), TIMEOUT);
    let RegistryAnswer::Found(found) = ask(&client, Double::FOUND).await else { panic!("found") };
    let RegisteredCompany { name, director, registered_on, is_active, .. } = found;
    assert_eq!((name.as_str(), director.as_deref(), is_active), (Double::NAME, Some("KARIMOV SARDOR"), true));
    assert_eq!(registered_on, Some(jiff::civil::date(2015, 9, 1)));
    let RegistryAnswer::Found(closed) = ask(&client, Double::CLOSED).await else { panic!("found") };
    assert!(!closed.is_active);
    assert_eq!(ask(&client, Double::UNKNOWN).await, RegistryAnswer::NotFound);
    let request = &double.requests()[0];
    assert_eq!(request.path, format!("/companies/{}", Double::FOUND));
    assert_eq!(request.headers["authorization"], "Bearer a token");
}

#[tokio::test]
async fn a_faulty_register_is_unavailable_and_never_a_missing_company() {
    let double = Double::start().await;
    assert_eq!(ask(&client(double.url.clone(), TIMEOUT), Double::DOWN).await, RegistryAnswer::Unavailable);
    let impatient = client(double.url.clone(), SHORT_TIMEOUT);
    assert_eq!(ask(&impatient, Double::SLOW).await, RegistryAnswer::Unavailable);
    for fault in [
        Fault::Timeout,
        Fault::Drop,
        Fault::Broken,
        Fault::Busy,
        Fault::Unauthorized,
        Fault::Redirect,
        Fault::Garbage,
    ] {
        double.fail_with(fault);
        let answer = ask(&client(double.url.clone(), timeout_for(fault)), Double::UNKNOWN).await;
        assert_eq!(answer, RegistryAnswer::Unavailable, "{fault:?}");
    }
    let (address, _socket) = closed_address();
    assert_eq!(ask(&client(address, TIMEOUT), Double::FOUND).await, RegistryAnswer::Unavailable);
}

#[test]
fn an_unencrypted_register_is_refused() {
    let base_url = "http://reyestr.uz".parse().unwrap();
    assert!(RegistryClient::new(RegistryConfig { base_url, token: None, timeout: TIMEOUT }).is_err());
}
