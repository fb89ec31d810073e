import type { Log } from '@verandah/releases';
import * as v from 'valibot';
import type { PageCache } from './page-cache.ts';

const shape = v.object({ seen: v.string(), tags: v.array(v.string()) });

/** The changes of data that the host has received. */
export interface Changes {
  /** Polls now: what was committed before is known when it resolves. Never throws. */
  refresh(): Promise<void>;
  close(): void;
}

/** Milliseconds. */
const askEvery = 250;
/** The service remembers changes for an hour; when it was not reached for so long, anything may have changed. */
const remembered = 50 * 60_000;

/**
 * Follows what changes in the database, and informs the page cache. While the API is away its pages grow old by
 * themselves.
 */
export function followChanges(
  api: string,
  token: string,
  cache: Pick<PageCache<unknown, unknown>, 'changed' | 'forgetAll' | 'keeps'>,
  log: Log,
  pollMs = askEvery,
): Changes {
  if (!cache.keeps) return { refresh: () => Promise.resolve(), close: () => undefined };
  let seen: string | undefined;
  let heardAt = performance.now();
  let away = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function ask(): Promise<void> {
    try {
      if (performance.now() - heardAt > remembered) seen = undefined;
      const response = await fetch(
        `${api}/internal/changes${seen === undefined ? '' : `?after=${encodeURIComponent(seen)}`}`,
        { headers: { 'x-verandah-internal': token }, signal: AbortSignal.timeout(2000) },
      );
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      const heard = v.parse(shape, await response.json());
      if (seen === undefined) cache.forgetAll();
      else cache.changed(heard.tags);
      [seen, heardAt] = [heard.seen, performance.now()];
      away = false;
    } catch (problem) {
      if (!away && !closed)
        log.warn({ err: problem }, 'change stream disconnected; cached pages may be up to 5 min stale');
      away = true;
    }
  }
  // One after the other: a response that overtakes another would set the moment back.
  let turn: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    // What has not begun yet sees everything that was committed until now.
    next ??= turn = turn.then(() => {
      next = undefined;
      return ask();
    });
    return next;
  };
  const poll = (): void => {
    timer = setTimeout(() => void refresh().finally(() => closed || poll()), pollMs);
    timer.unref();
  };
  void refresh();
  poll();
  return {
    refresh,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
