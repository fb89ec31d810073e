// Takes one area from its source to a release that can be promoted, like `npm run ops -- publish`. Arguments: the site,
// the area's folder, the version, the folder of the cache.
import { buildOf, operationsClient, publishArea } from '@verandah/releases';

const [site = '', folder = '', version = '', cacheDir = ''] = process.argv.slice(2);
await publishArea(
  { folder, version, cacheDir, allowUnclean: true, who: 'benchmark' },
  operationsClient(site, process.env['VERANDAH_TOKEN'] ?? ''),
  await buildOf(folder),
);
