"""Callers of the API: a guest, a candidate, an employer or a member of staff, created the same way as real accounts."""

import base64
import hashlib
import hmac
import itertools
import os
import re
import subprocess
import time

import requests

# In seconds; see fuzz.py.
REQUEST_TIME = int(os.environ["FUZZ_REQUEST_TIME"])

PASSWORD = "toʻq sariq choynak 7"

FORMS = {
    "candidate": {
        "name": "Malika",
        "surname": "Karimova",
        "birthday": "1998-05-17",
        "sex": "female",
        "location": "toshkent-shahri",
        "spheres": ["it", "education", "marketing"],
        "education_level": "higher",
    },
    "customer": {"name": "Anor Savdo", "location": "samarqand"},
}

# Part of the IP addresses and phone numbers of each role, so that the runs do not use up each other's rate limits.
NUMBERS = {"guest": 10, "candidate": 11, "customer": 12, "staff": 13}

# Calls after which a token may be invalid, or its owner may have another role.
UNSETTLING = {
    "logout",
    "ask_deletion",
    "end_session",
    "end_other_sessions",
    "reset_password",
    "set_own_password",
    "set_role",
    "sign_out_staff",
    "end_staff_session",
    "disable_staff_member",
    "set_staff_member_role",
    "change_staff_password",
}


class Person:
    def __init__(self, url: str, role: str):
        self.url = url
        self.role = role
        self.token = None
        self._is_settled = False
        self._calls = itertools.count()
        self._made = itertools.count()

    def address(self) -> str:
        """Another address, in another network, for every call: rate limits would hide the responses behind them."""
        call = next(self._calls)
        return f"{NUMBERS[self.role]}.{call >> 8 & 255}.{call & 255}.1"

    def after(self, operation: str) -> None:
        if operation in UNSETTLING:
            self._is_settled = False

    def settle(self) -> None:
        """After a call that may have ended the token gets another one, if necessary as a new person."""
        if self._is_settled:
            return
        if not self._is_still_himself() and not self._signs_in():
            self._make()
            if not self._is_still_himself():
                raise RuntimeError(f"the {self.role} got no account")
        self._is_settled = True

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def cookies(self) -> dict[str, str]:
        return {}

    def _is_still_himself(self) -> bool:
        answer = self._call("GET", "me")
        if answer.status_code != 200:
            return False
        user = answer.json()["user"]
        return user["role"] == self.role and user["delete_at"] is None

    def _signs_in(self) -> bool:
        if self.token is None:
            return False
        self._take_token("auth/login", {"phone": self.phone, "password": PASSWORD})
        return self._is_still_himself()

    def _make(self) -> None:
        self.phone = f"+99800{NUMBERS[self.role]}{next(self._made):05}"
        asked = self._call("POST", "auth/send-code", {"phone": self.phone, "purpose": "register"}).json()
        form = FORMS[self.role] | {
            "phone": self.phone,
            "password": PASSWORD,
            "role": self.role,
            "consents": ["terms", "privacy"],
            "request_id": asked["request_id"],
            "verification_code": self._code(),
        }
        self._take_token("auth/register", form)

    def _take_token(self, path: str, body: dict) -> None:
        self.token = self._call("POST", path, body).json().get("token") or self.token

    def _code(self) -> str:
        """Codes are sent by a background job; this one arrives within moments."""
        end = time.monotonic() + REQUEST_TIME
        while time.monotonic() < end:
            outbox = requests.get(
                f"{self.url}/__outbox", headers={"Accept": "application/json"}, timeout=REQUEST_TIME
            )
            for message in outbox.json()["data"]:
                if message["to"] == self.phone and message["code"]:
                    return message["code"]
            time.sleep(0.05)
        raise RuntimeError(f"no code went to {self.phone}")

    def _call(self, method: str, path: str, body: dict | None = None) -> requests.Response:
        return requests.request(
            method,
            f"{self.url}/api/v1/{path}",
            json=body,
            headers=self.headers() | {"X-Forwarded-For": self.address()},
            cookies=self.cookies(),
            timeout=REQUEST_TIME,
        )


class Member(Person):
    """An admin. An authenticator code works once in half a minute, so every new session is that of a new member."""

    def headers(self) -> dict[str, str]:
        return {"X-Ishbor-Staff": "1"}

    def cookies(self) -> dict[str, str]:
        return {"staff": self.token} if self.token else {}

    def _is_still_himself(self) -> bool:
        answer = self._call("GET", "staff/me")
        return answer.status_code == 200 and answer.json()["member"]["role"] == "admin"

    def _signs_in(self) -> bool:
        return False

    def _make(self) -> None:
        words = ["admin", "create-staff", "--login", f"m{next(self._made)}", "--name", "Malika", "--role", "admin"]
        printed = subprocess.run(
            [os.environ["FUZZ_BINARY"], *words], capture_output=True, text=True, check=True
        ).stdout
        secret = re.search(r"#(\S+)", printed).group(1)
        started = self._call("POST", "staff/welcome/start", {"secret": secret}).json()
        form = {"secret": secret, "password": PASSWORD, "totp": totp(started["totp"]["secret"])}
        self.token = self._call("POST", "staff/welcome/finish", form).cookies["staff"].strip('"')


def totp(secret: str) -> str:
    """The current authenticator code (RFC 6238)."""
    secret = secret.replace(" ", "")
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    mac = hmac.digest(key, int(time.time() // 30).to_bytes(8), hashlib.sha1)
    start = mac[-1] & 15
    number = int.from_bytes(mac[start : start + 4]) & 0x7FFF_FFFF
    return f"{number % 1_000_000:06}"
