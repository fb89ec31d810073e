import fc from 'fast-check';
import { readAddress } from './address-term.ts';

test.each([
  ['12 smith st', 'smith street', '', null, null],
  ['3/12a Smith St., Fitzroy VIC 3065', 'smith street', 'fitzroy', 'VIC', '3065'],
  ['Unit 4, 12-14 Smith Street Fitzroy North', 'smith street', 'fitzroy north', null, null],
  ['lot 5 Coral Dr', 'coral drive', '', null, null],
  ['smith st richmond 3121 vic', 'smith street', 'richmond', 'VIC', '3121'],
  ['flat 2 12 smith st', 'smith street', '', null, null],
  ['Apt. 5, 12 Smith St', 'smith street', '', null, null],
  ['shop 1/12 smith st', 'smith street', '', null, null],
  ['u3/12 smith st', 'smith street', '', null, null],
  ['toorak road vic', 'toorak road', '', 'VIC', null],
  ['smith st 3066', 'smith street', '', null, '3066'],
  ['St Kilda Rd', 'st kilda road', '', null, null],
  ['st kilda rd melbourne', 'st kilda road', 'melbourne', null, null],
  ['Smith St St Kilda', 'smith street', 'st kilda', null, null],
  ['High Street Road, Glen Waverley', 'high street road', 'glen waverley', null, null],
  ['Court Street', 'court street', '', null, null],
  ['the esplanade', 'the esplanade', '', null, null],
  ["O'Connor Cres", 'oconnor crescent', '', null, null],
  ['Mt Alexander Rd', 'mount alexander road', '', null, null],
])('[SRCH-30] an address is read: %s', (text, street, place, stateCode, postcode) => {
  expect(readAddress(text)).toMatchObject({ street, place, stateCode, postcode });
});

test.each(['richmond', 'st kilda', 'parade', 'avenue of honour', '12', 'lane cove', '3121 vic', '', '   '])(
  '[SRCH-30] no address is read: %s',
  (text) => {
    expect(readAddress(text)).toBeNull();
  },
);

test('[SRCH-30] any text is read or is none: what is read is folded and ends with its kind', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('', ' st', ' road ', ' Ave '),
      (text, kind) => {
        const address = readAddress(`${text}${kind}${text}`);
        if (!address) return;
        expect(`${address.street} ${address.place}`.trim()).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
        expect(address.street.endsWith(` ${address.kind}`)).toBe(true);
      },
    ),
  );
});
