import { mapTestListing } from '../fixtures/listing.ts';

const land = (inside: string) => {
  const { record, codes } = mapTestListing(`<landDetails>${inside}</landDetails>`);
  return [record.land, ...codes];
};

test('[DATA-02] areas become square metres from squares, acres, hectares and square metres', () => {
  expect(land('<area unit="squareMeter">750</area>')).toEqual([{ area: 750 }]);
  expect(land('<area unit="square">80</area>')).toEqual([{ area: 743.22 }]);
  expect(land('<area unit="acre">2.5</area>')).toEqual([{ area: 10_117.14 }]);
  expect(land('<area unit="hectare">1.2</area>')).toEqual([{ area: 12_000 }]);
  expect(
    land(
      '<frontage unit="meter">12.4</frontage><depth unit="meter" side="left">30</depth><depth unit="meter" side="rear">40</depth><crossOver value="center"/>',
    ),
  ).toEqual([{ frontage: 12.4, depth: 40, crossOver: 'centre' }]);
});

test('[DATA-08] a missing unit is reported and read as square metres or metres, an unknown one leaves the measure out', () => {
  expect(land('<area>690</area>')).toEqual([{ area: 690 }, 'unit-missing']);
  expect(land('<area unit="">690</area>')).toEqual([{ area: 690 }, 'unit-missing']);
  expect(land('<area unit="perch">24</area>')).toEqual([{}, 'unit-unknown']);
  expect(land('<frontage>20</frontage>')).toEqual([{ frontage: 20 }]);
  expect(land('<frontage unit="feet">20</frontage>')).toEqual([{}, 'unit-unknown']);
});

test('[DATA-08] words in a measure leave it out, empty and zero measures clear it', () => {
  expect(land('<area unit="acre">2.5 acres</area>')).toEqual([{}, 'number-unreadable']);
  expect(land('<area unit="squareMeter">1,012</area>')).toEqual([{ area: 1012 }, 'number-mended']);
  expect(land('<area unit="acre"></area><frontage>0</frontage>')).toEqual([{ area: null, frontage: null }]);
  expect(land('<crossOver value="none"/>')).toEqual([{}, 'value-unreadable']);
});

test('[DATA-02] a building has its total area, whether it is new and its energy stars', () => {
  expect(
    mapTestListing(
      '<buildingDetails><area unit="square" of="office">11</area><area unit="squareMeter">200</area><newlyBuilt value="yes"/><energyRating>6.5</energyRating></buildingDetails>',
    ).record.building,
  ).toEqual({ area: 200, newlyBuilt: true, energyRating: 6.5 });
  expect(mapTestListing('<buildingDetails><energyRating>12</energyRating></buildingDetails>').codes).toEqual([
    'number-out-of-range',
  ]);
});
