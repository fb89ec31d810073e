import type { TestApi } from '../../../test-kit/test-api.ts';
import { queryAs, placesApi } from './test-places.ts';

let api: TestApi;
let mara: TestApi['as']['mara'];
beforeAll(async () => {
  api = await placesApi();
  ({ mara } = api.as);
});
afterAll(() => api.close());
const requested = (query: string, who?: keyof TestApi['as']) => queryAs(api, query, who);

const street = async (name: string) =>
  (
    await requested(`{ street(identifier: "richmond-vic-3121", street: "${name}") {
  name slug label location { name } bounds listingCounts { buy rent } listings { total results { id } } rent: listings(statusType: rent) { total } questions { total results { title } } } }`)
  )['street'];

test('[LOC-08] a street page shows the listings and questions of one street, and no home whose address is hidden', async () => {
  const wilson = {
    name: 'Wilson Street',
    slug: 'wilson-street',
    label: 'Wilson Street, Richmond, VIC 3121',
    location: { name: 'Richmond' },
    bounds: [-37.82, 145, -37.82, 145],
    listingCounts: { buy: 1, rent: 1 },
    listings: { total: 1, results: [{ id: '1' }] },
    rent: { total: 1 },
    questions: { total: 1, results: [{ title: 'Is Wilson Street quiet?' }] },
  };
  for (const name of ['wilson-street', 'Wilson St', 'WILSON STREET']) expect(await street(name)).toEqual(wilson);
  expect([await street('gone-lane'), await street('nowhere')]).toEqual([null, null]);
});

test('[LOC-08] a street with a question but no listing has a page too', async () => {
  expect(
    (
      await mara.call('POST', '/richmond-vic-3121/questions/ask', {
        title: 'Is Burnley Street loud?',
        street: 'burnley st.',
      })
    ).status,
  ).toBe(201);
  for (const name of ['burnley-street', 'Burnley St'])
    expect(await street(name)).toMatchObject({
      name: 'Burnley Street',
      slug: 'burnley-street',
      bounds: null,
      listings: { total: 0, results: [] },
      questions: { total: 1, results: [{ title: 'Is Burnley Street loud?' }] },
    });
});
