import type { Bus } from '@verandah/bus';
import { browserSaysNo } from './consent/consent.ts';

/**
 * Whether this visit may be tracked: tracking is not off, and the visitor has opted out neither here nor in
 * their browser.
 */
export const mayTrack = (bus: Pick<Bus, 'last'>): boolean =>
  bus.last('flags')?.['tracking'] !== false && bus.last('consent')?.analytics !== false && !browserSaysNo();
