import type { FormFields } from '@verandah/areas';
import { stubGraph, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { submitPage } from '../../features/portal/load-portal.ts';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { asAgent, ownListing, part, refusal, written } from '../../test-kit/portal.ts';
import { valuesOfEditor } from './editor-values.ts';

const listing = ownListing;

/** The fields of the listing's form as a browser sends them, with what was typed. */
const form = (typed: FormFields = {}, of: OwnListing = listing): FormFields => {
  const base = valuesOfEditor(of);
  return {
    form: 'edit',
    key: 'abcdef0123456',
    seen: of.updatedAt,
    base: JSON.stringify(base),
    ...base,
    features: (base['features'] ?? '').split(' '),
    ...typed,
  };
};
const save = (
  typed: FormFields,
  {
    current = listing,
    saved = { saveOwnListing: { id: '7', published: true } },
  }: {
    readonly current?: OwnListing;
    readonly saved?: unknown;
  } = {},
) => {
  const { graph, requests } = stubGraph({ ...asAgent, PortalListing: { ownListing: current }, SaveOwnListing: saved });
  return {
    requests,
    writes: () => written(requests, 'SaveOwnListing'),
    result: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), form(typed)),
  };
};
const inputOf = async (typed: FormFields) => {
  const { writes, result } = save(typed);
  expect(await result).toMatchObject({ status: 303 });
  return writes().map(({ input }) => input);
};
const here = '/agent-portal/listings/7';

test('[PORT-01, PORT-65] all that was changed is one write, under an idempotency key of these values', async () => {
  const typed = {
    title: 'Terrace by the river',
    searchPrice: '$1.3m',
    carSpaces: '2',
    features: ['study', 'pool'],
    priceVisible: '',
    suburb: 'Cremorne, VIC 3121',
    landMetres: '1,250.5 m²',
    position: '-37.8183, 145.0012',
    video: 'https://youtu.be/abc',
    'order-photo': 'h3 h1 h2',
    'alt-photo-h1': ' The front ',
    mark: 'photo-h2',
    kind: 'floorPlan',
    addresses: 'https://a.example/1.jpg\nhttps://a.example/2.jpg\n',
  };
  const { requests, writes, result } = save(typed);
  expect(await result).toEqual({ status: 303, location: `${here}?done=fetching` });
  expect(writes()).toEqual([
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
        suburb: 'Cremorne, VIC 3121',
        landMetres: 1250.5,
        position: { latitude: -37.8183, longitude: 145.0012 },
        video: 'https://youtu.be/abc',
        photos: [
          { id: 'h3', alt: '' },
          { id: 'h1', alt: 'The front' },
        ],
        floorPlans: [{ id: 'h2', alt: '', kind: 'photo' }],
        newPictures: { kind: 'floorPlan', addresses: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
      },
    },
  ]);
  expect(requests.filter(({ name }) => !/^Portal/.test(name))).toHaveLength(1);
  const again = save(typed);
  await again.result;
  expect(again.writes()[0]?.['key']).toBe(writes()[0]?.['key']);
});

test('[PORT-01] nothing is written without a change, nor when what was typed is saved already', async () => {
  const nothing = save({});
  expect(await nothing.result).toMatchObject({ location: `${here}?done=same` });
  // The response to the first attempt was lost.
  const lost = save(
    { title: 'Mine' },
    { current: { ...listing, title: 'Mine', updatedAt: '2026-11-21T01:00:00.000Z' } },
  );
  expect(await lost.result).toMatchObject({ location: `${here}?done=saved` });
  expect([...nothing.writes(), ...lost.writes()]).toEqual([]);
});

test('[LIST-39] a saved draft is called a draft, not live', async () => {
  const { result } = save({ title: 'Mine' }, { saved: { saveOwnListing: { id: '7', published: false } } });
  expect(await result).toEqual({ status: 303, location: `${here}?done=draftSaved` });
});

test('[LIST-40] without script a button moves a picture and saves the form', async () => {
  const order = async (typed: FormFields) =>
    (await inputOf(typed)).map((input) => (input as { photos: object[] }).photos);
  const ids = async (typed: FormFields) =>
    (await order(typed)).map((list) => list.map((each) => 'id' in each && each.id));
  expect(await ids({ move: 'photo h3 earlier' })).toEqual([['h1', 'h3', 'h2']]);
  expect(await ids({ move: 'photo h1 later' })).toEqual([['h2', 'h1', 'h3']]);
  for (const move of ['photo h1 earlier', 'floorPlan h1 later', 'photo h9 later'])
    expect(await ids({ move })).toEqual([]);
  expect(await order({ 'alt-photo-h2': 'The kitchen', gone: 'photo-h1', move: 'photo h3 earlier' })).toEqual([
    [
      { id: 'h3', alt: '' },
      { id: 'h2', alt: 'The kitchen' },
    ],
  ]);
  expect(await save({ move: 'photo h1 later' }).result).toMatchObject({ location: `${here}?done=saved#pictures` });
});

test('[LIST-38] the pin is removed by its checkbox, whatever its field holds', async () => {
  expect(await inputOf({ unpin: 'yes' })).toEqual([{ position: null }]);
  const approximate = { ...listing, home: { ...listing.home, isApproximate: true } };
  expect(valuesOfEditor(approximate)['position']).toBe('');
});

test("[PORT-01] an auction is set in the property's time zone", async () => {
  expect(await inputOf({ auctionAt: '2026-12-05T11:00' })).toEqual([{ auctionAt: '2026-12-05T00:00:00.000Z' }]);
});

test('[PORT-01, PORT-65] every value that can’t be read has an error at its field, and nothing is sent', async () => {
  const { writes, result } = save({
    searchPrice: 'a lot',
    bedrooms: 'three',
    auctionAt: 'Saturday',
    position: 'near the park',
    landMetres: 'large',
    street: ' ',
    propertyType: 'castle',
    title: 'Mine',
    features: [],
    gone: ['photo-h2'],
  });
  expect(await result).toMatchObject({
    status: 422,
    data: {
      refused: {
        form: 'edit',
        fields: { title: 'Mine', landMetres: 'large', features: '', gone: ['photo-h2'], position: 'near the park' },
        problems: {
          street: 'Enter the street name.',
          position: expect.stringContaining('Place it again'),
          propertyType: 'Choose a property type.',
          landMetres: expect.stringContaining('number of metres'),
          searchPrice: expect.stringContaining('whole dollars'),
          bedrooms: 'Enter a number from 0 to 99.',
          auctionAt: expect.stringContaining('date and time'),
        },
      },
    },
  });
  expect(writes()).toEqual([]);
});

test('[PORT-65, LIST-13] every rejection of the API is at its field, the first field first, with everything that was typed', async () => {
  const law = 'In Victoria and New South Wales an advertised price range spans at most 10%.';
  const typed = {
    priceText: '$1m - $2m',
    title: 'New words',
    suburb: 'Nowhere VIC 3999',
    addresses: 'https://a.example/1.jpg file:2.jpg',
    'order-photo': 'h2 h1 h3',
    'alt-photo-h1': 'See www.ada.example',
    mark: 'photo-h3',
    streetVisible: '',
  };
  const { result } = save(typed, {
    saved: refusal('SaveOwnListing', 'BAD_USER_INPUT', law, [
      { field: 'priceText', message: law },
      { field: 'title', message: 'must have at most 200 characters' },
      { field: 'suburb', message: 'We couldn’t find that suburb.' },
      { field: 'photos.1.alt', message: 'must not hold links' },
      { field: 'floorPlans.0', message: 'This picture has been removed.' },
      { field: 'newPictures.addresses.1', message: 'must be a complete address' },
      { field: 'idempotencyKey', message: 'What was sent before has arrived.' },
    ]),
  });
  const loaded = await result;
  const refused = 'data' in loaded ? loaded.data.refused : null;
  expect(Object.entries(refused?.problems ?? {})).toEqual([
    ['alt-photo-h1', 'The description must not hold links.'],
    ['alt-photo-h3', 'This picture has been removed.'],
    ['addresses', 'Addresses must be a complete address.'],
    ['suburb', 'We couldn’t find that suburb.'],
    ['title', 'Headline must have at most 200 characters.'],
    ['priceText', law],
  ]);
  expect(refused?.message).toBe('What was sent before has arrived.');
  expect(refused?.fields).toMatchObject(typed);
});

describe('a change elsewhere', () => {
  const meanwhile = {
    ...listing,
    updatedAt: '2026-11-21T01:00:00.000Z',
    priceText: '$1,199,000',
    bedrooms: 4,
    home: {
      ...listing.home,
      photos: listing.home.photos.filter(({ id }) => id !== 'h2').map((photo) => ({ ...photo, alt: 'Theirs' })),
    },
  };

  test('[PORT-01] stays in other fields, also among pictures', async () => {
    const { writes, result } = save(
      { title: 'Mine', 'order-photo': 'h3 h2 h1', 'alt-photo-h2': 'Gone since' },
      { current: meanwhile },
    );
    expect(await result).toEqual({ status: 303, location: `${here}?done=merged` });
    expect(writes()).toMatchObject([
      {
        seen: meanwhile.updatedAt,
        input: {
          title: 'Mine',
          photos: [
            { id: 'h3', alt: 'Theirs' },
            { id: 'h1', alt: 'Theirs' },
          ],
        },
      },
    ]);
  });

  test('[PORT-01, PORT-65] is shown where it is the same field, also beside what can’t be read; saving again replaces it', async () => {
    const typed = { title: 'Mine', priceText: '$1,300,000', 'alt-photo-h1': 'Mine', carSpaces: 'two' };
    const { writes, result } = save(typed, { current: meanwhile });
    const loaded = await result;
    const refused = 'data' in loaded ? loaded.data.refused : null;
    expect(refused).toMatchObject({
      message: expect.stringContaining('was changed by its feed'),
      problems: {
        'alt-photo-h1': 'This is now “Theirs”. Save again to replace it with yours.',
        priceText: 'This is now “$1,199,000”. Save again to replace it with yours.',
        carSpaces: 'Enter a number from 0 to 99.',
      },
      fields: { ...typed, bedrooms: '4', base: JSON.stringify(valuesOfEditor(meanwhile)) },
    });
    expect(writes()).toEqual([]);
    const again = save({ ...refused?.fields, carSpaces: '2' }, { current: meanwhile });
    expect(await again.result).toMatchObject({ status: 303 });
    expect(again.writes()).toMatchObject([{ input: { title: 'Mine', priceText: '$1,300,000', carSpaces: 2 } }]);
  });

  test('[PORT-65] an address is one fact: half of theirs and half of mine is not saved unseen', async () => {
    const moved = { ...listing, home: { ...listing.home, street: 'Lily Lane', suburb: 'Cremorne, VIC 3121' } };
    const { writes, result } = save({ streetNumber: '14' }, { current: moved });
    expect(await result).toMatchObject({
      status: 422,
      data: {
        refused: {
          problems: {
            suburb: 'This was changed to “Cremorne, VIC 3121” in the meantime. Check it, then save again.',
            street: expect.stringContaining('“Lily Lane”'),
          },
          fields: { streetNumber: '14', street: 'Lily Lane' },
        },
      },
    });
    expect(writes()).toEqual([]);
  });

  test('[PORT-65] between reading and writing, everything stays as it was typed', async () => {
    const saved = refusal('SaveOwnListing', 'CONFLICT', 'This listing has changed since you opened it.');
    expect(await save({ street: 'Lily Lane', gone: 'photo-h1' }, { saved }).result).toMatchObject({
      status: 422,
      data: {
        refused: {
          message: 'This listing has changed since you opened it.',
          fields: { street: 'Lily Lane', gone: 'photo-h1' },
        },
      },
    });
  });
});

test('[PORT-01] when the API is unreachable everything stays, and sending again has the same key', async () => {
  const typed = { title: 'Mine', features: ['pool', 'study'], 'order-photo': 'h2 h1 h3' };
  const { writes, result } = save(typed, { saved: new GraphError('SaveOwnListing', 'network', 'gone') });
  expect(await result).toMatchObject({
    status: 422,
    data: {
      key: 'abcdef0123456',
      refused: { message: expect.stringContaining('we’ll only save it once'), fields: typed },
    },
  });
  const again = save(typed);
  await again.result;
  expect(again.writes()[0]?.['key']).toBe(writes()[0]?.['key']);
});

test('[PORT-65] a feed’s listing has its advertisement only; a form without its first values is not saved', async () => {
  const fed = { ...listing, home: { ...listing.home, byFeed: true } };
  const sent = form({ title: 'Mine', 'order-photo': 'h3 h2 h1', gone: 'photo-h1', street: 'Lily Lane' });
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalListing: { ownListing: fed },
    SaveOwnListing: { saveOwnListing: { id: '7', published: true } },
  });
  const submit = (fields: FormFields) => submitPage(part('listing'), request(graph, here, { id: '7' }), fields);
  expect(await submit(sent)).toMatchObject({ status: 303 });
  expect(written(requests, 'SaveOwnListing')).toMatchObject([{ input: { title: 'Mine' } }]);
  expect(Object.keys(written(requests, 'SaveOwnListing')[0]?.['input'] ?? {})).toEqual(['title']);
  expect(await submit({ ...sent, base: 'none' })).toMatchObject({
    status: 422,
    data: { refused: { message: expect.stringContaining('Refresh the page'), fields: { title: 'Mine' } } },
  });
});
