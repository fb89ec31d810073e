import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import type { BootData } from '../../boot.ts';
import { DeveloperPanel } from './developer-panel.tsx';

const boot = {
  hostVersion: '1.0.0-0123456789',
  set: '17',
  shell: {},
  areas: { search: { routes: [], live: { version: '1.0.1', container: 'c', entry: '/e' } } },
} as unknown as BootData;
const bus = createBus({ report: () => undefined });
/** Path → status and body of the host's response. */
let responses: Record<string, readonly [status: number, body: unknown]>;
let sent: unknown[];
const real = globalThis.fetch;
beforeEach(() => {
  sent = [];
  responses = { '/api/version': [200, { areas: { search: '1.0.1' } }] };
  globalThis.fetch = async (path, { body } = {}) => {
    if (body) sent.push(JSON.parse(body as string));
    const [status, response] = responses[path as string] ?? [404, {}];
    return { ok: status < 400, status, json: async () => response } as Response;
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
}
async function open(): Promise<string[]> {
  const loads: string[] = [];
  await act(async () => void render(<DeveloperPanel boot={boot} bus={bus} load={(href) => void loads.push(href)} />));
  await press('Releases and bus');
  return loads;
}

test('[REL-39, SHELL-19] the panel shows releases with why they run, and the messages of the bus', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Releases and bus' })).toHaveAttribute('aria-expanded', 'true');
  const card = screen.getByRole('heading', { name: 'search 1.0.1' }).closest('li') as HTMLElement;
  expect(card).toHaveTextContent('live' + 'nothing of it is loaded');
  act(() => bus.publish('unread', { unread: 3 }));
  expect(screen.getByText('unread').closest('li')).toHaveTextContent(/s unread \(state\) {"unread":3}$/);
  await press('Releases and bus');
  expect(screen.queryByText('unread')).toBeNull();
});

test('[REL-39] another release is shown through a preview, and its choice gets the focus', async () => {
  responses['/ops/api/areas/search/releases'] = [200, { releases: [{ version: '1.0.2' }, { version: '1.0.1' }] }];
  responses['/ops/api/areas/search/preview'] = [200, { link: 'https://verandah.example/preview/a.b.c' }];
  const loads = await open();
  await press('Switch search …');
  const choice = screen.getByLabelText('Release of search');
  expect(choice).toHaveFocus();
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.0.2']);
  await press('Show it here');
  expect(sent).toEqual([{ version: '1.0.2', lasts: 7_200_000, why: 'developer panel' }]);
  expect(loads).toEqual(['/preview/a.b.c#performance-hub']);
});

test('[REL-39] a developer without the right to switch gets a message', async () => {
  responses['/ops/api/areas/search/releases'] = [401, { message: 'The token is missing or wrong.' }];
  const loads = await open();
  await press('Switch search …');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sign in to the operations console (/ops) in this browser first.',
  );
  responses['/ops/api/areas/search/releases'] = [200, { releases: [{ version: '1.0.2' }] }];
  await press('Switch search …');
  responses['/ops/api/areas/search/preview'] = [403, { message: 'You may not preview in search.' }];
  await press('Show it here');
  expect(screen.getByRole('alert')).toHaveTextContent('You may not preview in search.');
  expect(loads).toEqual([]);
});
