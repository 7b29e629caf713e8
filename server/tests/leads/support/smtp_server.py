"""A real SMTP server for tests: smtp_server.py PORT MANNER MAILBOX.

Each accepted mail becomes one line of JSON in MAILBOX.
"""

import asyncio
import json
import os
import signal
import sys

from aiosmtpd.controller import Controller

PORT, MANNER, MAILBOX = int(sys.argv[1]), sys.argv[2], sys.argv[3]


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if MANNER == "refuse-for-good":
            return f"550 <{address}> nobody here has that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if MANNER == "refuse":
            return "451 try again later"
        if MANNER == "die":
            os._exit(1)
        mail = {
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "data": envelope.content.decode("utf-8", "replace"),
        }
        with open(MAILBOX, "a", encoding="utf-8") as mailbox:
            mailbox.write(json.dumps(mail) + "\n")
        return "250 OK"


async def hang():
    async def silence(reader, writer):
        await reader.read()

    server = await asyncio.start_server(silence, "127.0.0.1", PORT)
    print("ready", flush=True)
    await server.serve_forever()


if MANNER == "hang":
    asyncio.run(hang())
else:
    Controller(Handler(), hostname="127.0.0.1", port=PORT).start()
    print("ready", flush=True)
    while True:
        # Until the test ends us.
        signal.pause()
