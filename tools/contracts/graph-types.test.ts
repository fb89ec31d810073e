import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { documentsBelow } from './area-documents.ts';
import { areaNames } from '../areas.ts';
import { graphTypes } from './graph-types.ts';

const root = join(import.meta.dirname, '../..');
/** The schema as clients see it: names of enum values, not the API's internal values. */
const schema = buildSchema(readFileSync(join(root, 'api/schema.graphql'), 'utf8'));

// The areas' modules import styles and JSX, which only the tests' environment can load: npm run contracts writes the
// files through this test.
test.each([...areaNames(root).map((area) => `mf-${area}`), 'tools/new-area/template'])(
  '[GQL-12, GQL-52] the operations in %s have the types of the schema and use nothing deprecated (npm run contracts)',
  async (folder) => {
    const file = join(root, folder, 'src/graphql.ts');
    const documents = await documentsBelow(join(root, folder, 'src'));
    expect(documents.length).toBeGreaterThan(0);
    const text = await graphTypes(schema, documents);
    if (process.env['WRITE_CONTRACTS'] === 'yes') writeFileSync(file, text);
    const deprecated = documents.flatMap((each) => validate(schema, parse(each.text), [NoDeprecatedCustomRule]));
    expect(deprecated.map(({ message }) => message)).toEqual([]);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  },
);
