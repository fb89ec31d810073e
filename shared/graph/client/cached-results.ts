import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, map, merge, pipe, share, tap } from 'wonka';
import type { DocumentContext } from './through-transport.ts';

/** Milliseconds for which a cached result is returned without a request. */
export const staleTime = 60_000;
/** Milliseconds after its last use when an answer is forgotten. */
export const collectAfter = 300_000;

/** What changes by the minute, or is private, is requested each time. */
const isCached = ({ context }: Operation): boolean => (context as Partial<DocumentContext>).document?.kept !== false;

interface CachedResult {
  readonly result: OperationResult;
  readonly at: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Document cache: an answer serves the same question for a minute; any write empties it. */
export const cachedResults: Exchange =
  ({ forward }) =>
  (operations) => {
    const kept = new Map<number, CachedResult>();
    const forget = (key: number): ReturnType<typeof setTimeout> => {
      const timer = setTimeout(() => kept.delete(key), collectAfter);
      (timer as { unref?: () => void }).unref?.(); // never keeps a server's process alive
      return timer;
    };
    const isFresh = ({ kind, key }: Operation): boolean => {
      const entry = kind === 'query' ? kept.get(key) : undefined;
      return entry !== undefined && Date.now() - entry.at < staleTime;
    };
    const again = (operation: Operation): OperationResult => {
      const entry = kept.get(operation.key) as CachedResult;
      clearTimeout(entry.timer);
      entry.timer = forget(operation.key);
      return { ...entry.result, operation };
    };
    const keep = (result: OperationResult): void => {
      const { kind, key } = result.operation;
      if (kind === 'mutation') {
        for (const { timer } of kept.values()) clearTimeout(timer);
        kept.clear();
      } else if (kind === 'query' && !result.error && isCached(result.operation)) {
        clearTimeout(kept.get(key)?.timer);
        kept.set(key, { result, at: Date.now(), timer: forget(key) });
      }
    };
    // One decision per operation: each branch would otherwise look for itself, before and after the result is cached.
    const shared = pipe(
      operations,
      map((operation) => ({ operation, fresh: isFresh(operation) })),
      share,
    );
    return merge([
      pipe(
        shared,
        filter(({ fresh }) => fresh),
        map(({ operation }) => again(operation)),
      ),
      pipe(
        shared,
        filter(({ fresh }) => !fresh),
        map(({ operation }) => operation),
        forward,
        tap(keep),
      ),
    ]);
  };
