//! Architecture rules that the compiler does not check: the order of crates, that modules do not import each other in
//! a cycle, where SQL may be, which crate writes which table, how long a file may be. `docs/STYLE.md` gives the
//! reasons.

mod export;
mod tables;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tables::OWNERS;

/// Crates from the lowest to the highest. A crate may depend only on crates with a lower number.
const ORDER: [(&str, u32); 36] = [
    ("kernel", 0),
    ("private_postgres", 0),
    ("cpu_limit", 0),
    ("brand", 0),
    ("poster", 1),
    ("documents", 1),
    ("queue", 1),
    ("screening", 1),
    ("search_engine", 1),
    ("secrets", 1),
    ("outside", 1),
    ("platform", 2),
    ("live", 3),
    ("dictionaries", 10),
    ("notifications", 11),
    ("rates", 12),
    ("content", 13),
    ("staff", 14),
    ("search_index", 15),
    ("accounts", 20),
    ("moderation", 25),
    ("partners", 25),
    ("vacancies", 30),
    ("resumes", 30),
    ("vacancy_search", 31),
    ("resume_search", 31),
    ("applications", 35),
    ("interviews", 36),
    ("chat", 36),
    ("companies", 40),
    ("pages", 50),
    ("server", 90),
    ("doubles", 1),
    ("testkit", 95),
    ("devdb", 95),
    ("bench", 95),
];

/// Names of crates in migrations, which never change, and the crates that own those tables.
const NAMES_IN_MIGRATIONS: [(&str, &str); 2] = [("finding", "vacancy_search"), ("search", "search_index")];

/// Top-level modules that still import each other in a cycle, and why. An entry without a cycle fails the test.
const ALLOWED_CYCLES: [(&str, &[&str], &str); 2] = [
    (
        "search_engine",
        &["index", "query", "synonyms"],
        "they share the words of a query and corrections of spelling",
    ),
    (
        "vacancy_search",
        &["hidden", "quality", "results", "saved", "suggest"],
        "a search is recorded for statistics, which also delete what candidates have hidden",
    ),
];

/// (table, crate whose migration created it) of tables that another crate has taken over.
const MOVED: [(&str, &str); 5] = [
    ("complaints", "vacancies"),
    ("search_changes", "vacancy_search"),
    ("search_forgotten", "vacancy_search"),
    ("search_rebuilds", "vacancy_search"),
    ("search_nodes", "vacancy_search"),
];

const MOST_LINES: usize = 600;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let skipped = ["target", "node_modules", "dist", "paraglide", ".git", ".tools", "shots"];
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            if !skipped.contains(&name.as_str()) {
                files(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) && !name.contains(".gen.") {
            found.push(path);
        }
    }
}

/// (crate, path, text without its unit tests) of every Rust source file.
pub fn sources() -> Vec<(String, PathBuf, String)> {
    let mut found = Vec::new();
    files(&root().join("crates"), &[".rs"], &mut found);
    let in_src = found.into_iter().filter(|path| path.components().any(|part| part.as_os_str() == "src"));
    in_src
        .map(|path| {
            let inside = path.strip_prefix(root().join("crates")).unwrap();
            let crate_name = inside.components().next().unwrap().as_os_str().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            (crate_name, path, code)
        })
        .collect()
}

#[test]
fn crates_depend_only_on_lower_crates() {
    let number: BTreeMap<&str, u32> = ORDER.into_iter().collect();
    let mut wrong = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap().flatten() {
        let crate_name = entry.file_name().to_string_lossy().into_owned();
        let Some(own) = number.get(crate_name.as_str()) else {
            wrong.push(format!("{crate_name} has no place in the order"));
            continue;
        };
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).unwrap();
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        let dependencies = dependencies.split("\n[").next().unwrap_or_default();
        for line in dependencies.lines() {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            if number.get(name).is_some_and(|theirs| theirs >= own) {
                wrong.push(format!("{crate_name} depends on {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Top-level modules of a crate have an order too: what two of them share is in a third, below both.
#[test]
fn modules_have_no_import_cycles() {
    let mut wrong = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap().flatten() {
        let crate_name = entry.file_name().to_string_lossy().into_owned();
        let cycle = import_cycle(imports(&entry.path().join("src")));
        let listed =
            ALLOWED_CYCLES.iter().find(|(name, ..)| *name == crate_name).map(|(_, modules, _)| *modules);
        match listed {
            Some(_) if cycle.is_empty() => {
                wrong.push(format!("{crate_name} has no cycle: remove it from ALLOWED_CYCLES"));
            }
            Some(modules) if cycle.keys().all(|module| modules.contains(&module.as_str())) => {}
            _ if cycle.is_empty() => {}
            _ => wrong.push(format!("{crate_name}: {cycle:#?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_import_cycle_is_detected() {
    let paths = |code: &str| paths(&words(code), &["me", "export"]);
    let path = |text: &str| text.split("::").map(str::to_owned).collect::<Vec<_>>();
    let expected = ["codes::ask", "codes::Purpose", "people::store", "me::avatar", "history::note"].map(path);
    let code =
        "use crate::{codes::{ask, Purpose}, people::store as people}; use super::avatar; // crate::no\n
                pub(crate) fn f() { super::super::history::note() }";
    assert_eq!(paths(code), expected);
    let graph = |edges: &[(&str, &str)]| {
        let mut graph = Imports::new();
        for (from, to) in edges {
            graph.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        import_cycle(graph).into_keys().collect::<Vec<_>>()
    };
    assert_eq!(graph(&[("a", "b"), ("b", "c"), ("a", "c")]), Vec::<String>::new());
    assert_eq!(graph(&[("a", "b"), ("b", "c"), ("c", "b"), ("c", "d")]), ["b", "c"]);
}

/// Top-level modules with those they import.
type Imports = BTreeMap<String, BTreeSet<String>>;

fn imports(src: &Path) -> Imports {
    let mut found = Vec::new();
    files(src, &[".rs"], &mut found);
    let modules: Vec<(Vec<String>, String)> = found
        .into_iter()
        .map(|path| {
            let inside = path.strip_prefix(src).unwrap().with_extension("");
            let mut parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            parts.retain(|part| !["mod", "lib", "main"].contains(&part.as_str()));
            let text = fs::read_to_string(&path).unwrap();
            (parts, text.split("#[cfg(test)]").next().unwrap_or_default().to_owned())
        })
        .collect();
    let tops: BTreeSet<&str> =
        modules.iter().filter_map(|(parts, _)| Some(parts.first()?.as_str())).collect();
    // `crate::Error` is an import of the module from which the root exports it.
    let mut exports = BTreeMap::new();
    for (_, root) in modules.iter().filter(|(parts, _)| parts.is_empty()) {
        for statement in root.split("pub use ").skip(1) {
            let statement = format!("crate::{}", statement.split(';').next().unwrap_or_default());
            for path in paths(&words(&statement), &[]) {
                exports.insert(path.last().unwrap().clone(), path[0].clone());
            }
        }
    }
    let mut imports = Imports::new();
    for (parts, code) in modules.iter().filter(|(parts, _)| !parts.is_empty()) {
        let own: Vec<&str> = parts.iter().map(String::as_str).collect();
        for path in paths(&words(code), &own) {
            let target = if tops.contains(path[0].as_str()) { Some(&path[0]) } else { exports.get(&path[0]) };
            if let Some(target) = target.filter(|target| **target != parts[0]) {
                imports.entry(parts[0].clone()).or_default().insert(target.clone());
            }
        }
    }
    imports
}

/// What is left without the modules that import nothing or that no module imports.
fn import_cycle(mut graph: Imports) -> Imports {
    loop {
        let importing: BTreeSet<String> = graph.keys().cloned().collect();
        let imported: BTreeSet<String> = graph.values().flatten().cloned().collect();
        let before = graph.len();
        graph.retain(|module, targets| {
            targets.retain(|target| importing.contains(target));
            !targets.is_empty() && imported.contains(module)
        });
        let is_settled = graph.len() == before && graph.values().flatten().all(|to| graph.contains_key(to));
        if is_settled {
            return graph;
        }
    }
}

/// Names and the punctuation of paths, without comments.
fn words(code: &str) -> Vec<String> {
    let code: String =
        code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let mut words: Vec<String> = Vec::new();
    let mut is_open = false;
    for sign in code.chars() {
        let is_name = sign.is_alphanumeric() || sign == '_';
        match words.last_mut() {
            Some(last) if is_name && is_open => last.push(sign),
            _ if sign.is_whitespace() => {}
            _ => words.push(sign.to_string()),
        }
        is_open = is_name;
    }
    words
}

/// All paths below `crate::` and `super::`, seen from the root of the crate. `own` is the module of the code.
fn paths(words: &[String], own: &[&str]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let is_start = at == 0 || words[at - 1] != ":";
        let base = match word.as_str() {
            "crate" => Vec::new(),
            "super" => own[..own.len().saturating_sub(1)].iter().map(|part| (*part).to_owned()).collect(),
            _ => continue,
        };
        if is_start {
            tree(&words[at + 1..], base, &mut found);
        }
    }
    found
}

/// Reads `::a::{b, c}` after a path and returns what follows it.
fn tree<'a>(words: &'a [String], mut path: Vec<String>, found: &mut Vec<Vec<String>>) -> &'a [String] {
    let (next, rest) = match words {
        [first, second, next, rest @ ..] if first == ":" && second == ":" => (next, rest),
        _ => {
            found.extend([path].into_iter().filter(|path| !path.is_empty()));
            return words;
        }
    };
    match next.as_str() {
        "super" => {
            path.pop();
            tree(rest, path, found)
        }
        "{" => {
            let mut rest = rest;
            while let [name, after @ ..] = rest {
                match name.as_str() {
                    "}" => return after,
                    "," => rest = after,
                    "self" => {
                        found.push(path.clone());
                        rest = after;
                    }
                    _ => {
                        let path = path.iter().cloned().chain([name.clone()]).collect();
                        rest = tree(after, path, found);
                        if let [word, _, after @ ..] = rest
                            && word == "as"
                        {
                            rest = after;
                        }
                    }
                }
            }
            rest
        }
        _ => {
            path.push(next.clone());
            tree(rest, path, found)
        }
    }
}

/// SQL is in store files only, so that it is easy to find. `server`, `devdb`, `testkit` and
/// `platform/src/idempotency.rs` are exempt.
#[test]
fn sql_is_only_in_store_files() {
    let allowed = |crate_name: &str, path: &Path| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        name == "store.rs"
            || ["devdb", "testkit", "server"].contains(&crate_name)
            || path.ends_with("platform/src/idempotency.rs")
    };
    let wrong: Vec<_> = sources()
        .into_iter()
        .filter(|(crate_name, path, code)| {
            let queries = ["sqlx::query", "query!(", "query_as!(", "query_scalar!("];
            queries.iter().any(|query| code.contains(query)) && !allowed(crate_name, path)
        })
        .map(|(_, path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "SQL outside store.rs: {wrong:#?}");
}

#[test]
fn sql_is_never_built_from_strings() {
    let wrong: Vec<_> = sources()
        .into_iter()
        .filter(|(crate_name, _, code)| {
            code.contains("AssertSqlSafe") && crate_name != "testkit" && crate_name != "devdb"
        })
        .map(|(_, path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// An SMS costs money, so all of them are counted in one place.
#[test]
fn every_sms_passes_the_gate() {
    let gate = root().join("crates/notifications/src/sms/mod.rs");
    let senders: Vec<_> = sources()
        .into_iter()
        .filter(|(crate_name, ..)| !["outside", "doubles"].contains(&crate_name.as_str()))
        .filter(|(_, _, code)| code.contains("SmsMessage {") || code.contains(".sms.send("))
        .map(|(_, path, _)| path)
        .collect();
    assert_eq!(senders, [gate], "SMS are sent by `notifications::sms` only");
}

/// Addresses that users enter are never fetched: only `outside`, whose addresses come from the configuration, and the
/// file store of `platform` can open a connection to another host.
#[test]
fn only_outside_calls_other_hosts() {
    let clients = ["reqwest::", "hyper_util::client", "TcpStream::connect", "UdpSocket", "lookup_host"];
    let wrong: Vec<_> = sources()
        .into_iter()
        .filter(|(crate_name, ..)| !["outside", "doubles"].contains(&crate_name.as_str()))
        .filter(|(_, _, code)| clients.iter().any(|client| code.contains(client)))
        .map(|(_, path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_crate_writes_only_its_own_tables() {
    let owners: BTreeMap<&str, BTreeSet<&str>> =
        OWNERS.iter().map(|(crate_name, tables)| (*crate_name, tables.iter().copied().collect())).collect();
    let mut wrong = Vec::new();
    for (crate_name, path, code) in sources() {
        if ["testkit", "devdb"].contains(&crate_name.as_str()) {
            continue;
        }
        for verb in ["insert into ", "update ", "delete from "] {
            for rest in code.to_lowercase().split(verb).skip(1) {
                let table: String =
                    rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
                // "update" is an English word too: only names of tables count.
                let is_table = OWNERS.iter().any(|(_, tables)| tables.contains(&table.as_str()));
                let owns =
                    owners.get(crate_name.as_str()).is_some_and(|tables| tables.contains(table.as_str()));
                if is_table && !owns {
                    wrong.push(format!("{}: {verb}{table}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Every table has an owner, so that the test above cannot pass because a table was forgotten.
#[test]
fn every_table_has_an_owner() {
    let mut wrong = Vec::new();
    for entry in fs::read_dir(root().join("migrations")).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let parts: Vec<&str> = name.trim_end_matches(".sql").splitn(3, '_').collect();
        let well_named =
            parts.len() == 3 && parts[0].len() == 12 && parts[0].bytes().all(|b| b.is_ascii_digit());
        let name_in_file = parts.get(1).copied().unwrap_or_default();
        let other = NAMES_IN_MIGRATIONS.iter().find(|(in_file, _)| *in_file == name_in_file);
        let owner = other.map_or(name_in_file, |(_, owner)| owner);
        if !well_named || !ORDER.iter().any(|(crate_name, _)| *crate_name == owner) {
            wrong.push(format!("{name} is not YYYYMMDDHHMM_<crate>_<change>.sql"));
        }
        let sql = fs::read_to_string(entry.path()).unwrap().to_lowercase();
        for rest in sql.split("create table ").skip(1) {
            let table: String = rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
            let has_moved = MOVED.contains(&(table.as_str(), owner));
            let owned = OWNERS.iter().any(|(crate_name, tables)| {
                (*crate_name == owner || has_moved) && tables.contains(&table.as_str())
            });
            if !owned {
                wrong.push(format!("{name}: {table} is not listed for {owner}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_stay_short() {
    let mut found = Vec::new();
    files(&root(), &[".rs", ".ts", ".tsx", ".css", ".sql", ".sh", ".html", ".py"], &mut found);
    assert!(found.len() > 100, "the sources were not found");
    let long: Vec<_> = found
        .into_iter()
        .map(|path| (fs::read_to_string(&path).unwrap_or_default().lines().count(), path))
        .filter(|(lines, _)| *lines > MOST_LINES)
        .collect();
    assert!(long.is_empty(), "over {MOST_LINES} lines: {long:#?}");
}

/// The compiler ignores a file that no module declares: its tests would silently stop running.
#[test]
fn every_file_is_part_of_the_code() {
    let mut found = Vec::new();
    files(&root().join("crates"), &[".rs"], &mut found);
    let is_named = |path: &PathBuf| {
        let (mut folder, mut name) = (path.parent().unwrap(), path.file_stem().unwrap());
        if name == "mod" {
            (folder, name) = (folder.parent().unwrap(), folder.file_name().unwrap());
        }
        let line = format!("mod {};", name.to_string_lossy());
        let parents = ["main.rs", "lib.rs", "mod.rs"].map(|parent| folder.join(parent));
        let parents = parents.into_iter().chain([folder.with_extension("rs")]);
        parents.filter_map(|parent| fs::read_to_string(parent).ok()).any(|text| text.contains(&line))
    };
    // Cargo finds these by itself.
    let is_root = |path: &PathBuf| {
        let folder = path.parent().unwrap().file_name().unwrap();
        ["main.rs", "lib.rs", "build.rs"].iter().any(|name| path.ends_with(name))
            || ["tests", "examples", "bin"].iter().any(|name| folder == *name)
    };
    found.retain(|path| !is_root(path) && !is_named(path));
    assert!(found.is_empty(), "no `mod` names them: {found:#?}");
}

#[test]
fn file_names_are_not_vague() {
    let mut found = Vec::new();
    files(&root().join("crates"), &[".rs"], &mut found);
    files(&root().join("web/src"), &[".ts", ".tsx"], &mut found);
    let vague = ["utils", "util", "helpers", "helper", "common", "manager", "service", "misc"];
    let wrong: Vec<_> = found
        .iter()
        .filter(|path| {
            path.iter().any(|part| vague.contains(&part.to_string_lossy().split('.').next().unwrap_or("")))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_unfinished_marks_are_left() {
    let mut found = Vec::new();
    files(&root().join("crates"), &[".rs"], &mut found);
    files(&root().join("web/src"), &[".ts", ".tsx"], &mut found);
    let marks = ["TO", "FIX", "X"].map(|start| {
        [
            start,
            if start == "X" {
                "XX"
            } else if start == "TO" {
                "DO"
            } else {
                "ME"
            },
        ]
        .concat()
    });
    let wrong: Vec<_> = found
        .iter()
        .filter(|path| {
            let text = fs::read_to_string(path).unwrap_or_default();
            marks.iter().any(|mark| text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == mark))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
