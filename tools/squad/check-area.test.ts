import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArea, sealRelease, sharedVersions } from '@verandah/areas/build';
import { writeArea } from '../new-area/write-area.ts';
import { checkArea } from './check-area.ts';

const root = join(import.meta.dirname, '../..');
const build = { buildArea, sealRelease };
let place: string;
let folder: string;
const site = (schema: string, shared: Readonly<Record<string, string>> = sharedVersions()) => ({
  contract: () => Promise.resolve({ schema, shared }),
});

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'check-area-'));
  folder = await writeArea('harbour-walks', place);
  symlinkSync(join(root, 'tools/new-area/template/node_modules'), join(folder, 'node_modules'), 'dir');
});
afterAll(() => rmSync(place, { recursive: true }));

test('[REL-17] an area fits a site whose schema has its operations and whose shared packages are in its ranges', async () => {
  const schema = readFileSync(join(root, 'api/schema.graphql'), 'utf8');
  expect(await checkArea(folder, site(schema), build)).toEqual([]);
});

test('[REL-17] what a site would reject is named before it is published', async () => {
  const schema =
    'type Query { posts: Posts }\ntype Posts { count: Int results: [Post] }\ntype Post { slug: String title: String }';
  expect(await checkArea(folder, site(schema, { ...sharedVersions(), react: '18.3.1' }), build)).toEqual([
    expect.stringMatching(/^The area needs react \^19\.[\d.]+; the site shares 18\.3\.1\.$/),
    'The API would reject operation HarbourWalksLatest: Unknown argument "take" on field "Query.posts".',
    'The API would reject operation HarbourWalksLatest: Cannot query field "summary" on type "Post".',
  ]);
});
