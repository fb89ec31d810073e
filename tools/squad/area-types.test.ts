import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArea, sealRelease } from '@verandah/areas/build';
import { buildSchema } from 'graphql';
import { completeOperations } from '../contracts/declared-operations.ts';
import { graphTypes } from '../contracts/graph-types.ts';
import { writeArea } from '../new-area/write-area.ts';
import { declaringModule, writeAreaTypes } from './area-types.ts';

const root = join(import.meta.dirname, '../..');
const schema = readFileSync(join(root, 'api/schema.graphql'), 'utf8');
const site = { contract: () => Promise.resolve({ schema, shared: {} }) };
let place: string;
let folder: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'area-types-'));
  folder = await writeArea('harbour-walks', place);
  symlinkSync(join(root, 'tools/new-area/template/node_modules'), join(folder, 'node_modules'), 'dir');
});
afterAll(() => rmSync(place, { recursive: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const writeTypes = (): Promise<readonly string[]> => writeAreaTypes(folder, site, { buildArea, sealRelease });

test("[REL-17] the types of an area's operations follow its text and the site's schema", async () => {
  expect(await writeTypes()).toEqual(['src/graphql.generated.ts']);
  // As for an area of this tree.
  const operations = completeOperations(join(folder, 'src'), []);
  expect(read('src/graphql.generated.ts')).toBe(await graphTypes(buildSchema(schema), operations));
  const queries = join(folder, 'src/pages/start/queries.ts');
  writeFileSync(queries, readFileSync(queries, 'utf8').replace('title summary', 'title summary publishedAt'));
  await writeTypes();
  expect(read('src/graphql.generated.ts')).toContain('readonly publishedAt: string');
});

test('[REL-17] a module with all types, as older versions generated it, is replaced by that of the template', async () => {
  expect(read('src/graphql.ts')).toBe(declaringModule);
  writeFileSync(
    join(folder, 'src/graphql.ts'),
    "import { document } from '@verandah/graph';\nexport const graphql = document;\n",
  );
  expect(await writeTypes()).toEqual(['src/graphql.generated.ts', 'src/graphql.ts']);
  expect(read('src/graphql.ts')).toBe(declaringModule);
});
