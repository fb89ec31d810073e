import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, request, services, Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { loadVendorReview, submitVendorReview } from './load.ts';
import { VendorReviewView } from './view.tsx';

const invitation = {
  agentName: 'Olivia Nakamura',
  agentUsername: 'olivia',
  officeName: 'Pelican Homes',
  vendorName: 'Vera',
  expiresAt: '2026-12-20T00:00:00Z',
};
const token43 = 'a'.repeat(43);
const text = 'She told us everything and sold within a week.';
const open = (responses: Record<string, unknown>, query = '') => {
  const { graph, requests } = stubGraph({ VendorInvitation: { vendorReviewInvitation: invitation }, ...responses });
  return { requests, request: request(graph, `/review/${token43}${query}`, { token: token43 }), graph };
};
const refusal = (code: string, message: string) =>
  new GraphError('VendorInvitation', 'graphql', message, undefined, { code, problems: [] });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('[AGNT-05, PORT-03] the mailed link opens a form without an account; used or expired it shows a message', async () => {
  const loaded = await loadVendorReview(open({}).request);
  expect(loaded).toMatchObject({ status: 200, data: { kind: 'open', invitation }, head: { noIndex: true } });
  expect(await loadVendorReview(open({ VendorInvitation: refusal('NOT_FOUND', 'No.') }).request)).toEqual({
    status: 404,
  });
  const closed = await loadVendorReview(
    open({ VendorInvitation: refusal('GONE', 'You’ve already written this review. Thank you.') }).request,
  );
  if (closed.status === 200)
    render(
      <Site given={services(stubGraph({}).graph)}>
        <VendorReviewView data={closed.data} />
      </Site>,
    );
  expect(screen.getByText('You’ve already written this review. Thank you.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('[AGNT-05, PORT-03] sent without script it is written once, and redirects to a thank-you at its own address', async () => {
  const { request: pageRequest, requests } = open({ WriteVendorReview: { addVendorReview: true } });
  expect(await submitVendorReview(pageRequest, { role: 'landlord', rating: '5', text, name: 'V.' })).toEqual({
    status: 303,
    location: `/review/${token43}?sent=1`,
  });
  expect(requests.at(-1)?.variables).toEqual({
    token: token43,
    input: { role: 'landlord', rating: 5, ratings: [], title: '', text, name: 'V.' },
  });
  expect(await loadVendorReview(open({}, '?sent=1').request)).toMatchObject({ status: 200, data: { kind: 'sent' } });
  expect(await submitVendorReview(open({}).request, { role: 'buyer', rating: '', text: '' })).toMatchObject({
    status: 422,
    data: { start: { problems: { role: expect.any(String), rating: expect.any(String), text: expect.any(String) } } },
  });
});

test('[AGNT-05] with script it is sent in place', async () => {
  const loaded = await loadVendorReview(open({}).request);
  const { graph, requests } = open({ WriteVendorReview: { addVendorReview: true } });
  if (loaded.status === 200)
    render(
      <Site given={services(graph)}>
        <VendorReviewView data={loaded.data} />
      </Site>,
    );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Hi Vera, how was your experience with Olivia Nakamura?',
  );
  expect(screen.getAllByRole('radio', { name: /my property/ })).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('radio', { name: /^5 stars/ })[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText(/^Your review/), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  expect(requests).toHaveLength(1);
});
