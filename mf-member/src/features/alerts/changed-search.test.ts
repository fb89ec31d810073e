import { searchTitle } from '@verandah/market';
import { actOnAlerts } from '../../pages/alerts/action.ts';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import { addressOf, countOptions, countText, nameAfter, searchAt, searchWith } from './changed-search.ts';

const address = '/for-sale/richmond-vic-3121/real-estate/house/2-3-bedrooms?landsize=300-';
const before = searchAt('/for-sale/richmond-vic-3121/real-estate');
if (!before) throw new Error('not an address');
const houses = {
  ...before,
  propertyTypes: ['house' as const],
  bedrooms: { only: [2, 3] },
  landSize: { min: 300 },
  features: ['pool' as never],
};

test('[ALRT-01] filters of the form are changed, the location and all other filters stay', () => {
  const after = searchWith(
    { ...before, landSize: { min: 300 }, propertyTypes: ['house'] },
    { 'type-unit': '1', 'price-min': '500000', 'price-max': '900000', bedrooms: '2+', bathrooms: 'any' },
  );
  expect(after).toMatchObject({
    locations: ['richmond-vic-3121'],
    propertyTypes: ['unit'],
    price: { min: 500_000, max: 900_000 },
    bedrooms: { only: [], min: 2 },
    bathrooms: { only: [] },
    landSize: { min: 300 },
    page: 1,
  });
  expect(searchWith(before, { 'price-min': '9e9', bedrooms: '<script>', 'type-castle': '1' })).toMatchObject({
    price: {},
    bedrooms: { only: [] },
    propertyTypes: [],
  });
});

test('[ALRT-01] a choice that only the results’ own filters offer stays until another is made', () => {
  expect([countText(houses.bedrooms), countOptions(houses.bedrooms).at(-1)]).toEqual([
    '2,3',
    { value: '2,3', label: '2 or 3' },
  ]);
  expect(searchWith(houses, { bedrooms: '2,3' }).bedrooms).toEqual({ only: [2, 3] });
  expect(countOptions({ only: [] })).toHaveLength(6);
});

test('[ALRT-01] a name that was the search’s title is updated with the search; a name that the member chose stays', () => {
  const units = searchWith(before, { 'type-unit': '1' });
  expect(nameAfter(searchTitle(before, ['Richmond, VIC 3121']), before, units)).toBe(
    searchTitle(units, ['Richmond, VIC 3121']),
  );
  expect(nameAfter('Near the trams', before, units)).toBe('Near the trams');
});

test('[ALRT-01, ALRT-05] the changed search is sent in full; a failure has the message of an update', async () => {
  const { graph, requests, responses } = stubGraph({ UpdateAlert: { updateAlert: { id: '4' } } });
  const change = actOnAlerts({});
  const fields = {
    do: 'search',
    id: '4',
    name: 'Near the trams',
    address: addressOf(before) ?? '',
    'type-unit': '1',
    'price-max': '900000',
  };
  expect(await change(graph, { signedIn: true, memberId: '4' }, fields)).toEqual({
    location: '/alerts',
    confirmation: 'Search updated.',
  });
  expect(requests.at(-1)).toMatchObject({
    name: 'UpdateAlert',
    variables: { input: { id: '4', searchParams: { propertyTypes: expect.anything() } } },
  });
  expect(requests.at(-1)?.variables).not.toHaveProperty('input.name');
  expect(await change(graph, { signedIn: false }, fields)).toEqual({
    failure: { message: 'Please login to update this Alert' },
  });
  responses['UpdateAlert'] = { updateAlert: null };
  expect(await change(graph, { signedIn: true }, fields)).toEqual({ failure: { message: 'Error updating Alert' } });
  expect(await change(graph, { signedIn: true }, { ...fields, address: '/elsewhere' })).toMatchObject({
    failure: { message: 'Error updating Alert' },
  });
});

test('the address of an alert is parsed as its search', () => {
  expect(searchAt(address)).not.toBeNull();
  expect(searchAt('/about/terms')).toBeNull();
});
