/** An agent on a card, without figures, as `agentPersonFragment` selects them. */
export interface AgentPerson {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly portrait: string | null;
  readonly office: { readonly slug: string; readonly name: string; readonly brandColour: string | null };
  readonly reviewSummary: { readonly average: number | null; readonly count: number };
}

/** The data of an agent's card. Money in dollars, days yyyy-MM-dd. */
export interface CardAgent extends AgentPerson {
  readonly performance: CardPerformance;
}

/** Figures of the last twelve months. A median is null if fewer than three prices may be shown. */
export interface CardPerformance {
  readonly forSale: number;
  readonly forRent: number;
  readonly soldInPeriod: number;
  readonly leasedInPeriod: number;
  readonly medianSoldPrice: number | null;
  readonly medianSoldPriceCount: number;
  readonly medianRent: number | null;
  readonly medianRentCount: number;
}

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
