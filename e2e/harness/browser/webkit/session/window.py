#!/usr/bin/python3
"""A window of WebKitGTK that a driver may steer: Debian's MiniBrowser cannot be made as narrow as a phone.

Started by WebKitWebDriver, as `window.py WIDTH HEIGHT SCRIPTS`, in pixels, with a folder of scripts that every new document
runs before its own. Journeys may add to it at any time.
"""

import pathlib
import sys

import gi

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

width, height = (int(argument) for argument in sys.argv[-3:-1])
scripts = pathlib.Path(sys.argv[-1])


def add_scripts(view, event):
    """Brings those that have been added since the document before."""
    if event != WebKit2.LoadEvent.STARTED:
        return
    manager = view.get_user_content_manager()
    for file in sorted(scripts.iterdir()):
        if file.name in view.brought:
            continue
        view.brought.add(file.name)
        manager.add_script(
            WebKit2.UserScript.new(
                file.read_text(),
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.brought = set()
    view.connect('load-changed', add_scripts)
    settings = view.get_settings()
    settings.set_enable_page_cache(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    # No window manager is there to give it the keyboard.
    window.connect('map-event', lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    return view


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('shop-window')
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


# WebKit reads from here that less motion is asked for.
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)
context = WebKit2.WebContext.new_ephemeral()
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_automation_allowed(True)
context.connect('automation-started', start_automation)
Gtk.main()
