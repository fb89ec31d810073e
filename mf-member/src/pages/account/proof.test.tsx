import { Site } from '@verandah/areas/test-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, settle } from '../../test-kit/stub-graph.ts';
import type { AccountData } from './data.ts';
import { AccountView } from './view.tsx';

const settings = {
  id: 4,
  username: 'mia',
  name: 'Mia',
  email: 'mia@verandah.example',
  avatar: null,
  bio: '',
  preferences: { alertDigest: 'daily', emails: {}, site: {} },
  hasPassword: true,
  proven: false,
  linkedSignIns: [],
} as const;
const data: AccountData = {
  settings: { ...settings, linkedSignIns: [] },
  providers: [{ name: 'google', label: 'Google' }],
  done: null,
  problem: null,
  push: null,
  tokens: null,
  connections: null,
  applications: null,
  passkeys: null,
  history: null,
  devices: [
    { id: 'a', device: 'Firefox on Linux', current: true, signedInAt: '', usedAt: '' },
    {
      id: 'b',
      device: 'Safari on iPhone',
      current: false,
      signedInAt: '2026-11-01T00:00:00Z',
      usedAt: '2026-11-01T00:00:00Z',
    },
  ],
};
const open = (shown: AccountData) => {
  const visit = stubGraph({});
  render(
    <Site given={visit.services}>
      <AccountView data={shown} />
    </Site>,
  );
  return visit;
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('[MEMB-11] ending a device a while after signing in requires the password beside it, and ends it only then', async () => {
  const calls: string[] = [];
  let proven = false;
  window.fetch = async (path, init) => {
    calls.push(`${init?.method ?? 'GET'} ${String(path)} ${String(init?.body ?? '')}`);
    if (path === '/auth/prove') proven = true;
    const response = proven
      ? { status: 204, text: '' }
      : {
          status: 403,
          text: JSON.stringify({ errors: [{ field: 'proof', message: 'Show once more that it is you.' }] }),
        };
    return { status: response.status, headers: new Map(), text: async () => response.text } as unknown as Response;
  };
  const visit = open(data);
  await userEvent.click(screen.getByRole('button', { name: /Sign out\s?: Safari/ }));
  await settle();
  const row = screen.getByRole('button', { name: /Sign out\s?: Safari/ }).closest('form');
  const field = row?.querySelector<HTMLInputElement>('input[type=password]');
  expect([field, document.activeElement]).toEqual([expect.any(HTMLInputElement), field]);
  expect(field).toHaveAccessibleDescription('Show once more that it is you.');
  await userEvent.type(field as HTMLInputElement, 'my own words{Enter}');
  await settle();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'DELETE /rest/member/4/sessions/b ',
    'POST /auth/prove {"password":"my own words"}',
    'DELETE /rest/member/4/sessions/b ',
  ]);
  expect(visit.notices).toEqual(['success: Device signed out.']);
});

test('[MEMB-11] linking another way to sign in requests the password first; accounts without one are sent to their provider', () => {
  const { unmount } = render(
    <Site given={stubGraph({}).services}>
      <AccountView data={data} />
    </Site>,
  );
  expect(screen.queryByRole('link', { name: 'Link Google' })).toBeNull();
  expect(screen.getByLabelText('Confirm your password')).toHaveAttribute('name', 'proof');
  unmount();
  const linkedSignIns = [{ provider: 'github', label: 'GitHub', linkedAt: '2026-11-01T00:00:00Z' }];
  const without = render(
    <Site given={stubGraph({}).services}>
      <AccountView data={{ ...data, settings: { ...data.settings, hasPassword: false, linkedSignIns } }} />
    </Site>,
  );
  expect(screen.getByRole('link', { name: 'sign in with GitHub' })).toHaveAttribute(
    'href',
    '/auth/social/github?prove=1&returnTo=%2Faccount%23unlink',
  );
  without.unmount();
  open({ ...data, settings: { ...data.settings, proven: true } });
  expect(screen.getByRole('link', { name: 'Link Google' })).toBeInTheDocument();
});
