import type { AgentFiguresFragment, CardAgentFragment } from '../../graphql.ts';

/** The data of an agent's card. Money in dollars, days yyyy-MM-dd. */
export type CardAgent = CardAgentFragment;

/** Figures of the last twelve months. A median is null if fewer than three prices may be shown. */
export type CardPerformance = AgentFiguresFragment;

export const performanceFragment = /* GraphQL */ `fragment AgentFigures on AgentPerformance { forSale forRent soldInPeriod leasedInPeriod medianSoldPrice medianSoldPriceCount medianRent medianRentCount }`;

/** Agent fields of a card, without figures: those of a location need the operation's variable. */
export const agentPersonFragment = /* GraphQL */ `fragment AgentPerson on Agent { id username name title portrait
  office { slug name brandColour }
  reviewSummary { average count } }`;

/** Agent fields of a card, with the figures of the whole country. */
export const cardAgentFragment = [
  /* GraphQL */ `fragment CardAgent on Agent { ...AgentPerson performance { ...AgentFigures } }`,
  agentPersonFragment,
  performanceFragment,
];
