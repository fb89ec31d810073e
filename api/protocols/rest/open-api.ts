import { getMetadata, type GenericSchema } from 'valibot';
import { mostBytes } from './bodies.ts';
import { recordedExamples, type RecordedExample } from './examples.ts';
import { JsonSchemas } from './json-schemas.ts';
import { describedParameter } from './parameters.ts';
import { scopes } from '../../platform/identity/public.ts';
import { callLimits, type LimitName } from '../../platform/rate-limits/public.ts';
import { limitInWords, limitsOf } from './call-limits.ts';
import type { Operation } from '../../platform/rest/public.ts';

type Json = Readonly<Record<string, unknown>>;

/** What else the document describes. */
interface Others {
  readonly paths: Readonly<Record<string, Json>>;
  readonly schemas: Readonly<Record<string, Json>>;
  /** What is posted to others: each kind with its body. */
  readonly webhooks: readonly { readonly kind: string; readonly summary: string; readonly body: GenericSchema }[];
}

/** The document of all operations, OpenAPI 3.1. @param site the site's address, without a slash at the end */
export function openApi(
  operations: readonly Operation[],
  site: string,
  others: Others = { paths: {}, schemas: {}, webhooks: [] },
): Json {
  const schemas = new JsonSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of operations) {
    const path = openPath(each.path);
    const read = operations.find(({ method, path: its }) => method === 'GET' && its === each.path);
    const versioned =
      each.conditional || (each === read && operations.some((its) => its.conditional && its.path === each.path));
    (paths[path] ??= {})[each.method.toLowerCase()] = describe(each, schemas, site, versioned);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verandah',
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: introduction(site),
    },
    servers: [{ url: `${site}/rest` }],
    tags: [
      ...new Set([
        ...operations.map(({ domain }) => domain),
        ...tagsOf(others.paths),
        ...(others.webhooks.length > 0 ? ['webhooks'] : []),
      ]),
    ]
      .toSorted()
      .map((name) => ({ name })),
    paths: { ...paths, ...withExamples(others.paths) },
    webhooks: Object.fromEntries(others.webhooks.map((each) => [each.kind, describeWebhook(each, schemas)])),
    components: {
      schemas: { ...schemas.named, ...others.schemas, Problem: problem },
      responses: {
        TooOften: {
          description: 'Tried too often; says when to try again.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          headers: {
            'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
            'RateLimit-Policy': {
              description: 'The limit that was reached: its name, how many (q) and within how many seconds (w).',
              schema: { type: 'string', maxLength: 200 },
            },
            RateLimit: {
              description: 'How many are left (r), and seconds until there are more (t).',
              schema: { type: 'string', maxLength: 200 },
            },
          },
        },
        Refused: {
          description: 'Refused; says why and what to do.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: "Of the site's own pages, which hold it in a cookie; it lasts ten minutes.",
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'vat_…',
          description: `A personal access token, from ${site}/account#tokens. Its scopes: ${Object.entries(scopes)
            .map(([name, words]) => `\`${name}\` (${words.charAt(0).toLowerCase()}${words.slice(1)})`)
            .join(', ')}.`,
        },
        feedKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-feed-key',
          description: "An office's feed key; it is also taken as a bearer token. Operators issue it.",
        },
      },
    },
  };
}

/** '/agent/{id}' of '/agent/:id' */
const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The paths beside the REST API, with examples of their parameters and of what they answer in JSON. */
const withExamples = (paths: Others['paths']): Others['paths'] =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, each]) => [
          method,
          isDescribed(each) ? withExamplesOf(each, path, recordedExamples[each.operationId]) : each,
        ]),
      ),
    ]),
  );

interface Described extends Json {
  readonly operationId: string;
  readonly parameters?: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
}
const isDescribed = (item: unknown): item is Described =>
  typeof item === 'object' && item !== null && 'operationId' in item;

const withExamplesOf = (described: Described, path: string, recorded: RecordedExample | undefined): Json => ({
  ...described,
  ...(described.parameters && {
    parameters: described.parameters.map((each) =>
      describedParameter(each, path, recorded?.parameters[String(each['name'])]),
    ),
  }),
  responses: Object.fromEntries(
    Object.entries(described.responses).map(([status, response]) => {
      const json = (response['content'] as Readonly<Record<string, Json>> | undefined)?.['application/json'];
      if (!json || !status.startsWith('2') || recorded?.answer === undefined) return [status, response];
      return [status, { ...response, content: { 'application/json': { ...json, example: recorded.answer } } }];
    }),
  ),
});

/** A message by the Standard Webhooks specification. */
const describeWebhook = ({ kind, summary, body }: Others['webhooks'][number], schemas: JsonSchemas): Json => ({
  post: {
    operationId: `webhook:${kind}`,
    tags: ['webhooks'],
    summary,
    description:
      'Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.',
    parameters: [
      ['webhook-id', 'Names the event: the same at every attempt.'],
      ['webhook-timestamp', 'Of the attempt, seconds since 1970. Refuse what is older than five minutes.'],
      [
        'webhook-signature',
        '`v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation.',
      ],
    ].map(([name, description]) => ({ name, in: 'header', required: true, schema: { type: 'string' }, description })),
    requestBody: { required: true, content: { 'application/json': { schema: schemas.of(body, 'output') } } },
    responses: { '2XX': { description: 'Accepted.' } },
  },
});

/** How to begin, for readers of the document. */
const introduction = (site: string): string =>
  [
    'Listings, places, agents and what members save.',
    `**Access.** What is public needs no key, and scripts of any site may read it (CORS). For a member's own data create a personal access token at ${site}/account#tokens, choose its scopes, and send it as \`Authorization: Bearer vat_…\`. An operation that names no scope takes the site's own sessions only: accounts are never changed by a token.`,
    '**Errors** are application/problem+json (RFC 9457), and `errors` names each field that is wrong. Unknown fields are refused by name.',
    '**Writes.** Send an `Idempotency-Key` with what creates something: repeated with the same body it is done once, with another body refused (422). Send `If-Match` with the ETag that was read where it is listed: 412 says that somebody else was faster.',
    '**Limits.** `RateLimit` and `RateLimit-Policy` say what is left; a 429 says in `Retry-After` when to try again.',
    '**Pages** of lists are requested by `skip` and `take`, and have a `total`.',
  ].join('\n\n');

const tagsOf = (paths: Others['paths']): readonly string[] =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((each) => (each as { tags?: readonly string[] }).tags ?? []);

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    challenge: {
      type: 'string',
      description: 'Of a sign-in that asks for a second factor: what POST /auth/second-factor goes on with.',
    },
    'violated-policies': {
      type: 'array',
      items: { type: 'string' },
      description: 'Names of the limits that are reached.',
    },
    instance: { type: 'string', description: "Names the request, as the answer's x-request-id does." },
    errors: {
      type: 'array',
      description: 'One per field that is wrong.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** What an operation's calls are counted by: in words, and for programs. */
const documentedLimits = (names: readonly LimitName[]): Json =>
  names.length === 0
    ? {}
    : {
        description: names.map(limitInWords).join(' '),
        'x-limits': names.map((name) => ({ name, ...callLimits[name] })),
      };

const domainParameter = {
  name: 'domain',
  in: 'header',
  required: true,
  schema: { type: 'string', maxLength: 200 },
};
const keyParameter = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
});
const versionParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};
const knownParameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

function describe(
  {
    id,
    domain,
    summary,
    legacy,
    status,
    params,
    query,
    body,
    answer,
    freshFor,
    beacon,
    repeatable,
    method,
    path,
    scope,
    conditional,
  }: Operation,
  schemas: JsonSchemas,
  site: string,
  versioned: boolean,
): Json {
  const kept = method === 'GET' && (freshFor > 0 || versioned);
  const limits = limitsOf(id);
  const example = recordedExamples[id];
  const parameters: readonly Json[] = [
    ...parametersOf(params, 'path', schemas),
    ...parametersOf(query, 'query', schemas),
    ...(legacy ? [domainParameter] : []),
    ...(repeatable === 'no' ? [] : [keyParameter(repeatable === 'by key only')]),
    ...(kept ? [knownParameter] : []),
    ...(conditional ? [versionParameter] : []),
  ];
  return {
    operationId: id,
    tags: [domain],
    summary,
    ...documentedLimits(limits),
    security: [{}, { session: [] }, ...(scope === undefined ? [] : [{ accessToken: [scope] }])],
    ...(legacy ? { servers: [{ url: `${site}/legacy` }] } : {}),
    parameters: parameters.map((each) =>
      describedParameter(each, openPath(path), example?.parameters[String(each['name'])]),
    ),
    ...(body === null
      ? {}
      : { requestBody: { required: true, content: bodyContent(schemas.of(body, 'input'), example?.body, beacon) } }),
    responses: {
      [status]:
        status === 204
          ? { description: 'Done.' }
          : {
              description: 'The answer.',
              content: {
                'application/json': {
                  schema: schemas.of(answer, 'output'),
                  ...(example?.answer === undefined ? {} : { example: example.answer }),
                },
              },
            },
      ...(conditional ? { 412: { $ref: '#/components/responses/Refused' } } : {}),
      ...(kept ? { 304: { description: 'The caller has the answer as it is.' } } : {}),
      ...(limits.length === 0 ? {} : { 429: { $ref: '#/components/responses/TooOften' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

const bodyContent = (schema: Json, example: unknown, beacon: boolean): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
  ...(beacon
    ? { 'text/plain': { schema: { type: 'string', maxLength: mostBytes.beacon, description: 'The same as JSON.' } } }
    : {}),
});

function parametersOf(schema: GenericSchema, place: 'path' | 'query', schemas: JsonSchemas): readonly Json[] {
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => {
    const shape = jsonShapeOf(schema, name);
    const value = shape
      ? { content: { 'application/json': { schema: schemas.of(shape, 'input') } } }
      : { schema: parameterSchema(metadataOf(schema, name), each) };
    return { name, in: place, required: place === 'path' || required.includes(name), ...value };
  });
}

/** The schema of a parameter: its own, where callers may write it in several types, else that of its text. */
function parameterSchema({ parameter, integer }: Readonly<Record<string, unknown>>, text: Json): Json {
  if (typeof parameter === 'object' && parameter !== null) return parameter as Json;
  return typeof integer === 'object' && integer !== null ? integerSchema(integer, text) : text;
}

/** A parameter that is a whole number: a text with digits is its form in an address only. */
const integerSchema = (bounds: object, { default: preset }: Json): Json => ({
  type: 'integer',
  ...bounds,
  ...(preset === undefined ? {} : { default: Number(preset) }),
});

function metadataOf(schema: GenericSchema, name: string): Readonly<Record<string, unknown>> {
  const { [name]: entry } = 'entries' in schema ? (schema.entries as Readonly<Record<string, GenericSchema>>) : {};
  const inner = entry && 'wrapped' in entry ? (entry.wrapped as GenericSchema) : entry;
  return inner === undefined ? {} : getMetadata(inner);
}

/** The shape of the JSON that a parameter holds, see `json`. */
const jsonShapeOf = (schema: GenericSchema, name: string): GenericSchema | undefined =>
  metadataOf(schema, name)['json'] as GenericSchema | undefined;
