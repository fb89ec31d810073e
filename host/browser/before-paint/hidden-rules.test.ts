import { hiddenRules } from './hidden-rules.ts';

const storing = (text: string | null) => ({ getItem: (key: string) => (key === 'verandah.hidden' ? text : null) });

test('[SRCH-47] hidden homes become styles: their marked cards are not shown, and their number is', () => {
  expect(hiddenRules(storing('{"listingIds":["12","7"]}'))).toBe(
    '[data-unless-hidden="12"],[data-unless-hidden="7"]{display:none}' +
      '[data-if-hidden]{display:inline}' +
      '[data-hidden-count]::after{content:" (2)"}',
  );
});

test('[SRCH-47] without hidden homes there are no styles, and what is stored otherwise is ignored', () => {
  for (const text of [
    null,
    'null',
    '{}',
    '[]',
    '{"listingIds":[]}',
    '{"listingIds":"12"}',
    '{"listingIds":[12,"]{}"]}',
  ])
    expect([text, hiddenRules(storing(text))]).toEqual([text, '']);
});
