import { MemoryLimiter } from '@verandah/rate-limits';

/** Wrong tries of one address before it has to wait, the seconds of their window, and addresses that are counted. */
const [most, seconds, mostKeys] = [10, 900, 10_000] as const;

/** Wrong tries to sign in by address, counted by each host for itself: it must be possible while nothing else runs. */
export const tries = (): MemoryLimiter => new MemoryLimiter({ most, seconds }, { mostKeys });
