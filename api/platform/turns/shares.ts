import { availableParallelism } from 'node:os';

/**
 * What one network has under way at once: half of what the machine can do at the same moment, so that there is always
 * room for others.
 */
export const shareOfOne = Math.max(1, Math.floor(availableParallelism() / 2));
