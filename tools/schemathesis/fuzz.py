"""Calls every operation of a running server with valid and invalid data and checks its responses against openapi.json.

    fuzz.py BINARY

Starts the binary with data of its own, then runs Schemathesis as a guest, a candidate, an employer and a member of
staff, as many in parallel as there are cores. The seed is fixed, so failures are reproducible; Schemathesis prints the
failing call as a curl command.
"""

import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import requests

HERE = pathlib.Path(__file__).parent
# The server is on this machine; requests must not go through a proxy.
os.environ["NO_PROXY"] = "127.0.0.1"

# The operations of each role: those with the same response for everybody are tested once, and the console's only as staff.
SAME_FOR_ALL = ["--exclude-tag", "dictionaries", "--exclude-tag", "content", "--exclude-tag", "staff"]
ROLES = {
    # Calls that need a sign-in refuse a guest before they read the data; the other runs test that too.
    "guest": ["--exclude-path-regex", "^/api/v1/(me|company|staff)(/|$)"],
    "candidate": SAME_FOR_ALL,
    "customer": SAME_FOR_ALL,
    "staff": ["--include-tag", "staff"],
}
SEED = "20261115"
EXAMPLES = "8"

# In seconds. Waits end as soon as their condition holds, so these only have to be long enough for the slowest machine.
START_TIME = 600
STOP_TIME = 120
REQUEST_TIME = 120

# A call that is valid by its schema may still be refused by a rule that JSON Schema cannot express (an unknown number,
# a password on the blocklist), so acceptance of valid data is not checked.
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "ignored_auth",
    "nothing_of_the_inside",
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def server(binary: str, log: pathlib.Path):
    """Runs the real binary on a database of its own; stops it and removes the data at the end."""
    address = f"127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory(prefix="ishbor-fuzz-") as data, log.open("w") as out:
        settings = os.environ | {
            "ISHBOR_ENV": "development",
            "ISHBOR_DATA": data,
            "ISHBOR_LISTEN": address,
            "ISHBOR_ADMIN_LISTEN": "127.0.0.1:0",
            "ISHBOR_TRUSTED_PROXIES": "127.0.0.1/32",
            "ISHBOR_SMS": "outbox",
            "ISHBOR_CENTRAL_BANK_URL": "off",
            "ISHBOR_CODES_PER_ADDRESS": "1000000",
            "ISHBOR_CODES_PER_NETWORK": "1000000",
            "ISHBOR_SMS_DAY_BUDGET": "1000000000",
            "ISHBOR_LOG": "info,sqlx=warn",
        }
        running = subprocess.Popen([binary, "serve"], env=settings, stdout=out, stderr=subprocess.STDOUT)
        try:
            wait_until_ready(running, f"http://{address}", log)
            yield f"http://{address}", settings
            if running.poll() is not None:
                sys.exit(f"fuzz: the server ended by itself; its log: {log}")
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(STOP_TIME)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


def wait_until_ready(running: subprocess.Popen, url: str, log: pathlib.Path) -> None:
    end = time.monotonic() + START_TIME
    while time.monotonic() < end and running.poll() is None:
        with contextlib.suppress(requests.RequestException):
            if requests.get(f"{url}/ready", timeout=REQUEST_TIME).ok:
                return
        time.sleep(0.2)
    sys.exit(f"fuzz: the server did not start:\n{log.read_text()[-4000:]}")


def run(url: str, settings: dict, role: str, folder: pathlib.Path) -> bool:
    """Prints all output at the end, so that the output of parallel runs is not mixed."""
    started = time.monotonic()
    command = [
        str(pathlib.Path(sys.executable).with_name("st")),
        "run", f"{url}/api/openapi.json",
        "--checks", ",".join(CHECKS),
        "--max-examples", EXAMPLES,
        "--seed", SEED,
        "--workers", "1",
        "--request-timeout", str(REQUEST_TIME),
        # The speed of data generation says nothing about the product.
        "--suppress-health-check", "too_slow",
        "--generation-database", "none",
        "--warnings", "off",
        "--no-color",
        *ROLES[role],
    ]  # fmt: skip
    settings = settings | {
        "SCHEMATHESIS_HOOKS": "hooks",
        "PYTHONPATH": str(HERE),
        "PYTHONDONTWRITEBYTECODE": "1",
        "FUZZ_URL": url,
        "FUZZ_ROLE": role,
        "FUZZ_REQUEST_TIME": str(REQUEST_TIME),
    }
    done = subprocess.run(command, env=settings, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    seconds = time.monotonic() - started
    print(f"fuzz: as {role}, {seconds:.0f} s\n{done.stdout}", flush=True)
    return done.returncode == 0


def main(binary: str) -> None:
    folder = pathlib.Path(os.environ.get("FUZZ_LOGS", tempfile.gettempdir()))
    log = folder / "fuzz-server.log"
    with server(binary, log) as (url, settings):
        settings["FUZZ_BINARY"] = binary
        with ThreadPoolExecutor(max_workers=os.cpu_count()) as runs:
            passed = dict(zip(ROLES, runs.map(lambda role: run(url, settings, role, folder), ROLES)))
        failed = [role for role in ROLES if not passed[role]]
    # Background jobs send no response: their errors are only in the log.
    faults = [line for line in log.read_text().splitlines() if " ERROR " in line]
    if faults:
        print(f"fuzz: {len(faults)} faults in {log}, the first: {faults[0]}")
    if failed or faults:
        sys.exit(f"fuzz: failed as {', '.join(failed) or 'nobody, but see the log'}")


if __name__ == "__main__":
    main(sys.argv[1])
