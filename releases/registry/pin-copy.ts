import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { pinSet, type PinSet } from './registry-client.ts';

/** The copy of the pins on this machine's disk, from which a host serves while the registry is away. */
export interface PinCopy { read(): Promise<PinSet | null>; write(set: PinSet): Promise<void> }

export const pinCopy = (file: string): PinCopy => ({
  async read() {
    try {
      const read = v.safeParse(pinSet, JSON.parse(await readFile(file, 'utf8')));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  },
  // Whole or not at all: a kill between the two lines leaves the old copy.
  async write(set) {
    await writeFile(`${file}.new`, JSON.stringify(set));
    await rename(`${file}.new`, file);
  },
});
