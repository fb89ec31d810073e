import type { BootRelease } from '../boot.ts';

/** A release as it is loaded. */
export type Remote = Pick<BootRelease, 'container' | 'entry' | 'hashes' | 'manifest'>;
