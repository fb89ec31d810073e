import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeWhole } from '../store/files.ts';
import type { KeyRing } from '../trust/key-ring.ts';
import { pinSet, type PinSet } from './shapes.ts';

/** The copy of the pins on this machine's disk, from which a host serves while the registry is away. */
export interface PinCopy {
  /** null when there is none that can be believed. */
  read(): Promise<PinSet | null>;
  write(set: PinSet): Promise<void>;
}

const copyShape = v.object({ set: pinSet, signature: v.object({ keyId: v.string(), value: v.string() }) });

/** @param ring signs the copy: one that was changed, or that another's key has signed, is none */
export const pinCopy = (file: string, ring: Pick<KeyRing, 'sign' | 'problem'>): PinCopy => ({
  async read() {
    try {
      const { set, signature } = v.parse(copyShape, JSON.parse(await readFile(file, 'utf8')));
      return ring.problem('pins', set, signature) === null ? set : null;
    } catch {
      return null;
    }
  },
  write: async (set) => writeWhole(file, JSON.stringify({ set, signature: ring.sign('pins', set) })),
});
