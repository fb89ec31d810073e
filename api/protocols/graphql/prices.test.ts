import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  parse,
  type GraphQLInputType,
} from 'graphql';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { limits } from './limits.ts';
import { priceOf, type Price } from './price-of.ts';
import { cornerNames, mostCorners, prices, rowNames, shapeNames, skipNames } from '../prices/public.ts';
import { rowsFields, rowsOfField, statementsOfField } from './field-prices.ts';
import { schema } from './schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** A star: no box, and every corner counts. */
function shape(corners: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const [angle, radius] = [(2 * Math.PI * at) / corners, at % 2 ? 0.3 : 0.85];
    return `${(144 + radius * Math.cos(angle)).toFixed(5)} ${(-37 + radius * Math.sin(angle)).toFixed(5)}`;
  });
  return `POLYGON((${[...points, points[0]].join(', ')}))`;
}
const drawn = (corners: number, rest: object = {}): object => ({
  statusType: 'buy',
  searchMode: 'draw',
  locationSearchContext: { wellKnownText: shape(corners) },
  ...rest,
});
const aliased = (count: number, fields: string): string =>
  `query ($query: ListingSearchQuery!) { ${Array.from({ length: count }, (_, at) => `a${at}: listingSearch(query: $query) { ${fields} }`).join(' ')} }`;
const problemOf = async (query: string, variables: object = {}) => {
  const { errors } = (await api.service.graph({ query, variables })).body;
  return errors?.map(({ message, extensions }) => `${extensions?.code}: ${message}`);
};

function price(query: string, variables: Readonly<Record<string, unknown>> = {}): Price {
  const document = parse(query);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  return priceOf({ schema, operation, fragments, variables });
}

test('[SEC-13] fifteen searches in shapes of 480 corners are rejected with the reason, and so are shapes in their text', async () => {
  const [first] = (await problemOf(aliased(15, 'total'), { query: drawn(480) })) ?? [];
  expect(first).toMatch(/^QUERY_TOO_COSTLY: .* shapes have \d+ corners together; an operation has at most 1000\.$/);
  const inText = Array.from(
    { length: 3 },
    (_, at) =>
      `a${at}: listingSearch(query: { statusType: buy, searchMode: draw, locationSearchContext: { wellKnownText: "${shape(480)}" } }) { total }`,
  );
  expect((await problemOf(`{ ${inText.join(' ')} }`))?.[0]).toContain('corners together');
  expect(await problemOf(aliased(2, 'total'), { query: drawn(480) })).toBeUndefined();
});

test('[SEC-13] an operation whose rows cost too much is rejected with its price', async () => {
  const many = { statusType: 'buy', searchMode: 'location', paging: { take: 100 }, locationSearchContext: {} };
  const [problem] = (await problemOf(aliased(12, 'results { id }'), { query: many })) ?? [];
  const [, cost, own, most] =
    /^QUERY_TOO_COSTLY: .* It costs (\d+) points, (\d+) of them .* at most (\d+)\.$/.exec(problem ?? '') ?? [];
  expect(Number(own)).toBeGreaterThanOrEqual(12 * 100 * prices.row);
  expect(Number(most)).toBe(limits.work);
  expect(Number(own)).toBeGreaterThan(limits.work);
  expect(Number(cost)).toBeGreaterThan(Number(own));
  expect(await problemOf(aliased(2, 'results { id }'), { query: many })).toBeUndefined();
});

test('[SEC-13] every kind of work is priced: corners, rows, rows within rows, elements, rows passed over, areas read whole', () => {
  const query = 'query ($query: ListingSearchQuery!) { listingSearch(query: $query) { total } }';
  const plain = { statusType: 'buy', searchMode: 'location', locationSearchContext: {} };
  const base = 2 * prices.statement + prices.row;
  const { row, statement } = prices;
  expect(price(query, { query: plain }).points).toBe(base);
  expect(price(query, { query: drawn(480) })).toEqual({ points: base + 481 * prices.corner, corners: 481 });
  expect(price(query, { query: { ...plain, leaveOut: ['1', '2', '3'] } }).points).toBe(base + 3 * prices.element);
  expect(price(query, { query: { ...plain, paging: { skip: 5000 } } }).points).toBe(base + 5 * prices.skippedThousand);
  const rows = query.replace('total', 'results { id similar(take: 4) { id } }');
  expect(price(rows, { query: { ...plain, paging: { take: 10 } } }).points).toBe(
    base + 2 * statement + (10 + 10 * 4) * row,
  );
  expect(price(rows, { query: plain }).points).toBe(base + 2 * statement + (25 + 25 * 4) * row);
  expect(price(query.replace('total', 'markers { __typename }'), { query: plain }).points).toBe(
    base + (statementsOfField['ListingSearchResult.markers'] ?? 0) * statement + row,
  );
  // Nothing can be got back, and fragments that are spread without end are counted in no time.
  expect(price(query, { query: { ...plain, paging: { skip: -1e9, take: -1e9 } } }).points).toBe(base);
  const doubled = Array.from({ length: 60 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
  const last = 'fragment F60 on Query { listingsById(listingIds: ["1"], take: 1) { id } }';
  expect(price(`{ ...F0 } ${doubled.join(' ')} ${last}`).points).toBeGreaterThan(2 ** 59);
});

test('[SEC-13] an outline costs its corners, for each row', () => {
  const query = (corners: number): string =>
    `{ locations(identifiers: ["a"]) { surroundingSuburbs { outline(corners: ${corners}) { __typename } } } }`;
  expect(price(query(400)).points - price(query(100)).points).toBe(300 * prices.corner);
});

test('[SEC-13] a search sent as JSON pays for its rows and for skipped ones', () => {
  const query = 'query ($json: String!) { agents(json: $json) { results { id } } }';
  const pays = (search: object): number => price(query, { json: JSON.stringify(search) }).points;
  expect(pays({ take: 40 }) - pays({ take: 10 })).toBe(30 * prices.row);
  expect(pays({ take: 10, skip: 3000 }) - pays({ take: 10 })).toBe(3 * prices.skippedThousand);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(price(query, { json: deep }).points).toBeLessThan(pays({ take: 40 }));
  expect(price(query, { json: 'no JSON' }).points).toBe(price(query, { json: '{}' }).points);
});

test('[SEC-13] typeahead and searches for agents and offices cost at least three statements, each time they are selected', () => {
  const fifteen = (field: string): number =>
    price(`{ ${Array.from({ length: 15 }, (_, at) => `a${at}: ${field}`).join(' ')} }`).points;
  for (const field of [
    'locationSearch(filter: { term: "rich" }) { label }',
    'agents(json: "{}") { total }',
    'offices(json: "{}") { total }',
  ])
    expect(fifteen(field)).toBeGreaterThanOrEqual(15 * 3 * prices.statement);
});

/**
 * Numbers that make no work: values of one thing, pages by number, the reach of a ring (one of five distances or four
 * times), the age of listings (one of four), and places at an inspection.
 */
const harmless =
  /^(?:page|reviewsPage|value|stateId|maxAge|latitude|longitude|west|south|east|north|status|wait|rating|bathrooms|bedrooms|carSpaces|price|min|max|buildingMetres|frontageMetres|landMetres|companyId|bond|searchPrice|priceMaximum|priceMinimum|version|kilometres|minutes|listedWithin|places)$/;

test('[SEC-13] every argument of the schema that takes a list, a number or a shape has a price', () => {
  const unpriced: string[] = [];
  const priced = [...rowNames, ...cornerNames, ...skipNames];
  const seen = new Set<string>();
  const walk = (path: string, name: string, type: GraphQLInputType): void => {
    const nullable = getNullableType(type);
    const named = getNamedType(type);
    // Lists are priced by their elements, whatever their name.
    if (!isListType(nullable)) {
      if (/^(?:Int|Float)$/.test(named.name) && !priced.includes(name) && !harmless.test(name)) unpriced.push(path);
      if (named.name === 'String' && /wkt|wellknown|geo|polygon|shape|outline|polyline/i.test(name))
        if (!shapeNames.includes(name)) unpriced.push(path);
    }
    if (!isInputObjectType(named) || seen.has(named.name)) return;
    seen.add(named.name);
    for (const [key, field] of Object.entries(named.getFields())) walk(`${named.name}.${key}`, key, field.type);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      for (const arg of field.args) walk(`${type.name}.${field.name}(${arg.name})`, arg.name, arg.type);
  }
  expect(unpriced).toEqual([]);
});

/** A valid value as a GraphQL literal. */
function sample(type: GraphQLInputType): string {
  if (isListType(getNullableType(type))) return '[]';
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (!isInputObjectType(named)) return named.name === 'Float' ? '1' : '"1"';
  const required = Object.values(named.getFields()).filter(isRequiredInputField);
  return `{ ${required.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
}

test('[SEC-13, GQL-51] a connection costs what a page with the same rows costs', () => {
  const query = (list: string): string => `query ($query: ListingSearchQuery!) { ${list} }`;
  const plain = { statusType: 'buy', searchMode: 'location', locationSearchContext: {} };
  const page = query('listingSearch(query: $query) { results { id similar(take: 4) { id } } }');
  const connection = query(
    'listingsConnection(query: $query, first: 10) { edges { node { id similar(take: 4) { id } } } }',
  );
  expect(price(connection, { query: plain })).toEqual(price(page, { query: { ...plain, paging: { take: 10 } } }));
});

test('[SEC-13] more rows cost more, in every field with a number of rows', () => {
  const free: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const name = field.args.find((arg) => rowNames.includes(arg.name))?.name;
      if (name === undefined) continue;
      const given = field.args
        .filter((arg) => arg.name !== name && isRequiredArgument(arg))
        .map((arg) => `${arg.name}: ${sample(arg.type)}`);
      const named = getNamedType(field.type);
      const inner = isObjectType(named)
        ? `{ ${rowsFields.find((rows) => rows in named.getFields()) ?? '__typename'} }`
        : '';
      const ask = (rows: number): number =>
        price(
          `{ ...F } fragment F on ${type.name} { ${field.name}(${[...given, `${name}: ${rows}`].join(', ')}) ${inner} }`,
        ).points;
      if (ask(20) - ask(10) < 10 * prices.row) free.push(`${type.name}.${field.name}`);
    }
  }
  expect(free).toEqual([]);
});

test('[SEC-13] fields with a price of their own are there', () => {
  for (const path of [...Object.keys(statementsOfField), ...Object.keys(rowsOfField)]) {
    const [type = '', field = ''] = path.split('.');
    const owner = schema.getType(type);
    expect([path, isObjectType(owner) && field in owner.getFields()]).toEqual([path, true]);
  }
});

test('[SEC-13] REST accepts no more corners than GraphQL, in one shape', async () => {
  const post = (corners: number): Promise<Response> =>
    fetch(`${api.service.address}/rest/listings/boundary/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ statusType: 'buy', locationSearchContext: { wellKnownText: shape(corners) } }),
    });
  expect((await post(480)).status).toBe(200);
  const rejected = await post(mostCorners);
  expect(rejected.status).toBe(422);
  expect(await rejected.text()).toContain('at most 500');
});
