/** A stored file. */
export interface StoredFile {
  readonly path: string;
  /** When it was last written, milliseconds since 1970. */
  readonly at: number;
}

/**
 * Files by their paths ('originals/0f/p0f…', no '..', no '/' at either end), in a folder or in a bucket. Each call
 * throws `StorageProblem` when the storage cannot be reached or rejects the call.
 */
export interface Storage {
  /** Written atomically; replaces what was there. */
  put(path: string, bytes: Uint8Array | string): Promise<void>;
  /** null: no such object. */
  get(path: string): Promise<Buffer | null>;
  has(path: string): Promise<boolean>;
  /** Removes a file; a missing one is not an error. */
  remove(path: string): Promise<void>;
  /** All files below a folder, at any depth, sorted by path. */
  list(folder: string): Promise<readonly StoredFile[]>;
}

/** An error of a storage, as one line that names the storage. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}

const plain = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/;

/** @throws {StorageProblem} for a path that could lead out of the storage */
export function checkPath(path: string): string {
  if (!plain.test(path))
    throw new StorageProblem('A path in the storage has plain characters, and neither ".." nor a "/" at its ends.');
  return path;
}

/** Runs a task for each item, eight concurrently; after the first failure no other is started. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  let failed = false;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of waiting) {
        if (failed) return;
        await task(item).catch((problem: unknown) => {
          failed = true;
          throw problem;
        });
      }
    }),
  );
}
