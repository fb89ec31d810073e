import { stubGraph, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { submitPage } from '../../features/portal/load-portal.ts';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { asAgent, ownListing, part, refusal, written } from '../../test-kit/portal.ts';

const listing = ownListing;
const base = {
  title: 'A garden home',
  description: 'Quiet.',
  searchPrice: '1250000',
  priceText: '$1,250,000',
  priceVisible: 'yes',
  streetVisible: 'yes',
  bedrooms: '3',
  bathrooms: '1',
  carSpaces: '',
  auctionAt: '',
  availableOn: '',
  bond: '',
  features: 'pool',
};
const has = [
  'title',
  'description',
  'searchPrice',
  'priceText',
  'priceVisible',
  'streetVisible',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'auctionAt',
  'features',
];
const form = (typed: Readonly<Record<string, string | string[]>> = {}, seen = listing.updatedAt) => ({
  form: 'edit',
  key: 'abcdef0123456',
  base: JSON.stringify(base),
  seen,
  has,
  ...base,
  ...typed,
});
const edit = (
  typed: Readonly<Record<string, string | string[]>>,
  current: OwnListing = listing,
  saved: unknown = { editOwnListing: { id: '7', published: true } },
) => {
  const { graph, requests } = stubGraph({ ...asAgent, PortalListing: { ownListing: current }, EditOwnListing: saved });
  return {
    requests,
    result: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), form(typed)),
  };
};

describe('editing a listing', () => {
  test('[PORT-01] only changes are saved, under an idempotency key of these values', async () => {
    const { requests, result } = edit({
      title: 'Terrace by the river',
      searchPrice: '$1.3m',
      carSpaces: '2',
      features: ['pool', 'study'],
      priceVisible: '',
    });
    expect(await result).toEqual({ status: 303, location: '/agent-portal/listings/7?done=saved' });
    expect(written(requests, 'EditOwnListing')).toEqual([
      {
        id: '7',
        seen: listing.updatedAt,
        key: expect.stringMatching(/^edit-abcdef0123456-[a-z0-9]+$/),
        input: {
          title: 'Terrace by the river',
          searchPrice: 1_300_000,
          priceVisible: false,
          carSpaces: 2,
          features: ['pool', 'study'],
        },
      },
    ]);
    const again = edit({
      title: 'Terrace by the river',
      searchPrice: '$1.3m',
      carSpaces: '2',
      features: ['pool', 'study'],
      priceVisible: '',
    });
    await again.result;
    expect(written(again.requests, 'EditOwnListing')[0]?.['key']).toBe(written(requests, 'EditOwnListing')[0]?.['key']);
    const nothing = edit({});
    expect(await nothing.result).toMatchObject({ location: '/agent-portal/listings/7?done=same' });
    expect(written(nothing.requests, 'EditOwnListing')).toEqual([]);
  });

  test('[PORT-01, LIST-13] a breach of the price law is returned beside its field with everything that was typed', async () => {
    const law = 'In Victoria and New South Wales an advertised price range spans at most 10%.';
    const { result } = edit(
      { priceText: '$1m - $2m', title: 'New words', streetVisible: '' },
      listing,
      refusal('EditOwnListing', 'BAD_USER_INPUT', law, [
        { field: 'priceText', message: law },
        { field: 'title', message: 'must have at most 200 characters' },
      ]),
    );
    expect(await result).toMatchObject({
      status: 422,
      data: {
        refused: {
          form: 'edit',
          problems: { priceText: law, title: 'Headline must have at most 200 characters.' },
          fields: { priceText: '$1m - $2m', title: 'New words', streetVisible: '' },
        },
      },
    });
  });

  test('[PORT-01] an invalid value has an error beside its field before anything is sent', async () => {
    const { requests, result } = edit({ searchPrice: 'a lot', bedrooms: 'three', auctionAt: 'Saturday' });
    expect(await result).toMatchObject({
      status: 422,
      data: {
        refused: {
          problems: {
            searchPrice: expect.stringContaining('whole dollars'),
            bedrooms: 'Enter a number from 0 to 99.',
            auctionAt: expect.stringContaining('date and time'),
          },
        },
      },
    });
    expect(written(requests, 'EditOwnListing')).toEqual([]);
  });

  test("[PORT-01] an auction is set in the property's time zone", async () => {
    const { requests, result } = edit({ auctionAt: '2026-12-05T11:00' });
    await result;
    expect(written(requests, 'EditOwnListing')[0]?.['input']).toEqual({ auctionAt: '2026-12-05T00:00:00.000Z' });
  });

  test("[PORT-01] a feed's change in the meantime stays in other fields; in the same field both values are shown", async () => {
    const meanwhile = { ...listing, updatedAt: '2026-11-21T01:00:00.000Z', priceText: '$1,199,000', bedrooms: 4 };
    const other = edit({ title: 'Mine' }, meanwhile);
    expect(await other.result).toEqual({ status: 303, location: '/agent-portal/listings/7?done=merged' });
    expect(written(other.requests, 'EditOwnListing')[0]).toMatchObject({
      seen: meanwhile.updatedAt,
      input: { title: 'Mine' },
    });
    const same = edit({ title: 'Mine', priceText: '$1,300,000' }, meanwhile);
    expect(await same.result).toMatchObject({
      status: 422,
      data: {
        content: { updatedAt: meanwhile.updatedAt },
        refused: {
          message: expect.stringContaining('was changed by its feed'),
          problems: { priceText: 'This is now “$1,199,000”. Save again to replace it with yours.' },
          fields: { title: 'Mine', priceText: '$1,300,000', bedrooms: '4' },
        },
      },
    });
    expect(written(same.requests, 'EditOwnListing')).toEqual([]);
  });

  test('[PORT-01] when the API is unreachable everything stays, and sending again has the same key', async () => {
    const { requests, result } = edit({ title: 'Mine' }, listing, new GraphError('EditOwnListing', 'network', 'gone'));
    const loaded = await result;
    expect(loaded).toMatchObject({
      status: 422,
      data: {
        key: 'abcdef0123456',
        refused: { message: expect.stringContaining('we’ll only save it once'), fields: { title: 'Mine' } },
      },
    });
    const again = edit({ title: 'Mine' });
    await again.result;
    expect(written(again.requests, 'EditOwnListing')[0]?.['key']).toBe(written(requests, 'EditOwnListing')[0]?.['key']);
  });
});
