// Runs in the pages of the development server before their own scripts: passes each build on to the area, shows what
// prevents it from being built, and shows errors of browser and server with their position in the source.

interface Problem {
  readonly where: string;
  readonly message: string;
}
type News = { readonly hash: string } | { readonly problems: readonly Problem[] } | { readonly failed: Problem };
interface Page {
  verandahBuild?: string;
}
interface ShownError {
  readonly problem: Problem;
  times: number;
}

const page = window as unknown as Page;
// React's own frames are above the author's.
Error.stackTraceLimit = 20;
/** A page that only showed a problem is reloaded once that is fixed. */
const failed = document.documentElement.dataset['failed'] !== undefined;
/** Errors that are shown at once. */
const mostShown = 20;

const overlay = document.createElement('section');
overlay.id = 'development-problems';
overlay.setAttribute('role', 'alert');
// Above dialogs, without taking the focus from who is typing.
overlay.popover = 'manual';
overlay.tabIndex = 0; // scrolled by keys
overlay.style.cssText =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;box-sizing:border-box;width:100%;max-width:none;max-height:60vh;margin:0;border:0;border-top:3px solid #ff9d9d;overflow:auto;overscroll-behavior:contain;padding:16px 24px;background:#16181d;color:#f4f4f5;font:14px/1.5 ui-monospace,monospace;text-align:left;';

const closeButton = element(
  'button',
  'Close (Esc)',
  'float:right;margin:0 0 8px 16px;padding:8px 12px;border:1px solid #f4f4f5;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer;',
);
closeButton.setAttribute('type', 'button');
closeButton.addEventListener('click', dismiss);
const content = document.createElement('div');
overlay.append(closeButton, content);
/** What had the focus before the overlay was shown. */
let before: Element | null = null;

function element(name: string, text: string, style: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}

/** What prevents the newest edit from being built. */
let unbuilt: readonly Problem[] = [];
/** Errors since the last build by their text; null when the author has closed them, and until the server responds. */
const errors = new Map<string, ShownError | null>();

function show(): void {
  if (!document.body) return document.addEventListener('DOMContentLoaded', show, { once: true });
  const shown = [...errors.values()].filter((each) => each !== null);
  const all = [...unbuilt.map((problem) => ({ problem, times: 1 })), ...shown];
  if (all.length === 0) return;
  const errorTitle = shown.length > 1 ? `${shown.length} errors` : 'An error';
  content.replaceChildren(
    element(
      'h2',
      unbuilt.length > 0 ? 'This edit can’t be built' : errorTitle,
      'margin:0 0 8px;font:600 18px system-ui,sans-serif;color:#ff9d9d;',
    ),
    ...all.flatMap(({ problem: { where, message }, times }) => [
      element(
        'p',
        times > 1 ? `${where} (${times} times)` : where,
        'margin:12px 0 4px;font-weight:600;overflow-wrap:anywhere;',
      ),
      element('pre', message, 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;'),
    ]),
  );
  if (overlay.isConnected) return;
  before = document.activeElement;
  document.body.append(overlay);
  overlay.showPopover?.();
}

function hide(): void {
  unbuilt = [];
  const wasInside = overlay.contains(document.activeElement);
  overlay.remove();
  if (wasInside && before instanceof HTMLElement) before.focus();
}

/** An error that the author has closed is not shown again before the next build. */
function dismiss(): void {
  for (const text of errors.keys()) errors.set(text, null);
  hide();
}

window.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !overlay.isConnected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dismiss();
  },
  true,
);

function showError(text: string, problem: Problem): void {
  errors.set(text, { problem, times: (errors.get(text)?.times ?? 0) + 1 });
  show();
}

/** Name, message and stack of an error and its causes. */
function textOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return typeof error === 'object' ? jsonOf(error) : String(error);
  const title = error.message ? `${error.name}: ${error.message}` : error.name;
  const { stack = '' } = error;
  // Firefox and Safari leave the message out of the stack.
  const own = stack.includes(error.message) && stack.startsWith(error.name) ? stack : `${title}\n${stack}`;
  return error.cause === undefined || depth > 3 ? own : `${own}\nCaused by: ${textOf(error.cause, depth + 1)}`;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return String(value); // it refers to itself
  }
}

/** The versions of the development build's scripts in a stack, as the server named them when it sent them. */
function versionsIn(text: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const [address, path = ''] of text.matchAll(/https?:\/\/[^\s()]+?\/web\/([\w./~-]+?\.js)(?=:\d)/g)) {
    const loaded = performance.getEntriesByName(address.replace(/^.*@(?=https?:)/, '')).at(-1);
    const version = (loaded as PerformanceResourceTiming | undefined)?.serverTiming?.find(
      ({ name }) => name === 'version',
    )?.description;
    if (version) versions[path] = version;
  }
  return versions;
}

const reported = new WeakSet<object>();

/** @param label of the host for an error that it or React has caught */
async function report(error: unknown, label: string | null): Promise<void> {
  // React's errors may be reported by the boundary and by the root.
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const text = textOf(error).slice(0, 50_000);
  const known = errors.get(text);
  if (known) {
    known.times += 1;
    return show();
  }
  if (known === null || errors.size >= mostShown) return;
  errors.set(text, null); // until the server responds
  try {
    const response = await fetch('/dev/errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, label, page: window.location.pathname.slice(0, 2000), scripts: versionsIn(text) }),
    });
    if (response.ok && errors.has(text)) return showError(text, (await response.json()) as Problem);
  } catch {
    // The server has ended: the browser's console has the error.
  }
  errors.delete(text);
}

const isOwn = (error: unknown): boolean =>
  !(error instanceof Error) || !error.stack?.includes('://') || error.stack.includes(window.location.origin);

// Errors of the browser's extensions are not the author's, and this one is no error.
window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
  if (message.startsWith('ResizeObserver loop')) return;
  if (isOwn(error)) void report(error ?? `${message}\n    at ${filename}:${lineno}:${colno}`, null);
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (isOwn(reason)) void report(reason, null);
});
// What React or the host has caught is logged by the host, with a label: '[search@1.4.0 render]'.
const { error: logError } = console;
console.error = (...given: unknown[]): void => {
  logError.apply(console, given);
  const [label, error] = given;
  const name = typeof label === 'string' && given.length === 2 ? /^\[(.+)\]$/.exec(label)?.[1] : undefined;
  if (name !== undefined) void report(error, name);
};

/** The first event describes the build that this page was rendered with. */
let begun = false;
let built = '';
new EventSource('/dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const news = JSON.parse(data) as News;
  if ('failed' in news) return showError(news.failed.where + news.failed.message, news.failed);
  if ('problems' in news) {
    built = '';
    // A page in the place of one that can't be shown has them in its text.
    if (begun || !failed) {
      unbuilt = news.problems;
      show();
    }
    begun = true;
    return;
  }
  if (news.hash !== built && begun) {
    errors.clear();
    hide();
  }
  if (failed && begun) return window.location.reload();
  begun = true;
  built = news.hash;
  page.verandahBuild = news.hash;
  window.dispatchEvent(new Event('verandah-build'));
});
