import { LRUCache } from 'lru-cache';

/** Wrong tries of one address before it has to wait, and how long each is remembered. */
const [most, minutes] = [10, 15] as const;

export interface Tries {
  /** Seconds to wait; 0: it may be tried. */
  wait(address: string): number;
  wrong(address: string): void;
  right(address: string): void;
}

/** Counts wrong tries to sign in, each host for itself: it must be possible while nothing else runs. */
export function tries(now: () => number = () => Date.now()): Tries {
  const counted = new LRUCache<string, { count: number; readonly ends: number }>({ max: 10_000 });
  const held = (address: string) => {
    const entry = counted.get(address);
    return entry && entry.ends > now() ? entry : undefined;
  };
  return {
    wait(address) {
      const entry = held(address);
      // A clock that is set back makes nobody wait longer than the whole time.
      return entry && entry.count >= most ? Math.min(minutes * 60, Math.ceil((entry.ends - now()) / 1000)) : 0;
    },
    wrong(address) {
      const entry = held(address) ?? { count: 0, ends: now() + minutes * 60_000 };
      entry.count++;
      counted.set(address, entry);
    },
    right: (address) => void counted.delete(address),
  };
}
