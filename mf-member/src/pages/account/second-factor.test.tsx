import type { PageRequest, RestCall } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testAccount } from '../../test-kit/account-data.ts';
import { stubGraph, settle } from '../../test-kit/stub-graph.ts';
import type { AccountData } from './data.ts';
import { fetchSections } from './lazy-sections.tsx';
import { submitAccount } from './submit.ts';
import { AccountView } from './view.tsx';

const off = { on: false, codesLeft: 0, required: false };
const settings: AccountData['settings'] = { ...testAccount.settings, secondFactor: off };
const data: AccountData = {
  ...testAccount,
  settings,
  devices: [{ id: 'a', device: 'Firefox on Linux', current: true, signedInAt: '', usedAt: '' }],
};
const setup = {
  secret: 'ABCDEFGH234567AB',
  address: 'otpauth://totp/Verandah',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', 'GGGG-HHHH-IIII-JJJJ-KKKK-LLLL'];
const nobody = (): Promise<never> => Promise.reject(new Error('not in this test'));

beforeAll(fetchSections);
afterEach(() => {
  jest.restoreAllMocks();
});

function open(
  shown: AccountData,
  responses: Readonly<Record<string, { readonly status: number; readonly body?: unknown }>> = {},
) {
  const visit = stubGraph({});
  const calls: string[] = [];
  window.fetch = async (path, init) => {
    const call = `${init?.method ?? 'GET'} ${String(path)}`;
    calls.push(`${call} ${String(init?.body ?? '')}`);
    const { status, body = null } = responses[call] ?? { status: 500 };
    return {
      status,
      headers: new Map(),
      text: async () => (body === null ? '' : JSON.stringify(body)),
    } as unknown as Response;
  };
  render(
    <Site given={visit.services}>
      <AccountView data={shown} />
    </Site>,
  );
  return { visit, calls };
}
const section = () => within(screen.getByRole('region', { name: 'Two-factor authentication' }));
const factor = '/rest/member/4/settings/second-factor';

test('[MEMB-11] a second factor is switched on: picture and key, a code to confirm, then the recovery codes, shown once', async () => {
  const { visit, calls } = open(data, {
    [`POST ${factor}`]: { status: 200, body: setup },
    [`PUT ${factor}`]: { status: 200, body: { recoveryCodes } },
  });
  await userEvent.click(section().getByRole('button', { name: 'Turn on' }));
  await settle();
  expect(section().getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/));
  expect(section().getByText('ABCD EFGH 2345 67AB')).toBeInTheDocument();
  const code = section().getByLabelText('Code from your app');
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await userEvent.click(section().getByRole('button', { name: 'Confirm and turn on' }));
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(expect.stringContaining('Enter the code'));
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() =>
    expect(section().getByRole('group', { name: 'Your recovery codes' })).toHaveTextContent(recoveryCodes[0] ?? ''),
  );
  await settle();
  expect(calls).toEqual([`POST ${factor} `, `PUT ${factor} {"code":"123 456"}`]);
  expect([visit.notices, visit.moves]).toEqual([
    ['success: Two-factor authentication is on. You’re signed out on all other devices.'],
    ['/account'],
  ]);
});

test('[MEMB-11] switching off requires password and code, and an error is shown beside its field', async () => {
  const { calls } = open(
    { ...data, settings: { ...settings, secondFactor: { on: true, codesLeft: 1, required: false } } },
    {
      [`DELETE ${factor}`]: { status: 422, body: { errors: [{ field: 'code', message: 'This code is not right.' }] } },
    },
  );
  expect(section().getByText(/1 recovery code left/)).toBeInTheDocument();
  await userEvent.click(section().getByText('Turn off'));
  const form = within(section().getByRole('form', { name: 'Turn off' }));
  await userEvent.type(form.getByLabelText('Your password'), 'words');
  await userEvent.type(form.getByLabelText('Code from your app'), '000000{Enter}');
  await settle();
  expect(calls).toEqual([`DELETE ${factor} {"password":"words","code":"000000"}`]);
  expect(form.getByLabelText('Code from your app')).toHaveAccessibleDescription(
    expect.stringContaining('This code is not right.'),
  );
  expect(form.getByLabelText('Your password')).toHaveValue('words');
});

test("[MEMB-11] an action without script shows the section's own message", () => {
  open({ ...data, done: 'factor-off' });
  expect(section().getByText('Two-factor authentication is off.')).toBeInTheDocument();
});

test('an admin who needs a second factor sees a notice; an API without second factors shows nothing', () => {
  open({ ...data, settings: { ...settings, secondFactor: { ...off, required: true } } });
  expect(section().getByText(/You’re an admin/)).toBeInTheDocument();
  document.body.replaceChildren();
  const { secondFactor: _, ...older } = settings;
  open({ ...data, settings: older });
  expect(screen.queryByRole('region', { name: 'Two-factor authentication' })).toBeNull();
});

test('[MEMB-11] without script: the picture is returned as a page, also beside a wrong code, and so are the recovery codes', async () => {
  const responses: Record<string, { readonly status: number; readonly body?: unknown }> = {
    [`POST ${factor}`]: { status: 200, body: setup },
    [`PUT ${factor}`]: { status: 422, body: { errors: [{ field: 'code', message: 'This code is not right.' }] } },
  };
  const reads: Readonly<Record<string, unknown>> = {
    '/auth/providers': [],
    '/rest/member/4/settings': settings,
    '/rest/member/4/sessions': [],
  };
  const request: PageRequest = {
    url: new URL('https://verandah.example/account'),
    params: {},
    flags: {},
    now: 0,
    graph: { read: nobody, write: nobody },
    session: { signedIn: true, known: true, memberId: '4', roles: ['member'] },
    rest: ({ method, path }: RestCall) =>
      Promise.resolve({
        body: null,
        ...(method === 'GET'
          ? { status: 200, body: reads[path] }
          : (responses[`${method} ${path}`] ?? { status: 500 })),
        location: null,
        retryAfter: null,
      }),
  };
  const shown = { secret: setup.secret, qr: setup.qr };
  expect(await submitAccount(request, { do: 'factor-begin' })).toMatchObject({
    status: 200,
    data: { factor: { setup: shown } },
  });
  expect(await submitAccount(request, { do: 'factor-on', code: '000000' })).toMatchObject({
    status: 422,
    data: {
      factor: { setup: shown },
      refused: { section: 'factor-on', problems: { code: 'This code is not right.' } },
    },
  });
  expect(await submitAccount(request, { do: 'factor-on', code: ' ' })).toMatchObject({
    status: 422,
    data: { factor: { setup: shown } },
  });
  responses[`PUT ${factor}`] = { status: 200, body: { recoveryCodes } };
  expect(await submitAccount(request, { do: 'factor-on', code: '123456' })).toMatchObject({
    status: 200,
    data: { done: 'factor-on', factor: { codes: recoveryCodes } },
  });
  responses[`DELETE ${factor}`] = { status: 204 };
  expect(await submitAccount(request, { do: 'factor-off', password: 'p', code: '123456' })).toEqual({
    status: 303,
    location: '/account?done=factor-off#second-factor',
  });
});
