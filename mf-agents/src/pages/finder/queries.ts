import type { Graph } from '@verandah/graph';
import { pageSize, paginate } from '@verandah/market';
import { agentPersonFragment, performanceFragment, type CardAgent } from '../../features/cards/card-agent.ts';
import { namedOfficeFragment, type CardOffice } from '../../features/cards/card-office.ts';
import type { FinderSearch } from './finder-search.ts';
import { graphql, type FindAgentsQuery, type FinderPlaceQuery } from '../../graphql.ts';

export const findAgents = graphql(
  `query FindAgents($wanted: String!, $others: String!, $location: String) {
    agents(json: $wanted) { total local similar period { to } results { ...AgentPerson performance(location: $location)
      { ...AgentFigures } } }
    offices(json: $others) { total }
  }`,
  [agentPersonFragment, performanceFragment],
);
export const findOffices = graphql(
  `query FindOffices($wanted: String!, $others: String!, $location: String) {
    offices(json: $wanted) { total local similar period { to } results { ...NamedOffice performance(location:
      $location) { ...AgentFigures } } }
    agents(json: $others) { total }
  }`,
  [namedOfficeFragment, performanceFragment],
);

export interface FinderResults {
  readonly agents: readonly CardAgent[];
  readonly offices: readonly CardOffice[];
  readonly totals: { readonly agents: number; readonly offices: number };
  /** How many have sold, leased or offer a home in the location; they come first. null where no location is given. */
  readonly local: number | null;
  /** No name matches exactly; these are similar. */
  readonly similar: boolean;
  /** Last day of the twelve months whose sales and leases are counted, yyyy-MM-dd; '' without a search. */
  readonly countedTo: string;
}

/** One page of agents or offices, with the totals of both. */
export async function findPeople(
  graph: Graph,
  { type, name, location, deals, rating, sort, page }: FinderSearch,
): Promise<FinderResults> {
  const filters = {
    ...(name && { name }),
    ...(location && { location }),
    ...(deals && { deals }),
    ...(rating && { rating: Number(rating) }),
    sort,
  };
  const variables = {
    wanted: JSON.stringify({ ...filters, skip: paginate(0, page).skip, take: pageSize }),
    others: JSON.stringify({ ...filters, take: 0 }),
    location: location || null,
  };
  if (type === 'offices') {
    const { agents, offices } = await graph.read(findOffices, variables);
    return { ...listed(offices), agents: [], offices: offices.results, totals: totalsOf(agents, offices) };
  }
  const { agents, offices } = await graph.read(findAgents, variables);
  return { ...listed(agents), agents: agents.results, offices: [], totals: totalsOf(agents, offices) };
}

const listed = ({ local, similar, period }: Pick<FindAgentsQuery['agents'], 'local' | 'similar' | 'period'>) => ({
  local,
  similar,
  countedTo: period.to,
});
const totalsOf = (agents: { readonly total: number }, offices: { readonly total: number }) => ({
  agents: agents.total,
  offices: offices.total,
});

export type FinderPlace = NonNullable<FinderPlaceQuery['location']>;

/** A location by its slug, including former ones: compare the slug in the response. */
export const readPlace = graphql(
  `query FinderPlace($identifier: String!) { location(identifier: $identifier) { slug label stateCode type } }`,
);

/** Locations that match typed text, best match first. */
export const suggestPlaces = graphql(`
  query FinderPlaces($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb,
    region, state, postcode] }) { label slug } }`);
