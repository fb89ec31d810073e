import { getMetadata, type GenericSchema } from 'valibot';
import { mostBytes } from './bodies.ts';
import { recordedExamples, type RecordedExample } from './examples.ts';
import { JsonSchemas } from './json-schemas.ts';
import { describedParameter } from './parameters.ts';
import { applicationScopes, scopes, type Scope } from '../../platform/identity/public.ts';
import { describeScope, tokensWith } from './describe-scope.ts';
import { describeTag } from './describe-tag.ts';
import { callLimits, type LimitName } from '../../platform/rate-limits/public.ts';
import { limitInWords, limitsOf } from './call-limits.ts';
import type { Operation } from '../../platform/rest/public.ts';

type Json = Readonly<Record<string, unknown>>;

/** What else the document describes. */
interface Others {
  readonly paths: Readonly<Record<string, Json>>;
  readonly schemas: Readonly<Record<string, Json>>;
  /** Webhooks: each kind with its body. */
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
  for (const each of operations.filter((operation) => !isWithSlash(operation))) {
    const path = openPath(each.path);
    const read = operations.find(({ method, path: its }) => method === 'GET' && its === each.path);
    const versioned =
      each.conditional || (each === read && operations.some((its) => its.conditional && its.path === each.path));
    (paths[path] ??= {})[each.method.toLowerCase()] = describeOperation(each, schemas, site, versioned);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verandah',
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Verandah for developers', url: `${site}/developers` },
      description: introduce(site),
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
      .map((name) => ({ name, description: describeTag(name) })),
    paths: { ...paths, ...withExamples(others.paths) },
    webhooks: Object.fromEntries(others.webhooks.map((each) => [each.kind, describeWebhook(each, schemas)])),
    components: {
      schemas: { ...schemas.named, ...others.schemas, Problem: problem },
      responses: {
        TooOften: {
          description: 'Too many requests; the response says when to retry.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          headers: {
            'Retry-After': { description: 'Seconds until the request can be retried.', schema: { type: 'integer' } },
            'RateLimit-Policy': {
              description: 'The limit that was reached: its name, quota (q) and window in seconds (w).',
              schema: { type: 'string', maxLength: 200 },
            },
            RateLimit: {
              description: 'Remaining requests (r), and seconds until there are more (t).',
              schema: { type: 'string', maxLength: 200 },
            },
          },
        },
        Refused: {
          description: 'The request was rejected; the body says why and what to do.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: "Session token of the site's own pages, held in a cookie; expires after ten minutes.",
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'vat_…',
          description: `A personal access token, from ${site}/account#tokens. Its scopes: ${Object.entries(scopes)
            .map(([name, words]) => `\`${name}\` (${words.charAt(0).toLowerCase()}${words.slice(1)})`)
            .join(', ')}.`,
        },
        application: {
          type: 'oauth2',
          description: `OAuth 2.1 for applications that act for other members, registered at ${site}/account#applications. Codes need PKCE with S256. Metadata: ${site}/.well-known/oauth-authorization-server`,
          flows: {
            authorizationCode: {
              authorizationUrl: `${site}/oauth/authorize`,
              tokenUrl: `${site}/oauth/token`,
              refreshUrl: `${site}/oauth/token`,
              scopes: scopesOfApplications,
            },
            clientCredentials: { tokenUrl: `${site}/oauth/token`, scopes: scopesOfApplications },
          },
        },
        feedKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-feed-key',
          description: "An office's feed key, issued by operators. Also accepted as a bearer token.",
        },
      },
    },
  };
}

const scopesOfApplications = Object.fromEntries(applicationScopes.map((name) => [name, scopes[name]]));

/** An address that is served with a slash at the end, too; it is documented without. */
const isWithSlash = ({ path }: Operation): boolean => path.endsWith('/');

/** '/agent/{id}' of '/agent/:id' */
const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The paths beside the REST API, with examples of their parameters and JSON responses. */
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
      if (!json || !status.startsWith('2') || recorded?.response === undefined) return [status, response];
      return [status, { ...response, content: { 'application/json': { ...json, example: recorded.response } } }];
    }),
  ),
});

/** A message by the Standard Webhooks specification. */
const describeWebhook = ({ kind, summary, body }: Others['webhooks'][number], schemas: JsonSchemas): Json => ({
  post: {
    operationId: `webhook:${kind}`,
    tags: ['webhooks'],
    // Signed, see below.
    security: [],
    summary,
    description:
      "Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.",
    parameters: [
      ['webhook-id', 'ID of the event, the same for every attempt.'],
      ['webhook-timestamp', 'Time of the attempt, in seconds since 1970. Reject messages older than five minutes.'],
      [
        'webhook-signature',
        '`v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space.',
      ],
    ].map(([name, description]) => ({ name, in: 'header', required: true, schema: { type: 'string' }, description })),
    requestBody: { required: true, content: { 'application/json': { schema: schemas.of(body, 'output') } } },
    responses: { '2XX': { description: 'Accepted.' } },
  },
});

/** How to begin, for readers of the document. */
const introduce = (site: string): string =>
  [
    "Listings, locations, agents and members' saved items.",
    `**Access.** Public data needs no key and can be read by scripts of any site (CORS). For a member's own data, create a personal access token at ${site}/account#tokens, choose its scopes, and send it as \`Authorization: Bearer vat_…\`. Operations without a scope only accept the site's own sessions: tokens cannot change accounts.`,
    '**Errors** are application/problem+json (RFC 9457), and `errors` names each invalid field. Unknown fields are rejected by name.',
    '**Writes.** Send an `Idempotency-Key` with requests that create something: repeats with the same body have no effect; a different body is rejected (422). Send `If-Match` with the ETag that was read where it is listed: 412 means that the resource has changed since.',
    '**Limits.** `RateLimit` and `RateLimit-Policy` show the remaining quota; a 429 has the time to wait in `Retry-After`.',
    '**Pagination.** Lists accept `skip` and `take`, and return a `total`.',
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
      description: 'Challenge for POST /auth/second-factor, if the sign-in requires a second factor.',
    },
    'violated-policies': {
      type: 'array',
      items: { type: 'string' },
      description: 'Names of the limits that were reached.',
    },
    instance: { type: 'string', description: 'ID of the request, as in the response header x-request-id.' },
    errors: {
      type: 'array',
      description: 'One entry per invalid field.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** What tokens may do with an operation, and what its calls are counted by: in words, and the limits for programs. */
const documentedAccess = (scope: Scope | undefined, names: readonly LimitName[]): Json => ({
  description: [describeScope(scope), ...names.map(limitInWords)].join(' '),
  ...(names.length === 0 ? {} : { 'x-limits': names.map((name) => ({ name, ...callLimits[name] })) }),
});

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

function describeOperation(
  {
    id,
    domain,
    summary,
    legacy,
    status,
    params,
    query,
    body,
    response: result,
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
  const isCacheable = method === 'GET' && (freshFor > 0 || versioned);
  const limits = limitsOf(id);
  const example = recordedExamples[id];
  const parameters: readonly Json[] = [
    ...parametersOf(params, 'path', schemas),
    ...parametersOf(query, 'query', schemas),
    ...(legacy ? [domainParameter] : []),
    ...(repeatable === 'no' ? [] : [keyParameter(repeatable === 'by key only')]),
    ...(isCacheable ? [knownParameter] : []),
    ...(conditional ? [versionParameter] : []),
  ];
  return {
    operationId: id,
    tags: [domain],
    summary,
    ...documentedAccess(scope, limits),
    security: [{}, { session: [] }, ...tokensWith(scope)],
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
              description: 'The response.',
              content: {
                'application/json': {
                  schema: schemas.of(result, 'output'),
                  ...(example?.response === undefined ? {} : { example: example.response }),
                },
              },
            },
      ...(conditional ? { 412: { $ref: '#/components/responses/Refused' } } : {}),
      ...(isCacheable ? { 304: { description: 'Not modified.' } } : {}),
      ...(limits.length === 0 ? {} : { 429: { $ref: '#/components/responses/TooOften' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

const bodyContent = (schema: Json, example: unknown, beacon: boolean): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
  ...(beacon
    ? { 'text/plain': { schema: { type: 'string', maxLength: mostBytes.beacon, description: 'The body as JSON.' } } }
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

/** An integer parameter: text with digits is only its form in URLs. */
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
