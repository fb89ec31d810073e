import type { Database } from '@verandah/api';
import { sql } from 'kysely';
import { operations } from '../api-under-load.ts';

/** A request that is sent to both markets. */
export interface Question {
  readonly name: string;
  readonly path: string;
  readonly body?: string;
}

const finder =
  'query Finder($json: String!) { agents(json: $json) { total results { name } } offices(json: $json) { total results { name } } }';
const typeahead =
  'query Suggest($term: String!) { locationSearch(filter: { term: $term, take: 8, kinds: [suburb, street, school, agent] }) { label } }';

/** Requests of visitors, robots and feed readers, for the largest suburb and the state that it is in. */
export async function questionsOf(database: Database): Promise<Question[]> {
  const {
    rows: [place],
  } = await sql<{ slug: string; state: string; uri: string }>`
    select l.slug, lower(l.state_code) as state, (select uri from listing where locality_id = l.id and status = 'available' and published order by id limit 1) as uri
    from locality l join listing_search s on s.locality_id = l.id and s.mode = 1 group by l.id order by count(*) desc, l.id limit 1`.execute(
    database,
  );
  if (place === undefined) throw new Error('The sample has no listings.');
  const graph = (name: string, query: string, variables: object): Question => ({
    name,
    path: '/graphql',
    body: JSON.stringify({ query, variables }),
  });
  const search = (name: string, slug: string, skip: number, more: object = {}): Question =>
    graph(name, operations.search, {
      places: [slug],
      query: {
        searchMode: 'location',
        statusType: 'buy',
        locationSearchContext: { searchLocations: [{ slug }], includeSurroundingSuburbs: false },
        paging: { skip, take: 25 },
        ...more,
      },
    });
  const agents = (name: string, filters: object): Question =>
    graph(name, finder, { json: JSON.stringify({ take: 10, ...filters }) });
  return [
    search('results of the largest suburb', place.slug, 0),
    search('results of its state', place.state, 0),
    search('the same, page 40', place.state, 975),
    search('the same, newest first', place.state, 0, { sortBy: 'newest' }),
    graph('listing', operations.listing, { uri: place.uri }),
    graph('page of the suburb', operations.location, { identifier: place.slug }),
    agents('agents and offices', {}),
    agents('those who sell', { deals: 'sale' }),
    agents('those of the suburb', { location: place.slug }),
    agents('those of the state', { location: place.state }),
    graph('typeahead', typeahead, { term: 'st' }),
    graph('typeahead, misspelt', typeahead, { term: 'rihcmond' }),
    { name: 'feed of a search', path: `/feeds/search/for-sale/${place.slug}/real-estate` },
    { name: 'sitemap of listings', path: '/sitemaps/listings/1.xml' },
    { name: 'sitemap of searches', path: '/sitemaps/searches/1.xml' },
  ];
}
