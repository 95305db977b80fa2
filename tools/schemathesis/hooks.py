"""What Schemathesis is told besides our contract: who calls, from where, and what must never be said."""

import os
import re

import schemathesis
from hypothesis import strategies as st
from people import FORMS, Member, Person

role = os.environ["FUZZ_ROLE"]
person = (Member if role == "staff" else Person)(os.environ["FUZZ_URL"], role)

# A refusal carries a code, a sentence and the id of the request; nothing of how we are made.
INSIDE = re.compile(r"sqlx|panicked|/src/|\.rs\b|SELECT |select .* from |postgres|BACKTRACE")

# Words of dictionaries, which no contract lists. Without them nearly every good form would be refused at once.
KNOWN = {name: FORMS["candidate"][name] for name in ["location", "spheres"]}

schemathesis.openapi.format("phone", st.from_regex(r"\+998(90|93|97|00)[0-9]{7}", fullmatch=True))
schemathesis.openapi.format("email", st.from_regex(r"[a-z]{2,8}@[a-z]{2,8}\.uz", fullmatch=True))


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Takes away the format `password`: a hint for screens, which Schemathesis would have us enforce."""
    hidden = [raw_schema]
    while hidden:
        node = hidden.pop()
        if isinstance(node, dict) and node.get("format") == "password":
            del node["format"]
        hidden.extend(node.values() if isinstance(node, dict) else node if isinstance(node, list) else [])


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = person.address()
    # Sign-in and welcome of staff refuse everything that does not come from the console.
    if "staff" in case.operation.tags:
        case.headers.setdefault("X-Ishbor-Staff", "1")
    for form in forms_of(case):
        form.update({name: word for name, word in KNOWN.items() if name in form})


def forms_of(case):
    """The body and the profiles inside it, when they are meant to be good."""
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
