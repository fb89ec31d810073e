import { enquiryDetails } from './details.ts';
import { buyerEnquiry, products, productEnquiry, propertyEnquiry, sellerEnquiry } from './kinds.ts';
import { propertyTypeNames } from '@verandah/market';

const lines = (details: Readonly<Record<string, unknown>>): string[] =>
  enquiryDetails(details).map(({ label, text }) => `${label}: ${text}`);

test('[LIST-52] what a sender chose is shown in the words of the form, prices with their unit', () => {
  expect(
    lines({
      address: '7 High Street',
      intention: 'let',
      timing: 'three-months',
      propertyType: 'semiDetached',
      bedrooms: 3,
    }),
  ).toEqual([
    'Address: 7 High Street',
    'Wants to: Rent it out',
    'When: Within 3 months',
    'Property type: Semi-detached',
    'Bedrooms: 3',
  ]);
  expect(
    lines({
      mode: 'buy',
      propertyTypes: ['house', 'blockOfUnits'],
      bedrooms: 2,
      priceMinimum: 900_000,
      priceMaximum: 1_250_000,
    }),
  ).toEqual([
    'Wants to: Buy',
    'Property types: House, Block of Units',
    'Bedrooms: 2 or more',
    'Price from: $900,000',
    'Price up to: $1,250,000',
  ]);
  expect(lines({ mode: 'rent', priceMaximum: 650, company: '' })).toEqual([
    'Wants to: Rent',
    'Price up to: $650 per week',
  ]);
});

test('[LIST-52] every field that a form accepts has a label, and every choice a name', () => {
  const sender = ['name', 'email', 'phone', 'message', 'consent', 'agentId', 'officeId', 'locationId', 'listingId'];
  const names = new Set(
    [sellerEnquiry, buyerEnquiry, propertyEnquiry, productEnquiry].flatMap(({ pipe: [shape] }) =>
      Object.keys(shape.entries),
    ),
  );
  for (const name of sender) names.delete(name);
  for (const name of names) expect([name, lines({ [name]: 'x' }).length]).toEqual([name, 1]);
  const choices: readonly (readonly [string, readonly string[]])[] = [
    ['timing', ['now', 'three-months', 'six-months', 'later']],
    ['intention', ['sell', 'let', 'appraisal']],
    ['mode', ['buy', 'rent']],
    ['product', products],
    ['propertyTypes', propertyTypeNames],
  ];
  for (const [name, values] of choices)
    for (const value of values) expect(lines({ [name]: value })[0]).toMatch(/: \p{Lu}[^:]*$/u);
});
