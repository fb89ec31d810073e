import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, NoDeprecatedCustomRule, parse, print, validate } from 'graphql';
import { documentsBelow } from './area-documents.ts';
import { areaNames } from '../areas.ts';
import { completeOperations } from './declared-operations.ts';
import { graphTypes } from './graph-types.ts';

const root = join(import.meta.dirname, '../..');
/** The schema as clients see it: names of enum values, not the API's internal values. */
const schema = buildSchema(readFileSync(join(root, 'api/schema.graphql'), 'utf8'));

/** An operation and its fragments, in an order that does not depend on where each was found. */
const definitionsOf = ({ text }: { readonly text: string }): string =>
  parse(text).definitions.map(print).toSorted().join('\n');

test.each([...areaNames(root).map((area) => `mf-${area}`), 'tools/new-area/template'])(
  '[GQL-12, GQL-52] the operations in %s have types of the schema and use nothing deprecated',
  async (folder) => {
    const source = join(root, folder, 'src');
    const operations = completeOperations(source, [join(root, 'shared/design')]);
    const documents = await documentsBelow(source);
    // Types are generated from the source. What it declares when it runs is the same.
    expect(operations.map(definitionsOf).toSorted()).toEqual(documents.map(definitionsOf).toSorted());
    expect(operations.length).toBeGreaterThan(0);
    const deprecated = documents.flatMap((each) => validate(schema, parse(each.text), [NoDeprecatedCustomRule]));
    expect(deprecated.map(({ message }) => message)).toEqual([]);
    const types = await graphTypes(schema, operations);
    for (const { source: text } of operations)
      expect(types).toContain(`readonly ${JSON.stringify(text)}: GraphDocument<`);
  },
);

test('[GQL-12] an operation that the schema does not allow is named, with what is wrong', async () => {
  const source = 'query Places { posts(take: 3) { results { slugg } } }';
  const operation = { file: 'pages/places/queries.ts', kind: 'query', name: 'Places', source, text: source } as const;
  await expect(graphTypes(schema, [operation])).rejects.toThrow(
    /^Operations that the schema of the API does not allow:\npages\/places\/queries\.ts: Places: Cannot query field "slugg"/,
  );
});
