"""Schemathesis hooks beyond our contract: who calls, from which address, and what a response must never contain."""

import os
import re

import schemathesis
from hypothesis import strategies as st
from people import FORMS, Member, Person

role = os.environ["FUZZ_ROLE"]
person = (Member if role == "staff" else Person)(os.environ["FUZZ_URL"], role)

# An error has a code, a message and the request id; it must not reveal internals.
INSIDE = re.compile(r"sqlx|panicked|/src/|\.rs\b|SELECT |select .* from |postgres|BACKTRACE")

# Dictionary values, which the contract does not list. Without them nearly every valid form would be refused at once.
KNOWN = {name: FORMS["candidate"][name] for name in ["location", "spheres"]}

schemathesis.openapi.format("phone", st.from_regex(r"\+998(90|93|97|00)[0-9]{7}", fullmatch=True))
schemathesis.openapi.format("email", st.from_regex(r"[a-z]{2,8}@[a-z]{2,8}\.uz", fullmatch=True))


@schemathesis.serializer("application/pdf")
def as_document(context, value):
    """Any bytes: what is no document must be refused."""
    return value if isinstance(value, bytes) else str(value).encode()


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Removes the format `password`: it is a UI hint, which Schemathesis would expect us to enforce."""
    hidden = [raw_schema]
    while hidden:
        node = hidden.pop()
        if isinstance(node, dict) and node.get("format") == "password":
            del node["format"]
        hidden.extend(node.values() if isinstance(node, dict) else node if isinstance(node, list) else [])


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = person.address()
    # The staff's sign-in and invitation calls refuse requests that do not come from the console.
    if "staff" in case.operation.tags:
        case.headers.setdefault("X-Ishbor-Staff", "1")
    for form in forms_of(case):
        form.update({name: word for name, word in KNOWN.items() if name in form})


def forms_of(case):
    """The body and the profiles inside it, if the case is meant to be valid."""
    if not case.meta or not case.meta.generation.mode.is_positive or not isinstance(case.body, dict):
        return []
    return [case.body, *(inner for inner in case.body.values() if isinstance(inner, dict))]


@schemathesis.hook
def after_call(context, case, response):
    person.after(case.operation.definition.raw["operationId"])


if role != "guest":

    @schemathesis.auth(refresh_interval=None)
    class SignedIn:
        def get(self, case, context):
            person.settle()
            return person

        def set(self, case, data, context):
            case.headers = {**(case.headers or {}), **data.headers()}
            case.cookies = {**(case.cookies or {}), **data.cookies()}


@schemathesis.check
def nothing_of_the_inside(context, response, case):
    if response.status_code >= 400 and (found := INSIDE.search(response.text)):
        raise AssertionError(f"a refusal tells of the inside: {found.group()!r}")
