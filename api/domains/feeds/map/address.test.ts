import { mapTestListing } from '../fixtures/listing.ts';
import { splitStreetNumber } from './address.ts';

const address = (inside: string, display = 'yes') =>
  mapTestListing(`<address display="${display}">${inside}</address>`);

test('[DATA-08] splits street numbers such as 2/80 into unit and number', () => {
  expect(splitStreetNumber('2/80')).toEqual({ unit: '2', number: '80' });
  expect(splitStreetNumber('Unit 5, 102')).toEqual({ unit: '5', number: '102' });
  expect(splitStreetNumber('Unit 5/102')).toEqual({ unit: '5', number: '102' });
  expect(splitStreetNumber('7 & 9')).toEqual({ unit: null, number: '7 & 9' });
  expect(splitStreetNumber('0')).toEqual({ unit: null, number: null });
  const { record, codes } = address(
    '<streetNumber>2/80</streetNumber><street>Main Road</street><suburb display="yes">Richmond</suburb><state>vic</state><postcode>3121</postcode>',
  );
  expect(record.address).toEqual({
    visible: true,
    suburbVisible: true,
    unit: '2',
    streetNumber: '80',
    street: 'Main Road',
    suburb: 'Richmond',
    state: 'VIC',
    postcode: '3121',
    country: null,
  });
  expect(codes).toEqual(['number-split']);
});

test('[DATA-02] a lot stands before the street number, or in its place', () => {
  expect(
    address('<lotNumber>12</lotNumber><streetNumber>39</streetNumber><suburb display="yes">R</suburb>').record.address,
  ).toMatchObject({ unit: 'Lot 12', streetNumber: '39' });
  expect(address('<lotNumber>Lot 12</lotNumber><suburb display="yes">R</suburb>').record.address).toMatchObject({
    unit: null,
    streetNumber: 'Lot 12',
  });
});

test.each([['no'], ['No'], [''], ['2'], ['y'], ['0'], ['yes please'], ['maybe']])(
  '[LIST-14] address display="%s" counts as no and hides',
  (display) => {
    const { record, codes } = address('<street>Main Road</street><suburb display="yes">R</suburb>', display);
    expect(record.address?.visible).toBe(false);
    expect(codes).toContain('address-hidden');
  },
);

test('[LIST-14] without display attributes address and suburb follow the format’s rules; YES, true and 1 are a yes', () => {
  const bare = '<address><street>Main</street><suburb>R</suburb></address>';
  expect(mapTestListing(bare).record.address).toMatchObject({ visible: true, suburbVisible: true });
  expect(mapTestListing(bare, {}, 'no').record.address).toMatchObject({ visible: false, suburbVisible: false });
  expect(
    mapTestListing('<address display=" YES "><suburb display="Yes">R</suburb></address>').record.address,
  ).toMatchObject({
    visible: true,
    suburbVisible: true,
  });
});

test('[DATA-08] a postcode without four digits is left out and noted', () => {
  const { record, notes } = address('<suburb display="yes">R</suburb><postcode>820</postcode>');
  expect(record.address?.postcode).toBeUndefined();
  expect(notes).toMatchObject([
    {
      code: 'postcode-unreadable',
      path: 'residential/address/postcode',
      message: expect.stringContaining('820 (line 3)'),
    },
  ]);
});
