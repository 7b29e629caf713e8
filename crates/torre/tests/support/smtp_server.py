"""A real SMTP server for tests: smtp_server.py PORT MANNER MAILBOX [PROTECTION CERTIFICATE KEY PASSWORD].

Each accepted mail becomes one line of JSON in MAILBOX, each login one in MAILBOX.logins.
"""

import asyncio
import email
import email.policy
import json
import logging
import os
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult

PORT, MANNER, MAILBOX = int(sys.argv[1]), sys.argv[2], sys.argv[3]
PROTECTION, CERTIFICATE, KEY, PASSWORD = (sys.argv[4:8] + [""] * 4)[:4]


# It warns of what some tests are about.
logging.disable(logging.WARNING)


def note(file, entry):
    with open(file, "a", encoding="utf-8") as lines:
        lines.write(json.dumps(entry) + "\n")


def plain_text(head):
    body = head.get_body(("plain",))
    return body.get_content() if body else ""


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if MANNER == "refuse-for-good":
            return f"550 <{address}> nobody here has that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if MANNER == "refuse":
            return "451 try again later"
        if MANNER == "refuse-some" and b"refuse me" in envelope.content:
            return "451 try again later"
        if MANNER == "die":
            os._exit(1)
        head = email.message_from_bytes(envelope.content, policy=email.policy.default)
        mail = {
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "subject": head["Subject"],
            "text": plain_text(head),
            "data": envelope.content.decode("utf-8", "replace"),
        }
        if MANNER == "slow":
            await asyncio.sleep(0.03)
        note(MAILBOX, mail)
        if MANNER == "slow":
            await asyncio.sleep(0.03)
        if MANNER == "take-and-die":
            os._exit(1)
        return "250 OK"


def check_login(server, session, envelope, mechanism, login):
    right = login.login == b"torre" and login.password.decode() == PASSWORD
    secure = server.transport.get_extra_info("sslcontext") is not None
    note(MAILBOX + ".logins", {"right": right, "secure": secure})
    return AuthResult(success=right, handled=False)


def protected():
    """The settings of the SMTP session, and the protection of the whole connection."""
    if not PROTECTION:
        return {}, None
    # A careless server: without TLS it takes passwords in the clear.
    settings = {"authenticator": check_login, "auth_required": True, "auth_require_tls": PROTECTION == "starttls"}
    if PROTECTION == "none":
        return settings, None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(CERTIFICATE, KEY)
    if PROTECTION == "wrapped":
        return settings, context
    return settings | {"tls_context": context}, None


async def silence(reader, writer):
    await reader.read()


async def serve():
    if MANNER == "hang":
        server = await asyncio.start_server(silence, "127.0.0.1", PORT)
    else:
        settings, context = protected()
        loop = asyncio.get_running_loop()
        session = lambda: SMTP(Handler(), loop=loop, **settings)
        server = await loop.create_server(session, "127.0.0.1", PORT, ssl=context)
    print("ready", flush=True)
    await server.serve_forever()


asyncio.run(serve())
