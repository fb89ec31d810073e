import { internalTokenHeader } from '@verandah/release-registry';
import type { Log } from '@verandah/releases';
import * as v from 'valibot';
import type { PageCache } from './page-cache.ts';

/** An API of an earlier release does not say whether listings are sample data. */
const shape = v.object({ seen: v.string(), tags: v.array(v.string()), sample: v.optional(v.boolean(), false) });

/** The feed of data changes. */
export interface Changes {
  /** Polls now. @returns when everything committed before is applied to the cache; false: the API does not respond */
  refresh(): Promise<boolean>;
  /** Whether the site's listings are sample data, as of the last poll. */
  readonly isSample: () => boolean;
}

/** The API stores changes for an hour. After a longer gap anything may have changed. */
const retention = 50 * 60_000;

/**
 * Reads from the API which data have changed, at its news and after writes, and invalidates cached pages. While the API
 * is unavailable, cached pages expire by age.
 */
export function followChanges(
  api: string,
  token: string,
  cache: Pick<PageCache<unknown, unknown>, 'changed' | 'forgetAll'>,
  log: Log,
): Changes {
  let sample = false;
  let seen: string | undefined;
  let polledAt = performance.now();
  let isUnavailable = false;

  async function poll(): Promise<boolean> {
    try {
      if (performance.now() - polledAt > retention) seen = undefined;
      const response = await fetch(
        `${api}/internal/changes${seen === undefined ? '' : `?after=${encodeURIComponent(seen)}`}`,
        { headers: { [internalTokenHeader]: token }, signal: AbortSignal.timeout(2000) },
      );
      if (!response.ok) throw new Error(`it responded ${response.status}`);
      const received = v.parse(shape, await response.json());
      // Every page's footer states it.
      if (seen === undefined || received.sample !== sample) cache.forgetAll();
      else cache.changed(received.tags);
      [seen, sample, polledAt] = [received.seen, received.sample, performance.now()];
      isUnavailable = false;
    } catch (problem) {
      if (!isUnavailable)
        log.warn({ err: problem }, 'change stream disconnected; cached pages may be up to 5 min stale');
      isUnavailable = true;
    }
    return !isUnavailable;
  }
  // Run polls one after the other: a response that overtakes another would move the cursor back.
  let turn = Promise.resolve(true);
  let next: Promise<boolean> | undefined;
  const refresh = (): Promise<boolean> => {
    // A poll that has not started yet includes everything committed so far.
    next ??= turn = turn.then(() => {
      next = undefined;
      return poll();
    });
    return next;
  };
  return {
    refresh,
    isSample: () => sample,
  };
}
