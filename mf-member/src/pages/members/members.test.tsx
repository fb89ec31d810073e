import type { PageRequest, RestCall } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, refused, settle, signIn } from '../../test-kit/stub-graph.ts';
import { load as loadMembers, submit as submitForm } from './load.ts';
import type { MembersData } from './view.tsx';
import type { MemberAccount } from './queries.ts';
import { MembersView } from './view.tsx';

const now = Date.parse('2026-11-21T00:00:00Z');
const ada: MemberAccount = {
  id: '7',
  username: 'ada',
  name: 'Ada Lovell',
  email: 'ada@example.com',
  isAdmin: false,
  isAgent: true,
  hasSecondFactor: false,
  createdAt: '2026-01-05T00:00:00Z',
  suspendedAt: null,
  devices: [{ device: 'Firefox on Linux', signedInAt: '2026-11-19T00:00:00Z', usedAt: '2026-11-20T22:00:00Z' }],
  history: [{ at: '2026-10-01T00:00:00Z', who: 'Quinn', action: 'reopen', why: 'It was a mistake.' }],
};
const quinn = { signedIn: true, known: true, memberId: '5', username: 'quinn', roles: ['member', 'admin'] } as const;
const request = (
  path: string,
  graph: PageRequest['graph'],
  session: PageRequest['session'] = quinn,
  called: RestCall[] = [],
): PageRequest => ({
  url: new URL(path, 'https://verandah.example'),
  params: {},
  session,
  flags: {},
  now,
  graph,
  rest: (call) => {
    called.push(call);
    return Promise.resolve({ status: 204, body: null, location: null, retryAfter: null });
  },
});

test('accounts are for admins: visitors sign in, others get a 404', async () => {
  const { graph, requests } = stubGraph({
    MemberAccount: { memberAccount: ada },
    MemberAccounts: { memberAccounts: { total: 0, results: [] } },
  });
  expect(
    await loadMembers(request('/moderation/members?member=ada', graph, { signedIn: false, roles: [] })),
  ).toMatchObject({ status: 303, location: expect.stringContaining('/sign-in?return=') });
  expect(await loadMembers(request('/moderation/members?member=ada', graph, { ...quinn, roles: ['member'] }))).toEqual({
    status: 404,
  });
  expect(requests).toEqual([]);
  expect(await loadMembers(request('/moderation/members', graph))).toMatchObject({
    status: 200,
    data: { named: '', account: null, list: { total: 0 } },
    head: { noIndex: true },
  });
  expect(await loadMembers(request('/moderation/members?member=%20ada%20', graph))).toMatchObject({
    data: { named: 'ada', account: { email: 'ada@example.com' } },
  });
  expect(requests[1]?.variables).toEqual({ named: 'ada' });
});

test('without script an action is posted with its reason, and a rejection returns with what was typed but no password', async () => {
  const { graph, requests, responses } = stubGraph({
    MemberAccount: { memberAccount: ada },
    LookAfterMember: { lookAfterMember: { id: '7' } },
    SignEverybodyOut: { signEverybodyOut: 3 },
  });
  const submit = (fields: Record<string, string>, called?: RestCall[]) =>
    submitForm(request('/moderation/members?member=ada', graph, quinn, called), fields);
  const fields = { do: 'account', id: '7', username: 'ada', action: 'suspend', why: 'Advertising.' };
  expect(await submit(fields)).toEqual({ status: 303, location: '/moderation/members?member=ada' });
  expect(requests.at(-1)?.variables).toEqual({ memberId: '7', action: 'suspend', why: 'Advertising.' });
  expect(await submit({ ...fields, why: ' ' })).toMatchObject({
    status: 422,
    data: { account: { id: '7' }, refused: { failure: { message: expect.stringContaining('Enter a reason') } } },
  });
  expect(await submit({ ...fields, action: 'promote' })).toMatchObject({ status: 422 });
  responses['SignEverybodyOut'] = refused('FORBIDDEN', 'Show once more that it is you.');
  const done = await submit({ do: 'everybody', why: 'A key has leaked.' });
  expect(done).toMatchObject({
    status: 422,
    data: {
      refused: {
        fields: { why: 'A key has leaked.' },
        failure: { message: 'No one was signed out.', reason: 'Show once more that it is you.' },
      },
    },
  });
  const called: RestCall[] = [];
  expect(
    JSON.stringify(await submit({ do: 'everybody', why: 'A key has leaked.', proof: 'my secret words' }, called)),
  ).not.toContain('secret');
  expect(called).toEqual([{ method: 'POST', path: '/auth/prove', body: { password: 'my secret words' } }]);
});

function open(responses: Record<string, unknown>, shown: MembersData) {
  const visit = stubGraph(responses);
  signIn(visit.bus, '5', 'quinn');
  render(
    <Site given={visit.services} now={now}>
      <MembersView data={shown} />
    </Site>,
  );
  return visit;
}

test('an account is shown with its devices and record; a press performs its action with a message', async () => {
  const visit = open({ LookAfterMember: { lookAfterMember: { id: '7' } } }, { named: 'ada', account: ada, list: null });
  expect(screen.getByRole('heading', { name: /Ada Lovell.*Agent/ })).toBeInTheDocument();
  expect(screen.getByText(/Firefox on Linux/)).toHaveTextContent('used 2 hours ago, signed in 2 days ago');
  expect(screen.getByText(/It was a mistake\./)).toHaveTextContent('Reinstated: It was a mistake. Quinn, 1 Oct 2026');
  await userEvent.type(
    within(screen.getByRole('region', { name: /Ada Lovell/ })).getByRole('textbox', { name: /Why\?/ }),
    'Somebody else has the password.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await settle();
  expect([visit.requests.at(-1)?.variables, visit.notices, visit.moves]).toEqual([
    { memberId: '7', action: 'signOut', why: 'Somebody else has the password.' },
    ['success: ada is signed out on all devices.'],
    ['/moderation/members?member=ada'],
  ]);
});

test('a suspended account can only be reopened, and an account that is not found has a message', () => {
  const { unmount } = render(
    <Site given={stubGraph({}).services} now={now}>
      <MembersView
        data={{ named: 'ada', account: { ...ada, suspendedAt: '2026-11-20T00:00:00Z', devices: [] }, list: null }}
      />
    </Site>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Reinstate account',
    'Sign everyone out',
  ]);
  expect([screen.getByText('Suspended'), screen.getByText('Not signed in on any device.')]).toHaveLength(2);
  unmount();
  open({}, { named: 'zoe', account: null, list: null });
  expect(screen.getByText(/No account.*“zoe”/)).toBeInTheDocument();
});

test('[MEMB-27] the list of members is searched, narrowed to a group and paged; each leads to its account', async () => {
  const { graph, requests } = stubGraph({
    MemberAccounts: { memberAccounts: { total: 60, results: [{ ...ada, isAdmin: true }] } },
  });
  const loaded = await loadMembers(request('/moderation/members?group=admins&q=%20Lov%20&page=2', graph));
  expect(requests.map(({ variables }) => variables)).toEqual([{ group: 'admins', search: 'Lov', skip: 25, take: 25 }]);
  if (!('data' in loaded)) throw new Error('not loaded');
  open({}, loaded.data);
  expect(screen.getByRole('link', { name: 'Ada Lovell' })).toHaveAttribute('href', '/moderation/members?member=ada');
  expect(screen.getByRole('link', { name: 'Suspended' })).toHaveAttribute(
    'href',
    '/moderation/members?group=suspended&q=Lov',
  );
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/moderation/members?group=admins&q=Lov&page=3',
  );
  expect(screen.getByRole('searchbox')).toHaveValue('Lov');
  expect(screen.getByRole('heading', { name: '60 members' })).toBeInTheDocument();
});
