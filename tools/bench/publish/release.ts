// Takes one area from its source to a release that can be promoted, like `npm run ops -- publish`. Arguments: the
// area's folder, the site, the folder of the build's cache.
import { buildArea, sealRelease } from '@verandah/areas/build';
import { operationsClient, publish } from '@verandah/releases';

const [folder = '', site = '', cacheDir = ''] = process.argv.slice(2);
const { version, existed } = await publish(
  { folder, who: 'benchmark', cacheDir },
  operationsClient(site, process.env['VERANDAH_TOKEN'] ?? ''),
  { buildArea, sealRelease },
);
if (existed) throw new Error(`${folder} was a release before: nothing was built that would be new.`);
console.log(version);
