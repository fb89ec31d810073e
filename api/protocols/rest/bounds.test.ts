import type { GenericSchema } from 'valibot';
import { recordedExamples } from './examples.ts';
import { writtenDocument } from './document.ts';
import { operations } from './operations.ts';
import { readPart } from './read-part.ts';
import { Refusal } from '../../platform/problems/public.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';

type Json = Readonly<Record<string, unknown>>;

/** A part of what a request may hold: '.paging.take', '.only[]', and its schema. */
interface Part {
  readonly path: string;
  readonly schema: Json;
}

const { paths, components } = JSON.parse(writtenDocument()) as {
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: { readonly schemas: Record<string, Json> };
};

/** The schema and all nested ones, with references resolved. */
function partsOf(schema: Json, path: string, open: readonly string[] = []): Part[] {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined)
    return open.includes(name) ? [] : partsOf(components.schemas[name] ?? {}, path, [...open, name]);
  const variants = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] as Json[] | undefined) ?? []);
  const { items, properties = {}, additionalProperties } = schema as Record<string, Json | undefined>;
  return [
    { path, schema },
    ...variants.flatMap((each) => partsOf(each, path, open)),
    ...(items ? partsOf(items, `${path}[]`, open) : []),
    ...Object.entries(properties).flatMap(([key, each]) => partsOf(each as Json, `${path}.${key}`, open)),
    ...(typeof additionalProperties === 'object' ? partsOf(additionalProperties, `${path}.*`, open) : []),
  ];
}

/** Missing bounds of a schema. */
function unbounded({ schema }: Part): readonly string[] {
  const types = [schema['type']].flat();
  const has = (...keys: readonly string[]): boolean => keys.some((key) => schema[key] !== undefined);
  if (has('enum', 'const')) return [];
  return [
    ...(types.includes('string') && !has('maxLength', 'format', 'pattern') ? ['a length'] : []),
    ...((types.includes('integer') || types.includes('number')) && !has('minimum', 'exclusiveMinimum')
      ? ['a minimum']
      : []),
    ...((types.includes('integer') || types.includes('number')) && !has('maximum', 'exclusiveMaximum')
      ? ['a maximum']
      : []),
    ...(types.includes('array') && !has('maxItems') ? ['a number of items'] : []),
    ...(types.includes(undefined) && !has('anyOf', 'oneOf', 'allOf', '$ref') ? ['a type'] : []),
  ];
}

const requestParts = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'servers')
    .flatMap(([method, { parameters = [], requestBody }]) => [
      ...(parameters as readonly Json[]).flatMap(({ name, schema, content }) =>
        partsOf(
          (schema ?? Object.values(content as Record<string, Json>)[0]?.['schema']) as Json,
          `${method} ${path} ?${String(name)}`,
        ),
      ),
      ...Object.entries((requestBody as { content: Record<string, Json> } | undefined)?.content ?? {}).flatMap(
        ([type, { schema }]) => partsOf(schema as Json, `${method} ${path} ${type}`),
      ),
    ]),
);

test('[GQL-58] in the OpenAPI document every text has a length or form, every number a range, every list a size', () => {
  expect(requestParts.length).toBeGreaterThan(700);
  expect(requestParts.flatMap((part) => unbounded(part).map((what) => `${part.path} lacks ${what}`))).toEqual([]);
});

/** A value beyond the bounds of a schema, for each bound that it states; of letters, which no rule tidies away. */
function* beyond(schema: Json): Generator<unknown> {
  const { maxLength, maximum, minimum, maxItems, items } = schema as Record<string, number | undefined> & {
    readonly items?: Json;
  };
  const types = [schema['type']].flat();
  if (types.includes('string') && maxLength !== undefined && maxLength < 200_000) yield 'x'.repeat(maxLength + 1);
  if (maximum !== undefined) yield maximum + 1;
  if (minimum !== undefined) yield minimum - 1;
  if (maxItems !== undefined && maxItems < 10_000)
    yield Array.from({ length: maxItems + 1 }, (_, at) => sampleOf(items ?? {}, at));
}

const samples: Readonly<Record<string, string>> = {
  email: 'a@example.com',
  uuid: '00000000-0000-4000-8000-000000000001',
  'date-time': '2026-11-27T00:00:00Z',
  date: '2026-11-27',
};

/** Some value that a schema takes; of an enum the one at a place. */
function sampleOf(schema: Json, at = 0): unknown {
  const {
    $ref,
    anyOf,
    enum: values,
    type,
    minimum = 0,
    minLength = 1,
    properties = {},
    required = [],
    format,
  } = schema as Json & Record<string, never>;
  if (typeof $ref === 'string') return sampleOf(components.schemas[String($ref).split('/').at(-1) ?? ''] ?? {});
  if (Array.isArray(values)) return (values as readonly unknown[])[at % (values as readonly unknown[]).length];
  if (Array.isArray(anyOf)) {
    const variants = anyOf as readonly Json[];
    return sampleOf(variants.find((each) => /number|integer/.test(String(each['type']))) ?? variants[0] ?? {});
  }
  const kind = [type].flat()[0] as string | undefined;
  if (kind === 'string') return samples[String(format)] ?? 'x'.repeat(minLength);
  if (kind === 'integer' || kind === 'number') return minimum;
  if (kind === 'boolean') return true;
  if (kind === 'array') return [];
  return Object.fromEntries(
    (required as readonly string[]).map((key) => [key, sampleOf((properties as Json)[key] as Json)]),
  );
}

/** A copy of a value with one part replaced; missing parents are created. */
function withPart(value: unknown, keys: readonly string[], part: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return part;
  if (key === '[]') return [withPart(Array.isArray(value) ? value[0] : undefined, rest, part)];
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...object, [key]: withPart((object as Json)[key], rest, part) };
}
const keysOf = (path: string): readonly string[] => path.match(/[^.[\]]+|\[\]/g) ?? [];

/** The fields named by the rejection of a value: 'paging.take', 'only.0'. */
function problemsOf(schema: GenericSchema, value: unknown): readonly string[] {
  try {
    readPart('part', schema, value);
    return [];
  } catch (refusal) {
    return refusal instanceof Refusal ? refusal.problems.map(({ field }) => field) : [];
  }
}

interface Beyond {
  readonly id: string;
  readonly place: 'body' | 'query' | 'path';
  readonly field: string;
  readonly problems: readonly string[];
}

/** Every bound of every operation, crossed once. */
const crossed: readonly Beyond[] = operations.flatMap((each) => {
  const document = Object.entries(paths).flatMap(([, item]) =>
    Object.entries(item).flatMap(([, operation]) => (operation['operationId'] === each.id ? [operation] : [])),
  )[0];
  if (document === undefined) return [];
  const { parameters = [], requestBody } = document as {
    parameters?: readonly Json[];
    requestBody?: { content: Record<string, Json> };
  };
  const example = recordedExamples[each.id];
  const found: Beyond[] = [];
  if (each.body !== null && requestBody)
    for (const part of partsOf(requestBody.content['application/json']?.['schema'] as Json, ''))
      for (const value of beyond(part.schema)) {
        const keys = keysOf(part.path);
        const field = keys.map((key) => (key === '[]' ? '0' : key)).join('.');
        found.push({
          id: each.id,
          place: 'body',
          field,
          problems: problemsOf(each.body, withPart(example?.body ?? {}, keys, value)),
        });
      }
  for (const { name, in: place, schema, content } of parameters) {
    if (place !== 'query' && place !== 'path') continue;
    const own = place === 'path' ? each.params : each.query;
    const shape = (schema ?? Object.values(content as Record<string, Json>)[0]?.['schema']) as Json;
    const base = Object.fromEntries(Object.entries(example?.parameters ?? {}));
    for (const part of partsOf(shape, ''))
      for (const value of beyond(part.schema)) {
        const keys = keysOf(part.path);
        const recorded = base[String(name)];
        const sent =
          content === undefined
            ? String(value)
            : JSON.stringify(
                withPart(typeof recorded === 'string' ? JSON.parse(recorded) : (recorded ?? {}), keys, value),
              );
        found.push({
          id: each.id,
          place,
          field: [String(name), ...keys.map((key) => (key === '[]' ? '0' : key))].join('.'),
          problems: problemsOf(own, { ...base, [String(name)]: sent }),
        });
      }
  }
  return found;
});

test('[GQL-58] a value beyond any of these bounds is a problem of its field', () => {
  expect(crossed.length).toBeGreaterThan(400);
  expect(
    crossed
      // A list's problem may be named by the list.
      .filter(
        ({ field, problems }) =>
          !problems.some(
            (each) => each === field || field === `${each}.0` || (each !== '' && field.startsWith(`${each}.`)),
          ),
      )
      .map(({ id, place, field, problems }) => `${id} ${place} ${field}: ${problems.slice(0, 3).join(', ')}`),
  ).toEqual([]);
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1 }] });
});
afterAll(() => api.close());

test('[GQL-58] over HTTP such a value gets 422 with the field’s name', async () => {
  const search = (change: object) =>
    `/rest/listings/location/list?query=${encodeURIComponent(JSON.stringify({ statusType: 'buy', locationSearchContext: {}, ...change }))}`;
  const responses = [];
  for (const [path, field] of [
    [search({ paging: { take: 101 } }), 'query.paging.take'],
    [search({ price: { max: 2 ** 31 } }), 'query.price.max'],
    [search({ bedrooms: { only: [-1] } }), 'query.bedrooms.only.0'],
    [search({ inspection: { dates: Array.from({ length: 32 }, () => '2026-12-05') } }), 'query.inspection.dates'],
    [search({ near: { latitude: -91, longitude: 145, kilometres: 1 } }), 'query.near.latitude'],
    ['/rest/search/locations?q=' + 'x'.repeat(101), 'q'],
  ] as const) {
    const { status, body } = await api.as.visitor.call('GET', path);
    responses.push([status, body.errors?.[0]?.field]);
    expect([status, body.errors?.map((each: { field: string }) => each.field)]).toEqual([422, [field]]);
  }
  expect(responses.length).toBe(6);
});
