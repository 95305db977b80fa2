//! Servers and browsers of these tests.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use jiff::Timestamp;
use kernel::Clock as _;
use live::Topic;
use platform::UserId;
use serde_json::{Value, json};
use server::listen;
use server::stopping::Stopping;
use testkit::{Person, World};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};

/// The address of the site in tests.
pub const ORIGIN: &str = "http://ishbor.test";

/// Long enough for a machine that is ten times slower.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running server of the world.
pub struct Node {
    address: SocketAddr,
    pub stopping: Stopping,
    tasks: Vec<JoinHandle<()>>,
}

impl Node {
    pub async fn start(w: &World) -> Self {
        let listener = listen::bind(([127, 0, 0, 1], 0).into(), "").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stopping = Stopping::default();
        let served = tokio::spawn(listen::serve(listener, w.router.clone(), stopping.clone()));
        let (app, stop) = (w.app.clone(), stopping.token());
        let fed = tokio::spawn(async move { live::keep_open(&app, &stop).await });
        Self { address, stopping, tasks: vec![served, fed] }
    }

    /// Waits until everything has ended.
    pub async fn stopped(self) {
        self.stopping.begin(Duration::ZERO).await;
        for task in self.tasks {
            timeout(PATIENCE, task).await.expect("the server goes on").unwrap();
        }
    }

    /// Opens a socket with these headers; a refusal is its status.
    pub async fn open(&self, query: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/v1/live{query}", self.address);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().append(*name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await.unwrap();
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens a socket as the site does.
    pub async fn open_as(&self, person: &Person, from: Option<i64>) -> Socket {
        let mut query = format!("?ticket={}", ticket(person).await);
        if let Some(from) = from {
            query.push_str(&format!("&from={from}"));
        }
        self.open(&query, &[("origin", ORIGIN)]).await.unwrap()
    }
}

pub async fn ticket(person: &Person) -> String {
    let made = person.post("/api/v1/live/ticket", json!({})).await.expect(200).json();
    made["ticket"].as_str().unwrap().to_owned()
}

/// A browser's end of a socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// The next message, or the close code.
    pub async fn next(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("nothing was said") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    pub async fn hello(&mut self) -> i64 {
        let hello = self.next().await.unwrap();
        assert_eq!((&hello["type"], &hello["heartbeat"]), (&json!("hello"), &json!(25_000)), "{hello}");
        hello["seq"].as_i64().unwrap()
    }

    /// The number, topic and data of the next event.
    pub async fn event(&mut self) -> (i64, String, Value) {
        let mut event = self.next().await.unwrap();
        assert_eq!(event["type"], "event", "{event}");
        (event["seq"].as_i64().unwrap(), event["topic"].as_str().unwrap().to_owned(), event["data"].take())
    }

    pub async fn say(&mut self, message: Message) -> bool {
        self.0.send(message).await.is_ok()
    }
}

pub fn user(person: &Person) -> UserId {
    person.id().parse().unwrap()
}

/// One transaction that tells these people.
pub async fn tell(w: &World, users: &[UserId], data: Value) {
    let mut tx = w.app.db.begin().await.unwrap();
    live::publish(&mut tx, users, Topic::Board, &data, w.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
}

/// The numbers of everybody's events, in the order of their ids.
pub async fn numbers(w: &World) -> HashMap<UserId, Vec<i64>> {
    let rows: Vec<(uuid::Uuid, i64)> =
        sqlx::query_as("select user_id, seq from live_events order by user_id, seq")
            .fetch_all(&w.db)
            .await
            .unwrap();
    let mut numbers: HashMap<UserId, Vec<i64>> = HashMap::new();
    for (user, seq) in rows {
        numbers.entry(UserId::from_uuid(user)).or_default().push(seq);
    }
    numbers
}

pub fn now(w: &World) -> Timestamp {
    w.clock.now()
}
