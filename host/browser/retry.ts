import { failedFile } from '@verandah/areas';

/** Milliseconds before the second and the third attempt to load a file. */
export const retryPauses: readonly number[] = [400, 1600];

/**
 * Loads something, and tries twice again when a file of it could not be loaded.
 * @throws the last failure, and every failure that is not about a file
 */
export async function retryLoad<Value>(load: () => Promise<Value>, pauses = retryPauses): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (failedFile(error) === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
