import type { Graph } from '@verandah/graph';
import { pageSize, pagination } from '@verandah/market';
import { cardAgentFragment, type CardAgent } from '../../features/cards/card-agent.ts';
import { cardOfficeFragment, type CardOffice } from '../../features/cards/card-office.ts';
import type { FinderSearch } from './finder-search.ts';
import { graphql } from '../../graphql.ts';

export const findAgents = graphql(
  `query FindAgents($wanted: String!, $others: String!) { agents(json: $wanted) { total results { ...CardAgent } } offices(json: $others) { total } }`,
  [cardAgentFragment],
);
export const findOffices = graphql(
  `query FindOffices($wanted: String!, $others: String!) { offices(json: $wanted) { total results { ...CardOffice } } agents(json: $others) { total } }`,
  [cardOfficeFragment],
);

export interface FinderResults {
  readonly agents: readonly CardAgent[];
  readonly offices: readonly CardOffice[];
  readonly totals: { readonly agents: number; readonly offices: number };
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
    wanted: JSON.stringify({ ...filters, skip: pagination(0, page).skip, take: pageSize }),
    others: JSON.stringify({ ...filters, take: 0 }),
  };
  if (type === 'offices') {
    const { agents, offices } = await graph.read(findOffices, variables);
    return { agents: [], offices: offices.results, totals: { agents: agents.total, offices: offices.total } };
  }
  const { agents, offices } = await graph.read(findAgents, variables);
  return { agents: agents.results, offices: [], totals: { agents: agents.total, offices: offices.total } };
}

export interface FinderPlace {
  readonly slug: string;
  readonly label: string;
}

/** A location by its slug, including former ones: compare the slug in the response. */
export const readPlace = graphql(
  `query FinderPlace($identifier: String!) { location(identifier: $identifier) { slug label } }`,
);

/** Locations that match typed text, best match first. */
export const suggestPlaces = graphql(`
  query FinderPlaces($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb, region, state, postcode] }) { label slug } }`);
