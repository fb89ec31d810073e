import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RegistryEvent } from '@verandah/releases';
import { Console } from './console.tsx';
import { operations, someStatus, squad, testHost, type TestHost } from './test-desk.ts';

let host: TestHost;
beforeAll(() => {
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.showModal = function () { this.open = true; };
  HTMLDialogElement.prototype.close = function () { this.open = false; };
});
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  window.location.hash = '';
  host = testHost();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (session = operations, hash = ''): Promise<void> => {
  window.location.hash = hash;
  render(<Console session={session} />);
  await pass(0);
};
const card = (area: string) => screen.getByRole('article', { name: area });
const press = async (element: HTMLElement): Promise<void> => { fireEvent.click(element); await pass(0); };
const ask = async (area: string, name: RegExp): Promise<HTMLElement> => {
  await press(within(card(area)).getByRole('button', { name }));
  return screen.getByRole('dialog');
};
const submit = async (dialog: HTMLElement, name: RegExp): Promise<void> => {
  expect(within(dialog).getByRole('button', { name })).toHaveAttribute('type', 'submit');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  await pass(0);
};

test('[REL-04] what is live in each area, since when, by whom, from which source, and the way back', async () => {
  await open();
  const search = within(card('search'));
  expect(search.getByText('1.0.1')).toBeInTheDocument();
  expect(card('search')).toHaveTextContent(/Since21 Nov 2026, \d\d:05, by annlarger photographsSource0123456789abWay back1\.0\.0Newest1\.0\.2, not live/);
  expect(search.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Promote … search', 'Roll back … search', 'Roll out … search', 'Preview … search']);
  expect(within(card('listing')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview … listing']);
});

test('[REL-04] a promotion names area, from and to, is sent once with what was seen, and is told', async () => {
  await open();
  host.answers.set('/ops/api/areas/search/promote', { body: { area: 'search', from: '1.0.1', to: '1.0.2', changed: true, notes: ['It grew by 2 KB.'] } });
  const dialog = await ask('search', /^Promote/);
  expect(dialog).toHaveTextContent(/AreasearchFrom1\.0\.1To1\.0\.2 for everyone/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'a new map' } });
  const go = host.hold();
  const form = dialog.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await pass(0);
  expect(within(dialog).getByRole('button', { name: 'Working …' })).toHaveAttribute('aria-disabled', 'true');
  go();
  await pass(0);
  expect(host.acts).toEqual([{ path: '/ops/api/areas/search/promote', body: { version: '1.0.2', expected: '1.0.1', why: 'a new map' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  host.status = { ...host.status, revision: 8, areas: [listing, { ...search, live: '1.0.2', since: { at: '2026-11-21T10:00:00Z', who: operations.name, why: null } }] };
  await pass(3000);
  // What one did oneself is told once.
  expect(screen.getAllByText(/search 1\.0\.2 is live/)).toHaveLength(1);
  expect(screen.getByText(/search 1\.0\.2 is live; 1\.0\.1 was\./).closest('[role="status"]')).toHaveTextContent('It grew by 2 KB.');
});

test('[REL-04] rolling back goes to the last good release, with a reason', async () => {
  await open();
  host.answers.set('/ops/api/areas/search/rollback', { body: { area: 'search', from: '1.0.1', to: '1.0.0', changed: true, notes: [] } });
  const dialog = await ask('search', /^Roll back/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: ' prices are wrong ' } });
  await submit(dialog, /Roll back to 1\.0\.0/);
  expect(host.acts).toEqual([{ path: '/ops/api/areas/search/rollback', body: { to: '1.0.0', expected: '1.0.1', why: 'prices are wrong' } }]);
  expect(screen.getByText(/search is back at 1\.0\.0, from 1\.0\.1\./)).toBeInTheDocument();
});

test('[REL-04] when somebody else moves the area meanwhile nothing is sent until its reader has looked again', async () => {
  await open();
  const dialog = await ask('search', /^Promote/);
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  host.status = { ...host.status, revision: 8, areas: [listing, { ...search, live: '1.0.0', previous: null, since: { at: '2026-11-21T10:00:01Z', who: 'ben', why: null } }] };
  await pass(3000);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Meanwhile ben made 1.0.0 live.');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(host.acts).toEqual([]);
  await press(within(dialog).getByRole('button', { name: 'Go on from 1.0.0' }));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await submit(dialog, /Promote search 1\.0\.2/);
  expect(host.acts).toMatchObject([{ body: { expected: '1.0.0' } }]);
  expect(screen.getByText(/^\d\d:00:03: search 1\.0\.0 is live, by ben; 1\.0\.1 was\.$/)).toBeInTheDocument();
});

test('[REL-04] what is refused is said where it was asked, and nothing that was typed is lost', async () => {
  await open();
  host.answers.set('/ops/api/areas/search/promote', { status: 409, body: { reason: 'moved-meanwhile', message: 'search is at 1.0.0 by now.' } });
  const dialog = await ask('search', /^Promote/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'a new map' } });
  await submit(dialog, /Promote search/);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('search is at 1.0.0 by now.');
  expect(within(dialog).getByRole('alert')).toHaveFocus();
  expect(within(dialog).getByLabelText(/^Why/)).toHaveValue('a new map');
});

test('[REL-05] a rollout begins with its share, is shown, and ends', async () => {
  await open();
  host.answers.set('/ops/api/areas/search/rollout', { body: { area: 'search', live: '1.0.1', version: '1.0.2', percent: 25, changed: true, notes: [] } });
  const dialog = await ask('search', /^Roll out/);
  await press(within(dialog).getByRole('button', { name: '25 %' }));
  expect(dialog).toHaveTextContent('To1.0.2 for 25 % of the visitors');
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  host.status = { ...host.status, revision: 8, areas: [listing, { ...search, rollout: { version: '1.0.2', percent: 25 } }] };
  await submit(dialog, /Give 1\.0\.2 to 25 %/);
  expect(within(card('search')).getByRole('progressbar', { name: 'Share of the visitors who get search 1.0.2' })).toHaveValue(25);
  await submit(await ask('search', /^End rollout/), /End the rollout of 1\.0\.2/);
  expect(host.acts.map(({ body }) => body)).toEqual([{ version: '1.0.2', percent: 25, expected: '1.0.1' }, { version: '1.0.2', percent: 0, expected: '1.0.1' }]);
});

test('[REL-05] a preview link is made and shown', async () => {
  await open();
  host.answers.set('/ops/api/areas/search/preview', { body: { area: 'search', version: '1.0.2', link: 'https://verandah.example/preview/abc', until: '2026-11-21T12:00:00Z' } });
  await submit(await ask('search', /^Preview/), /Make the link/);
  expect(host.acts).toEqual([{ path: '/ops/api/areas/search/preview', body: { version: '1.0.2', lasts: 7_200_000 } }]);
  const shown = screen.getByRole('dialog');
  expect(within(shown).getByLabelText('Link to search 1.0.2')).toHaveValue('https://verandah.example/preview/abc');
  expect(within(shown).getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', 'https://verandah.example/preview/abc');
});

test('[REL-07] a squad sees everything, has buttons for its own, and is told what is not for it; nothing of operations is asked in its name', async () => {
  await open(squad);
  expect(within(card('search')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Promote … search', 'Roll back … search']);
  expect(card('search')).toHaveTextContent('You may not roll out or preview here.');
  expect(within(card('listing')).queryByRole('button')).toBeNull();
  expect(card('listing')).toHaveTextContent('You can look at listing; to act on it is for its squad and operations.');
  expect(screen.getByText('ci-search (Ben)').closest('p')).toHaveTextContent('ci-search (Ben) may promote and roll back in search');
  const asked = jest.spyOn(globalThis, 'fetch');
  for (const [hash, words] of [['access', 'Tokens and keys are for operations.'], ['checks', 'Checking the log and the stored releases is for operations.'], ['freezes', 'Adding and lifting freezes is for operations.']] as const) {
    window.location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
    await pass(0);
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
  }
  expect(asked.mock.calls.map(([path]) => path).filter((path) => /tokens|keys|verify/.test(String(path)))).toEqual([]);
});

test('[REL-07] in a freeze squads are told why nothing goes live, and operations have to say why it must', async () => {
  const freeze = { id: 1, area: null, from: '2026-11-21T00:00:00Z', until: '2026-11-25T00:00:00Z', why: 'the auctions', createdBy: 'ann', liftedAt: null };
  host.status = { ...host.status, freezes: [freeze] };
  await open(squad);
  expect(within(card('search')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Roll back … search']);
  expect(card('search')).toHaveTextContent('the auctions. Rolling back is possible.');
});

test('[REL-07] in a freeze the reason of operations is required', async () => {
  host.status = { ...host.status, freezes: [{ id: 1, area: 'search', from: '2026-11-21T00:00:00Z', until: '2026-11-25T00:00:00Z', why: 'the auctions', createdBy: 'ann', liftedAt: null }] };
  await open();
  const dialog = await ask('search', /^Promote/);
  expect(within(dialog).getByLabelText('Why')).toBeRequired();
  await press(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(await ask('search', /^Roll back/)).getByLabelText(/^Why/)).not.toBeRequired();
});

test('[REL-04] while the registry is away, what the host serves is shown as that, without buttons; while the host is away, how old it is', async () => {
  host.answers.set('/ops/api/status', { status: 503, body: { reason: 'registry-away', message: 'away' } });
  host.answers.set('/ops/last-known', { body: { revision: 7, areas: [{ area: 'search', live: '1.0.1', previous: '1.0.0', rollout: null, sourceRevision: null }] } });
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('The registry does not answer: nothing can be moved until it is back. Below stands what this host serves.');
  expect(card('search')).toHaveTextContent('1.0.1');
  expect(within(card('search')).queryByRole('button')).toBeNull();
  host.answers.delete('/ops/api/status');
  await pass(3000);
  expect(screen.queryByRole('alert')).toBeNull();
  globalThis.fetch = () => Promise.reject(new TypeError('away'));
  await pass(3000);
  expect(screen.getByRole('alert')).toHaveTextContent(/The host does not answer\. Below stands what was read at \d\d:00:03\./);
  expect(card('search')).toHaveTextContent('1.0.1');
  const held = within(card('search')).getByRole('button', { name: /^Promote/ });
  expect(held).toHaveAttribute('aria-disabled', 'true');
  await press(held);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[REL-07] a session that ends is said, and everything stays where it was', async () => {
  await open();
  const dialog = await ask('search', /^Promote/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'half a sentence' } });
  host.answers.set('/ops/api/status', { status: 401, body: { reason: 'not-allowed', message: 'Your session has ended.' } });
  await pass(3000);
  expect(screen.getByText(/Your session has ended/)).toBeInTheDocument();
  expect(document.title).toBe('Areas | Operations | Verandah');
  expect(within(dialog).getByLabelText(/^Why/)).toHaveValue('half a sentence');
  host.answers.set('/ops/api/areas/search/promote', { status: 401, body: { reason: 'not-allowed', message: 'Your session has ended. Sign in again.' } });
  await submit(dialog, /Promote search/);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Sign in again. In another tab, this one keeps what you typed; then press the button once more.');
});

const entry = (id: number, more: Partial<RegistryEvent> = {}): RegistryEvent => ({ id, at: '2026-11-21T09:00:00Z', who: 'ann', action: 'promote', area: 'search', from: '1.0.0', to: `1.0.${id}`, why: null, detail: null, ...more });

test('[REL-07] the log is told in sentences, page by page; what comes meanwhile waits until it is asked for', async () => {
  const first = Array.from({ length: 30 }, (_, at) => entry(60 - at));
  host.answers.set('/ops/api/history?limit=30', { body: { events: first } });
  host.answers.set('/ops/api/history?limit=30&before=31', { body: { events: [entry(30, { action: 'deny', who: 'ci-listing', from: null, to: null, detail: { asked: 'promote' }, why: 'not yours' })] } });
  await open(operations, 'history');
  const lines = () => within(screen.getByRole('list', { name: 'Entries, newest first' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()[0]).toMatch(/ann made 1\.0\.60 live in place of 1\.0\.0 in search$/);
  host.answers.set('/ops/api/history?limit=30', { body: { events: [entry(61, { action: 'rollback', who: 'ben', why: 'slow' }), ...first.slice(0, 29)] } });
  await pass(10_000);
  expect(lines()[0]).toContain('1.0.60');
  await press(screen.getByRole('button', { name: 'Show 1 newer entry' }));
  expect(lines()[0]).toMatch(/ben rolled back to 1\.0\.61 from 1\.0\.0 in searchslow$/);
  await press(screen.getByRole('button', { name: 'Show older entries' }));
  expect(lines().at(-1)).toMatch(/ci-listing was denied to promote in searchnot yours$/);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

test('[REL-07] what was live at a moment', async () => {
  const at = new Date('2026-11-20T14:05').toISOString();
  host.answers.set(`/ops/api/status?at=${encodeURIComponent(at)}`, { body: { ...someStatus(), at } });
  await open(operations, 'history');
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-11-20T14:05' } });
  await press(screen.getByRole('button', { name: 'Tell' }));
  const table = screen.getByRole('table', { name: 'Live on 20 Nov 2026, 14:05' });
  expect(within(table).getAllByRole('row').map(({ textContent }) => textContent)[2]).toMatch(/^search1\.0\.1–21 Nov 2026/);
});

test('[REL-07] a token is made, shown once, and revoked', async () => {
  const made = { name: 'ci-search', area: 'search', actions: ['publish', 'promote', 'rollback'], createdBy: 'ann', createdAt: '2026-11-21T09:00:00Z', expiresAt: '2027-02-19T09:00:00Z', revokedAt: null, usedAt: null };
  host.answers.set('/ops/api/keys', { body: { keys: [{ id: '0123456789abcdef', signs: true, since: '2026-11-01T00:00:00Z' }] } });
  host.answers.set('/ops/api/tokens', { body: { ...made, token: 'verandah_secret', tokens: [] } });
  await open(operations, 'access');
  await press(screen.getByRole('button', { name: 'Make a token …' }));
  let dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('For'), { target: { value: 'search' } });
  await submit(dialog, /Make the token/);
  expect(host.acts).toMatchObject([{ path: '/ops/api/tokens', body: { area: 'search', actions: ['publish', 'promote', 'rollback'], lasts: 90 * 86_400_000 } }]);
  dialog = screen.getByRole('dialog');
  expect(within(dialog).getByLabelText('The token')).toHaveValue('verandah_secret');
  host.answers.set('/ops/api/tokens', { body: { tokens: [made] } });
  await press(within(dialog).getByRole('button', { name: 'I have kept it' }));
  expect(document.body).not.toHaveTextContent('verandah_secret');
  host.answers.set('/ops/api/tokens/ci-search/revoke', { body: { done: true } });
  await press(screen.getByRole('button', { name: 'Revoke … ci-search' }));
  await submit(screen.getByRole('dialog'), /Revoke ci-search/);
  expect(screen.getByText(/The token ci-search has ended\./)).toBeInTheDocument();
});

test('[REL-07] a freeze is added and lifted', async () => {
  await open(operations, 'freezes');
  const freeze = { id: 4, area: 'search', from: '2026-11-21T09:00:00Z', until: '2026-11-22T10:00:00.000Z', why: 'the auctions', createdBy: 'ann', liftedAt: null };
  host.answers.set('/ops/api/freezes', { body: freeze });
  host.status = { ...host.status, freezes: [freeze] };
  await press(screen.getByRole('button', { name: 'Add a freeze …' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Where'), { target: { value: 'search' } });
  fireEvent.change(within(dialog).getByLabelText('Why'), { target: { value: 'the auctions' } });
  await submit(dialog, /Add the freeze/);
  expect(host.acts).toMatchObject([{ path: '/ops/api/freezes', body: { area: 'search', until: '2026-11-22T10:00:00.000Z', why: 'the auctions' } }]);
  host.answers.set('/ops/api/freezes/4/lift', { body: { done: true } });
  await press(screen.getByRole('button', { name: 'Lift … the freeze of search' }));
  await submit(screen.getByRole('dialog'), /Lift it/);
  expect(screen.getByText(/The freeze of search is lifted\./)).toBeInTheDocument();
});

test('[REL-07] the check tells what it found', async () => {
  host.answers.set('/ops/api/verify', { body: { log: { entries: 41, head: 'abc', broken: null }, releases: 9, problems: [] } });
  await open(operations, 'checks');
  await press(screen.getByRole('button', { name: 'Check now' }));
  expect(screen.getByText(/All is as it was written, at \d\d:00:00: 41 entries of the log and 9 releases\./)).toBeInTheDocument();
  host.answers.set('/ops/api/verify', { body: { log: { entries: 41, head: 'abc', broken: 12 }, releases: 9, problems: ['The log is broken at entry 12.'] } });
  await press(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.getByText('The log is broken at entry 12.')).toBeInTheDocument());
});

test('[REL-06] what the watch makes of a new release stands on its area', async () => {
  const verdict = { state: 'worse', watched: 'rollout', version: '1.0.2', against: '1.0.1', since: null, until: null, words: '20 of 200 views of 1.0.2 failed', acts: 'end-rollout' };
  host.answers.set('/ops/api/health', { body: { at: '2026-11-21T10:00:00Z', minutes: 60, step: 60, watch: 'on', areas: [{ area: 'search', releases: [], verdict }] } });
  await open();
  expect(card('search')).toHaveTextContent('Worse: 20 of 200 views of 1.0.2 failed');
  host.answers.set('/ops/api/health', { body: { at: '2026-11-21T10:00:00Z', minutes: 60, step: 60, watch: 'on', areas: [{ area: 'search', releases: [], verdict: { ...verdict, state: 'waiting', words: '3 page views so far; 50 are needed to judge' } }] } });
  await pass(15_000);
  expect(card('search')).toHaveTextContent('Waiting. 3 page views so far; 50 are needed to judge.');
});

test('[REL-04] a part that can’t be drawn takes no other along', async () => {
  const heard = jest.spyOn(console, 'error').mockImplementation();
  host.answers.set('/ops/api/health', { body: { at: '', minutes: 60, step: 60, watch: 'on', areas: [{}] } });
  await open(operations, 'health');
  expect(screen.getByRole('alert')).toHaveTextContent('This part can’t be drawn');
  host.answers.delete('/ops/api/health');
  window.location.hash = 'areas';
  fireEvent(window, new HashChangeEvent('hashchange'));
  await pass(0);
  expect(card('search')).toHaveTextContent('1.0.1');
  heard.mockRestore();
});
