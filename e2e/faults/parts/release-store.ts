import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import type { System } from '../system.ts';

const linkOf = ({ folderOfHostA }: System): string => join(folderOfHostA, 'releases');
const storeOf = ({ dataDir }: System): string => realpathSync(join(dataDir, 'releases'));
const stalledOf = ({ folderOfHostA }: System): string => join(folderOfHostA, '..', 'stalled-store');

/** Points host A's folder of releases to another target. */
function lead(system: System, target: string): void {
  const made = `${linkOf(system)}.next`;
  symlinkSync(target, made);
  renameSync(made, linkOf(system));
}

/** Files of a store, as paths below it. */
const filesOf = (store: string): readonly string[] =>
  readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('/.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(store.length + 1));

/** The same folders, with pipes in place of files: opening one blocks, as on a network disk that hangs. */
function stalledCopy(store: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const files = filesOf(store);
  for (const folder of new Set(files.map((file) => join(copy, file, '..')))) mkdirSync(folder, { recursive: true });
  for (let at = 0; at < files.length; at += 500)
    spawnSync(
      'mkfifo',
      files.slice(at, at + 500).map((file) => join(copy, file)),
    );
}

/** Those who wait get what they requested. */
function respondToWaiting(store: string, copy: string): void {
  for (const file of filesOf(store)) {
    let pipe: number;
    try {
      pipe = openSync(join(copy, file), constants.O_WRONLY | constants.O_NONBLOCK);
    } catch {
      // This one is not awaited.
      continue;
    }
    const bytes = readFileSync(join(store, file));
    for (let at = 0, tries = 0; at < bytes.length && tries < 1e5; tries += 1)
      try {
        at += writeSync(pipe, bytes, at);
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code !== 'EAGAIN') break;
      }
    closeSync(pipe);
  }
}

/** Hosts continue to serve what they have read of it; host B has its own path to it. */
export const releaseStoreFaults: readonly Fault[] = [
  {
    name: 'release store missing (host A)',
    part: 'release store',
    inPairs: true,
    touches: ['operations'],
    recovery: 'by itself',
    begin: async (system) => lead(system, join(system.folderOfHostA, 'nowhere')),
    end: async (system) => lead(system, storeOf(system)),
  },
  {
    name: 'release store stalled (host A)',
    part: 'release store',
    inPairs: false,
    touches: ['operations'],
    recovery: 'by itself',
    async begin(system) {
      stalledCopy(storeOf(system), stalledOf(system));
      lead(system, stalledOf(system));
    },
    async end(system) {
      lead(system, storeOf(system));
      respondToWaiting(storeOf(system), stalledOf(system));
    },
  },
];
