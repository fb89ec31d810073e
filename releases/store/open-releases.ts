import { bucketStorage, type StorageSettings } from '@verandah/storage';
import type { KeyRing } from '../trust/key-ring.ts';
import type { Effort } from './forms.ts';
import { openStore, type ReleaseStore } from './release-store.ts';
import { sharedStore } from './shared-store.ts';

/** The releases in a folder or, with a bucket, in that, with copies in the folder of what this host serves. */
export function openReleases(
  root: string,
  ring: Pick<KeyRing, 'sign' | 'problem'>,
  storage: StorageSettings | undefined,
  effort?: Effort,
): ReleaseStore {
  const local = openStore(root, ring, effort);
  return storage === undefined ? local : sharedStore(local, ring, bucketStorage(storage));
}
