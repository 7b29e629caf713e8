"""Signs what is sent to the form provider's webhook, as the provider would: over the very bytes."""

import base64
import hashlib
import hmac
import os

import requests
import schemathesis


class Signed(requests.auth.AuthBase):
    def __call__(self, request):
        body = request.body or b""
        if isinstance(body, str):
            body = body.encode()
        tag = hmac.new(os.environ["TORRE_TALLY_SECRET"].encode(), body, hashlib.sha256).digest()
        request.headers["Tally-Signature"] = base64.b64encode(tag).decode()
        return request


schemathesis.auth.set_from_requests(Signed()).apply_to(path="/api/webhooks/tally")
