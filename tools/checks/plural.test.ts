import { join } from 'node:path';
import { allSources } from './source-rules.ts';

const pages = allSources(join(import.meta.dirname, '../..')).filter(
  ({ path }) =>
    /^(?:mf-[a-z]+|shared\/(?:design|map)|host\/shell)\/.*\.tsx?$/.test(path) && !/\.(?:test|stories)\./.test(path),
);
/** A noun chosen by hand: `count === 1 ? 'review' : 'reviews'`. */
const byHand = /=== 1 \? '([a-z ]+)' : '\1s'/;
/** A number before a noun that is always in the plural: '{count} reviews'. */
const alwaysMany =
  /(?:[cC]ount|[tT]otal|[sS]ize|\.length|tested)\)?\} (?:reviews|homes|followers|answers|questions|listings|comments|sales|leases|agents|photos|members|votes|replies|enquiries)\b(?!=)/;

/** Where the number is never 1, or the words are more than number and noun. */
const allowed: Readonly<Record<string, string>> = {
  'mf-agents/src/pages/office/view.tsx': '“One agent”',
  'mf-agents/src/pages/portal-overview/view.tsx': 'the number is drawn by itself',
  'mf-locations/src/features/places/around.tsx': 'more than those beside it',
  'mf-search/src/features/filters/show-text.ts': 'a rounded number',
  'mf-locations/src/pages/street/view.tsx': '“Read the review”',
  'mf-member/src/features/shortlist/merge-shortlist.ts': '“The home … is”',
  'mf-search/src/pages/compare/load.ts': 'two or more',
  'shared/design/listing/carousel.tsx': 'more than the card shows',
  'shared/map/markers/face.ts': 'a marker of several homes',
};

test('[SHELL-57] pages write numbers with nouns by that one function', () => {
  const found = pages.filter(({ text }) => byHand.test(text) || alwaysMany.test(text)).map(({ path }) => path);
  expect(found.filter((path) => allowed[path] === undefined)).toEqual([]);
  expect(Object.keys(allowed).filter((path) => !found.includes(path))).toEqual([]);
});
