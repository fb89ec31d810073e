// npm run pack [-- FOLDER]: the packages that areas in repositories of their own and other programs install, as
// tarballs.
import { join, resolve } from 'node:path';
import { packPackages } from './pack-packages.ts';

const root = join(import.meta.dirname, '../..');
const [folder = join(root, '.cache/packages'), ...more] = process.argv.slice(2);

try {
  if (more.length > 0 || folder.startsWith('-')) throw new Error('Use: npm run pack -- FOLDER');
  const packed = await packPackages(root, resolve(folder));
  console.log(packed.map(({ file }) => file).join('\n'));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
