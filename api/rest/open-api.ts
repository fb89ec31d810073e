import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Operation } from './operation.ts';

/** JSON Schema of a valibot schema; what only code can check (a transformation) is left to the description. */
const jsonSchema = (schema: GenericSchema, typeMode: 'input' | 'output'): Readonly<Record<string, unknown>> => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
};

/** The document of all operations, OpenAPI 3.1. */
export function openApi(operations: readonly Operation[], server: string): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of operations) {
    const path = each.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[each.method.toLowerCase()] = describe(each);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Verandah', version: '1', description: 'Listings, places, agents and what members keep. Refusals are application/problem+json.' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const problem = {
  type: 'object', required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' }, detail: { type: 'string' }, instance: { type: 'string' },
    errors: { type: 'array', items: { type: 'object', required: ['field', 'message'], properties: { field: { type: 'string' }, message: { type: 'string' } } } },
  },
};

function describe({ id, domain, summary, legacy, status, params, query, body, answer }: Operation): Readonly<Record<string, unknown>> {
  return {
    operationId: id, tags: [domain], summary, security: [{}, { session: [] }],
    parameters: [
      ...parametersOf(params, 'path'), ...parametersOf(query, 'query'),
      ...(legacy ? [{ name: 'domain', in: 'header', required: true, schema: { type: 'string' }, description: "The site's host name." }] : []),
    ],
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      [status]: status === 204 ? { description: 'Done.' } : { description: 'The answer.', content: { 'application/json': { schema: jsonSchema(answer, 'output') } } },
      '4XX': { description: 'Refused; says why and what to do.', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    },
  };
}

function parametersOf(schema: GenericSchema, place: 'path' | 'query'): readonly object[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, object>; required?: readonly string[] };
  return Object.entries(properties).map(([name, each]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: each }));
}
