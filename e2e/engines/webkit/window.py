#!/usr/bin/python3
"""A window of WebKitGTK for WebDriver, without controls of its own.

MiniBrowser is at least 447 px wide; this window has the width of any phone. WebKitWebDriver starts it with the
arguments below and opens tabs in it.
"""
import argparse
import os

options = argparse.ArgumentParser()
options.add_argument('--width', type=int, default=390, help='of the page, in CSS pixels')
options.add_argument('--height', type=int, default=844, help='of the page, in CSS pixels')
options.add_argument('--ratio', type=int, default=1, help='device pixels per CSS pixel')
options.add_argument('--font', type=int, default=16, help='size of text that pages do not set; 32 is text at 200 %%')
options.add_argument('--user-agent', help='instead of WebKitGTK’s own')
options.add_argument('--script', help='file of a script that runs before those of each document')
options.add_argument('--without', default='', help='features that are switched off, with commas: TrustedTypes,…')
options.add_argument('--profile', required=True, help='folder for cookies, storage and caches')
settings = options.parse_args()

# GTK reads it once, when it is loaded.
os.environ['GDK_SCALE'] = str(settings.ratio)

import gi  # noqa: E402

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

data = WebKit2.WebsiteDataManager(
    base_data_directory=settings.profile, base_cache_directory=os.path.join(settings.profile, 'cache')
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def view_settings():
    made = WebKit2.Settings()
    # WebDriver reports no messages of the console: they are read from the output.
    made.set_enable_write_console_messages_to_stdout(True)
    made.set_default_font_size(settings.font)
    if settings.user_agent:
        made.set_user_agent(settings.user_agent)
    switched_off = settings.without.split(',')
    features = WebKit2.Settings.get_all_features()
    for index in range(features.get_length()):
        feature = features.get(index)
        if feature.get_identifier() in switched_off:
            made.set_feature_enabled(feature, False)
    return made


def scripts():
    manager = WebKit2.UserContentManager()
    if settings.script:
        with open(settings.script, encoding='utf-8') as file:
            source = file.read()
        manager.add_script(
            WebKit2.UserScript.new(
                source,
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    return manager


def open_view(related=None):
    """A tab in a window of its own; one that a page opens shares its process."""
    of = {'web_context': context} if related is None else {'related_view': related}
    view = WebKit2.WebView(
        user_content_manager=scripts(), settings=view_settings(), is_controlled_by_automation=True, **of
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(settings.width, settings.height)
    window.add(view)
    window.show_all()
    view.connect('create', lambda opener, _action: open_view(opener))
    view.connect('close', lambda _view: window.destroy())
    view.connect('permission-request', lambda _view, request: (request.deny(), True)[1])
    view.connect('web-process-terminated', lambda _view, reason: print(f'CONSOLE ERROR web process ended: {reason}', flush=True))
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('JourneyWindow')
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: open_view())


context.connect('automation-started', on_automation)
Gtk.main()
