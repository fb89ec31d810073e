/** The load of a site at its busiest. */
export interface Demand {
  readonly name: string;
  readonly listings: number;
  /** Visits that start per second, in the busiest hour. */
  readonly visits: number;
  readonly members: number;
  readonly alerts: number;
  /** Listings that feeds send per day, new and changed. */
  readonly feedListings: number;
  /** Pictures per listing. */
  readonly pictures: number;
  /** Releases that all squads together publish per day. */
  readonly releases: number;
}

/** A visit, and whatever else no benchmark can measure: change it to the figures of your own logs. */
export const assumed = {
  /** Pages of a visit: lists of results, listings, others (which cost as much as results). */
  pages: { results: 2, listings: 3, others: 1 },
  /** Calls by its browser: location names, the map, more results; and how many of them are searches. */
  calls: 8,
  searchCalls: 3,
  /** Pictures, scripts and tiles that its browser requests; those that a CDN serves don't count. */
  files: 30,
  /** Of visits by members who are signed in: their pages are never cached ones. */
  signedIn: 0.1,
  /** Of pages' popularity: the k-th is requested 1/k^skew as often as the first. */
  skew: 0.8,
  /** Addresses of pages besides those of listings: localities, results, agents, questions. */
  otherPages: 40_000,
  /** Share of a day's feeds in the busiest hour. */
  feedsInBusiestHour: 0.2,
  /** Planned utilisation of a processor; the rest is for bursts. */
  utilisation: 0.6,
  /** Bytes of a picture as it was sent, and of what is made of it at the first request. */
  originalBytes: 500_000,
  madeBytes: 300_000,
  /** Bytes of a member: the account, sessions, collections and follows. */
  memberBytes: 4000,
  /** Ratio of a database's disk to its rows: the log, dead rows, the growth of a year. */
  spare: 2.5,
  /** Memory of a PostgreSQL connection. */
  connectionBytes: 10e6,
} as const;

export const pagesOfVisit = assumed.pages.results + assumed.pages.listings + assumed.pages.others;
/** Results pages are searches too. */
export const searchesOfVisit = assumed.pages.results + assumed.searchCalls;

/** Worked examples, the smallest first. */
export const examples: readonly Demand[] = [
  {
    name: 'A town',
    listings: 20_000,
    visits: 5,
    members: 20_000,
    alerts: 10_000,
    feedListings: 2_000,
    pictures: 12,
    releases: 5,
  },
  {
    name: 'A state',
    listings: 200_000,
    visits: 35,
    members: 400_000,
    alerts: 200_000,
    feedListings: 25_000,
    pictures: 15,
    releases: 15,
  },
  {
    name: 'The country',
    listings: 1_000_000,
    visits: 140,
    members: 3_000_000,
    alerts: 1_500_000,
    feedListings: 150_000,
    pictures: 18,
    releases: 30,
  },
];
