import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageRequest } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { refused, stubGraph } from '../../test-kit/stub-graph.ts';
import { load, submit } from './load.ts';
import { OffersView } from './view.tsx';

const listing = {
  id: '7',
  uri: 'rose-7',
  statusType: 'buy',
  status: 'available',
  address: { street: '12 Rose Street', suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' },
  office: { name: 'Fern and Co', takesOffers: true },
  saleDetails: null,
};
const request = (graph: PageRequest['graph']): PageRequest => ({
  url: new URL('https://verandah.example/offers/new/7'),
  params: { listing: '7' },
  session: { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] },
  flags: {},
  now: Date.parse('2026-11-21T00:00:00Z'),
  graph,
});
const taken = { HomeToBuy: { listing }, SendOffer: { sendOffer: { id: '9' } } };

test('[MEMB-77] an offer states that it binds nobody, is validated at its fields, and sent by one press', async () => {
  const stub = stubGraph(taken);
  const loaded = await load(request(stub.graph));
  if (!('data' in loaded)) throw new Error(`status ${loaded.status}`);
  render(
    <Site given={stub.services}>
      <OffersView data={loaded.data} />
    </Site>,
  );
  expect(screen.getByText(/^This is a form of intent, not a contract/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Agree and send offer' }));
  expect(screen.getByLabelText('Your offer')).toHaveAccessibleDescription(expect.stringContaining('whole dollars'));
  expect(stub.names()).toEqual(['HomeToBuy']);
  await userEvent.type(screen.getByLabelText('Your offer'), '$900,000');
  await userEvent.type(screen.getByLabelText('Phone'), '0412 345 678');
  await userEvent.click(screen.getByRole('button', { name: 'Agree and send offer' }));
  expect(stub.requests.at(-1)?.variables).toMatchObject({
    listingId: '7',
    consent: true,
    input: { amount: '$900,000', finance: 'subject' },
  });
  expect(JSON.stringify(stub.moves)).toContain('/offers/9?done=sent');
});

test('[MEMB-77] without script the same form is checked, consents by its button only, and shows a rejection', async () => {
  const { graph, requests } = stubGraph(taken);
  const form = { key: 'abcdef0123456', amount: '900000', phone: '0412 345 678', finance: 'cash' };
  expect(await submit(request(graph), { ...form, amount: '' })).toMatchObject({
    status: 422,
    data: { start: { problems: { amount: expect.any(String) } }, key: 'abcdef0123456' },
  });
  expect(await submit(request(graph), { ...form, consent: 'yes' })).toEqual({
    status: 303,
    location: '/offers/9?done=sent',
  });
  await submit(request(graph), form);
  const sent = requests
    .filter(({ name }) => name === 'SendOffer')
    .map(({ variables }) => variables as { consent: boolean });
  expect(sent.map(({ consent }) => consent)).toEqual([true, false]);
  const other = stubGraph({ ...taken, SendOffer: refused('CONFLICT', 'You have already sent an offer.') });
  expect(await submit(request(other.graph), { ...form, consent: 'yes' })).toMatchObject({
    status: 422,
    data: { start: { problems: { form: 'You have already sent an offer.' } } },
  });
});
