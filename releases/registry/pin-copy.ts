import { readFile } from 'node:fs/promises';
import { pinSet, type PinSet, type Signature } from '@verandah/release-registry';
import * as v from 'valibot';
import { writeWhole } from '../store/files.ts';
import type { KeyRing } from '../trust/key-ring.ts';

/** The copy of the pins on this machine's disk, from which a host serves while the registry is unavailable. */
export interface PinCopy {
  /** null without one with a valid signature. */
  read(): Promise<PinSet | null>;
  write(set: PinSet): Promise<void>;
  /**
   * Whether the copy written last still has a valid signature: its key may have been retired. True when nothing was
   * written.
   */
  holds(): boolean;
}

const copyShape = v.object({ set: pinSet, signature: v.object({ keyId: v.string(), value: v.string() }) });

/** @param ring signs and verifies the copy */
export function pinCopy(file: string, ring: Pick<KeyRing, 'sign' | 'problem'>): PinCopy {
  let written: { readonly set: PinSet; readonly signature: Signature } | undefined;
  return {
    async read() {
      try {
        const { set, signature } = v.parse(copyShape, JSON.parse(await readFile(file, 'utf8')));
        return ring.problem('pins', set, signature) === null ? set : null;
      } catch {
        return null; // no copy, or a damaged one, which is as good as none
      }
    },
    async write(set) {
      const made = { set, signature: ring.sign('pins', set) };
      await writeWhole(file, JSON.stringify(made));
      written = made;
    },
    holds: () => written === undefined || ring.problem('pins', written.set, written.signature) === null,
  };
}
