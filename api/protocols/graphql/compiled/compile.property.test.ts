import fc from 'fast-check';
import {
  execute,
  getOperationAST,
  GraphQLEnumType,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  NoUnusedVariablesRule,
  parse,
  print,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLResolveInfo,
} from 'graphql';
import { variablesOf } from '../variables.ts';
import { compileQuery } from './compile.ts';

interface Source {
  readonly [name: string]: unknown;
}
const Colour = new GraphQLEnumType({ name: 'Colour', values: { RED: { value: 'red' }, BLUE: { value: 'blue' } } });
const Day = new GraphQLScalarType({
  name: 'Day',
  serialize(value) {
    if (typeof value === 'string' && /^\d{4}-/.test(value)) return value;
    throw new GraphQLError('This is no day.');
  },
});
const Home: GraphQLObjectType<Source> = new GraphQLObjectType<Source>({
  name: 'Home',
  fields: () => ({
    id: { type: new GraphQLNonNull(GraphQLID) },
    name: { type: GraphQLString },
    rooms: { type: new GraphQLNonNull(GraphQLInt) },
    colour: { type: Colour },
    day: { type: Day },
    words: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
    next: { type: Home },
    owner: { type: new GraphQLNonNull(Home) },
    homes: { type: new GraphQLNonNull(new GraphQLList(Home)) },
    strict: { type: new GraphQLList(new GraphQLNonNull(Home)) },
    same: { type: new GraphQLNonNull(Home), resolve: (source) => source },
    slow: { type: Home, resolve: ({ next }) => Promise.resolve(next) },
    slowHomes: { type: new GraphQLList(Home), resolve: async ({ homes }) => homes },
    found: { type: new GraphQLNonNull(GraphQLInt), resolve: ({ rooms }) => rooms },
    sum: {
      type: GraphQLString,
      args: { a: { type: GraphQLInt, defaultValue: 1 }, b: { type: new GraphQLNonNull(GraphQLInt) } },
      resolve: (_source, given, context, info) => JSON.stringify({ given, context, info: infoShown(info) }),
    },
    broken: {
      type: new GraphQLNonNull(GraphQLString),
      resolve() {
        throw new Error('This one fails.');
      },
    },
  }),
});
/** All that a resolver may ask about its field. */
const infoShown = (info: GraphQLResolveInfo) => ({
  fieldName: info.fieldName,
  path: info.path,
  rootValue: typeof info.rootValue,
  variables: info.variableValues,
  types: [info.schema === schema, String(info.returnType), String(info.parentType)],
  texts: [info.operation, ...Object.values(info.fragments), ...info.fieldNodes].map(print),
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType<Source>({
    name: 'Query',
    fields: {
      home: { type: Home, resolve: (source) => source },
      sure: { type: new GraphQLNonNull(Home), resolve: (source) => source },
      every: { type: new GraphQLList(Home), resolve: (source) => [source, source['next'], null] },
      soon: { type: Home, resolve: async (source) => source },
      all: { type: new GraphQLList(Home), resolve: (source) => [source, source['next'], Promise.resolve(source)] },
    },
  }),
});
const plain = ['__typename', 'id', 'name', 'rooms', 'colour', 'day', 'words', 'found'];
const leaves = [...plain, ...plain, 'broken', 'sum(b: $b)', 'sum(a: 2, b: 3)', 'sum(a: $c, b: 3)'];
const branches = ['next', 'owner', 'homes', 'strict', 'same'];
const slowBranches = ['slow', 'slowHomes'];

/** Nothing, or what no type wants. */
const unusual = fc.constantFrom<unknown>(
  ...[null, undefined, {}, 'text', 1.5, true, () => 'called', new Set(['a', 'b'])],
  // oxlint-disable-next-line no-sparse-arrays
  ...[new Error('A value that is an error.'), [, 'a'], { then: (resolve: (value: unknown) => void) => resolve('a') }],
);
/** Sources mostly of what the types want. Some of their values are promises, if they may be. */
function sources(depth: number, mayWait: boolean): fc.Arbitrary<Source> {
  const below = depth > 0 ? sources(depth - 1, mayWait) : fc.constant(null);
  const usually = <Value>(usual: fc.Arbitrary<Value>) =>
    fc.oneof(
      { weight: 40, arbitrary: usual },
      { weight: 2, arbitrary: unusual },
      { weight: 1, arbitrary: usual.map((value) => () => value) },
      { weight: mayWait ? 2 : 0, arbitrary: usual.map((value) => Promise.resolve(value)) },
    );
  const itemOf = (value: unknown): unknown => (mayWait ? Promise.resolve(value) : value);
  return fc.record({
    id: usually(fc.oneof(fc.nat(), fc.string())),
    name: usually(fc.string()),
    rooms: usually(fc.nat(9)),
    colour: usually(fc.constantFrom('red', 'blue')),
    day: usually(fc.constantFrom('2026-11-30', '2026-12-01')),
    words: usually(fc.array(fc.string(), { maxLength: 2 })),
    next: usually(below),
    owner: usually(below),
    homes: usually(fc.array(below, { maxLength: 2 })),
    // The library leaves promises alone that belong to a list which has failed meanwhile, and the process ends.
    strict: usually(fc.array(usually(below).map(itemOf), { maxLength: 2 })),
  });
}
const condition = fc.constantFrom('', '', '', ' @include(if: $on)', ' @skip(if: $on)', ' @skip(if: false)');
/** Fields of one name in the response must be the same field. */
const leaf = fc.tuple(fc.constantFrom(...leaves), fc.boolean(), condition).map(([field, isRenamed, when]) => {
  const name = field.replaceAll(/\W+/g, '_');
  return isRenamed || name !== field ? `as_${name}: ${field}${when}` : `${field}${when}`;
});
function selections(depth: number, fields: readonly string[]): fc.Arbitrary<string> {
  const spread = condition.map((when) => `...Rest${when}`);
  if (depth === 0) return leaf;
  const inner = selections(depth - 1, fields);
  const branch = fc
    .tuple(fc.constantFrom(...fields), condition, inner)
    .map(([field, when, selected]) => `${field}${when} { ${selected} }`);
  const inline = fc.tuple(condition, inner).map(([when, selected]) => `... on Home${when} { ${selected} }`);
  return fc
    .array(fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 2, arbitrary: branch }, inline, spread), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join(' '));
}
function operations(roots: readonly string[], fields: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...roots), selections(3, fields), selections(2, fields)).map(
    ([field, inner, rest]) =>
      `query ($on: Boolean!, $b: Int!, $c: Int = 5) { ${field} { ${inner} } again: home { ...Rest } }
      fragment Rest on Home { ${rest.replaceAll('...Rest', 'id')} }`,
  );
}

type Shown = ReturnType<typeof shown>;
const shown = ({ data, errors = [] }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: errors.map((error) => ({ ...error.toJSON(), path: error.path ?? [], cause: error.originalError?.message })),
});

/** Whether an error has made a value around its own null. */
function isNull(data: unknown, path: readonly (string | number)[]): boolean {
  let at = data;
  for (const key of path) {
    if (at === null) return true;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return at === null;
}

/**
 * The first error of each value that is null, by its place. Which others there are of something within it, and which
 * of two places comes first, depends on what happens to be found first.
 */
function firstErrors({ data, errors }: Shown): Shown {
  const all: unknown = JSON.parse(data);
  const placed = errors.map((error) => {
    const depth = [...error.path, null].findIndex((_, at) => isNull(all, error.path.slice(0, at)));
    return [JSON.stringify(error.path.slice(0, depth)), error] as const;
  });
  const first = new Map(placed.toReversed());
  const places = [...first.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  return { data, errors: places.flatMap((place) => first.get(place) ?? []) };
}

const rules = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule);

/** Compares responses of an operation to those of the library's executor. */
async function compare(text: string, rootValue: Source, on: boolean, read: (found: Shown) => Shown): Promise<void> {
  const document: DocumentNode = parse(text);
  expect(validate(schema, document, rules)).toEqual([]);
  const query = getOperationAST(document);
  if (!query) throw new Error('There is no operation.');
  const run = compileQuery(schema, document, query);
  for (const given of [
    { on, b: 7 },
    { on: !on, b: 8, c: 9 },
    { on, b: 7, c: null },
  ]) {
    const usual = await execute({ schema, document, rootValue, variableValues: given, contextValue: 'context' });
    const found = await run(rootValue, 'context', variablesOf(schema, query, given) ?? {});
    expect(found && read(shown(found))).toEqual(read(shown(usual)));
  }
}

test('[GQL-94] a compiled query returns what the library does, errors and their order included', async () => {
  await fc.assert(
    fc.asyncProperty(
      operations(['home', 'sure', 'every'], branches),
      sources(2, false),
      fc.boolean(),
      (text, rootValue, on) => compare(text, rootValue, on, (found) => found),
    ),
    { numRuns: 300 },
  );
});

test('[GQL-94] a compiled query that waits returns what the library does, but for the order of errors', async () => {
  await fc.assert(
    fc.asyncProperty(
      operations(['home', 'soon', 'all'], [...branches, ...slowBranches]),
      sources(2, true),
      fc.boolean(),
      (text, rootValue, on) => compare(text, rootValue, on, firstErrors),
    ),
    { numRuns: 300 },
  );
});

test('[GQL-94] introspection, and a prototype as a name, are left to the library', () => {
  for (const text of ['{ __schema { queryType { name } } }', '{ __proto__: home { id } }']) {
    const document = parse(text);
    const query = getOperationAST(document);
    expect(query && compileQuery(schema, document, query)({}, null, {})).toBeUndefined();
  }
});
