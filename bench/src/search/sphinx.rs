//! Debian's Sphinx over the same texts, queried through its MySQL protocol.

use std::fs;
use std::io::{BufWriter, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::Context as _;

use super::corpus::{Doc, Query};
use crate::process;

/// The texts being written for the indexer.
pub struct Texts {
    folder: PathBuf,
    file: BufWriter<fs::File>,
}

impl Texts {
    /// `None` when Sphinx is not installed.
    pub fn create(folder: &Path) -> anyhow::Result<Option<Self>> {
        let is_there = |program: &str| Command::new(program).arg("--help").output().is_ok();
        if !is_there("searchd") || !is_there("indexer") {
            return Ok(None);
        }
        let folder = folder.join("sphinx");
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder)?;
        let file = BufWriter::new(fs::File::create(folder.join("texts.tsv"))?);
        Ok(Some(Self { folder, file }))
    }

    pub fn add(&mut self, docs: &[Doc]) -> anyhow::Result<()> {
        for Doc { number, title, body, region, pay } in docs {
            writeln!(self.file, "{number}\t{title}\t{body}\t{region}\t{pay}")?;
        }
        Ok(())
    }

    /// Builds the index and returns its size in bytes.
    pub fn index(mut self) -> anyhow::Result<(PathBuf, u64)> {
        self.file.flush()?;
        let folder = self.folder.display().to_string();
        let port = process::free_address()?.port();
        fs::write(self.folder.join("port"), port.to_string())?;
        fs::write(
            self.folder.join("sphinx.conf"),
            format!(
                "source texts {{\n type = tsvpipe\n tsvpipe_command = cat {folder}/texts.tsv\n tsvpipe_field = title\n\
                 \x20tsvpipe_field = body\n tsvpipe_attr_uint = region\n tsvpipe_attr_bigint = pay\n}}\n\
                 index texts {{\n source = texts\n path = {folder}/texts\n}}\n\
                 indexer {{\n mem_limit = 512M\n}}\n\
                 searchd {{\n listen = 127.0.0.1:{port}:mysql41\n pid_file = {folder}/pid\n workers = threads\n\
                 \x20binlog_path =\n}}\n"
            ),
        )?;
        let said =
            Command::new("indexer").args(["--config", &format!("{folder}/sphinx.conf"), "--all"]).output()?;
        anyhow::ensure!(said.status.success(), "indexer: {}", String::from_utf8_lossy(&said.stdout));
        fs::remove_file(self.folder.join("texts.tsv"))?;
        let bytes = super::bytes_of(&self.folder)?;
        Ok((self.folder, bytes))
    }
}

pub struct Sphinx {
    child: Child,
    stream: TcpStream,
}

impl Sphinx {
    pub fn start(folder: &Path) -> anyhow::Result<Self> {
        let port = fs::read_to_string(folder.join("port"))?.parse()?;
        let mut command = process::on_first_core(Path::new("searchd"));
        command.args(["--nodetach", "--config"]).arg(folder.join("sphinx.conf"));
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        for _ in 0..100 {
            if let Ok(stream) = TcpStream::connect(address) {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(Duration::from_secs(10)))?;
                let mut sphinx = Self { child, stream };
                sphinx.greet()?;
                return Ok(sphinx);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        anyhow::bail!("searchd did not start")
    }

    /// The handshake: it accepts any response of protocol 4.1, with a name and no password.
    fn greet(&mut self) -> anyhow::Result<()> {
        self.read_packet()?;
        let mut answer = Vec::new();
        answer.extend(0x0000_8200_u32.to_le_bytes());
        answer.extend((1_u32 << 24).to_le_bytes());
        answer.push(33);
        answer.extend([0; 23]);
        answer.extend(b"bench\0\0");
        self.write_packet(1, &answer)?;
        self.read_packet().map(drop)
    }

    fn write_packet(&mut self, number: u8, bytes: &[u8]) -> anyhow::Result<()> {
        let mut packet = u32::try_from(bytes.len())?.to_le_bytes();
        packet[3] = number;
        Ok(self.stream.write_all(&[&packet, bytes].concat())?)
    }

    fn read_packet(&mut self) -> anyhow::Result<Vec<u8>> {
        let mut head = [0; 4];
        self.stream.read_exact(&mut head)?;
        let length = u32::from_le_bytes([head[0], head[1], head[2], 0]);
        let mut bytes = vec![0; length as usize];
        self.stream.read_exact(&mut bytes)?;
        if bytes.first() == Some(&0xff) {
            anyhow::bail!("Sphinx refused: {}", String::from_utf8_lossy(&bytes));
        }
        Ok(bytes)
    }

    /// Columns come before the first of two EOF markers, rows before the second.
    fn ask(&mut self, sql: &str) -> anyhow::Result<usize> {
        self.write_packet(0, &[&[3], sql.as_bytes()].concat())?;
        self.read_packet()?;
        let (mut marks, mut rows) = (0, 0);
        while marks < 2 {
            let packet = self.read_packet()?;
            if packet.first() == Some(&0xfe) && packet.len() < 9 {
                marks += 1;
            } else if marks == 1 {
                rows += 1;
            }
        }
        Ok(rows)
    }

    pub fn search(&mut self, query: &Query) -> anyhow::Result<usize> {
        let region = query.region.map(|region| format!(" and region = {region}")).unwrap_or_default();
        let pay = query.pay.map(|pay| format!(" and pay >= {pay}")).unwrap_or_default();
        self.ask(&format!(
            "select id from texts where match('{}'){region}{pay} limit 20 option field_weights = (title = 4, body = 1)",
            query.text()
        ))
    }

    pub fn stop(mut self) -> anyhow::Result<()> {
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        self.child.wait().context("searchd")?;
        Ok(())
    }
}

/// A failed measurement leaves nothing running.
impl Drop for Sphinx {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}
