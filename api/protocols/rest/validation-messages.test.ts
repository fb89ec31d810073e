import * as v from 'valibot';
import '../../platform/problems/public.ts';
import { operations } from './operations.ts';

/** Values that hardly any field takes. */
const wrong = [undefined, null, true, -1.5, 1e12, '', 'x\u0000', '-', 'x'.repeat(30_000), [], [[]], [{}], {}, { a: 1 }];
/** Words of the library, of its types and of patterns. */
const foreign =
  /\bInvalid\b|\bExpected\b|(?<!enquiry\.|review\.)\breceived\b|\bundefined\b|\bNaN\b|\bRegExp\b|\/\^|\\d|\[object/;

/** The value with one of its fields, at any depth, replaced. */
function* variants(schema: v.GenericSchema): Generator<unknown> {
  yield* wrong;
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  if (inner !== schema) yield* variants(inner);
  if ('item' in inner) for (const each of variants(inner.item as v.GenericSchema)) yield [each];
  if ('entries' in inner && typeof inner.entries === 'object')
    for (const [name, entry] of Object.entries(inner.entries ?? {}))
      for (const each of variants(entry as v.GenericSchema)) yield { [name]: each };
  if ('options' in inner && Array.isArray(inner.options))
    for (const each of inner.options) if (typeof each === 'object') yield* variants(each as v.GenericSchema);
}

const messagesOf = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.flatMap((issue) => [issue.message, ...messagesOf(issue.issues ?? [])]);

test.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '[REST-15] %s reports invalid input in plain words, and never in those of a library',
  (_, { params, query, body }) => {
    const said = new Set<string>();
    for (const schema of [params, query, body])
      if (schema !== null)
        for (const value of variants(schema)) {
          const { issues } = v.safeParse(schema, value);
          for (const message of messagesOf(issues ?? [])) said.add(message);
        }
    expect([...said].filter((message) => foreign.test(message) || message.trim() === '')).toEqual([]);
  },
);

test.each([
  [v.string(), 5, 'must be text'],
  [v.number(), 'a', 'must be a number'],
  [v.boolean(), 'a', 'must be true or false'],
  [v.array(v.string()), {}, 'must be a list'],
  [v.object({ a: v.string() }), null, 'must be an object'],
  [v.object({ a: v.string() }), {}, 'is required'],
  [v.strictObject({}), { b: 1 }, 'is unknown'],
  [v.picklist(['buy', 'rent']), 'sell', 'must be one of buy, rent'],
  [v.picklist([1, 2]), 3, 'must be one of 1, 2'],
  [v.literal('draw'), 'map', 'must be draw'],
  [v.pipe(v.number(), v.integer()), 1.5, 'must be a whole number'],
  [v.pipe(v.number(), v.minValue(3)), 1, 'must be at least 3'],
  [v.pipe(v.string(), v.maxLength(2)), 'abc', 'must have at most 2 characters'],
  [v.pipe(v.array(v.string()), v.minLength(2)), ['a'], 'must have at least 2 entries'],
  [v.pipe(v.string(), v.regex(/^\d/)), 'a', 'has a form that is not accepted'],
] as const)('[REST-15] a value without a message of its own: %#', (schema, value, message) => {
  expect(v.safeParse(schema as v.GenericSchema, value).issues?.[0]?.message).toBe(message);
});
