import {
  propertyTypeByName,
  propertyTypeByNumber,
  propertyTypeBySlug,
  propertyTypeNames,
  propertyTypes,
} from './property-types.ts';

test('[SRCH-20] numbers stand for the keys of the source', () => {
  expect(propertyTypes.map(({ key }) => key)).toEqual([
    'Unknown',
    'Acreage',
    'Rural',
    'Alpine',
    'Apartment',
    'Block_of_Units',
    'Flat',
    'House',
    'Retirement',
    'SemiDetached',
    'ServicedApartment',
    'Studio',
    'Terrace',
    'Townhouse',
    'Unit',
    'Land',
    'Villa',
    'Warehouse',
    'Other',
    'residentialLand',
    'commercialLand',
    'cropping',
    'dairy',
    'farmlet',
    'horticulture',
    'lifestyle',
    'livestock',
    'mixedFarming',
    'viticulture',
    'ruralOther',
    'acreageSemiRural',
  ]);
  expect(propertyTypes.map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, number) => number));
});

test('[SRCH-20] plural slugs, in the order of the numbers', () => {
  const slugs = [
    'real-estate',
    'acreages',
    'rural-properties',
    'alpines',
    'apartments',
    'block-of-units',
    'flats',
    'houses',
    'retirement',
    'semi-detached',
    'serviced-apartments',
    'studios',
    'terraces',
    'townhouses',
    'units',
    'land',
    'villas',
    'warehouses',
    'other',
  ];
  expect(propertyTypes.slice(0, 19).map(({ slug }) => slug)).toEqual(slugs);
  expect(slugs.map((slug) => propertyTypeBySlug(slug)?.number)).toEqual(slugs.map((_, number) => number));
  expect(propertyTypeBySlug('castles')).toBeUndefined();
});

test('[SRCH-20] names of the graph API', () => {
  expect([...propertyTypeNames].sort()).toEqual([
    'acreage',
    'alpine',
    'apartment',
    'blockOfUnits',
    'flat',
    'house',
    'land',
    'other',
    'retirement',
    'rural',
    'semiDetached',
    'servicedApartment',
    'studio',
    'terrace',
    'townhouse',
    'unit',
    'villa',
    'warehouse',
  ]);
  expect(propertyTypeNames.map((name) => propertyTypeByName(name).name)).toEqual(propertyTypeNames);
  expect(propertyTypeByName('blockOfUnits').number).toBe(5);
  expect(propertyTypeByName('castle')).toMatchObject({ number: 0, name: null });
  expect(propertyTypeByNumber(-1).key).toBe('Unknown');
});

test('[SRCH-20] subtypes map to Rural and to Land', () => {
  for (const number of [19, 20])
    expect(propertyTypeByNumber(number)).toMatchObject({ base: 15, name: 'land', slug: 'land' });
  for (let number = 21; number <= 30; number += 1)
    expect(propertyTypeByNumber(number)).toMatchObject({ base: 2, name: 'rural', slug: 'rural-properties' });
  expect(propertyTypeByName('rural').number).toBe(2);
});

test('[SRCH-20] display names, singular and plural', () => {
  const shown = (key: string): (string | undefined)[] => {
    const type = propertyTypes.find((candidate) => candidate.key === key);
    return [type?.singular, type?.plural];
  };
  expect(shown('Rural')).toEqual(['Rural Property', 'Rural Properties']);
  expect(shown('Block_of_Units')).toEqual(['Block of Units', 'Blocks of Units']);
  expect(shown('SemiDetached')).toEqual(['Semi-detached', 'Semi-detached']);
  expect(shown('ServicedApartment')).toEqual(['Serviced Apartment', 'Serviced Apartments']);
  expect(shown('Studio')).toEqual(['Studio Apartment', 'Studio Apartments']);
  expect(shown('Land')).toEqual(['Block of Land', 'Blocks of Land']);
  expect(shown('House')).toEqual(['House', 'Houses']);
});
