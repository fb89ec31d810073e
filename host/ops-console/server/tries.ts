import { MemoryLimiter } from '@verandah/rate-limits';

/**
 * Wrong tries of one address before it has to wait, the seconds of their window, and the maximum number of counted
 * addresses.
 */
const [most, seconds, mostKeys] = [10, 900, 10_000] as const;

/**
 * Limits wrong tries to sign in by address. Each host counts its own, since sign-in must work while nothing else does.
 */
export const tryLimiter = (): MemoryLimiter => new MemoryLimiter({ most, seconds }, { mostKeys });
