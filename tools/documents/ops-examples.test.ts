import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommand, runCommand, type AreaBuild } from '@verandah/releases/command';
import { ann, operatedSite, opsToken, writeRelease, type OperatedSite } from '@verandah/releases/test-kit';
import { codeOf, commandsAfter, readText } from './documents.ts';

const root = join(import.meta.dirname, '../..');
/** Each documented command once, by its text. */
const examples = new Map(
  ['README.md', 'docs/squads.md', 'docs/operations.md'].flatMap((document) =>
    commandsAfter('npm run ops -- ', codeOf(readText(root, document))).map(
      (words) => [words.join(' '), words] as const,
    ),
  ),
);

let site: OperatedSite;
let staging: OperatedSite;
const origin = { commit: '0a1b2c3d4e5f', unclean: false, who: 'ann', where: 'https://ci.example/run/7' };
/** A site as the documents describe it, and one to take releases over from. */
beforeEach(async () => {
  [site, staging] = await Promise.all([operatedSite(), operatedSite()]);
  process.env['VERANDAH_FROM_TOKEN'] = opsToken;
  site.now = Date.parse('2026-11-21T14:30:00Z');
  site.client.clock = () => site.now;
  const release = (area: string, version: string) => ({ area, version, entry: `${area} ${version}`, origin });
  for (const [area, version] of [
    ['search', '0.9.0'],
    ['search', '1.0.0'],
    ['search', '1.0.1'],
    ['search', '1.4.0'],
    ['listing', '1.0.0'],
    ['listing', '2.0.0'],
    ['walks', '1.0.0'],
    ['first-homes', '1.0.0'],
  ] as const)
    await site.operations.accept(await site.sealed(release(area, version)), ann);
  for (const area of ['listing', 'walks', 'first-homes']) await site.operations.promote(area, '1.0.0', ann);
  for (const version of ['0.9.0', '1.0.0']) await site.operations.promote('search', version, ann);
  await staging.operations.accept(await staging.sealed(release('search', '1.4.0')), ann);
  const key = staging.ring.keys()[0]?.publicKey ?? '';
  await writeFile(join(site.root, 'staging.pem'), key);
  await site.operations.trustKey(key, ann);
  for (const area of ['search', 'listing']) {
    await mkdir(join(site.root, `mf-${area}`));
    await writeFile(join(site.root, `mf-${area}/package.json`), JSON.stringify({ version: '3.0.0' }));
  }
});
afterEach(async () => {
  delete process.env['VERANDAH_FROM_TOKEN'];
  await Promise.all([site.close(), staging.close()]);
});

/** Builds the release of an area's folder. */
const build = async (folder: string): Promise<AreaBuild> => {
  const area = folder.replace(/^.*mf-/, '');
  return {
    buildArea: async () => ({ area, contentHash: '0'.repeat(64) }),
    sealRelease: (outDir, version) => writeRelease(outDir, { area, version }),
  };
};
/** Names that stand for something: of an area, a file and another installation; times of day are of the site's day. */
const standIn = (word: string): string =>
  ({ AREA: 'search', 'staging.pem': join(site.root, word), 'https://staging.example': staging.address })[word] ??
  word.replace(/^(?=\d{2}:\d{2}\.\.)/, '2026-11-21T');
/** Needs a host that renders pages, and has a test with one: host/server/rehearsal.test.ts. */
const needsHost = (name: string): boolean => name === 'rehearse';

test('the documents name enough commands', () => {
  expect(new Set([...examples.values()].map(([name]) => name)).size).toBeGreaterThan(12);
});

test.each([...examples])('[REL-107] a command that is documented works: %s', async (_text, words) => {
  const command = readCommand(words.map(standIn));
  if (needsHost(command.name)) return;
  const { value, text } = await runCommand(command, site.as(opsToken), site.root, 'ann', build);
  expect([typeof value, text === '']).toEqual(['object', false]);
});
