import { priceLawBreach } from '@verandah/api/test-kit';
import type { StoredDocument } from '@verandah/api';
import { calendars } from './calendar.ts';
import { floorPlans } from './drawing/floor-plans.ts';
import { isFewScene, scenes } from './drawing/scenes.ts';
import { Diary } from './agents/diary.ts';
import { sampleListing } from './listing.ts';
import type { SampleListing } from './listing.ts';
import { Neighbourhood } from './neighbourhood.ts';
import { mobileNumber, officeNumber } from './names.ts';
import type { SamplePlace } from './places.ts';
import { noPictures } from './sample-pictures.ts';

const now = new Date('2026-11-21T01:00:00Z');
const place = (id: number, stateCode: string, setting: SamplePlace['setting'], timeZone: string): SamplePlace => ({
  id,
  slug: 'fernhill',
  name: 'Fernhill',
  stateCode,
  postcode: '3999',
  latitude: -37.8,
  longitude: 145,
  setting,
  outline: null,
  timeZone,
  weight: 1,
  housePrice: 900_000,
  inner: false,
  first: 0,
  count: 1,
});
const places = [
  place(1, 'VIC', 'metropolitan', 'Australia/Melbourne'),
  place(2, 'NSW', 'semi-rural', 'Australia/Sydney'),
  place(3, 'QLD', 'metropolitan', 'Australia/Brisbane'),
  place(4, 'WA', 'rural', 'Australia/Perth'),
  place(5, 'SA', 'rural', 'Australia/Adelaide'),
];
const calendar = calendars(now);
const make = (seed: number, count = 5000, pictures = noPictures, among = places): SampleListing[] => {
  const diary = new Diary();
  const neighbourhoods = among.map((each) => new Neighbourhood(each));
  return Array.from({ length: count }, (_, number) => {
    const neighbourhood = neighbourhoods[number % among.length] as Neighbourhood;
    return sampleListing(seed, number, {
      id: number + 1,
      officeId: 1,
      agentsFor: () => [number],
      calendar: calendar(neighbourhood.place.timeZone),
      pictures,
      neighbourhood,
      diary,
    });
  });
};
const listings = make(1);
const stateOf = ({ row }: SampleListing): string => places.find(({ id }) => id === row['locality_id'])?.stateCode ?? '';
const share = (of: readonly SampleListing[], is: (listing: SampleListing) => boolean): number =>
  of.filter(is).length / of.length;

test('[DATA-04] the same seed makes the same listings, another seed others', () => {
  expect(make(1, 200)).toEqual(listings.slice(0, 200));
  expect(make(2, 200)).not.toEqual(listings.slice(0, 200));
});

test('[DATA-04] every mode and every main type occurs, three in a hundred hide price or street', () => {
  expect(new Set(listings.map(({ row }) => row['status_type']))).toEqual(new Set(['buy', 'rent', 'sold', 'leased']));
  const types = new Set(listings.map(({ row }) => row['property_type']));
  expect(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 25, 30].filter((type) => !types.has(type)),
  ).toEqual([]);
  expect(share(listings, ({ row }) => row['street_visible'] === false)).toBeCloseTo(0.03, 1.7);
  const rented = listings.filter(({ row }) => row['status_type'] === 'rent');
  expect(share(rented, ({ row }) => row['price_visible'] === false)).toBeCloseTo(0.03, 1.7);
  expect(new Set(listings.map(({ row }) => row['tier']))).toEqual(new Set([0, 1, 2, 3]));
});

test('[DATA-04] prices obey the law of each state', () => {
  const breaches = listings.flatMap((listing) => {
    const { row } = listing;
    const text = String(row['price_text'] ?? '');
    const rental = row['listing_class'] === 'rental';
    const breach = priceLawBreach(text, { stateCode: stateOf(listing), rental, auction: row['auction_at'] !== null });
    return breach === undefined ? [] : [`${stateOf(listing)} ${text}: ${breach.rule}`];
  });
  expect(breaches).toEqual([]);
  const queensland = listings.filter((listing) => stateOf(listing) === 'QLD' && listing.row['auction_at'] !== null);
  expect(queensland.length).toBeGreaterThan(20);
  expect(queensland.filter(({ row }) => row['price_visible'] === true)).toEqual([]);
  const hidden = listings.filter(({ row }) => row['price_visible'] === false);
  expect(hidden.filter(({ row }) => /\d/.test(String(row['price_text'] ?? '')))).toEqual([]);
});

test('[LIST-14] a hidden street stands in no title, text, alt text or address name', () => {
  const revealing = listings
    .filter(({ row }) => row['street_visible'] === false)
    .filter(({ row }) => {
      const { photos } = row['document'] as StoredDocument;
      const public_ = [row['uri'], row['title'], row['description'], ...photos.map(({ alt }) => alt)]
        .join(' ')
        .toLowerCase();
      return (
        public_.includes(String(row['street']).toLowerCase()) ||
        public_.includes(String(row['street']).toLowerCase().replace(' ', '-'))
      );
    });
  expect(revealing).toEqual([]);
});

test.each([
  ['all', scenes],
  ['few', scenes.filter(isFewScene)],
])('[DATA-04] pictures are ones that are drawn, of %s scenes: five to twelve, none twice', (_, drawnScenes) => {
  const names = new Set(drawnScenes.map(({ name }) => name));
  const drawn = new Set([...names].map((name) => noPictures.photo(name)?.key));
  const pictures = { ...noPictures, photo: (name: string) => (names.has(name) ? noPictures.photo(name) : undefined) };
  for (const { row } of make(1, 2000, pictures)) {
    const { photos, floorPlans } = row['document'] as StoredDocument;
    expect(photos.length).toBeGreaterThanOrEqual(5);
    expect(photos.length).toBeLessThanOrEqual(12);
    expect(new Set(photos.map(({ key }) => key)).size).toBe(photos.length);
    expect([...photos, ...floorPlans].filter(({ key }) => !drawn.has(key))).toEqual([]);
  }
});

test('[DATA-04] a floor plan has the home’s bedrooms, bathrooms and floor area', () => {
  const withPlan = listings.filter(({ row }) => (row['document'] as StoredDocument).floorPlans.length > 0);
  expect(share(listings, (listing) => withPlan.includes(listing))).toBeGreaterThan(0.3);
  for (const { row } of withPlan) {
    const { key } = (row['document'] as StoredDocument).floorPlans[0] ?? {};
    expect(floorPlans.find(({ name }) => noPictures.photo(name)?.key === key)).toMatchObject({
      bedrooms: row['bedrooms'],
      bathrooms: row['bathrooms'],
      squareMetres: row['building_metres'],
    });
  }
});

test('[DATA-04] headlines are short and describe the home, not what is wrong with a block', () => {
  const titles = listings.map(({ row }) => String(row['title']));
  expect(titles.filter((title) => title.length > 80 || !/^[A-Z\d]/.test(title))).toEqual([]);
  const land = listings.filter(({ row }) => row['bedrooms'] === null).map(({ row }) => String(row['title']));
  expect(land.filter((title) => /painted|bedroom|light-filled|characterful/i.test(title))).toEqual([]);
  expect(titles.filter((title) => /dishwasher|pay tv|broadband/i.test(title))).toEqual([]);
  expect(new Set(titles).size).toBeGreaterThan(300);
});

test('[DATA-04] descriptions list the features of a home, and describe it in a sentence', () => {
  const texts = listings.map(({ row }) => String(row['description']));
  const lists = texts.flatMap((text) => /Features of this [^.]+ include ([^.]+)\./.exec(text)?.[1] ?? []);
  expect(lists.length).toBeGreaterThan(100);
  expect(lists.filter((list) => /furnished|pet friendly|fenced/i.test(list))).toEqual([]);
  expect(texts.some((text) => text.includes('Pets are welcome.'))).toBe(true);
});

test('[DATA-04] inspections and auctions lie ahead, inspections before the auction', () => {
  for (const { row, inspections } of listings) {
    for (const { starts_at, ends_at } of inspections) {
      expect(Date.parse(starts_at)).toBeGreaterThan(now.getTime());
      expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(30 * 60_000);
      if (typeof row['auction_at'] === 'string')
        expect(Date.parse(starts_at)).toBeLessThan(Date.parse(row['auction_at']));
    }
    expect(Date.parse(String(row['listed_at']))).toBeLessThan(now.getTime());
  }
});

test('[DATA-04] telephone numbers are those reserved for fiction', () => {
  expect(
    Array.from({ length: 20 }, (_, index) => mobileNumber(index)).every((number) =>
      /^0491 570 (006|156|157|158|159|110|313|737)$/.test(number),
    ),
  ).toBe(true);
  expect(['VIC', 'NSW', 'QLD', 'WA'].map((state) => officeNumber(state, 7))).toEqual([
    '(03) 5550 0007',
    '(02) 5550 0007',
    '(07) 5550 0007',
    '(08) 5550 0007',
  ]);
});

test('[DATA-04, MAP-06] homes are inside the boundary of their suburb, however narrow it is', () => {
  const [west, south, east, north] = [144.9985, -37.806, 145.0015, -37.794];
  const narrow: SamplePlace = {
    ...place(1, 'VIC', 'metropolitan', 'Australia/Melbourne'),
    outline: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  };
  const rows = make(1, 500, noPictures, [narrow]).map(({ row }) => row);
  const outside = rows.filter(({ latitude, longitude }) => {
    const [x, y] = [Number(longitude), Number(latitude)];
    return x < west || x > east || y < south || y > north;
  });
  expect(outside).toEqual([]);
  expect(new Set(rows.map(({ latitude }) => latitude)).size).toBeGreaterThan(300);
});
