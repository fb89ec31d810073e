import { createHash } from 'node:crypto';
import type { TokenHolder } from './may-read-metrics.ts';

/** Tokens remembered at most; a site has one for each Prometheus. */
const mostTokens = 100;

/**
 * Looks up the holder of a token; while that fails, returns the holder that was found last. Metrics are read with a
 * token that the database holds, and must stay readable while the database is unavailable.
 * @returns a function that rejects when a token cannot be looked up and was never found before
 */
export function rememberHolders(
  holderOf: (token: string) => Promise<TokenHolder>,
): (token: string) => Promise<TokenHolder> {
  const found = new Map<string, TokenHolder>();
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64');
    try {
      const holder = await holderOf(token);
      found.delete(hash);
      // Whoever guesses tokens does not displace those that hold.
      if (holder !== 'unknown') found.set(hash, holder);
      const [oldest] = found.keys();
      if (found.size > mostTokens && oldest !== undefined) found.delete(oldest);
      return holder;
    } catch (problem) {
      const holder = found.get(hash);
      if (holder === undefined) throw problem;
      return holder;
    }
  };
}
