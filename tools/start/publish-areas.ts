// `node tools/start/publish-areas.ts SITE AREA…`: builds, publishes and promotes areas one after the other. One process
// for several: webpack is loaded and compiled once, which takes half of the processor time of a single build.
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { buildOf, operationsClient, publishArea } from '@verandah/releases';

const root = join(import.meta.dirname, '../..');
const [site = '', ...areas] = process.argv.slice(2);
const token = readFileSync(join(resolve(process.env['DATA_DIR'] || '.data'), 'ops-token'), 'utf8').trim();
const operations = operationsClient(site, token);
const reason = { who: userInfo().username, why: 'first start' };

try {
  for (const area of areas) {
    console.log(`building area ${area} …`);
    const folder = join(root, `mf-${area}`);
    // An image has no repository, and this is its own source. Without a cache: it would be written for a second build,
    // which may never come.
    const { version } = await publishArea({ folder, allowUnclean: true, ...reason }, operations, await buildOf(folder));
    await operations.promote(area, version, reason);
    console.log(`area ${area}@${version} is live`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
