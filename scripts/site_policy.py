"""A hook of MkDocs: every page of the site says what it may load, and that is nothing from elsewhere.

The theme has small scripts within its pages: they are named by their hashes, and no other such script runs.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any

SCRIPT = re.compile(r"<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)</script>", re.DOTALL)
HEAD = re.compile(r"<head>\s*")
PARTS = {
    "default-src": "'none'",
    "style-src": "'self' 'unsafe-inline'",  # the theme has such styles
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'self'",
    "form-action": "'none'",
}


def with_policy(html: str) -> str:
    """A page with its policy, before anything else in its head."""
    digests = [hashlib.sha256(script.encode()).digest() for script in SCRIPT.findall(html)]
    hashes = dict.fromkeys(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    parts = {**PARTS, "script-src": " ".join(["'self'", *hashes])}
    policy = "; ".join(f"{name} {value}" for name, value in parts.items())
    return HEAD.sub(f'<head><meta http-equiv="Content-Security-Policy" content="{policy}">', html, count=1)


def on_post_page(output: str, **_told: Any) -> str:
    """Called by MkDocs for every page."""
    return with_policy(output)


def on_post_template(output_content: str, template_name: str, **_told: Any) -> str:
    """Called by MkDocs for what is no page, such as the one that says that there is none."""
    return with_policy(output_content) if template_name.endswith(".html") else output_content
