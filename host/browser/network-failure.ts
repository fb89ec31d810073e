import { failedFile } from '@verandah/areas';
import { isLeaving } from './leaving.ts';

/** Milliseconds after which a file that does not respond cannot be reached. */
const patience = 5000;

interface Parts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The file's hash; undefined without one. */
  readonly hashOf: (address: string) => string | undefined;
}

const page = globalThis as { readonly __VERANDAH_INTEGRITY__?: Readonly<Record<string, string>> };
const ofPage: Parts = {
  fetch: (address, init) => window.fetch(address, init),
  hashOf: (address) => page.__VERANDAH_INTEGRITY__?.[new URL(address, window.location.href).pathname],
};

/**
 * Whether the network, or the visitor who has left the page, is why a file could not be loaded, rather than its
 * release.
 * Requests the file again: a release is to blame for one that is missing (4xx) or does not match its hash. False for
 * errors that are not about a file.
 */
export async function isNetworkFailure(error: unknown, { fetch, hashOf }: Parts = ofPage): Promise<boolean> {
  const address = failedFile(error);
  if (address === undefined) return false;
  if (isLeaving() || !navigator.onLine) return true;
  const integrity = hashOf(address);
  const respond = async (init: RequestInit): Promise<Response | null> => {
    try {
      return await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience), ...init });
    } catch {
      return null; // cannot be reached, or differs from its hash
    }
  };
  // A file that arrives whole was lost on the way before.
  const whole = await respond(integrity === undefined ? {} : { integrity });
  if (whole) return whole.ok || whole.status >= 500;
  const any = integrity === undefined ? null : await respond({ method: 'HEAD' });
  return any === null || any.status >= 500;
}
