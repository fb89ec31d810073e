import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, written } from '../../test-kit/portal.ts';

const application = {
  id: '5',
  status: 'seen',
  home: '12 Rose Street, Richmond',
  listingId: '7',
  stateCode: 'VIC',
  name: 'Ann',
  email: 'ann@example.com',
  moveInOn: null,
  message: '',
  details: [],
  documents: [],
  sentAt: '2026-11-20T01:00:00Z',
  decidedAt: null,
  expiresAt: '2027-11-20T01:00:00Z',
};
const path = '/agent-portal/applications/5';

test('[PORT-60] an agent decides without script too: a decline needs its box, and nothing else can be set', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalApplication: { receivedRentalApplication: application },
    DecideApplication: { decideRentalApplication: { id: '5' } },
  });
  const send = (fields: Record<string, string>) =>
    submitPage(part('application'), request(graph, path, { id: '5' }), { key: 'abcdef0123456', ...fields });
  expect(await send({ form: 'decide', to: 'approved' })).toEqual({ status: 303, location: `${path}?done=approved` });
  expect(await send({ form: 'decline', to: 'declined' })).toMatchObject({
    status: 422,
    data: { refused: { message: expect.stringContaining('Select the box') } },
  });
  expect(await send({ form: 'decline', to: 'declined', sure: 'yes' })).toMatchObject({ status: 303 });
  expect(await send({ form: 'decide', to: 'withdrawn' })).toMatchObject({ status: 422 });
  expect(written(requests, 'DecideApplication').map(({ status }) => status)).toEqual(['approved', 'declined']);
});

test('[PORT-60] the list is filtered by status, home and page; invalid filters are ignored', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalApplications: {
      receivedRentalListings: [],
      receivedRentalApplications: { total: 0, counts: [], results: [] },
    },
  });
  for (const query of ['?status=approved&listing=7&page=2', '?status=loud&listing=x&page=-1'])
    await loadPage(part('applications'), request(graph, `/agent-portal/applications${query}`));
  expect(written(requests, 'PortalApplications')).toEqual([
    { listingId: '7', status: 'approved', skip: 25, take: 25 },
    { listingId: null, status: null, skip: 0, take: 25 },
  ]);
});

test('[PORT-63] an offer is decided in the same way; no status accepts one', async () => {
  const offer = { ...application, status: 'seen', sentAt: '2026-11-20T01:00:00Z' };
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalOffer: { receivedOffer: offer },
    DecideOffer: { decideOffer: { id: '5' } },
  });
  const send = (fields: Record<string, string>) =>
    submitPage(part('offer'), request(graph, '/agent-portal/offers/5', { id: '5' }), {
      key: 'abcdef0123456',
      ...fields,
    });
  expect(await send({ form: 'decline', to: 'declined' })).toMatchObject({ status: 422 });
  expect(await send({ form: 'decide', to: 'approved' })).toMatchObject({ status: 422 });
  expect(await send({ form: 'decide', to: 'discussing' })).toMatchObject({ status: 303 });
  expect(written(requests, 'DecideOffer')).toEqual([{ id: '5', status: 'discussing' }]);
});
