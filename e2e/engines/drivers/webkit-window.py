#!/usr/bin/python3
"""A WebKit window for WebKitWebDriver to drive: what MiniBrowser is, and it says what the console says.

MiniBrowser drives a private session when automated, and WebKit keeps silent about the console of those. This one keeps
its data in the folder it is given and writes every console message and uncaught error to the file it is given.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, console, width, height = sys.argv[1:5]
# The driver does not hand on what its browser prints. The page's process inherits these.
written = os.open(console, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
os.dup2(written, 1)
os.dup2(written, 2)

context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
)
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(enable_write_console_messages_to_stdout=True),
    )
    window = Gtk.Window(default_width=int(width), default_height=int(height))
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.connect("destroy", lambda _window: Gtk.main_quit())
    window.show_all()
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("WebKit")
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
