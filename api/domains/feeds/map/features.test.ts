import { features } from '@verandah/market';
import { mapTestListing } from '../fixtures/listing.ts';

test('[DATA-02] every feature of the vocabulary is read from its own element', () => {
  const eco = ['greyWaterSystem', 'solarHotWater', 'solarPanels', 'waterTank'];
  const tags = (names: readonly string[]) => names.map((name) => `<${name}>1</${name}>`).join('');
  const all = features.map(({ name }) => name).filter((name) => !eco.includes(name));
  const { record, codes } = mapTestListing(`<features>${tags(all)}</features><ecoFriendly>${tags(eco)}</ecoFriendly>`);
  expect(Object.keys(record.features ?? {}).toSorted()).toEqual(features.map(({ name }) => name).toSorted());
  expect(Object.values(record.features ?? {})).not.toContain(false);
  expect(codes).toEqual([]);
});

test('[DATA-02] yes, true and numbers are yes; no, false, 0 and nothing are no; other words are noted', () => {
  const { record, notes } =
    mapTestListing(`<features><gym>yes</gym><study>TRUE</study><shed>3</shed><deck>no</deck><payTV>false</payTV><balcony>0</balcony>
    <intercom/><dishwasher>perhaps</dishwasher></features><allowances><petFriendly>yes</petFriendly><furnished>no</furnished><smokers>yes</smokers></allowances>`);
  expect(record.features).toEqual({
    gym: true,
    study: true,
    shed: true,
    deck: false,
    payTV: false,
    balcony: false,
    intercom: false,
    petFriendly: true,
    furnished: false,
  });
  expect(record.extras).toEqual({ 'Smokers welcome': true });
  expect(notes).toMatchObject([{ code: 'value-unreadable', path: 'residential/features/dishwasher' }]);
});

test('[DATA-02] pools, spas, heating and hot water are read by their types', () => {
  const of = (inside: string) => mapTestListing(`<features>${inside}</features>`).record;
  expect(of('<pool type="inground">yes</pool><spa type="inground">1</spa>').features).toEqual({
    pool: true,
    insideSpa: true,
  });
  expect(of('<poolAboveGround>1</poolAboveGround><poolInGround>0</poolInGround>')).toMatchObject({
    features: { pool: true },
    extras: { 'Above-ground pool': true },
  });
  expect(of('<spa type="aboveground">yes</spa>').features).toEqual({ outsideSpa: true });
  expect(of('<spa type="inground">no</spa>').features).toEqual({ insideSpa: false, outsideSpa: false });
  expect(of('<heating type="GDH"/><hotWaterService type="solar"/>').features).toEqual({
    gasHeating: true,
    ductedHeating: true,
    solarHotWater: true,
  });
  expect(of('<heating type="solid"/><hydronicHeating>yes</hydronicHeating>').extras).toEqual({
    'Solid-fuel heating': true,
    'Hydronic heating': true,
  });
  expect(mapTestListing('<features><heating type="nuclear"/></features>').codes).toEqual(['value-unreadable']);
});

test('[DATA-02] rooms: Studio has no bedroom, yes is one, half bathrooms are rounded down and noted', () => {
  const { record, codes } = mapTestListing(
    '<features><bedrooms>Studio</bedrooms><bathrooms>2.5</bathrooms><garages>yes</garages><carports>2</carports><openSpaces/><ensuite>one</ensuite></features>',
  );
  expect(record.counts).toEqual({ bedrooms: 0, bathrooms: 2, garages: 1, carports: 2, openSpaces: 0 });
  expect(codes).toEqual(['number-fraction', 'number-unreadable']);
});

test('[DATA-02] other features are split at commas; views and suitability become text', () => {
  const { record } = mapTestListing(`<features><otherFeatures>balcony,  wine cellar, Wine Cellar ,
    stables.</otherFeatures></features><views><ocean>yes</ocean><city>no</city></views><idealFor><lrgFamilies>1</lrgFamilies></idealFor>`);
  expect(record.otherFeatures).toEqual(['balcony', 'wine cellar', 'stables']);
  expect(record.extras).toEqual({ 'Ocean views': true, 'City views': false, 'Ideal for large families': true });
});
