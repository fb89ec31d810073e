import { compileErrors, validate } from '@readme/openapi-parser';
import { writtenDocument } from './document.ts';
import { testApi } from '../../test-kit/test-api.ts';
import { JsonSchemas } from './json-schemas.ts';
import { operations } from './operations.ts';

const beside = /^\/(?:feeds|media|tiles|calendar|events)\b/;

test('[GQL-43] feeds, pictures, tiles, calendars and events are described: every address that is served, with its methods', async () => {
  const api = await testApi();
  const site = JSON.parse(writtenDocument()).paths as Record<string, Record<string, unknown>>;
  const described = Object.entries(site)
    .filter(([path]) => beside.test(path))
    .flatMap(([path, item]) =>
      Object.keys(item)
        .filter((name) => name !== 'servers')
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
  const served = api.service.routes
    .filter(
      (route) =>
        beside.test(route.replace(/^\w+ /, '')) && !/^HEAD |\/feeds\/keys|\/media\/avatars|open-data/.test(route),
    )
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}').replace('search/*', 'search/{path}'));
  await api.close();
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});

/** Positions without a constraint in a JSON Schema: there a response may contain anything. */
function unsaid(schema: unknown, at: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, index) => unsaid(each, `${at}/${index}`));
  const { description: _words, ...rules } = schema as Readonly<Record<string, unknown>>;
  if (Object.keys(rules).length === 0) return [at];
  const { properties = {}, $defs = {}, const: _const, enum: _enum, ...inner } = rules;
  return [
    ...Object.entries({ ...(properties as object), ...($defs as object) }).flatMap(([name, each]) =>
      unsaid(each, `${at}/${name}`),
    ),
    ...['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) =>
      key in inner ? unsaid(inner[key], `${at}/${key}`) : [],
    ),
  ];
}

test('[REST-23] the schema of every response constrains each of its values', () => {
  const schemas = new JsonSchemas();
  const found = operations.flatMap(({ id, response, status }) =>
    status === 204 ? [] : unsaid(schemas.of(response, 'output'), id),
  );
  expect([...found, ...unsaid(Object.values(schemas.named), 'named')]).toEqual([]);
});

test('[REST-12] the document is valid OpenAPI 3.1; operations have names of their own', async () => {
  const result = await validate(JSON.parse(writtenDocument()));
  expect(result.valid ? '' : compileErrors(result)).toBe('');
  const ids = operations.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
