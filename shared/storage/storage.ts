/** A stored file. */
export interface StoredFile {
  readonly path: string;
  /** When it was put last, milliseconds since 1970. */
  readonly at: number;
}

/**
 * Files by their paths ('originals/0f/p0f…', no '..', no '/' at either end), in a folder or in a bucket. Each call
 * throws `StorageProblem` when the place can't be reached or refuses.
 */
export interface Storage {
  /** Appears whole or not at all, in place of what was there. */
  put(path: string, bytes: Uint8Array | string): Promise<void>;
  /** null: there is none. */
  get(path: string): Promise<Buffer | null>;
  has(path: string): Promise<boolean>;
  /** Removes a file; one that is not there is no problem. */
  remove(path: string): Promise<void>;
  /** All files below a folder, at any depth, sorted by path. */
  list(folder: string): Promise<readonly StoredFile[]>;
}

/** What went wrong with a storage, in one line that says which. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}

const plain = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/;

/** @throws {StorageProblem} for a path that could lead out of its place */
export function checkPath(path: string): string {
  if (!plain.test(path))
    throw new StorageProblem('A path in the storage has plain characters, and neither ".." nor a "/" at its ends.');
  return path;
}

/** Runs a task for each item, some of them at a time; after the first that fails no other is begun. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
  most = 8,
): Promise<void> {
  const waiting = items.values();
  let failed = false;
  await Promise.all(
    Array.from({ length: most }, async () => {
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
