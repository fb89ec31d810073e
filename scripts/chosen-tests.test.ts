import { chosenTests } from './chosen-tests.ts';

const parts = ['lint', 'types', 'unit and integration', 'journeys in a browser'];
const areas = ['search', 'listing'];
const chosen = (...words: string[]) => chosenTests(words, parts, areas);

test('npm test runs everything, one part, or what one area has of its own', () => {
  expect(chosen()).toEqual({ parts, areas: [] });
  expect(chosen('unit')).toEqual({ parts: ['unit and integration'], areas: [] });
  expect(chosen('search')).toEqual({ parts: ['lint', 'types', 'unit and integration'], areas: ['search'] });
  expect(chosen('search', 'listing', 'types')).toEqual({ parts: ['types'], areas: ['search', 'listing'] });
});

test('a word that is neither a part nor an area is refused: nothing to run is no success', () => {
  expect(() => chosen('serach')).toThrow(
    'There is no part of the tests and no area serach. Parts are lint, types, unit and integration, journeys in a browser; areas are search, listing.',
  );
  expect(() => chosen('search', 'journeys')).toThrow('The tests of journeys are of the whole site: leave search out.');
});
