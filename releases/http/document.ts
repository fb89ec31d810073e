import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { responses } from './responses.ts';
import { endpoints, type Endpoint } from './endpoints.ts';

type Json = Readonly<Record<string, unknown>>;

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

/** The fields of an object schema as query parameters. */
function parametersOf(schema: GenericSchema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
}

const responseNamed = (name: keyof typeof responses, type = 'application/json'): Json => ({
  [type]: { schema: { $ref: `#/components/schemas/${name}` } },
});

const operationOf = ({ id, summary, params, query, body, response }: Endpoint): Json => ({
  operationId: id,
  summary,
  ...((params || query) && { parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')] }),
  ...(body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
  }),
  responses: {
    200: { description: summary, content: responseNamed(response) },
    default: { description: 'Why it was refused', content: responseNamed('Refused', 'application/problem+json') },
  },
});

/** The HTTP API as an OpenAPI document. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verandah: operations on releases',
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/ops/api' }],
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of a squad, or of operations.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'ops-session',
          description: 'A session of the operations console (/ops). Writes are accepted from pages of the site only.',
        },
      },
      schemas: Object.fromEntries(
        Object.entries(responses).map(([name, schema]) => [name, schemaOf(schema, 'output')]),
      ),
    },
  };
}
