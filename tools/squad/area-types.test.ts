import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArea, sealRelease } from '@verandah/areas/build';
import { writeArea } from '../new-area/write-area.ts';
import { areaTypes } from './area-types.ts';

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

test("[REL-17] the types of an area's operations follow its text and the site's schema", async () => {
  const file = join(folder, 'src/graphql.ts');
  const before = readFileSync(file, 'utf8');
  const types = await areaTypes(folder, site, { buildArea, sealRelease });
  expect(types.replaceAll('npx verandah types', 'npm run contracts')).toBe(before);
  const queries = join(folder, 'src/pages/start/queries.ts');
  writeFileSync(queries, readFileSync(queries, 'utf8').replace('title summary', 'title summary publishedAt'));
  expect(await areaTypes(folder, site, { buildArea, sealRelease })).toContain('readonly publishedAt: string');
});
