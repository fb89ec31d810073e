import type { PinSet } from '@verandah/release-registry';
import type { PinCopy } from './pin-copy.ts';
import type { RegistryClient } from './registry-client.ts';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * A host's view of the registry: the current pins, replaced in one assignment, and unchanged while the API is
 * unavailable.
 */
export interface Registry {
  /** null until the pins are loaded for the first time. */
  readonly pins: PinSet | null;
  /** Whether the last reading succeeded, and the time of the last success (milliseconds since 1970; null: never). */
  readonly contact: { readonly reachable: boolean; readonly respondedAt: number | null };
  /** Applies a newer set now and ignores older ones. Resolves when it is in use. */
  accept(set: PinSet): Promise<void>;
  /** Reads it once: while the API is unavailable, the last known set stays. @returns whether it responded */
  refresh(): Promise<boolean>;
}

/**
 * Follows the registry: `refresh` is called at its news.
 * @param prepare prepares a set (warm workers, route table) before it is in use
 */
export async function followRegistry(
  client: Pick<RegistryClient, 'pins'>,
  copy: PinCopy,
  prepare: (set: PinSet) => Promise<void>,
  log: Log,
): Promise<Registry> {
  let pins: PinSet | null = null;
  // The revision from the registry itself; a copy from disk is replaced by any set of the registry.
  let latest: number | undefined;
  let isUnavailable = false;
  let respondedAt: number | null = null;
  let turn: Promise<void> = Promise.resolve();

  const write = (set: PinSet): Promise<void> =>
    copy.write(set).catch((problem: unknown) => log.warn({ err: problem }, 'pins copy not written'));

  async function use(set: PinSet, persist: boolean): Promise<void> {
    if (latest !== undefined && set.revision <= latest) return;
    await prepare(set);
    pins = set;
    if (!persist) return;
    latest = set.revision;
    await write(set);
  }
  const accept = (set: PinSet, persist = true): Promise<void> => {
    const done = turn.then(() => use(set, persist));
    turn = done.catch(() => {}); // the caller gets the error
    return done;
  };

  async function refresh(): Promise<boolean> {
    try {
      const set = await client.pins({ after: latest });
      if (isUnavailable) log.info({}, 'release registry reachable again');
      isUnavailable = false;
      respondedAt = Date.now();
      if (set) await accept(set);
    } catch (problem) {
      if (!isUnavailable) log.warn({ err: problem }, 'release registry unreachable, serving the last known releases');
      isUnavailable = true;
    }
    if (pins && !copy.holds()) await write(pins);
    return !isUnavailable;
  }

  await refresh();
  if (!pins) {
    const stored = await copy.read();
    if (stored) await accept(stored, false);
  }
  return {
    get pins() {
      return pins;
    },
    get contact() {
      return { reachable: !isUnavailable && respondedAt !== null, respondedAt };
    },
    accept,
    refresh,
  };
}
