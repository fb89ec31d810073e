import { stubGraph, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, ownListing, part, refusal, written } from '../../test-kit/portal.ts';
import { valuesOfHome } from './home.ts';

const done = (name: string) => ({
  [name.charAt(0).toLowerCase() + name.slice(1)]: { id: '7', published: true, updatedAt: ownListing.updatedAt },
});
const send = (fields: Readonly<Record<string, string | string[]>>, responses: object = {}) => {
  const names = [
    'ChangeListingHome',
    'ArrangeListingPictures',
    'AddListingPictures',
    'ChangeListingPictureKind',
    'WithdrawListing',
    'TakeListingBack',
  ];
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalListing: { ownListing },
    ...Object.fromEntries(names.map((name) => [name, done(name)])),
    ...responses,
  });
  return {
    requests,
    result: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), {
      key: 'abcdef0123456',
      ...fields,
    }),
  };
};
const home = (typed: Readonly<Record<string, string>> = {}) => ({
  form: 'home',
  seen: ownListing.updatedAt,
  ...valuesOfHome(ownListing.home),
  ...typed,
});

test('[PORT-01] the property is saved as typed, with sizes and position parsed', async () => {
  const { requests, result } = send(
    home({
      landMetres: '1,250.5 m²',
      buildingMetres: '',
      position: '-37.8183, 145.0012',
      video: 'https://youtu.be/abc',
      unit: '',
    }),
  );
  expect(await result).toEqual({ status: 303, location: '/agent-portal/listings/7?done=home#home' });
  expect(written(requests, 'ChangeListingHome')).toMatchObject([
    {
      id: '7',
      seen: ownListing.updatedAt,
      input: {
        propertyType: 'house',
        suburb: 'Richmond, VIC 3121',
        unit: null,
        street: 'Rose Street',
        position: { latitude: -37.8183, longitude: 145.0012 },
        landMetres: 1250.5,
        buildingMetres: null,
        video: 'https://youtu.be/abc',
      },
    },
  ]);
});

test('[PORT-01] an invalid property value has an error beside its field, and nothing is sent', async () => {
  const { requests, result } = send(home({ position: 'near the park', landMetres: 'large', street: '' }));
  expect(await result).toMatchObject({
    status: 422,
    data: {
      refused: {
        form: 'home',
        fields: { landMetres: 'large' },
        problems: {
          position: expect.stringContaining('Place it again'),
          landMetres: expect.any(String),
          street: expect.any(String),
        },
      },
    },
  });
  expect(written(requests, 'ChangeListingHome')).toEqual([]);
});

test('[PORT-01] a property that was changed in the meantime is not overwritten, and what was typed stays', async () => {
  const { result } = send(home({ street: 'Lily Lane' }), {
    ChangeListingHome: refusal('ChangeListingHome', 'CONFLICT', 'This listing was changed in the meantime.'),
  });
  expect(await result).toMatchObject({
    status: 422,
    data: { refused: { message: 'This listing was changed in the meantime.', fields: { street: 'Lily Lane' } } },
  });
});

const pictures = (typed: Readonly<Record<string, string | string[]>>) => ({
  form: 'pictures',
  'order-photo': ['h1', 'h2', 'h3'],
  ...Object.fromEntries(['h1', 'h2', 'h3'].map((id) => [`alt-photo-${id}`, ''])),
  ...typed,
});
const order = async (typed: Readonly<Record<string, string | string[]>>) => {
  const { requests, result } = send(pictures(typed));
  expect(await result).toEqual({ status: 303, location: '/agent-portal/listings/7?done=pictures#pictures' });
  return written(requests, 'ArrangeListingPictures')[0]?.['photos'] as { id: string; alt: string }[];
};

test('[LIST-40] without script a button moves a picture and sends the form with descriptions and removals', async () => {
  const ids = async (typed: Readonly<Record<string, string | string[]>>) => (await order(typed)).map(({ id }) => id);
  expect(await ids({ move: 'photo h3 earlier' })).toEqual(['h1', 'h3', 'h2']);
  expect(await ids({ move: 'photo h1 later' })).toEqual(['h2', 'h1', 'h3']);
  expect(await ids({ move: 'photo h1 earlier' })).toEqual(['h1', 'h2', 'h3']);
  expect(await ids({ move: 'floorPlan h1 later' })).toEqual(['h1', 'h2', 'h3']);
  expect(await ids({ move: 'photo h9 later' })).toEqual(['h1', 'h2', 'h3']);
  // Added after the page was loaded: behind the others.
  expect(await ids({ 'order-photo': ['h3', 'h1'] })).toEqual(['h3', 'h1', 'h2']);
  expect(await order({ 'alt-photo-h2': ' The kitchen ', gone: 'photo-h1' })).toEqual([
    { id: 'h2', alt: 'The kitchen' },
    { id: 'h3', alt: '' },
  ]);
});

test('[LIST-40] a button makes a floor plan of a photograph, and saves what was typed', async () => {
  const { requests, result } = send(pictures({ 'alt-photo-h1': 'The front', mark: 'photo h3' }));
  expect(await result).toMatchObject({ status: 303 });
  expect(written(requests, 'ArrangeListingPictures')[0]?.['photos']).toContainEqual({ id: 'h1', alt: 'The front' });
  expect(written(requests, 'ChangeListingPictureKind')).toMatchObject([{ id: '7', pictureId: 'h3', kind: 'photo' }]);
});

test('[LIST-38] the pin is removed by its checkbox, whatever its field holds', async () => {
  const { requests } = await (async () => {
    const sent = send(home({ unpin: 'yes' }));
    await sent.result;
    return sent;
  })();
  expect(written(requests, 'ChangeListingHome')).toMatchObject([{ input: { position: null } }]);
  expect(valuesOfHome({ ...ownListing.home, isApproximate: true }).position).toBe('');
});

test('[LIST-39] a saved draft is called a draft, not live', async () => {
  const { result } = send(home(), {
    ChangeListingHome: { changeListingHome: { id: '7', published: false } },
  });
  expect(await result).toEqual({ status: 303, location: '/agent-portal/listings/7?done=draftSaved#home' });
});

test('[PORT-01] pictures are downloaded from their addresses, one per line', async () => {
  const { requests, result } = send({
    form: 'add-pictures',
    kind: 'floorPlan',
    addresses: 'https://a.example/1.jpg\nhttps://a.example/2.jpg\n',
  });
  expect(await result).toEqual({ status: 303, location: '/agent-portal/listings/7?done=fetching#pictures' });
  expect(written(requests, 'AddListingPictures')).toMatchObject([
    { kind: 'floorPlan', addresses: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
  ]);
  expect(await send({ form: 'add-pictures', addresses: ' ' }).result).toMatchObject({
    status: 422,
    data: { refused: { problems: { addresses: expect.any(String) } } },
  });
});

test('[PORT-01] a listing is withdrawn and restored by a button each', async () => {
  expect(await send({ form: 'withdraw' }).result).toMatchObject({
    status: 303,
    location: '/agent-portal/listings/7?done=withdrawn',
  });
  expect(await send({ form: 'take-back' }).result).toMatchObject({
    status: 303,
    location: '/agent-portal/listings/7?done=takenBack',
  });
});
