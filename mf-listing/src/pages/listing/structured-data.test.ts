import Validator from '@adobe/structured-data-validator';
import { hidden, house, now } from '../../test-kit/listing.ts';
import type { PageListing } from './listing.ts';
import { structuredData } from './structured-data.ts';

/** As the host writes them into the page: with absolute addresses. */
const absolute = (data: readonly object[]): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && ['@id', 'url', 'item', 'image'].includes(key)
      ? `https://site.example${value}`
      : Array.isArray(value) && key === 'image'
        ? value.map((each) => `https://site.example${String(each)}`)
        : value,
  ) as Record<string, unknown>[];

async function problemsOf(data: Record<string, unknown>[]): Promise<unknown[]> {
  const jsonld = Object.groupBy(data, (each) => String(each['@type']));
  return await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
}

const rental: PageListing = {
  ...house,
  statusType: 'rent',
  saleDetails: null,
  priceDetails: { shortDescription: '$650 pw', longDescription: '$650 per week', isHidden: false },
};
const sold: PageListing = {
  ...house,
  statusType: 'sold',
  status: 'completed',
  saleDetails: {
    isUnderOffer: false,
    setSaleOn: null,
    setSaleAt: null,
    auctionResult: null,
    auctionedOn: null,
    soldOn: '2026-11-14',
    soldPrice: 1_311_000,
    loanPrice: null,
  },
};

test('[LIST-07] structured data of every kind of listing passes the validator', async () => {
  for (const listing of [
    house,
    hidden,
    rental,
    sold,
    { ...house, propertyType: 'land' as const },
    { ...house, address: { ...house.address, locationSlug: null } },
  ]) {
    expect(await problemsOf(absolute(structuredData(listing, now)))).toEqual([]);
  }
});

test('[LIST-07] the validator would detect broken breadcrumbs of the listing', async () => {
  const [, way] = absolute(structuredData(house, now));
  const steps = way?.['itemListElement'] as Record<string, unknown>[];
  expect(await problemsOf([{ ...way, itemListElement: steps.map(({ name: _, ...step }) => step) }])).not.toEqual([]);
  expect(await problemsOf([{ ...way, itemListElement: undefined }])).not.toEqual([]);
});

test('[LIST-07] the land size is not stated as the floor size', () => {
  const built = (area: number | null) =>
    structuredData(
      {
        ...house,
        landFeatures: { area: 500, frontage: null, depth: null, crossOver: null },
        buildingFeatures:
          area === null ? null : { area, isNewlyBuilt: null, energyRating: null, yearBuilt: null, yearRenovated: null },
      },
      now,
    )[0];
  expect(JSON.stringify(built(null))).not.toContain('floorSize');
  expect(built(180)).toMatchObject({ mainEntity: { floorSize: { value: 180, unitCode: 'MTK' } } });
});
