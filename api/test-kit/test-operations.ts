import {
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { schema } from '../protocols/graphql/schema.ts';
import { openApi } from '../protocols/rest/open-api.ts';
import { operations } from '../protocols/rest/operations.ts';
import { ownName, ownNumber, testInputs } from './test-inputs.ts';

/** One operation of the REST, legacy or graph API, with input that its shape takes. */
export interface TestOperation {
  /** 'GET /listing/:id' or 'Mutation addAlert'; 'Query qAndA, hidden' for another case of it */
  readonly name: string;
  readonly writes: boolean;
  /** Absent for the graph API. */
  readonly rest?: {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  };
  /** A document, and the values of its variables. */
  readonly graph?: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
}

/** What fields of some names hold in tests; anything else by its type. */
const known: Readonly<Record<string, unknown>> = {
  username: 'mara',
  email: 'someone@example.com',
  emails: ['someone@example.com'],
  phone: '0412 345 678',
  uri: 'homes-0',
  questionUniqueUri: 'parking-1',
  locationUniqueUri: 'richmond-vic-3121',
  location: 'richmond-vic-3121',
  identifier: 'richmond-vic-3121',
  slug: 'first-post',
  street: 'Main Road',
  address: '/buy/richmond-vic-3121',
  json: '{}',
  q: 'richmond',
  term: 'richmond',
  uniqueIdentifier: '00000000-0000-4000-8000-000000000001',
  token: 'x'.repeat(43),
  session: '00000000-0000-4000-8000-000000000001',
  name: 'Jo Vale',
  rating: 4,
  value: 1,
  latitude: '-37.82',
  longitude: '145.00',
  lat: '-37.82',
  long: '145.00',
  idempotencyKey: 'key-of-a-test',
  text: 'A sentence that is long enough to say something about this place.',
  title: 'How is parking in the evening?',
  polyline: '',
  wkt: '',
  kind: 'question',
  action: 'hide',
  product: 'appraisal',
  provider: 'google',
  providerName: 'google',
  password: 'a-long-and-quiet-passphrase',
  message: 'Please call me about this home.',
  comment: 'A garden for everyone.',
  reply: 'Thank you for these kind words.',
  why: 'It names a person.',
  reason: 'spam',
  consent: true,
  vendorName: 'Vi Marsh',
  markdown: 'Most streets have permits until 6 pm.',
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function ofSchema(name: string, shape: unknown, all: Json): unknown {
  if (!isJson(shape)) return known[name] ?? 1;
  if (typeof shape['$ref'] === 'string')
    return ofSchema(
      name,
      shape['$ref']
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (isJson(at) ? at[key] : undefined), all),
      all,
    );
  const either = shape['anyOf'] ?? shape['oneOf'] ?? shape['allOf'];
  if (Array.isArray(either)) return ofSchema(name, either[0], all);
  if ('const' in shape) return shape['const'];
  if (Array.isArray(shape['enum'])) return shape['enum'].includes(known[name]) ? known[name] : shape['enum'][0];
  if (shape['type'] === 'object' || isJson(shape['properties'])) {
    const required = Array.isArray(shape['required']) ? shape['required'] : [];
    return Object.fromEntries(
      Object.entries(isJson(shape['properties']) ? shape['properties'] : {})
        .filter(([key]) => required.includes(key))
        .map(([key, each]) => [key, ofSchema(key, each, all)]),
    );
  }
  if (shape['type'] === 'array')
    return Array.isArray(known[name]) ? known[name] : [ofSchema(name, shape['items'], all)];
  if (shape['type'] === 'boolean') return true;
  if (shape['type'] === 'integer' || shape['type'] === 'number') {
    const least = /id$/i.test(name) ? 1 : Number(shape['minimum'] ?? 1);
    return typeof known[name] === 'number' ? known[name] : least;
  }
  return typeof known[name] === 'string' ? known[name] : /id$/i.test(name) ? '1' : 'Some words of a test.';
}

const document = openApi(operations, 'http://verandah.test') as Json;

const withOwn = (given: unknown, own: Json | undefined): unknown =>
  isJson(given) ? { ...given, ...own } : (own ?? given);

/** A name, and those of its other cases. */
const casesOf = (name: string): readonly string[] => [
  name,
  ...Object.keys(testInputs).filter((each) => each.startsWith(`${name}, `)),
];

function restOperation({ method, path }: (typeof operations)[number], name: string): TestOperation {
  const written = path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '');
  const described = ((document['paths'] as Json)[written] as Json)[method.toLowerCase()] as Json;
  const parameters = (described['parameters'] ?? []) as readonly Json[];
  const valueOf = (each: Json) =>
    [String(each['name']), ofSchema(String(each['name']), each['schema'], document)] as const;
  const own = testInputs[name];
  const query = Object.fromEntries(
    parameters.filter((each) => each['in'] === 'query' && each['required'] === true).map(valueOf),
  );
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(
      String(
        own?.path?.[part] ??
          (path.startsWith('/api/user/:') || path.startsWith('/alerts/:') ? known['username'] : (known[part] ?? '1')),
      ),
    ),
  );
  const content = isJson(described['requestBody'])
    ? Object.values(described['requestBody']['content'] as Json)[0]
    : undefined;
  return {
    name,
    writes: method !== 'GET',
    rest: {
      method,
      path: filled,
      query: { ...query, ...own?.query },
      body: isJson(content) ? withOwn(ofSchema('', content['schema'], document), own?.body) : undefined,
    },
  };
}

function ofType(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return ofType(name, type.ofType);
  if (isListType(type)) return Array.isArray(known[name]) ? known[name] : [ofType(name, type.ofType)];
  if (isEnumType(type))
    return type.getValues().some((each) => each.name === known[name]) ? known[name] : type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, ofType(field.name, field.type)]),
    );
  if (type.name === 'Boolean') return true;
  if (type.name === 'Int' || type.name === 'Float') return typeof known[name] === 'number' ? known[name] : 1;
  return type.name === 'ID' ? '1' : typeof known[name] === 'string' ? known[name] : 'Some words of a test.';
}

function graphOperation(
  kind: 'Query' | 'Mutation',
  { name: field, args, type }: GraphQLField<unknown, unknown>,
  name: string,
): TestOperation {
  const head = args.length === 0 ? '' : `(${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})`;
  const given = args.length === 0 ? '' : `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})`;
  const variables = Object.fromEntries(
    args
      .filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
      .map((arg) => [arg.name, ofType(arg.name, arg.type)]),
  );
  return {
    name,
    writes: kind === 'Mutation',
    graph: {
      query: `${kind.toLowerCase()} Test${head} { ${field}${given}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`,
      variables: { ...variables, ...testInputs[name]?.variables },
    },
  };
}

const graphOperations = (
  kind: 'Query' | 'Mutation',
  fields: readonly GraphQLField<unknown, unknown>[],
): readonly TestOperation[] =>
  fields.flatMap((field) => casesOf(`${kind} ${field.name}`).map((name) => graphOperation(kind, field, name)));

/** Every operation that there is, with its cases. */
export const testOperations: readonly TestOperation[] = [
  ...operations.flatMap((each) => casesOf(`${each.method} ${each.path}`).map((name) => restOperation(each, name))),
  ...graphOperations('Query', Object.values(schema.getQueryType()?.getFields() ?? {})),
  ...graphOperations('Mutation', Object.values(schema.getMutationType()?.getFields() ?? {})),
];

/** The path with its query. */
export const pathOf = ({ path, query }: NonNullable<TestOperation['rest']>): string => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
};

/**
 * The operation as one member calls it: `ownNumber` and `ownName` are replaced by theirs.
 * @param who null: a visitor
 */
export function asCaller(
  operation: TestOperation,
  who: { readonly memberId: number; readonly username: string } | null,
): TestOperation {
  const text = JSON.stringify(operation);
  const own = text
    .replaceAll(encodeURIComponent(ownNumber), ownNumber)
    .replaceAll(encodeURIComponent(ownName), ownName);
  return JSON.parse(
    own.replaceAll(ownNumber, String(who?.memberId ?? 1)).replaceAll(ownName, who?.username ?? 'mara'),
  ) as TestOperation;
}
