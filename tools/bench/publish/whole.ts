// Builds the site as one application, from its source to files that could be served. Arguments: the target folder, and
// the areas.
import { buildPlain, loadPlain } from '../pages/plain/build.ts';

const [outDir = '', ...areas] = process.argv.slice(2);
await buildPlain(areas, outDir);
const { table } = await loadPlain(outDir);
if (table.length === 0) throw new Error('The plain application has no pages.');
