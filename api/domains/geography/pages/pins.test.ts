import type { TestApi } from '../../../test-kit/test-api.ts';
import { placesApi } from './test-places.ts';

let api: TestApi;
beforeAll(async () => {
  api = await placesApi();
});
afterAll(() => api.close());

const pins = async (type: string, within?: string) => {
  const { data, errors } = await api.as.visitor.graph(
    `{ locationPins(type: ${type}${within === undefined ? '' : `, identifier: "${within}"`}) { name slug latitude
      longitude } }`,
  );
  if (errors) return errors[0]?.extensions?.code;
  return (data?.['locationPins'] as { slug: string }[] | null)?.map(({ slug }) => slug);
};

test('[LOC-13] a map has the regions of the country or of a state, and the suburbs of a state, region or postcode', async () => {
  expect(await pins('region')).toEqual(['inner-melbourne-vic']);
  expect(await pins('region', 'vic')).toEqual(['inner-melbourne-vic']);
  expect(await pins('region', 'wa')).toEqual([]);
  const suburbs = ['richmond-vic-3121', 'cremorne-vic-3121', 'burnley-vic-3121'];
  for (const within of ['vic', 'inner-melbourne-vic', 'vic-3121'])
    expect([within, await pins('suburb', within)]).toEqual([within, suburbs]);
  expect(await pins('suburb', 'nowhere-vic-9999')).toBeUndefined();
  expect([
    await pins('suburb'),
    await pins('suburb', 'richmond-vic-3121'),
    await pins('region', 'inner-melbourne-vic'),
  ]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
});
