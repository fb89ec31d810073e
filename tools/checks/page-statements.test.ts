import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, startApi, type RunningApi } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { budgets as budgetsOfCallers, databaseUrlWithPlaces } from '@verandah/api/test-kit';
import { areaDocuments } from '../contracts/area-documents.ts';

jest.setTimeout(600_000);

const root = join(import.meta.dirname, '../..');
/** Statements of the API's own background work, which run at any time. */
const chore =
  /pgboss|\bjobs\.|job_wanted|push_event|listing_boundary|suggestion_key|delete from page_change|releases\.|^(?:begin|start|commit|rollback)/i;

let folder: string;
let stored: Awaited<ReturnType<typeof databaseUrlWithPlaces>>;
let api: RunningApi;
let statements: string[] = [];
let sample: {
  readonly suburb: string;
  readonly street: string;
  readonly uri: string;
  readonly agent: string;
  readonly office: string;
  readonly question: string;
  readonly post: string;
  readonly author: string;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-statements-'));
  stored = await databaseUrlWithPlaces();
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: stored.url,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    SUBURB_BOUNDARIES: 'none',
    GRAPHQL_TIMEOUT_MS: '60000',
    BUILD_SECRET: 'a-build-secret-for-tests',
  });
  api = await startApi(settings, ({ sql }) => {
    if (!chore.test(sql)) statements.push(sql);
  });
  const { database } = api.service;
  await fillSample(database, { listings: 200, seed: 1 });
  const listing = await database
    .selectFrom('listing as l')
    .innerJoin('locality as p', 'p.id', 'l.locality_id')
    .innerJoin('listing_agent as la', 'la.listing_id', 'l.id')
    .innerJoin('agent as a', 'a.id', 'la.agent_id')
    .innerJoin('office as o', 'o.id', 'l.office_id')
    .innerJoin('listing_street as s', 's.listing_id', 'l.id')
    .select(['p.slug as suburb', 'l.uri', 'a.username as agent', 'o.slug as office'])
    .where('l.status_type', '=', 'buy')
    .where('l.street_visible', '=', true)
    .executeTakeFirstOrThrow();
  const question = await database
    .selectFrom('question')
    .select('uri')
    .where('is_visible', '=', true)
    .where('answers', '>', 0)
    .executeTakeFirstOrThrow();
  const {
    posts: {
      results: [post],
    },
  } = await query<{ posts: { results: { slug: string; authorSlug: string }[] } }>(
    'query Post { posts(take: 1) { results { slug authorSlug } } }',
    {},
  );
  const { locationIndex } = await query<{ locationIndex: { results: { street: { slug: string } }[] } }>(
    'query Streets($suburb: String!) { locationIndex(type: street, identifier: $suburb, take: 1) { results { street { slug } } } }',
    { suburb: listing.suburb },
  );
  sample = {
    ...listing,
    street: locationIndex.results[0]?.street.slug ?? '',
    question: question.uri,
    post: post?.slug ?? '',
    author: post?.authorSlug ?? '',
  };
});
afterAll(async () => {
  await api.close();
  await stored.drop();
  rmSync(folder, { recursive: true });
});

async function query<Data>(query: string, variables: object, network?: string): Promise<Data> {
  const response = await fetch(`${api.address}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json', ...(network && { 'x-forwarded-for': network }) },
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  expect([errors, Object.values(data ?? {}).includes(null)]).toEqual([undefined, false]);
  return data as Data;
}

/** The operations of a page, and the number of statements that may be run for it once its facts are cached. */
interface Budget {
  readonly page: string;
  readonly area: string;
  readonly reads: readonly (readonly [operation: string, variables: () => object])[];
  readonly most: number;
  /** After a home of the suburb has changed. */
  readonly changed?: number;
}

const budgets: readonly Budget[] = [
  { page: 'home', area: 'search', most: 4, reads: [['Home', () => ({ take: 6, maxAge: 60 })]] },
  {
    page: 'results',
    area: 'search',
    most: 1,
    changed: 3,
    reads: [
      [
        'Results',
        () => ({
          query: {
            searchMode: 'location',
            statusType: 'buy',
            locationSearchContext: { searchLocations: [{ slug: sample.suburb }], includeSurroundingSuburbs: true },
            paging: { skip: 0, take: 25 },
          },
          places: [sample.suburb],
          office: '',
          byOffice: false,
          nearPoint: false,
          byTravel: false,
          byKeyword: false,
        }),
      ],
    ],
  },
  {
    page: 'results of a state',
    area: 'search',
    most: 2,
    reads: [
      [
        'Results',
        () => ({
          query: {
            searchMode: 'location',
            statusType: 'buy',
            locationSearchContext: { searchLocations: [{ slug: 'vic' }] },
            paging: { skip: 0, take: 25 },
          },
          places: ['vic'],
          office: '',
          byOffice: false,
          nearPoint: false,
          byTravel: false,
          byKeyword: false,
        }),
      ],
    ],
  },
  { page: 'listing', area: 'listing', most: 5, changed: 6, reads: [['ListingPage', () => ({ uri: sample.uri })]] },
  {
    page: 'agent finder',
    area: 'agents',
    most: 5,
    reads: [['FindAgents', () => ({ wanted: '{"skip":0,"take":25}', others: '{"take":0}', location: null })]],
  },
  {
    page: 'agent finder of a suburb',
    area: 'agents',
    most: 6,
    reads: [
      [
        'FindAgents',
        () => ({
          wanted: JSON.stringify({ location: sample.suburb, skip: 0, take: 25 }),
          others: JSON.stringify({ location: sample.suburb, take: 0 }),
          location: sample.suburb,
        }),
      ],
    ],
  },
  {
    page: 'map of the suburbs of a state',
    area: 'locations',
    most: 3,
    reads: [['LocationPins', () => ({ type: 'suburb', within: 'vic' })]],
  },
  { page: 'agent', area: 'agents', most: 7, reads: [['AgentPage', () => ({ username: sample.agent })]] },
  {
    page: 'office',
    area: 'agents',
    most: 13,
    reads: [['OfficePage', () => ({ identifier: sample.office, skip: 0, take: 25 })]],
  },
  { page: 'where to live', area: 'locations', most: 2, reads: [['WhereToLive', () => ({})]] },
  {
    page: 'suburb',
    area: 'locations',
    most: 12,
    reads: [
      ['LocationPage', () => ({ slug: sample.suburb })],
      [
        'LocationAround',
        () => ({ slug: sample.suburb, agents: JSON.stringify({ location: sample.suburb, skip: 0, take: 6 }) }),
      ],
    ],
  },
  {
    page: 'two suburbs side by side',
    area: 'locations',
    most: 4,
    reads: [
      ['ComparedSuburb', () => ({ slug: sample.suburb })],
      ['ComparedSuburb', () => ({ slug: sample.suburb })],
    ],
  },
  {
    page: 'reviews of a suburb',
    area: 'locations',
    most: 1,
    reads: [['LocationReviewList', () => ({ slug: sample.suburb, skip: 0, take: 10, order: 'newest' })]],
  },
  {
    page: 'street',
    area: 'locations',
    most: 8,
    reads: [
      ['StreetPage', () => ({ suburb: sample.suburb, street: sample.street })],
      ['StreetListings', () => ({ suburb: sample.suburb, street: sample.street, mode: 'buy', skip: 0, take: 24 })],
    ],
  },
  {
    page: 'questions',
    area: 'community',
    most: 1,
    reads: [['Questions', () => ({ sort: 'newest', page: 1, topic: null, kind: 'all', term: '' })]],
  },
  { page: 'question', area: 'community', most: 6, reads: [['QuestionPage', () => ({ uri: sample.question })]] },
  { page: 'blog', area: 'community', most: 3, reads: [['Blog', () => ({ skip: 0, take: 10, topic: null })]] },
  { page: 'post', area: 'community', most: 3, reads: [['BlogPost', () => ({ slug: sample.post })]] },
  {
    page: 'author',
    area: 'community',
    most: 4,
    reads: [['BlogAuthor', () => ({ author: sample.author, skip: 0, take: 12 })]],
  },
];

/** The operations of a page, with variables. */
async function callsOf({ area, reads }: Budget): Promise<readonly { text: string; variables: object }[]> {
  const documents = await areaDocuments(root, area);
  return reads.map(([operation, variables]) => {
    const text = documents.find(({ name }) => name === operation)?.text;
    if (text === undefined) throw new Error(`Area ${area} declares no operation ${operation}.`);
    return { text, variables: variables() };
  });
}

/** How many statements a page takes, the fewest of three rounds: chores only ever add. */
async function statementsOf(page: Budget, before?: () => Promise<unknown>): Promise<number> {
  const calls = await callsOf(page);
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await before?.();
    statements = [];
    for (const { text, variables } of calls) await query(text, variables);
    counts.push(statements.length);
  }
  return Math.min(...counts);
}

test.each(budgets)('[GQL-13] a page of kind $page costs at most $most statements', async (budget) => {
  expect(await statementsOf(budget)).toBeLessThanOrEqual(budget.most);
});

test.each(budgets.filter(({ changed }) => changed !== undefined))(
  '[GQL-13] a page of kind $page costs $changed statements after a home there has changed',
  async (budget) => {
    const change = () =>
      api.service.database
        .updateTable('listing')
        .set({ updated_at: new Date() })
        .where('uri', '=', sample.uri)
        .execute();
    expect(await statementsOf(budget, change)).toBe(budget.changed);
  },
);

test("[SEC-98] a page's operations cost at most 1/80 of a network's budget for a minute and 1/40 of a member's", async () => {
  const { spending } = api.service;
  // What is spent is counted from this machine's own budget, which depends on how fast it was found to be.
  const { most } = spending.budget('graph-cost-network');
  const costs: (readonly [page: string, cost: number])[] = [];
  for (const [at, budget] of budgets.entries()) {
    const network = `198.51.100.${at}`;
    for (const { text, variables } of await callsOf(budget)) await query(text, variables, network);
    costs.push([budget.page, most - ((await spending.left('graph-cost-network', network))?.left ?? most)]);
  }
  const [ofNetwork, ofMember] = [budgetsOfCallers['graph-cost-network'].most, budgetsOfCallers['graph-cost'].most];
  expect(costs.filter(([, cost]) => cost <= 0 || cost > Math.min(ofNetwork / 80, ofMember / 40))).toEqual([]);
});
