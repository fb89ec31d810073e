import { answering, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, ownListing, part, refusal, written } from '../../test-kit/portal.ts';
import { valuesOfHome } from './home.ts';

const done = (name: string) => ({ [name.charAt(0).toLowerCase() + name.slice(1)]: { id: '7' } });
const send = (fields: Readonly<Record<string, string | string[]>>, responses: object = {}) => {
  const names = [
    'ChangeListingHome',
    'ArrangeListingPictures',
    'AddListingPictures',
    'WithdrawListing',
    'TakeListingBack',
  ];
  const { graph, asked } = answering({
    ...asAgent,
    PortalListing: { ownListing },
    ...Object.fromEntries(names.map((name) => [name, done(name)])),
    ...responses,
  });
  return {
    asked,
    answered: submitPage(part('listing'), request(graph, '/agent-portal/listings/7', { id: '7' }), {
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
  const { asked, answered } = send(
    home({
      landMetres: '1,250.5 m²',
      buildingMetres: '',
      position: '-37.8183, 145.0012',
      video: 'https://youtu.be/abc',
      unit: '',
    }),
  );
  expect(await answered).toEqual({ status: 303, location: '/agent-portal/listings/7?done=home#home' });
  expect(written(asked, 'ChangeListingHome')).toMatchObject([
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
  const { asked, answered } = send(home({ position: 'near the park', landMetres: 'large', street: '' }));
  expect(await answered).toMatchObject({
    status: 422,
    data: {
      refused: {
        form: 'home',
        fields: { landMetres: 'large' },
        problems: {
          position: expect.stringContaining('latitude'),
          landMetres: expect.any(String),
          street: expect.any(String),
        },
      },
    },
  });
  expect(written(asked, 'ChangeListingHome')).toEqual([]);
});

test('[PORT-01] a property that was changed in the meantime is not overwritten, and what was typed stays', async () => {
  const { answered } = send(home({ street: 'Lily Lane' }), {
    ChangeListingHome: refusal('ChangeListingHome', 'CONFLICT', 'This listing was changed in the meantime.'),
  });
  expect(await answered).toMatchObject({
    status: 422,
    data: { refused: { message: 'This listing was changed in the meantime.', fields: { street: 'Lily Lane' } } },
  });
});

const pictures = (typed: Readonly<Record<string, string | string[]>>) => ({
  form: 'pictures',
  ...Object.fromEntries(
    ['h1', 'h2', 'h3'].flatMap((id, index) => [
      [`alt-photo-${id}`, ''],
      [`place-photo-${id}`, String(index + 1)],
    ]),
  ),
  ...typed,
});
const order = async (typed: Readonly<Record<string, string | string[]>>) => {
  const { asked, answered } = send(pictures(typed));
  expect(await answered).toEqual({ status: 303, location: '/agent-portal/listings/7?done=pictures#pictures' });
  return written(asked, 'ArrangeListingPictures')[0]?.['photos'] as { id: string; alt: string }[];
};

test('[PORT-01] a picture moves to the given position and the others close up; descriptions are saved, ticked pictures are removed', async () => {
  expect((await order({ 'place-photo-h3': '1' })).map(({ id }) => id)).toEqual(['h3', 'h1', 'h2']);
  expect((await order({ 'place-photo-h1': '3' })).map(({ id }) => id)).toEqual(['h2', 'h3', 'h1']);
  expect(await order({ 'alt-photo-h2': ' The kitchen ', gone: 'photo-h1' })).toEqual([
    { id: 'h2', alt: 'The kitchen' },
    { id: 'h3', alt: '' },
  ]);
  expect((await order({ 'place-photo-h2': 'x' })).map(({ id }) => id)).toEqual(['h1', 'h2', 'h3']);
});

test('[PORT-01] pictures are downloaded from their addresses, one per line', async () => {
  const { asked, answered } = send({
    form: 'add-pictures',
    kind: 'floorPlan',
    addresses: 'https://a.example/1.jpg\nhttps://a.example/2.jpg\n',
  });
  expect(await answered).toEqual({ status: 303, location: '/agent-portal/listings/7?done=fetching#pictures' });
  expect(written(asked, 'AddListingPictures')).toMatchObject([
    { kind: 'floorPlan', addresses: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
  ]);
  expect(await send({ form: 'add-pictures', addresses: ' ' }).answered).toMatchObject({
    status: 422,
    data: { refused: { problems: { addresses: expect.any(String) } } },
  });
});

test('[PORT-01] a listing is withdrawn and restored by a button each', async () => {
  expect(await send({ form: 'withdraw' }).answered).toMatchObject({
    status: 303,
    location: '/agent-portal/listings/7?done=withdrawn',
  });
  expect(await send({ form: 'take-back' }).answered).toMatchObject({
    status: 303,
    location: '/agent-portal/listings/7?done=takenBack',
  });
});
