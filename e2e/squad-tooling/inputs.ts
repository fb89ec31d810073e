import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** What the tools of squads are made of. */
const folders = ['shared', 'releases', 'scripts', 'e2e/squad-tooling', 'e2e/foreign-host'];
/** The inputs that the journeys of the tools last passed with. */
const record = join(root, '.cache', 'squad-tooling-passed');

const isInput = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|json)$/.test(file) && !/\.test\.tsx?$|(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(file);

function inputs(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isInput)
      .toSorted())
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex');
}

/** Whether the tools of squads have changed since their journeys passed here; false if these never did. */
export const squadToolingHasChanged = (): boolean => existsSync(record) && readFileSync(record, 'utf8') !== inputs();

/** Remembers that the journeys of the tools have passed. */
export const recordSquadTooling = (): void => writeFileSync(record, inputs());
