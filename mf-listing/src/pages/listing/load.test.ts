import { refusal, stubGraph, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { buildAddress, emptySearch } from '@verandah/market';
import { beside, card, hidden, house, now } from '../../test-kit/listing.ts';
import { listingCrumbs } from './crumbs.ts';
import { listingHead } from './head.ts';
import type { PageListing } from './listing.ts';
import { loadListing } from './load.ts';
import { figureOf, structuredData } from './structured-data.ts';
import { submitForm } from './submit.ts';

const found = (listing: PageListing) => ({
  ListingPage: {
    listingByUri: { ...listing, ...beside, similar: [card('8')], otherOfficeListings: [card('8'), card('9')] },
  },
});
const load = (listing: PageListing, uri = listing.uri, query = '') =>
  loadListing(request(stubGraph(found(listing)).graph, `/property/${uri}${query}`, { uri }));

test('[LIST-01] a listing is found by its uri, with similar ones and those of its office, none of them twice', async () => {
  const { graph, requests } = stubGraph(found(house));
  const loaded = await loadListing(request(graph, `/property/${house.uri}`, { uri: house.uri }));
  expect(requests).toEqual([{ name: 'ListingPage', variables: { uri: house.uri } }]);
  expect(loaded).toMatchObject({
    status: 200,
    data: { listing: { id: '7' }, similar: [{ id: '8' }], others: [{ id: '9' }] },
  });
});

test('[LIST-01, SEO-03] an unknown uri is not found, a removed listing is gone, a former uri redirects to the present one', async () => {
  const { graph } = stubGraph({ ListingPage: { listingByUri: null } });
  expect(await loadListing(request(graph, '/property/none', { uri: 'none' }))).toEqual({ status: 404 });
  expect(await load({ ...house, status: 'removed' })).toEqual({ status: 410 });
  expect(await load(house, 'old-address-7')).toEqual({ status: 301, location: `/property/${house.canonicalUri}` });
});

test('[LIST-07] the head names the listing, and its structured data hold listing, offer and breadcrumbs', () => {
  const head = listingHead(house, now);
  expect(head).toMatchObject({
    title: '12 Rose Street, Richmond, VIC 3121 – 3 bedroom house for sale',
    canonical: `/property/${house.uri}`,
    image: '/media/drawn-house-01/960.jpg',
  });
  expect(head.description).toContain('$1,250,000');
  const [listing, breadcrumbs] = structuredData(house, now) as Record<string, unknown>[];
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    datePosted: '2026-11-10',
    offers: { '@type': 'Offer', price: 1_250_000, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      numberOfBedrooms: 3,
      address: { streetAddress: '12 Rose Street', postalCode: '3121' },
      geo: { latitude: -37.82 },
    },
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: '/' },
      { item: '/for-sale' },
      { item: '/for-sale/richmond-vic-3121/real-estate' },
      { position: 4 },
    ],
  });
});

test('[LIST-07] a rental offers its weekly rent; a range or words give no price', () => {
  const rental: PageListing = {
    ...house,
    statusType: 'rent',
    priceDetails: { shortDescription: '$650 per week', longDescription: '$650 per week', isHidden: false },
  };
  expect(structuredData(rental, now)[0]).toMatchObject({
    offers: { price: 650, priceSpecification: { unitCode: 'WEE' } },
  });
  expect(
    [
      '$1,250,000',
      '$650 pw',
      '$1.2M - $1.3M',
      '$900,000 - $990,000',
      'Offers over $1,000,000',
      'Contact agent',
      '$1,00',
    ].map(figureOf),
  ).toEqual([1_250_000, 650, undefined, undefined, undefined, undefined, undefined]);
});

test('[LIST-14, LIST-02] a hidden address and price are in no part of the head', () => {
  const text = JSON.stringify(listingHead(hidden, now));
  expect(text).toContain('3 bedroom house for sale in Richmond, VIC 3121');
  for (const secret of [
    'Rose',
    '12-rose',
    '-37.82',
    '144.99',
    '1250000',
    '1,250,000',
    'streetAddress',
    'GeoCoordinates',
    '"price"',
    'geo',
  ])
    expect(text).not.toContain(secret);
  const slipped: PageListing = {
    ...hidden,
    address: { ...hidden.address, latitude: -37.82, longitude: 144.99 },
    priceDetails: { ...hidden.priceDetails, longDescription: '$1,250,000' },
  };
  expect(JSON.stringify(structuredData(slipped, now))).not.toMatch(/GeoCoordinates|"price"/);
});

test('[LIST-01] the breadcrumb has the same address that the search builds', () => {
  for (const statusType of ['buy', 'rent', 'sold', 'leased'] as const) {
    expect(listingCrumbs({ ...house, statusType }).at(-1)).toEqual({
      name: 'Richmond, VIC 3121',
      href: buildAddress({ ...emptySearch(statusType), locations: ['richmond-vic-3121'] }),
    });
  }
  expect(listingCrumbs({ ...house, address: { ...house.address, locationSlug: null } })).toHaveLength(2);
});

describe('an enquiry sent without script', () => {
  const form = {
    name: 'Jo',
    email: 'jo@example.com',
    phone: '0412 345 678',
    message: 'Is it\r\nquiet?',
    consent: 'yes',
  };
  const receipt = { addListingEnquiry: { receipt: { id: '1' }, problems: [] } };
  const submit = (fields: Record<string, string>, response: unknown = receipt) => {
    const { graph, requests } = stubGraph({ ...found(house), AddListingEnquiry: response });
    return {
      requests,
      result: submitForm(request(graph, `/property/${house.uri}`, { uri: house.uri }), fields),
    };
  };

  test('[LIST-04, LIST-15] is written, and redirects to a thank-you at its own address', async () => {
    const { requests, result } = submit(form);
    expect(await result).toEqual({ status: 303, location: `/property/${house.uri}?enquired=1#enquiry` });
    expect(requests.at(-1)).toMatchObject({
      name: 'AddListingEnquiry',
      variables: {
        listingId: '7',
        input: { name: 'Jo', phone: '0412 345 678', message: 'Is it\nquiet?', consent: true },
      },
    });
    expect(await load(house, house.uri, '?enquired=1')).toMatchObject({
      data: { enquired: true },
      head: { noIndex: true, canonical: `/property/${house.uri}` },
    });
  });

  test('[LIST-32] with choices ticked needs no message: they are the message', async () => {
    const { requests, result } = submit({ ...form, message: '', wantsPrice: 'yes', wantsContract: 'yes' });
    expect(await result).toMatchObject({ status: 303 });
    expect(requests.at(-1)).toMatchObject({
      variables: { input: { message: 'Please send me a price guide and send me the contract of sale.' } },
    });
    const both = submit({ ...form, message: ' Is it quiet? ', wantsInspection: 'yes' });
    await both.result;
    expect(both.requests.at(-1)).toMatchObject({
      variables: { input: { message: 'Please arrange an inspection.\n\nIs it quiet?' } },
    });
    expect(await submit({ ...form, message: 'x'.repeat(2990), wantsPrice: 'yes' }).result).toMatchObject({
      status: 422,
      data: { refused: { fields: { wantsPrice: true }, problems: { message: expect.stringContaining('3000') } } },
    });
  });

  test('[LIST-04] has one key for the same words, however often they are sent, and another for other words', async () => {
    const keyOf = async (fields: Record<string, string>) => {
      const { requests, result } = submit(fields);
      await result;
      return requests
        .filter(({ name }) => name === 'AddListingEnquiry')
        .map(({ variables }) => (variables as { key: string }).key)
        .join(' ');
    };
    const key = await keyOf(form);
    expect(key).toMatch(/^[\w.:-]{8,100}$/);
    expect(await keyOf({ ...form, name: ' Jo ' })).toBe(key);
    expect(await keyOf({ ...form, message: 'And the roof?' })).not.toBe(key);
    expect(await keyOf({ ...form, email: 'mo@example.com' })).not.toBe(key);
  });

  test('[LIST-04, LIST-15] with validation errors returns a message beside each field and everything that was typed', async () => {
    const { requests, result } = submit({ name: '', email: 'jo@', phone: '12345', message: 'Hello' });
    expect(await result).toMatchObject({
      status: 422,
      data: {
        refused: {
          fields: { email: 'jo@', phone: '12345', message: 'Hello', consent: false },
          failed: false,
          problems: {
            name: 'Enter your name.',
            email: expect.stringContaining('name@example.com'),
            phone: expect.stringContaining('Australian'),
            consent: expect.stringContaining('Agree'),
          },
        },
      },
    });
    expect(requests.map(({ name }) => name)).toEqual(['ListingPage']);
  });

  test('[LIST-04] that the API rejects, or that does not arrive, stays in the form', async () => {
    const refused = await submit(form, {
      addListingEnquiry: { receipt: null, problems: [{ field: 'email', message: 'You have sent many.' }] },
    }).result;
    expect(refused).toMatchObject({
      status: 422,
      data: { refused: { problems: { email: 'You have sent many.' }, fields: { name: 'Jo' } } },
    });
    const failed = await submit(form, new GraphError('AddListingEnquiry', 'network', 'gone')).result;
    expect(failed).toMatchObject({
      status: 422,
      data: { refused: { failed: true, fields: { message: 'Is it\nquiet?' } } },
    });
  });
});

test('[LIST-70] a report sent without script is acknowledged, or shown again with its problem and text', async () => {
  const address = `/property/${house.uri}`;
  const form = { do: 'report', reason: 'It looks like a scam', detail: 'They want\r\na deposit. ' };
  const { graph, requests } = stubGraph({ ...found(house), ReportListing: { report: true } });
  const sent = await submitForm(request(graph, address, { uri: house.uri }), form);
  expect(sent).toEqual({ status: 303, location: `${address}?reported=1#report` });
  expect(requests.at(-1)).toEqual({
    name: 'ReportListing',
    variables: { id: '7', reason: 'It looks like a scam', detail: 'They want\na deposit.' },
  });
  expect(await load(house, house.uri, '?reported=1')).toMatchObject({
    data: { report: { isSent: true } },
    head: { noIndex: true },
  });
  const rejected = (fields: Record<string, string>, response: unknown) =>
    submitForm(
      request(stubGraph({ ...found(house), ReportListing: response }).graph, address, { uri: house.uri }),
      fields,
    );
  const signedOut = refusal('SIGNED_OUT', 'Sign in.');
  expect(await rejected({ do: 'report', reason: 'The price is wrong' }, signedOut)).toEqual({
    status: 303,
    location: `/sign-in?return=${encodeURIComponent(address)}&reason=report`,
  });
  expect(await rejected(form, signedOut)).toMatchObject({
    status: 422,
    data: { report: { isSent: false, rejected: { reason: 'It looks like a scam', detail: 'They want\na deposit.' } } },
  });
  expect(await rejected({ do: 'report', reason: 'Nonsense' }, refusal('THROTTLED', 'Too many.'))).toMatchObject({
    status: 422,
    data: { report: { rejected: { reason: 'Something else', problem: 'Too many.' } } },
    head: { noIndex: true },
  });
});
