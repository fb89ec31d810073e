import { operations } from '../api-under-load.ts';
import { emptyCall, type Call } from './meter.ts';

/** A call, and the same without what is to be measured. */
interface ComparedCalls {
  readonly name: string;
  readonly call: Call;
  readonly than: Call;
}

/** Shapes, rows that are passed over, and texts that no one has sent before, which have to be read and checked. */
export function argumentCalls(): readonly ComparedCalls[] {
  const drawn = (corners: number): Call =>
    search({ searchMode: 'draw', locationSearchContext: { wellKnownText: star(corners) } });
  const nothing = { uri: 'nowhere-1' };
  return [
    { name: 'a shape of 480 corners', call: drawn(480), than: drawn(4) },
    { name: 'skipping 2000 rows', call: search({ paging: { take: 20, skip: 2000 } }), than: search({}) },
    { name: 'a new text', call: newText(operations.listing, nothing), than: emptyCall },
    { name: 'a long new text', call: newText(`query Long { ${'__typename '.repeat(600)} }`, {}), than: emptyCall },
  ];
}

const search = (rest: object): Call => ({
  body: JSON.stringify({
    query: 'query ($query: ListingSearchQuery!) { listingSearch(query: $query) { total results { id } } }',
    variables: {
      query: { statusType: 'buy', searchMode: 'location', locationSearchContext: {}, paging: { take: 20 }, ...rest },
    },
  }),
});

let texts = 0;
const newText = (query: string, variables: object): Call => ({
  body: () => JSON.stringify({ query: query.replace(/^query \w+/, `query Text${++texts}`), variables }),
});

/** Around Melbourne; no box, and every corner counts. */
function star(corners: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const [angle, radius] = [(2 * Math.PI * at) / corners, at % 2 ? 0.3 : 0.85];
    return `${(144.9 + radius * Math.cos(angle)).toFixed(5)} ${(-37.8 + radius * Math.sin(angle)).toFixed(5)}`;
  });
  return `POLYGON((${[...points, points[0]].join(', ')}))`;
}
