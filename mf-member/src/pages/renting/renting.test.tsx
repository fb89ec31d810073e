import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageRequest } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { emptyProfile } from '@verandah/market';
import { refused, stubGraph } from '../../test-kit/stub-graph.ts';
import { load, submit } from './load.ts';
import { RentingView } from './view.tsx';

const profile = {
  ...emptyProfile,
  phone: '0412 345 678',
  address: '1 Low Street',
  pets: 'One cat',
  version: 'v1',
  savedAt: '2026-11-20T00:00:00Z',
  expiresAt: '2027-11-20T00:00:00Z',
  documents: [{ id: 'd1', kind: 'identity', type: 'application/pdf', size: 2000, addedAt: '2026-11-20T00:00:00Z' }],
};
const listing = {
  id: '7',
  uri: 'rose-7',
  statusType: 'rent',
  status: 'available',
  address: { street: '12 Rose Street', suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' },
  office: { name: 'Fern and Co', takesApplications: true },
  rentalDetails: { availableOn: '2026-12-01' },
};
const mia = { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] };
const request = (path: string, graph: PageRequest['graph'], session: PageRequest['session'] = mia): PageRequest => {
  const url = new URL(path, 'https://verandah.example');
  const [, , page, id = ''] = url.pathname.split('/');
  const params: Record<string, string> = page === 'apply' ? { listing: id } : page === 'applications' ? { id } : {};
  return { url, params, session, flags: {}, now: Date.parse('2026-11-21T00:00:00Z'), graph };
};
async function show(path: string, responses: Record<string, unknown>) {
  const stub = stubGraph(responses);
  const loaded = await load(request(path, stub.graph));
  if (!('data' in loaded)) throw new Error(`status ${loaded.status}`);
  render(
    <Site given={stub.services}>
      <RentingView data={loaded.data} />
    </Site>,
  );
  return stub;
}

test('[MEMB-72, SEC-113] what is sent is reviewed without what the state forbids; one press agrees and sends', async () => {
  const { requests, moves } = await show('/renting/apply/7', {
    ApplyForHome: { listing, ownRentalProfile: profile },
    SendApplication: { sendRentalApplication: { id: '9' } },
  });
  expect(screen.getByText('1 Low Street')).toBeInTheDocument();
  expect(screen.queryByText('One cat')).toBeNull();
  expect(screen.getByText(/^Agents must not ask you about/)).toHaveTextContent('pets');
  expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', expect.stringMatching(/^https:/));
  await userEvent.click(screen.getByRole('button', { name: 'Agree and send application' }));
  expect(requests.at(-1)?.variables).toMatchObject({
    listingId: '7',
    consent: true,
    version: 'v1',
    moveInOn: '2026-12-01',
  });
  expect(JSON.stringify(moves)).toContain('/renting/applications/9?done=sent');
});

test('[MEMB-72] an unfinished profile, another home or an office that takes none leads on instead of to a button', async () => {
  for (const [given, text] of [
    [{ listing, ownRentalProfile: null }, 'Fill in profile'],
    [{ listing, ownRentalProfile: { ...profile, phone: '' } }, 'Complete profile'],
    [{ listing: { ...listing, statusType: 'buy' }, ownRentalProfile: profile }, 'View home'],
    [
      { listing: { ...listing, office: { name: 'A', takesApplications: false } }, ownRentalProfile: profile },
      'View home',
    ],
  ] as const) {
    await show('/renting/apply/7', { ApplyForHome: given });
    expect(screen.getAllByRole('link', { name: text }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /send/ })).toBeNull();
    cleanup();
  }
  const { graph } = stubGraph({});
  expect(await load(request('/renting/apply/7', graph, { signedIn: false, roles: [] }))).toEqual({
    status: 303,
    location: '/sign-in?return=%2Frenting%2Fapply%2F7&reason=renting',
  });
  expect(await load(request('/renting/apply/x', graph))).toEqual({ status: 404 });
});

test('[MEMB-70] without script a profile is validated beside its fields, then leads back to the home', async () => {
  const { graph, requests } = stubGraph({
    OwnRentalProfile: { ownRentalProfile: null },
    SaveRentalProfile: { saveRentalProfile: { version: 'v2' } },
  });
  const send = (fields: Record<string, string>) =>
    submit(request('/renting/profile?listing=7', graph), { do: 'profile', listing: '7', ...fields });
  expect(await send({ phone: '12', address: '1 Low Street' })).toMatchObject({
    status: 422,
    data: { start: { fields: { address: '1 Low Street' }, problems: { phone: expect.stringContaining('0412') } } },
  });
  expect(await send({ phone: '0412 345 678', adults: 'Jo\r\nSam' })).toEqual({
    status: 303,
    location: '/renting/apply/7',
  });
  expect(requests.at(-1)?.variables).toMatchObject({ input: { phone: '0412 345 678', adults: 'Jo\nSam', pets: '' } });
  const problem = new GraphError('Save', 'graphql', 'No.', 200, {
    code: 'BAD_USER_INPUT',
    problems: [{ field: 'about', message: 'must hold at most 2 links' }],
  });
  const rejected = await submit(
    request(
      '/renting/profile',
      stubGraph({ OwnRentalProfile: { ownRentalProfile: null }, SaveRentalProfile: problem }).graph,
    ),
    { do: 'profile' },
  );
  expect(rejected).toMatchObject({ data: { start: { problems: { about: 'About you must hold at most 2 links.' } } } });
});

test('[MEMB-73] an application shows its status, what was sent and who opened it; it is withdrawn without script too', async () => {
  const application = {
    id: '9',
    status: 'shortlisted',
    home: '12 Rose Street, Richmond, VIC 3121',
    listingUri: 'rose-7',
    officeName: 'Fern and Co',
    moveInOn: null,
    message: 'A quiet home.',
    details: [{ label: 'Current address', text: '1 Low Street' }],
    documents: [],
    openings: [{ agentName: 'Ada Lovell', what: 'identity', openedAt: '2026-11-20T03:00:00Z' }],
    sentAt: '2026-11-20T00:00:00Z',
    decidedAt: null,
    expiresAt: '2027-11-20T00:00:00Z',
  };
  await show('/renting/applications/9', { OwnApplication: { ownRentalApplication: application } });
  expect(screen.getByText('Shortlisted')).toBeInTheDocument();
  expect(screen.getByText(/Ada Lovell opened proof of identity/)).toBeInTheDocument();
  const { graph, requests } = stubGraph({
    OwnApplication: { ownRentalApplication: application },
    WithdrawApplication: { withdrawRentalApplication: { id: '9' } },
  });
  expect(await submit(request('/renting/applications/9', graph), { do: 'withdraw', id: '9' })).toEqual({
    status: 303,
    location: '/renting/applications/9',
  });
  expect(requests.at(-1)?.variables).toEqual({ id: '9' });
  const declined = stubGraph({
    OwnApplication: { ownRentalApplication: application },
    WithdrawApplication: refused('CONFLICT', 'The office has declined this application.'),
  });
  expect(await submit(request('/renting/applications/9', declined.graph), { do: 'withdraw', id: '9' })).toMatchObject({
    status: 422,
    data: { refused: { failure: { reason: 'The office has declined this application.' } } },
  });
});

test('[MEMB-71] a document that was rejected without script is named beside the form', async () => {
  await show('/renting/profile?document=invalid', { OwnRentalProfile: { ownRentalProfile: profile } });
  expect(screen.getByText(/^We couldn’t use this file/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Proof of identity' })).toHaveAttribute(
    'href',
    '/rest/member/rental-documents/d1',
  );
});
