import { dirname } from 'node:path';
import { ownCheckout, type Checkout } from '../checkout.ts';
import { ImportGraph } from './import-graph.ts';
import { root } from './run-program.ts';

/** A folder of at most as many test files runs within a minute, whatever has changed. */
const runWhole = 60;
const testFile = /\.test\.tsx?$/;
/** Neither tests nor what they test read them, or they are written from code that counts by itself. */
const unread = /\.md$|^api\/(?:schema\.graphql|openapi\.json)$|\.generated\.|\/landed\.json$/;
/** What puts the whole API together, or fills a test: through it every test would depend on every domain. */
const ofTheWhole = /^api\/(?:app|protocols)\/|\/test-kit\/|\/test-[\w-]+\.tsx?$/;

const isIn = (folder: string, file: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** Whose tests belong to a file: of a migration the API, of a domain's file the domain, otherwise its own folder. */
const unitOf = (file: string): string =>
  file.endsWith('.sql') ? 'api' : (/^api\/domains\/[^/]+/.exec(file)?.[0] ?? dirname(file));

/**
 * The test files of large folders that a change can affect, of what CI has not passed yet: those beside it (of a domain
 * of the API, all), and those that import it without going through the whole API.
 * @param folders from the root
 * @param rootFolder of the checkout
 * @returns from the root; undefined where the folders are small enough to run whole
 */
export function affectedTests(
  folders: readonly string[],
  checkout: Pick<Checkout, 'files' | 'changedFiles'> = ownCheckout,
  rootFolder = root,
): readonly string[] | undefined {
  const tests = checkout.files.filter((file) => testFile.test(file) && folders.some((folder) => isIn(folder, file)));
  if (tests.length <= runWhole) return undefined;
  const changed = checkout.changedFiles.filter((file) => !unread.test(file));
  const units = new Set(changed.map(unitOf));
  const reached = new ImportGraph(rootFolder, checkout.files).reachedFrom(changed, (file) => ofTheWhole.test(file));
  return tests.filter((test) => reached.has(test) || [...units].some((unit) => unit !== '.' && isIn(unit, test)));
}
