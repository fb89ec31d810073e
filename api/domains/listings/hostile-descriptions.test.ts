import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import { lawfulWords } from './lawful-words.ts';
import { withholdPrice, withholdStreet } from './withhold.ts';

/** Characters of the longest description. */
const longest = 65_535;
const units = [
  ...[
    '$1m to ',
    '$500,000 ',
    '600k. ',
    '$1m.\n',
    '$600,000-$900,000 ',
    '1 000 ',
    '1,',
    '1.',
    '$',
    '0412 ',
    '1/1/',
    '+61 2',
  ],
  ...[
    'price of is at in the $1m ',
    'fees a b c d ',
    '1m a b c ',
    'renovations $1m ',
    'from above ',
    '. ',
    '\n',
    ' ',
    'a',
    '&#0',
  ],
  ...['12 Smith ', '12 ,', '12  ', 'unit 12 ', 'smith '],
];

test.each(units)('[SEC-40, SEC-95] a description of %j alone is read in an instant', async (unit) => {
  const text = unit.repeat(Math.floor(longest / unit.length));
  const delay = await longestDelay(async () => {
    for (const stateCode of ['VIC', 'QLD']) lawfulWords(text, { rental: false, stateCode, auction: true });
    withholdPrice(text, [500_000, 1_000_000, 1]);
    withholdStreet(text, { unit: '1', number: '12', street: 'Smith Street' });
  });
  expect(delay).toBeLessThan(mostDelay);
});

test('[SEC-95] sums after one another are each withheld, with what belongs to them', () => {
  expect(withholdPrice('$1m+ to $1ms or $1m', [1_000_000])).toBe('contact agent to contact agent or contact agent');
});
