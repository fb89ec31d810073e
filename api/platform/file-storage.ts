import { bucketStorage, folderStorage, type Storage, type StorageSettings } from '@verandah/storage';
import type { Settings } from './settings/public.ts';

/** One client for each bucket: it reuses its connections. */
const buckets = new Map<string, Storage>();

/** The storage of files shared by all API processes: a bucket or the data folder. */
export function fileStorage({
  dataDir,
  storage,
}: Pick<Settings, 'dataDir'> & { readonly storage?: StorageSettings }): Storage {
  if (storage === undefined) return folderStorage(dataDir);
  const name = JSON.stringify(storage);
  const known = buckets.get(name) ?? bucketStorage(storage);
  buckets.set(name, known);
  return known;
}
