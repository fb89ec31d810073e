import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArea } from './write-area.ts';

const root = join(import.meta.dirname, '../..');
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'new-area-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

test('[REL-11] a new area has the skeleton of every area, under its own name', async () => {
  const folder = await writeArea('first-homes', place);
  expect(folder).toBe(join(place, 'mf-first-homes'));
  expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
    name: '@verandah/mf-first-homes',
    verandah: { area: 'first-homes' },
  });
  const { area } = (await import(join(folder, 'area.ts'))) as { area: object };
  expect(area).toMatchObject({ name: 'first-homes', routes: ['/first-homes'], healthPath: '/first-homes' });
  expect(read(folder, 'src/pages/start/queries.ts')).toContain('query FirstHomesLatest(');
  expect(read(folder, 'src/pages/start/view.tsx')).toMatch(/>\s*First homes\s*<\/h1>/);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['README.md', 'src/pages.ts', 'src/pages/start/view.test.tsx']));
  for (const file of files.filter((path) => /\.\w+$/.test(path))) expect(read(folder, file)).not.toMatch(/newcomer/i);
});

test.each([
  ['First Homes', /"First Homes" can't be an area's name: use lower case words/],
  ['', /"" can't be/],
  ['../x', /can't be/],
  ['search', /mf-search is there already/],
  ['blog', /\/blog is an address of area community/],
])('[REL-11] the name %p is refused in one line', async (name, problem) => {
  await expect(writeArea(name, root)).rejects.toThrow(problem);
});
