import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import type { Transaction } from '../../features/portal/transaction.ts';
import { asAgent, part, written } from '../../test-kit/portal.ts';

const transaction: Transaction = {
  id: '4',
  listingId: '7',
  localityId: '1',
  kind: 'sold',
  side: 'vendor',
  address: '12 Rose Street, Richmond',
  propertyType: 'house',
  bedrooms: 3,
  bathrooms: null,
  carSpaces: null,
  price: 1_250_000,
  priceVisible: false,
  completedOn: '2026-10-01',
};
const typed = {
  form: 'transaction',
  key: 'abcdef0123456',
  kind: 'leased',
  side: 'renter',
  address: ' 4 Vine Street ',
  propertyType: 'unit',
  completedOn: '2026-05-01',
  price: '$650',
  priceVisible: 'yes',
  bedrooms: '2',
  bathrooms: '',
  carSpaces: '',
};
const send = (id: string, fields: Readonly<Record<string, string>>) => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalTransaction: { agentTransaction: transaction },
    AddTransaction: { addAgentTransaction: { id: '5' } },
    ChangeTransaction: { changeAgentTransaction: { id: '4' } },
  });
  return {
    requests,
    result: submitPage(part('transaction'), request(graph, `/agent-portal/transactions/${id}`, { id }), fields),
  };
};

test('[AGNT-03] an agent lists their own transactions, page by page, and deletes one', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalTransactions: { agentTransactions: { total: 30, results: [transaction] } },
    DeleteTransaction: { deleteAgentTransaction: true },
  });
  expect(await loadPage(part('transactions'), request(graph, '/agent-portal/transactions?page=2'))).toMatchObject({
    status: 200,
    data: { content: { page: 2, total: 30, results: [transaction] } },
  });
  expect(written(requests, 'PortalTransactions')).toEqual([{ username: 'ada-lovell', skip: 25, take: 25 }]);
  expect(
    await submitPage(part('transactions'), request(graph, '/agent-portal/transactions'), { form: 'delete', id: '4' }),
  ).toEqual({ status: 303, location: '/agent-portal/transactions?done=deleted' });
  expect(written(requests, 'DeleteTransaction')).toEqual([{ id: '4' }]);
});

test('[AGNT-03] a transaction is added once for its values; an invalid value has an error beside its field', async () => {
  const { requests, result } = send('new', typed);
  expect(await result).toEqual({ status: 303, location: '/agent-portal/transactions?done=added' });
  expect(written(requests, 'AddTransaction')).toEqual([
    {
      key: expect.stringMatching(/^transaction-abcdef0123456-/),
      input: {
        kind: 'leased',
        side: 'renter',
        address: '4 Vine Street',
        propertyType: 'unit',
        completedOn: '2026-05-01',
        price: 650,
        priceVisible: true,
        bedrooms: 2,
        bathrooms: null,
        carSpaces: null,
        listingId: null,
        localityId: null,
      },
    },
  ]);
  const wrong = send('new', { ...typed, address: '', completedOn: 'May', price: 'a lot', bedrooms: 'two' });
  expect(await wrong.result).toMatchObject({
    status: 422,
    data: {
      refused: {
        problems: {
          address: expect.any(String),
          completedOn: expect.any(String),
          price: expect.any(String),
          bedrooms: expect.any(String),
        },
        fields: { price: 'a lot' },
      },
    },
  });
  expect(written(wrong.requests, 'AddTransaction')).toEqual([]);
});

test('[AGNT-03] a change preserves the listing and the suburb of the transaction', async () => {
  const { requests, result } = send('4', typed);
  expect(await result).toEqual({ status: 303, location: '/agent-portal/transactions?done=changed' });
  expect(written(requests, 'ChangeTransaction')).toMatchObject([
    { id: '4', input: { address: '4 Vine Street', listingId: '7', localityId: '1' } },
  ]);
});
