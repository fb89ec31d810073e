import { house } from '../../test-kit/listing.ts';
import { propertyFacts } from './property-facts.ts';
import { splitDescription } from './split-description.ts';

test('[LIST-01] land, building and rural facts are shown in words, missing ones left out', () => {
  expect(propertyFacts(house)).toEqual({
    land: [
      { label: 'Land size', text: '412 m²' },
      { label: 'Frontage', text: '10.5 m' },
      { label: 'Driveway crossover', text: 'Left' },
    ],
    building: [
      { label: 'Floor area', text: '180 m²' },
      { label: 'Condition', text: 'Newly built' },
      { label: 'Energy rating', text: '6.5 of 10 stars' },
    ],
    rural: [{ label: 'Fencing', text: 'Post and wire' }],
  });
  expect(
    propertyFacts({ ...house, landFeatures: { area: 123_400, frontage: null, depth: null, crossOver: null } }).land,
  ).toEqual([{ label: 'Land size', text: '12.3 ha (123,400 m²)' }]);
});

test('[LIST-01] a long description shows its beginning and loses nothing', () => {
  const words = Array.from({ length: 12 }, (_, index) => `Paragraph ${index} ${'goes on '.repeat(15)}and ends.`);
  const { lead, rest } = splitDescription(words.join('\n\n'));
  expect(lead.join('').length).toBeLessThan(700);
  expect([...lead, ...rest]).toEqual(words);
  const one = splitDescription(`${'A sentence that is not short. '.repeat(60)}`);
  expect(one.lead[0]).toMatch(/short\.$/);
  expect(one.rest).toHaveLength(1);
  expect(splitDescription('Short.\nAnd sweet.')).toEqual({ lead: ['Short.', 'And sweet.'], rest: [] });
});
