// npm run dev -- AREA [--host URL]: one area from its source, the rest of the site from a running host.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areaNames } from '../areas.ts';
import { developArea, portFor, type Development } from './develop.ts';
import { hostOf } from './find-host.ts';

const root = join(import.meta.dirname, '../..');
const usage = 'Use: npm run dev -- AREA [--host http://localhost:3000] [--folder mf-AREA]; DEV_PORT chooses the port.';

/** @throws {Error} in one line that states what to do */
function readOptions(): Development {
  let read;
  try {
    read = parseArgs({ allowPositionals: true, options: { host: { type: 'string' }, folder: { type: 'string' } } });
  } catch {
    throw new Error(usage);
  }
  const {
    values,
    positionals: [area, ...more],
  } = read;
  if (area === undefined || more.length > 0) throw new Error(usage);
  const folder = resolve(values.folder ?? join(root, `mf-${area}`));
  if (!existsSync(join(folder, 'area.ts')))
    throw new Error(
      values.folder === undefined
        ? `There is no area ${area} here, only ${areaNames(root).join(', ')}. npm run new-area -- ${area} makes one.`
        : `${folder} is no area: it has no area.ts.`,
    );
  const host = hostOf(values.host ?? `http://localhost:${process.env['PORT'] || '3000'}`);
  return {
    area,
    folder,
    host,
    port: portFor(host, process.env['DEV_PORT']),
    root,
    outDir: join(root, '.cache/dev', basename(folder)),
  };
}

try {
  await developArea(readOptions());
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(1);
}
