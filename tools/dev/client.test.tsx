import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

const events = new EventTarget();
const send = (news: object): void =>
  void events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
let sent: { readonly text: string; readonly label: string | null; readonly scripts: object }[];
const logged = console.error;

beforeAll(() => {
  globalThis.EventSource = function () {
    return events;
  } as unknown as typeof EventSource;
  globalThis.fetch = (async (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    const problem = { where: `src/view.tsx:${sent.length}:1`, message: sent.at(-1)?.text.split('\n')[0] };
    return { ok: true, json: async () => problem };
  }) as unknown as typeof fetch;
  performance.getEntriesByName = (name: string) =>
    (name.endsWith('/web/js/app.js')
      ? [{ serverTiming: [{ name: 'version', description: 'v1' }] }]
      : []) as unknown as PerformanceEntryList;
  console.error = () => undefined;
  require('./client.ts');
  send({ hash: 'first' });
});
afterAll(() => {
  console.error = logged;
});
let builds = 0;
beforeEach(() => {
  sent = [];
  send({ hash: `build ${++builds}` });
});

const inArea = (message: string): Error => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at View (${window.location.origin}/r/search/0.0.0-development/web/js/app.js:1:2)`;
  return error;
};
const throwUncaught = (error: Error): void =>
  void window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const reject = (reason: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('[REL-152] uncaught errors, rejected promises and what React has caught are shown once, with their source', async () => {
  const caught = inArea('in an effect');
  throwUncaught(inArea('in a timer'));
  throwUncaught(inArea('in a timer'));
  reject(inArea('in a promise'));
  console.error('[search@0.0.0-development render]', caught);
  throwUncaught(caught);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('TypeError: in an effect'));
  expect(sent.map(({ label }) => label)).toEqual([null, null, 'search@0.0.0-development render']);
  expect(sent[0]?.scripts).toEqual({ 'js/app.js': 'v1' });
  throwUncaught(inArea('in a timer'));
  expect(alert).toHaveTextContent('src/view.tsx:1:1 (2 times)');
  expect(alert).toHaveTextContent('3 errors');
});

test('[REL-152] errors of extensions and plain log lines are not the author’s; a cause and other values are', async () => {
  const foreign = new Error('not ours');
  foreign.stack = 'Error: not ours\n    at run (chrome-extension://a/b.js:1:2)';
  throwUncaught(foreign);
  console.error('A line of a log', new Error('logged'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  reject({ reason: 'forbidden' });
  throwUncaught(Object.assign(inArea('outside'), { cause: inArea('inside') }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('2 errors'));
  expect(sent[0]?.text).toBe('{\n  "reason": "forbidden"\n}');
  expect(sent[1]?.text).toMatch(/^TypeError: outside\n[^]+\nCaused by: TypeError: inside\n/);
});

test('[REL-152] Escape and the button close it for these errors, the next build for all, and typing goes on', async () => {
  const user = userEvent.setup();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  throwUncaught(inArea('again and again'));
  await screen.findByRole('alert');
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  throwUncaught(inArea('again and again'));
  throwUncaught(inArea('another'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('another'));
  expect(screen.getByRole('alert')).not.toHaveTextContent('again and again');
  const close = screen.getByRole('button', { name: 'Close (Esc)' });
  close.focus();
  throwUncaught(inArea('one more'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('one more'));
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveFocus();

  send({ failed: { where: 'src/server.tsx:1:1', message: 'Error: in a timer of the server' } });
  expect(screen.getByRole('alert')).toHaveTextContent('src/server.tsx:1:1');
  send({ hash: `build ${builds}` }); // the server bundle of the same build
  expect(screen.getByRole('alert')).toBeInTheDocument();
  send({ hash: 'the next' });
  expect(screen.queryByRole('alert')).toBeNull();
  throwUncaught(inArea('again and again'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('again and again'));

  send({ problems: [{ where: 'src/view.tsx:9:1', message: 'Unexpected token' }] });
  expect(screen.getByRole('alert')).toHaveTextContent('This edit can’t be built');
  send({ hash: 'mended' });
  expect(screen.queryByRole('alert')).toBeNull();
});
