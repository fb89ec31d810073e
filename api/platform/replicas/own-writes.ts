import { LRUCache } from 'lru-cache';
import { readPosition, writePosition, type Position } from '../database/public.ts';
import { sealText, unsealText } from '../identity/public.ts';

/** The cookie of a browser that has written lately, and the header in which the site's own server passes it on. */
export const writtenCookie = 'written';
export const writtenHeader = 'x-verandah-written';

/**
 * Seconds for which a mark is valid. A replica that is read from is at most half a minute behind (`DATABASE_MAX_LAG`),
 * so a mark that is older says nothing.
 */
export const markSeconds = 60;

const purpose = 'written';

/**
 * Up to where members have written, so that their next reads find it. A browser carries its own mark, sealed, from one
 * API process to the other; callers without cookies are known to the process that they wrote through.
 */
export class OwnWrites {
  readonly #key: Uint8Array;
  readonly #members = new LRUCache<number, Position>({ max: 20_000, ttl: markSeconds * 1000 });

  /** @param key the same in every API process */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Notes a member's write. @returns the browser's mark */
  note(memberId: number | undefined, position: Position): string {
    if (memberId !== undefined) this.#members.set(memberId, position);
    return sealText(writePosition(position), purpose, this.#key);
  }

  /** The position up to which a caller must see writes; 0 without own writes, and for a forged mark. */
  of(memberId: number | undefined, mark: string | undefined): Position {
    const carried = mark === undefined ? undefined : readPosition(unsealText(mark, purpose, this.#key) ?? '');
    const known = memberId === undefined ? undefined : this.#members.get(memberId);
    return [carried ?? 0n, known ?? 0n].reduce((a, b) => (a > b ? a : b));
  }
}
